// Checked facts as tables of lists: each list of each case once, its elements in the order of the document.
// The shapes of the tables are in tables.ts; facts that are no lists come by factColumnsOf in fill.ts.

import type { Ratio } from '../../base/index.ts';
import { ABSENT } from '../../rules/index.ts';
import type { Order } from '../facts/facts.ts';
import type { CheckedFacts } from '../facts/read-facts.ts';
import { TEXT_CODES } from '../vocabulary.ts';
import {
  APPOINTMENTS,
  CAPACITIES,
  type CertificateTable,
  type IncomeTable,
  type Lists,
  type ListTable,
  OFFICES,
  type OrderTable,
  type PersonTable,
  type SalaryTable,
  type SpellTable,
} from './tables.ts';

/** The lists of the cases, a row a case. What does not depend on the day asked about is not cut there yet. */
export function listsOf(cases: readonly CheckedFacts[]): Required<Lists> {
  const facts = cases.map((one) => one.facts);
  return {
    service: spellTable(facts.map(({ service }) => service)),
    salaries: salaryTable(facts.map(({ salaries }) => salaries)),
    orders: orderTable(facts.map(({ orders }) => orders)),
    heirs: personTable(facts.map(({ heirs }) => heirs)),
    income: incomeTable(facts.map(({ pension }) => pension?.income)),
    certificates: certificateTable(facts.map(({ disability }) => disability?.certificates)),
    retirementOnFile: Uint8Array.from(facts, ({ retirement }) => (retirement === undefined ? 0 : 1)),
  };
}

type ListsOf<E> = readonly (readonly E[] | undefined)[];

/** The offsets of lists, and their elements one after the other. */
function laidOut<E>(lists: ListsOf<E>): ListTable & { readonly elements: readonly E[] } {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, row) => {
    offsets[row + 1] = (offsets[row] as number) + (list?.length ?? 0);
  });
  const given = Uint8Array.from(lists, (list) => (list === undefined ? 0 : 1));
  return { offsets, given, elements: lists.flatMap((list) => list ?? []) };
}

const integer = (value: number | undefined): number => value ?? ABSENT;
const truth = (value: boolean | undefined): number => (value === undefined ? ABSENT : value ? 1 : 0);
const placeIn = (codes: readonly string[], code: string | undefined): number =>
  code === undefined ? ABSENT : codes.indexOf(code);

function spellTable(lists: ListsOf<NonNullable<CheckedFacts['facts']['service']>[number]>): SpellTable {
  const { elements, offsets, given } = laidOut(lists);
  return {
    offsets,
    given,
    capacity: Int8Array.from(elements, ({ capacity }) => placeIn(CAPACITIES, capacity)),
    from: Int32Array.from(elements, ({ from }) => integer(from)),
    to: Int32Array.from(elements, ({ to }) => integer(to)),
    office: Int8Array.from(elements, ({ office }) => placeIn(OFFICES, office)),
    endedBy: Int8Array.from(elements, ({ endedBy }) => placeIn(TEXT_CODES, endedBy)),
    refundReturned: Int8Array.from(elements, ({ refundReturned }) => truth(refundReturned)),
  };
}

function salaryTable(lists: ListsOf<NonNullable<CheckedFacts['facts']['salaries']>[number]>): SalaryTable {
  const { elements, offsets, given } = laidOut(lists);
  return {
    offsets,
    given,
    from: Int32Array.from(elements, ({ from }) => integer(from)),
    annual: Float64Array.from(elements, ({ annual }) => integer(annual)),
  };
}

interface Person {
  readonly name: string | undefined;
  readonly share: Ratio | undefined;
  readonly diedOn?: number | undefined;
}

/** A numerator or denominator as a double; one that no double holds takes its row beyond what is reckoned here. */
function part(share: Ratio | undefined, of: 'n' | 'd'): number {
  if (share === undefined) return of === 'n' ? ABSENT : 1;
  const value = Number(share[of]);
  return Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
}

function personTable(lists: ListsOf<Person>): PersonTable {
  const { elements, offsets, given } = laidOut(lists);
  return {
    offsets,
    given,
    named: Uint8Array.from(elements, ({ name }) => (name === undefined ? 0 : 1)),
    share: Float64Array.from(elements, ({ share }) => part(share, 'n')),
    shareOver: Float64Array.from(elements, ({ share }) => part(share, 'd')),
    diedOn: Int32Array.from(elements, ({ diedOn }) => integer(diedOn)),
  };
}

function orderTable(lists: ListsOf<Order>): OrderTable {
  const { elements, offsets, given } = laidOut(lists);
  return {
    offsets,
    given,
    filedOn: Int32Array.from(elements, ({ filedOn }) => integer(filedOn)),
    recognizedOn: Int32Array.from(elements, ({ recognizedOn }) => integer(recognizedOn)),
    designees: personTable(elements.map(({ designees }) => designees)),
  };
}

interface Income {
  readonly month: number | undefined;
  readonly amount: number | undefined;
}

function incomeTable(lists: ListsOf<Income>): IncomeTable {
  const { elements, offsets, given } = laidOut(lists);
  return {
    offsets,
    given,
    month: Int32Array.from(elements, ({ month }) => integer(month)),
    amount: Float64Array.from(elements, ({ amount }) => integer(amount)),
  };
}

type Certificate = NonNullable<NonNullable<CheckedFacts['facts']['disability']>['certificates']>[number];

function certificateTable(lists: ListsOf<Certificate>): CertificateTable {
  const { elements, offsets, given } = laidOut(lists);
  const names = [...new Set(elements.flatMap(({ physician }) => (physician === undefined ? [] : [physician])))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    offsets,
    given,
    physician: Int32Array.from(elements, ({ physician }) =>
      physician === undefined ? ABSENT : integer(numbers.get(physician)),
    ),
    appointment: Int8Array.from(elements, ({ appointment }) => placeIn(APPOINTMENTS, appointment)),
    licensed: Int8Array.from(elements, ({ licensed }) => truth(licensed)),
    examinedOn: Int32Array.from(elements, ({ examinedOn }) => integer(examinedOn)),
    incapable: Int8Array.from(elements, ({ incapable }) => truth(incapable)),
    totalAndPermanent: Int8Array.from(elements, ({ totalAndPermanent }) => truth(totalAndPermanent)),
  };
}
