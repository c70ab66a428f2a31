// What the facts of the contract may be, for a solver: codes, absences, and what may not stand together.
// What a record with service and certificates may be is in career.ts.

import { z } from 'zod';
import { type Day, dayOf } from '../../src/base/index.ts';
import { parameterSteps } from '../../src/law/index.ts';
import { allOf, type Constraints, findingName, type Kind, type Script, type Terrain } from '../../src/rules/index.ts';
import { factsSchema } from '../../src/wire/index.ts';

/** A kind of record: what its findings come to, and what holds of it. */
export interface Shape {
  readonly name: string;
  readonly inOrder?: boolean;
  readonly find?: (name: string, args: readonly string[], constraints: Constraints) => string | undefined;
  /** What holds of every record of the shape. */
  readonly given: (constraints: Constraints) => readonly string[];
}

/** The days of a proof: from before the System was to well after today, so that every threshold has both its sides. */
const DAYS: readonly [Day, Day] = [dayOf(1901, 1, 1), dayOf(2099, 12, 31)];

/** The facts whose absence has a meaning in the law; all others are given. */
const MAY_BE_ABSENT: ReadonlySet<string> = new Set([
  '/participant/diedOn',
  '/participant/supersededAnnual',
  '/disability/totalAndPermanentOn',
  '/disability/fundMonthly',
  '/debts',
  '/employment/election',
  '/employment/minimumYears',
  '/telephone/plan',
  '/telephone/restoredMonths',
  '/telephone/boardRate',
  '/telephone/transferred',
]);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
}

const SCHEMA = z.toJSONSchema(factsSchema).$defs?.['Facts'] as Schema;

/** The codes that the contract allows at a pointer; undefined where it allows any text. */
export function codesAt(pointer: string): readonly string[] | undefined {
  let schemas: readonly Schema[] = [SCHEMA];
  for (const key of pointer.split('/').slice(1)) {
    schemas = schemas.flatMap(alternatives).flatMap(({ properties }) => properties?.[key] ?? []);
  }
  return schemas.flatMap(alternatives).find((schema) => schema.enum !== undefined)?.enum;
}

function alternatives(schema: Schema): readonly Schema[] {
  return schema.anyOf?.flatMap(alternatives) ?? [schema];
}

/** `known` are facts that are given here, though they may be absent elsewhere. */
export function terrainOf(shape: Shape, known: readonly string[] = []): Terrain {
  return {
    days: DAYS,
    inOrder: shape.inOrder ?? false,
    mayBeAbsent: (pointer) => MAY_BE_ABSENT.has(pointer) && !known.includes(pointer),
    codesAt,
    stepsOf: parameterSteps,
    ...(shape.find === undefined ? {} : { find: shape.find }),
  };
}

/** Facts that may not stand together, by the pointers of both: the first is never after the second. */
const IN_ORDER: readonly (readonly [string, string])[] = [
  ['/participant/birthDate', '/participant/enrolledOn'],
  ['/participant/birthDate', '/participant/diedOn'],
  ['/retirement/retiredOn', '/participant/diedOn'],
  ['/disability/onsetOn', '/disability/totalAndPermanentOn'],
];

/** What holds of all facts that the law accepts, and of those known on the day asked about; of facts in use alone. */
export function consistent(constraints: Constraints): readonly string[] {
  const used = new Set(constraints.script.declared().map(({ name }) => name));
  const has = (...pointers: string[]): boolean => pointers.every((pointer) => used.has(pointer));
  const day = (pointer: string): string => constraints.variable(pointer, 'day');
  const order = ([a, b]: readonly [string, string]): string => {
    const absent = [a, b]
      .filter((pointer) => MAY_BE_ABSENT.has(pointer))
      .map((pointer) => constraints.isGiven(pointer));
    return absent.length === 0 ? `(<= ${day(a)} ${day(b)})` : `(=> ${allOf(absent)} (<= ${day(a)} ${day(b)}))`;
  };
  const knownByThen = ['/disability/onsetOn', '/disability/totalAndPermanentOn', '/disability/application/filedOn'];
  return [
    ...(has('/participant/enrolledOn') ? [`(<= ${dayOf(1954, 7, 1)} ${day('/participant/enrolledOn')})`] : []),
    ...IN_ORDER.filter((pair) => has(...pair)).map(order),
    ...(has('/on') ? knownByThen.filter((pointer) => has(pointer)).map((pointer) => order([pointer, '/on'])) : []),
    ...(has('/account/factor') ? [`(> ${constraints.variable('/account/factor', 'ratio')} 0.0)`] : []),
    ...irregularOfItsClass(constraints, has('/employment/class', '/employment/appointment')),
  ];
}

/** An irregular appointment goes with the class of that name alone. */
function irregularOfItsClass(constraints: Constraints, used: boolean): readonly string[] {
  if (!used) return [];
  const irregular = constraints.script.codeOf('irregular');
  const [ofClass, appointment] = ['/employment/class', '/employment/appointment'].map((pointer) =>
    constraints.oneOf(pointer, codesAt(pointer)),
  );
  return [`(=> (= ${appointment} ${irregular}) (= ${ofClass} ${irregular}))`];
}

/** What was found for a day, by the script it was found in: of a later day it is no less. */
const byDay = new WeakMap<Script, { readonly of: string; readonly day: string; readonly value: string }[]>();

/** A finding of which all that is known is that it does not fall with the day that is its last argument. */
function neverFalling(name: string, kind: Kind, args: readonly string[], constraints: Constraints): string {
  const { script } = constraints;
  const value = constraints.variable(findingName(name, args), kind);
  const [of, day] = [findingName(name, args.slice(0, -1)), args.at(-1) as string];
  const found = byDay.get(script) ?? [];
  for (const other of found.filter((one) => one.of === of && one.day !== day)) {
    script.assert(`(=> (<= ${day} ${other.day}) (<= ${value} ${other.value}))`);
    script.assert(`(=> (<= ${other.day} ${day}) (<= ${other.value} ${value}))`);
  }
  byDay.set(script, [...found, { of, day, value }]);
  return value;
}

/** Who finds it total and permanent finds incapacity. */
function permanent(args: readonly string[], constraints: Constraints): string {
  const [found, incapable] = ['find-permanent', 'find-incapable'].map((name) =>
    constraints.variable(findingName(name, args), 'truth'),
  ) as [string, string];
  constraints.script.assert(`(=> ${found} ${incapable})`);
  return found;
}

/** Any record in which a salary does not fall: a finding may be anything but for what follows from how it is found. */
export const ANY_RECORD: Shape = {
  name: 'every record',
  find: (name, args, constraints) => {
    switch (name) {
      case 'find-permanent':
        return permanent(args, constraints);
      case 'months-through':
        return neverFalling(name, 'months', args, constraints);
      case 'salary-on':
        return neverFalling(name, 'money', args, constraints);
      default:
        return undefined;
    }
  },
  given: consistent,
};

/** Any record, and any rounding that keeps the order of amounts: what is shown so holds however money is rounded. */
export const ANY_AMOUNT: Shape = { ...ANY_RECORD, inOrder: true };
