// Whether a graph, as data, can be run at all: every operation gets the kinds and units it takes, no division can be by
// zero, every name can be one, and every figure has a value on every day on which it can be looked up.

import { addDays, compareRatio, type Day, formatDay, type Words, ZERO } from '../base/index.ts';
import { identifier } from './compile/writer.ts';
import type { StoredNode } from './hash.ts';
import { asRatio, type ParameterStep } from './interpret.ts';
import { isExact, isMoney } from './node.ts';

/** What is wrong with a graph: at which node, in which rule, and what would be right. */
export interface GraphFault {
  /** The place of the node among the nodes. */
  readonly at: number;
  /** The rule in which it stands; empty where it is in none. */
  readonly rule: string;
  readonly code: 'units' | 'unknown-operation' | 'forward-reference' | 'division-by-zero' | 'name' | 'figure-missing';
  readonly says: Words;
}

/** What is known of what a graph names. */
export interface Surroundings {
  /** The values of a figure over time, in order and without overlap; none where there is no such figure. */
  stepsOf(id: string): readonly ParameterStep[];
  /** The first day that a fact can be; undefined where it can be any. */
  earliest(pointer: string): Day | undefined;
  /** Whether a fact, where given, is above zero. */
  positive(pointer: string): boolean;
}

/** Every fault of the graph; none where it can be run. */
export function checkGraph(nodes: readonly StoredNode[], surroundings: Surroundings): readonly GraphFault[] {
  const rules = rulesOf(nodes);
  const faults: GraphFault[] = [];
  nodes.forEach((node, at) => {
    const report = (code: GraphFault['code'], en: string, es: string): void => {
      faults.push({ at, rule: rules[at] ?? '', code, says: { en, es } });
    };
    const [op, , , args] = node;
    if (args.some((arg) => !Number.isInteger(arg) || arg < 0 || arg >= at)) {
      report(
        'forward-reference',
        `${op} names a node that does not stand before it`,
        `${op} nombra un nodo que no está antes`,
      );
      return;
    }
    checkUnits(node, nodes, report);
    checkNames(node, report);
    if (op === 'divide' && !isPositive(nodes, args[1] as number, surroundings)) {
      report('division-by-zero', 'what it divides by can be zero', 'aquello entre lo que divide puede ser cero');
    }
    if (op === 'parameter') checkFigure(node, nodes, surroundings, report);
  });
  return faults;
}

type Report = (code: GraphFault['code'], en: string, es: string) => void;

/** The name of the innermost rule that each node stands in, by the first rule that reaches it. */
function rulesOf(nodes: readonly StoredNode[]): readonly (string | undefined)[] {
  const names: (string | undefined)[] = nodes.map(() => undefined);
  for (let at = nodes.length - 1; at >= 0; at--) {
    const [op, , data, args] = nodes[at] as StoredNode;
    const own = op === 'rule' ? String(data['name']) : names[at];
    for (const arg of args) if (arg < at) names[arg] ??= own;
    if (op === 'rule') names[at] = own;
  }
  return names;
}

// ---------------------------------------------------------------- kinds and units

const QUANTITIES = ['months', 'years', 'days', 'count', 'ratio', 'money', 'money-a-month', 'money-a-year'];
const ORDERED = [...QUANTITIES, 'day', 'month'];
const VALUES = [...ORDERED, 'truth', 'text', 'list'];

/** What the units of an operation's arguments may be, and what it then yields. */
function checkUnits(node: StoredNode, nodes: readonly StoredNode[], report: Report): void {
  const [op, kind, , args] = node;
  const kinds = args.map((arg) => (nodes[arg] as StoredNode)[1]);
  const fits = FITS[op];
  if (fits === undefined || !VALUES.includes(kind)) {
    report('unknown-operation', `${op} of ${kind} is no operation`, `${op} de ${kind} no es una operación`);
  } else if (
    !fits(
      kind,
      kinds,
      args.map((arg) => nodes[arg] as StoredNode),
    )
  ) {
    const given = kinds.join(', ') || '-';
    report('units', `${op} yields ${kind}, which ${given} do not give`, `${op} da ${kind}, que no resulta de ${given}`);
  }
}

type Fits = (kind: string, kinds: readonly string[], args: readonly StoredNode[]) => boolean;

