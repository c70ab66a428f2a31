// The operations of the graph as terms of SMT-LIB 2: comparisons, sums, rounding and the calendar.
// What joins truths, chooses or comes from outside is in constrain.ts.

import { lowestTerms, type Ratio } from '../base/index.ts';
import type { NumberCase, Script } from './constrain-script.ts';
import { absenceOf, sortOf, type Term } from './constrain-term.ts';
import { calculateExactly } from './interpret.ts';
import { INTEGER_KINDS, type Node, type Op } from './node.ts';
import { allOf, anyOf, either, negated, realNumeral } from './smt.ts';

const COMPARISONS: Partial<Readonly<Record<Op, string>>> = {
  equal: '=',
  below: '<',
  'at-most': '<=',
  'at-least': '>=',
  above: '>',
};

const SIGNS: Partial<Readonly<Record<Op, string>>> = { add: '+', subtract: '-', multiply: '*', divide: '/' };

/** An operation on the terms of its arguments. */
export function operation(node: Node, args: readonly Term[], script: Script): Term {
  const absence = absenceOf(args);
  const divisor = node.op === 'divide' ? real(args[1] as Term) : '1.0';
  const calculated = [negated(absence.open), ...[...absence.left.values()].map(negated)];
  const byZero = isAboveZero(divisor) ? 'false' : allOf([...calculated, `(= ${divisor} 0.0)`]);
  return { kind: node.kind, value: resultOf(node, args, script), ...absence, fails: anyOf([absence.fails, byZero]) };
}

function isAboveZero(term: string): boolean {
  return /^[\d.]+$/.test(term) && Number(term) > 0;
}

function real({ kind, value }: Term): string {
  return sortOf(kind) === 'Real' ? value : `(to_real ${value})`;
}

function resultOf(node: Node, args: readonly Term[], script: Script): string {
  const [a, b] = args as [Term, Term];
  const comparison = COMPARISONS[node.op];
  if (comparison !== undefined) return `(${comparison} ${a.value} ${b.value})`;
  switch (node.op) {
    case 'not':
      return negated(a.value);
    case 'lesser':
      return either(`(<= ${a.value} ${b.value})`, a.value, b.value);
    case 'greater':
      return either(`(>= ${a.value} ${b.value})`, a.value, b.value);
    case 'floor':
      return `(to_real (to_int ${a.value}))`;
    case 'ceiling':
      return `(- (to_real (to_int (- ${a.value}))))`;
    case 'round':
      return script.rounded(script.define('Real', a.value), b.value);
    case 'anniversary':
    case 'days-after':
    case 'month-end':
      return ofCalendar(node, args, script);
    default:
      if (SIGNS[node.op] === undefined) throw new Error(`the operation ${node.op} has no term`);
      return calculated(node, a, b, script);
  }
}

function ofCalendar(node: Node, args: readonly Term[], script: Script): string {
  const [a, b, c] = args as [Term, Term, Term];
  if (node.op === 'month-end' && a.kind === 'month') {
    return `(last-day-in (div ${a.value} 12) (+ 1 (mod ${a.value} 12)))`;
  }
  const [year, month, day] = script.partsOf(a.value);
  if (node.op === 'month-end') return `(last-day-in ${year} ${month})`;
  if (node.op === 'anniversary') {
    return `(anniversary ${year} ${month} ${day} ${b.value} (= ${c.value} ${script.codeOf('march-1')}))`;
  }
  if (b.value === '1') return `(day-after ${year} ${month} ${day})`;
  if (b.value === '(- 1)') return `(day-before ${year} ${month} ${day})`;
  if (/^\d+$/.test(b.value) && Number(b.value) <= 56) return `(some-days-after ${year} ${month} ${day} ${b.value})`;
  return `(day-of-serial (+ (serial-of ${year} ${month} ${day}) ${b.value}))`;
}

/** A calculation with a choice between numbers is a choice between calculations with one number each. */
function calculated(node: Node, a: Term, b: Term, script: Script): string {
  if (INTEGER_KINDS.has(node.kind)) return inWholeNumbers(node, a, b);
  const [ofA, ofB] = [script.numbersOf(a.value), script.numbersOf(b.value)];
  const exact = (one: Ratio, other: Ratio): string =>
    node.op === 'divide' && other.n === 0n ? '0.0' : realNumeral(lowestTerms(calculateExactly(node, one, other)));
  if (ofA !== undefined && ofB !== undefined) {
    return choiceOf(ofA, (one) => choiceOf(ofB, (other) => exact(one, other)));
  }
  const sign = SIGNS[node.op] as string;
  const isSum = node.op === 'add' || node.op === 'subtract';
  if (ofB !== undefined && !isSum) return choiceOf(ofB, (number) => `(${sign} ${real(a)} ${realNumeral(number)})`);
  if (ofA !== undefined && node.op === 'multiply') {
    return choiceOf(ofA, (number) => `(${sign} ${realNumeral(number)} ${real(b)})`);
  }
  const [one, other] = [a, b].map((term) => script.define('Real', real(term))) as [string, string];
  if (node.op === 'multiply') return script.product(one, other);
  return node.op === 'divide' ? script.quotient(one, other) : `(${sign} ${one} ${other})`;
}

function choiceOf(cases: readonly NumberCase[], written: (number: Ratio) => string): string {
  return cases.reduceRight((rest, { when, number }) => either(when, written(number), rest || written(number)), '');
}

function inWholeNumbers(node: Node, a: Term, b: Term): string {
  const sign = SIGNS[node.op] as string;
  const other = sortOf(b.kind) === 'Int' ? b.value : /^(\d+)\.0$/.exec(b.value)?.[1];
  if (other === undefined || node.op === 'divide') return `(to_int (${sign} ${real(a)} ${real(b)}))`;
  return `(${sign} ${a.value} ${other})`;
}
