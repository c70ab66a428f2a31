// One career: a judge's spell, perhaps other service before it, one salary or two, two certificates; in terms of a few facts.
// Its findings are written a second time here; every witness is run through the law, which must find the same.

import { allOf, type Constraints, either } from '../../src/rules/index.ts';
import { codesAt, consistent, type Shape } from './terrain.ts';

const CERTIFICATES = ['/disability/certificates/0', '/disability/certificates/1'];

/** The facts of a career, by what they are; each is a variable of the case. */
function careerOf(constraints: Constraints) {
  const day = (pointer: string): string => constraints.variable(pointer, 'day');
  const month = (of: string): string => {
    const [year, number] = constraints.script.partsOf(of);
    return constraints.script.define('Int', `(+ (* 12 ${year}) ${number} (- 1))`);
  };
  return {
    on: day('/on'),
    from: day('/service/0/from'),
    to: day('/service/0/to'),
    ended: constraints.isGiven('/service/0/to'),
    endedBy: constraints.oneOf('/service/0/endedBy', codesAt('/service/0/endedBy') ?? ENDS),
    died: day('/participant/diedOn'),
    dead: constraints.isGiven('/participant/diedOn'),
    before: { from: day('/service/1/from'), to: day('/service/1/to'), given: constraints.isGiven('/service/1') },
    salaries: [
      { from: day('/salaries/0/from'), annual: constraints.cents('/salaries/0/annual') },
      { from: day('/salaries/1/from'), annual: constraints.cents('/salaries/1/annual') },
    ] as const,
    raised: constraints.isGiven('/salaries/1'),
    month,
  };
}

type Career = ReturnType<typeof careerOf>;

const ENDS = ['resignation', 'term-expired', 'retirement', 'removal', 'death', 'disability'];

const earlier = (a: string, b: string): string => `(ite (<= ${a} ${b}) ${a} ${b})`;

/** The last day served up to a day: where the spell, the life or the looking at it ends. */
function lastDay({ ended, to, dead, died }: Career, until: string, constraints: Constraints): string {
  const alive = constraints.script.define('Int', either(dead, earlier(died, until), until));
  return constraints.script.define('Int', either(ended, earlier(to, alive), alive));
}

/** What the findings of the law come to; a list of days served is worth its last day. */
const FINDINGS: Readonly<
  Record<string, (args: readonly string[], constraints: Constraints, career: Career) => string>
> = {
  'judge-service': ([until = ''], constraints, career) => lastDay(career, until, constraints),
  'government-service': (_, __, { before }) => before.to,
  months: ([last = ''], _, career) => `(+ 1 (- ${career.month(last)} ${career.month(career.from)}))`,
  'last-unbroken-months': ([last = ''], _, career) => `(+ 1 (- ${career.month(last)} ${career.month(career.from)}))`,
  'months-beside': (_, __, { before, from, month }) => {
    const touched = `(+ 1 (- ${month(before.to)} ${month(before.from)}))`;
    const shared = `(ite (= ${month(before.to)} ${month(from)}) 1 0)`;
    return `(ite ${before.given} (- ${touched} ${shared}) 0)`;
  },
  'months-through': ([last = '', day = ''], constraints, career) => {
    const end = constraints.script.define('Int', earlier(career.month(day), career.month(last)));
    return `(ite (< ${end} ${career.month(career.from)}) 0 (+ 1 (- ${end} ${career.month(career.from)})))`;
  },
  'served-on': ([last = '', day = ''], _, { from }) => `(<= ${from} ${day} ${last})`,
  'last-day-served': ([last = '']) => last,
  'has-separated': (_, __, { ended }) => ended,
  'how-separated': (_, { script }, { ended, endedBy }) => `(ite ${ended} ${endedBy} ${script.codeOf('still-serving')})`,
  'alive-on': ([day = ''], _, { dead, died }) => `(or (not ${dead}) (> ${died} ${day}))`,
  'retirement-on-file': (_, constraints) => constraints.isGiven('/retirement'),
  'salary-on': ([day = ''], _, { salaries: [first, second], raised }) =>
    `(ite (and ${raised} (>= ${day} ${second.from})) ${second.annual} ${first.annual})`,
  // A salary does not fall.
  'highest-salary': ([last = ''], _, { salaries: [first, second], raised }) =>
    `(ite (and ${raised} (>= ${last} ${second.from})) ${second.annual} ${first.annual})`,
  'average-of-last-months': ([last = '', months = ''], constraints, career) =>
    average(last, months, constraints, career),
  'average-of-calendar-months': ([last = '', months = ''], constraints, career) =>
    average(last, months, constraints, career),
  'find-incapable': ([government = '', designated = ''], constraints) =>
    enough(constraints, government, designated, ['incapable'], []),
  'find-permanent': ([government = '', designated = ''], constraints) =>
    enough(constraints, government, designated, ['incapable', 'totalAndPermanent'], []),
  'find-capable': (_, constraints) => enough(constraints, '1', '1', [], ['incapable']),
};

