// How a second case may differ from the first: a month more of service, a higher salary, a later day of disability, more money.
// What may follow from it is claimed in the files beside this one.

import type { Constraints } from '../../../src/rules/index.ts';
import type { Change } from '../claim.ts';

/** Each of these variables is as great or greater in the second case. */
function notLess(isApart: (name: string) => boolean): Change {
  return {
    apart: isApart,
    relate: (one) =>
      one.script.declared().flatMap(({ name, term }) => {
        if (!isApart(name)) return [];
        const other = one.script.declared().find((variable) => variable.name === `${name}'`);
        return other === undefined ? [] : [`(<= ${term} ${other.term})`];
      }),
  };
}

/** Facts by their pointers, as great or greater in the second case. */
export function greaterFacts(...pointers: readonly string[]): Change {
  return notLess((name) => pointers.includes(name));
}

const MONTHS = /^(?:months|months-beside|last-unbroken-months|months-through)(?: |$)/;
const AVERAGES = /^(?:highest-salary|average-of-last-months|average-of-calendar-months)(?: |$)/;
const BEGAN = '/service/0/from';

/**
 * More months are credited, and whatever is averaged may be other months. Of a career: service began in the calendar
 * month before. Nothing else is otherwise.
 */
export const MORE_SERVICE: Change = {
  apart: (name) => MONTHS.test(name) || AVERAGES.test(name) || name === BEGAN,
  relate: (one, other) => [
    ...notLess((name) => MONTHS.test(name)).relate(one, other),
    ...(isDeclared(one, BEGAN) ? [`(= (+ 1 ${monthOf(other, BEGAN)}) ${monthOf(one, BEGAN)})`] : []),
  ],
};

const SALARIES = /^(?:salary-on|highest-salary|average-of-last-months|average-of-calendar-months)(?: |$)/;

/** Higher salaries, on whatever days and over whatever months. */
export const HIGHER_SALARY: Change = notLess((name) => SALARIES.test(name));

const DAYS = ['/disability/onsetOn', '/disability/totalAndPermanentOn'];

/** The disability began later, and was total and permanent later; nothing else is otherwise. */
export const LATER_DISABILITY: Change = {
  apart: (name) => DAYS.includes(name),
  relate: (one, other) => DAYS.map((day) => `(<= ${dayOf(one, day)} ${dayOf(other, day)})`),
};

const dayOf = (constraints: Constraints, name: string): string => constraints.variable(name, 'day');

function monthOf(constraints: Constraints, name: string): string {
  const [year, month] = constraints.script.partsOf(constraints.variable(name, 'day'));
  return `(+ (* 12 ${year}) ${month})`;
}

function isDeclared(constraints: Constraints, name: string): boolean {
  return constraints.script.declared().some((variable) => variable.name === name);
}