const none: Fits = (_, kinds) => kinds.length === 0;
const allOf =
  (least: number): Fits =>
  (kind, kinds) =>
    kinds.length >= least && kinds.every((one) => one === kind);
const comparing =
  (allowed: readonly string[]): Fits =>
  (kind, kinds) =>
    kind === 'truth' && kinds.length === 2 && kinds[0] === kinds[1] && allowed.includes(kinds[0] as string);
const pairOf =
  (allowed: readonly string[]): Fits =>
  (kind, kinds) =>
    kinds.length === 2 && kinds.every((one) => one === kind) && allowed.includes(kind);
const listed =
  (kind: string, ...kinds: readonly string[]): Fits =>
  (yields, given) =>
    yields === kind && given.join() === kinds.join();

/** The months of a year: the one number that takes one unit of time to the other. */
const isTwelve = ([op, , data]: StoredNode): boolean => op === 'constant' && data['value'] === 12;
const isOne = ([op, , data]: StoredNode): boolean => op === 'constant' && data['value'] === 1;

const multiplies: Fits = (kind, [a, b], args) => {
  if (b !== 'ratio') return false;
  const twelve = isTwelve(args[1] as StoredNode);
  if (a === 'years') return kind === 'months' && twelve;
  if (kind === 'money-a-year' && a === 'money-a-month') return twelve;
  return a === kind && isExact(kind);
};

const divides: Fits = (kind, [a, b], args) => {
  if (a === undefined || b === undefined) return false;
  const by = args[1] as StoredNode;
  if (kind === 'money-a-month' && a === 'money-a-year') return b === 'ratio' && isTwelve(by);
  // What a sum buys: an annuity by the month or by the year.
  if (a === 'money' && b === 'ratio' && isMoney(kind)) return true;
  if (b === 'ratio' && a === kind) return isExact(kind);
  if (kind !== 'ratio') return false;
  return a === b ? QUANTITIES.includes(a) : b === 'ratio' && ((a === 'months' && isTwelve(by)) || isOne(by));
};

const FITS: Readonly<Record<string, Fits>> = {
  fact: none,
  constant: none,
  leave: none,
  parameter: (_, kinds) => kinds.length === 0 || kinds.join() === 'day',
  reading: allOf(1),
  finding: () => true,
  rule: (kind, kinds) => kinds.length === 1 && kinds[0] === kind,
  all: (kind, kinds) => kind === 'truth' && allOf(1)(kind, kinds, []),
  any: (kind, kinds) => kind === 'truth' && allOf(1)(kind, kinds, []),
  not: listed('truth', 'truth'),
  equal: comparing([...ORDERED, 'truth', 'text']),
  below: comparing(ORDERED),
  'at-most': comparing(ORDERED),
  'at-least': comparing(ORDERED),
  above: comparing(ORDERED),
  add: pairOf(QUANTITIES),
  subtract: pairOf(QUANTITIES),
  multiply: multiplies,
  divide: divides,
  lesser: pairOf(ORDERED),
  greater: pairOf(ORDERED),
  floor: listed('ratio', 'ratio'),
  ceiling: listed('ratio', 'ratio'),
  round: (kind, kinds) => isMoney(kind) && kinds.join() === `${kind},text`,
  choose: (kind, kinds) => kinds.join() === `truth,${kind},${kind}`,
  otherwise: (kind, kinds) => kinds.join() === `${kind},${kind}`,
  anniversary: listed('day', 'day', 'years', 'text'),
  'days-after': listed('day', 'day', 'days'),
  'month-end': (kind, kinds) => kind === 'day' && ['day', 'month'].includes(kinds.join()),
};

// ---------------------------------------------------------------- names

const NAMED: Readonly<Record<string, string>> = { rule: 'name', finding: 'name', parameter: 'id', reading: 'id' };

/** Names become identifiers in generated code: one that can be none is refused, and so is a pointer that is none. */
function checkNames([op, , data]: StoredNode, report: Report): void {
  const key = NAMED[op];
  const name = key === undefined ? undefined : String(data[key]);
  const pointer = op === 'fact' ? String(data['pointer']) : undefined;
  if (name !== undefined && !canBeName(name)) {
    report('name', `"${name}" cannot be a name`, `"${name}" no puede ser un nombre`);
  }
  if (pointer !== undefined && !(pointer.startsWith('/') && canBeName(pointer.slice(1)))) {
    report('name', `"${pointer}" points to no fact`, `"${pointer}" no señala hecho alguno`);
  }
}