/** The mean over the last months, each at the salary of its last day served: so many of them at the second salary. */
function average(last: string, months: string, { script }: Constraints, career: Career): string {
  const {
    salaries: [first, second],
    raised,
    from,
    month,
  } = career;
  const served = script.define('Int', `(+ 1 (- ${month(last)} ${month(from)}))`);
  const counted = script.define('Int', earlier(served, months));
  const since = script.define('Int', `(+ 1 (- ${month(last)} ${month(second.from)}))`);
  const atSecond = script.define(
    'Int',
    `(ite (and ${raised} (<= ${second.from} ${last})) ${earlier(since, counted)} 0)`,
  );
  const sum = `(+ (* ${first.annual} (to_real (- ${counted} ${atSecond}))) (* ${second.annual} (to_real ${atSecond})))`;
  const mixed = `(/ ${sum} (to_real ${counted}))`;
  return `(ite (= ${atSecond} 0) ${first.annual} (ite (= ${atSecond} ${counted}) ${second.annual} ${mixed}))`;
}

/** Whether so many physicians of the Government, or so many designated ones, lawfully in practice, find it. */
function enough(
  constraints: Constraints,
  government: string,
  designated: string,
  holds: readonly string[],
  fails: readonly string[],
): string {
  const counted = (appointment: string): string => {
    const each = CERTIFICATES.map((at) => {
      const truth = (name: string): string => constraints.variable(`${at}/${name}`, 'truth');
      const by = constraints.oneOf(`${at}/appointment`, ['government', 'designated', 'own']);
      return `(ite ${allOf([
        constraints.isGiven(at),
        `(= ${by} ${constraints.script.codeOf(appointment)})`,
        truth('licensed'),
        ...holds.map(truth),
        ...fails.map((name) => `(not ${truth(name)})`),
      ])} 1 0)`;
    });
    return `(+ ${each.join(' ')})`;
  };
  return `(or (>= ${counted('government')} ${government}) (>= ${counted('designated')} ${designated}))`;
}

/** A career in the order of life: service after enrollment and before the day asked about, a death that ends it all. */
function lived(constraints: Constraints): readonly string[] {
  const used = new Set(constraints.script.declared().map(({ name }) => name));
  const { on, from, to, ended, endedBy, died, dead, before, salaries, raised } = careerOf(constraints);
  const [first, second] = salaries;
  /** A condition on facts that a question asks for; nothing is made up for the others. */
  const where = (pointers: readonly string[], condition: (...days: string[]) => string): readonly string[] =>
    pointers.every((pointer) => used.has(pointer))
      ? [condition(...pointers.map((pointer) => constraints.variable(pointer, 'day')))]
      : [];
  const [birth, enrolled, onset] = [
    '/participant/birthDate',
    '/participant/enrolledOn',
    '/disability/onsetOn',
  ] as const;
  const death = constraints.script.codeOf('death');
  const other = CERTIFICATES[1] as string;
  return [
    ...where([birth, enrolled], (b, e) => `(<= (+ ${b} ${25 * 512}) ${e})`),
    ...where([enrolled], (e) => `(<= ${first.from} ${e} ${from})`),
    `(<= ${first.from} ${from} ${on})`,
    `(=> ${ended} (<= ${from} ${to} ${on}))`,
    `(=> ${dead} (<= ${from} ${died}))`,
    `(=> (and ${ended} ${dead}) (<= ${to} ${died}))`,
    `(=> (and ${ended} (= ${endedBy} ${death})) (and ${dead} (= ${to} ${died})))`,
    ...where(
      ['/retirement/retiredOn'],
      (day) => `(=> ${constraints.isGiven('/retirement')} (and ${ended} (< ${to} ${day})))`,
    ),
    ...where([birth], (b) => `(=> ${before.given} (<= ${b} ${before.from}))`),
    `(<= ${before.from} ${before.to})`,
    `(< ${before.to} ${from})`,
    ...where([onset], (day) => `(<= ${first.from} ${day})`),
    ...where([enrolled, onset], (e, day) => `(<= ${e} ${day})`),
    ...where([onset, '/disability/application/filedOn'], (day, filed) => `(<= ${day} ${filed})`),
    `(< ${first.from} ${second.from})`,
    `(=> ${raised} (<= ${first.annual} ${second.annual}))`,
    ...(used.has(`${other} given`)
      ? [`(=> ${constraints.isGiven(other)} ${constraints.isGiven(CERTIFICATES[0] as string)})`]
      : []),
  ];
}

export const CAREER: Shape = {
  name: 'a career of one spell',
  find: (name, args, constraints) => FINDINGS[name]?.(args, constraints, careerOf(constraints)),
  given: (constraints) => [...lived(constraints), ...consistent(constraints)],
};