function canBeName(text: string): boolean {
  try {
    return identifier(text) !== '';
  } catch {
    return false;
  }
}

// ---------------------------------------------------------------- division

/** Whether a value is above zero whatever the facts, as far as the graph shows it. */
function isPositive(nodes: readonly StoredNode[], at: number, surroundings: Surroundings): boolean {
  const [op, , data, args] = nodes[at] as StoredNode;
  const each = (): readonly boolean[] => args.map((arg) => isPositive(nodes, arg, surroundings));
  switch (op) {
    case 'constant':
      return typeof data['value'] === 'number' && data['value'] > 0;
    case 'fact':
      return surroundings.positive(String(data['pointer']));
    case 'parameter':
      return surroundings.stepsOf(String(data['id'])).every(({ value }) => compareRatio(asRatio(value), ZERO) > 0);
    case 'rule':
    case 'reading':
    case 'add':
    case 'multiply':
    case 'divide':
    case 'lesser':
    case 'otherwise':
      return each().every(Boolean);
    case 'choose':
      return each().slice(1).every(Boolean);
    case 'greater':
      return each().some(Boolean);
    default:
      return false;
  }
}

// ---------------------------------------------------------------- figures

/** The figure has a value from the first day on which it can be looked up, without a gap. */
function checkFigure(
  [, , data, args]: StoredNode,
  nodes: readonly StoredNode[],
  surroundings: Surroundings,
  report: Report,
): void {
  const id = String(data['id']);
  const steps = surroundings.stepsOf(id);
  if (steps.length === 0) {
    report('figure-missing', `there is no figure ${id}`, `no hay cifra ${id}`);
    return;
  }
  const [at] = args;
  if (at === undefined) return;
  const missing = firstWithout(steps, earliestOf(nodes, at, surroundings));
  if (missing === undefined) return;
  const day = missing === 'any' ? undefined : formatDay(missing);
  report(
    'figure-missing',
    day === undefined
      ? `${id} is looked up on a day that can be before its first value`
      : `${id} has no value on ${day}`,
    day === undefined
      ? `${id} se busca en un día que puede ser anterior a su primer valor`
      : `${id} no tiene valor el ${day}`,
  );
}

/** The first day from `first` on without a value; 'any' where days before every value can be asked for. */
function firstWithout(steps: readonly ParameterStep[], first: Day | undefined): Day | 'any' | undefined {
  if (first === undefined) return 'any';
  let next = first;
  for (const { from, to } of steps) {
    if (from > next) return next;
    if (to === undefined) return undefined;
    // The day after a packed day is no integer more, but no stretch begins between the two.
    if (to >= next) next = addDays(to, 1);
  }
  return next;
}

/** The first day that a value can be, whatever the facts; undefined where it can be any day. */
function earliestOf(nodes: readonly StoredNode[], at: number, surroundings: Surroundings): Day | undefined {
  const [op, kind, data, args] = nodes[at] as StoredNode;
  const of = (arg: number): Day | undefined => earliestOf(nodes, arg, surroundings);
  const days = (): readonly (Day | undefined)[] => args.filter((arg) => (nodes[arg] as StoredNode)[1] === kind).map(of);
  switch (op) {
    case 'fact':
      return surroundings.earliest(String(data['pointer']));
    case 'parameter':
      return kind === 'day'
        ? soonest(surroundings.stepsOf(String(data['id'])).map(({ value }) => value as Day))
        : undefined;
    case 'greater':
      return latest(days());
    case 'rule':
    case 'reading':
    case 'choose':
    case 'otherwise':
    case 'lesser':
    case 'month-end':
      return soonest(days());
    default:
      return undefined;
  }
}

function latest(days: readonly (Day | undefined)[]): Day | undefined {
  const known = days.filter((day) => day !== undefined);
  return known.length === 0 ? undefined : (Math.max(...known) as Day);
}

function soonest(days: readonly (Day | undefined)[]): Day | undefined {
  const known = days.filter((day) => day !== undefined);
  return known.length < days.length || known.length === 0 ? undefined : (Math.min(...known) as Day);
}
