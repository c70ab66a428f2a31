// The findings of the graph over list columns: which list work answers which, and what it takes as arguments.
// The list work is in the files beside this one; filling the columns of a question is in fill.ts.

import {
  ABSENT,
  type BlockPlan,
  type Cells,
  DOUBTFUL,
  isExact,
  mergedBits,
  type Node,
  UNKNOWN,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { TEXT_CODES } from '../vocabulary.ts';
import { areSigned, enoughFind, type Finds } from './certificates.ts';
import { type Counted, DaySets, endOf, lastJudgeSpell } from './days.ts';
import { type EarningsTable, IncomeMonths } from './earnings.ts';
import { beneficiariesOf, lastOrder, MISSING, PartTable, UNSURE } from './orders.ts';
import { type PaymentTable, paymentsBetween } from './payments.ts';
import { Histories } from './salaries.ts';
import { type Lists, tableOf } from './tables.ts';

/** Where findings that are lists put what they found, as offset arrays; what is left out is not kept. */
export interface FoundLists {
  readonly payments?: PaymentTable;
  readonly earnings?: EarningsTable;
  /** With what each takes of an amount, where the question splits one. */
  readonly beneficiaries?: PartTable;
}

/** No day comes after it. */
const EVER = Number.MAX_SAFE_INTEGER;

/** A finding's value in a row of the block, or its bits, put into its cells by the place in the block. */
type RowWork = (i: number, row: number) => void;

type Make = (findings: Findings, node: Node, cells: Cells, args: readonly Cells[]) => RowWork;

/** The findings of one run over lists. */
export class Findings {
  readonly lists: Lists;
  readonly into: FoundLists;
  readonly plan: BlockPlan;
  private readonly asOf: Cells | undefined;
  private readonly sets = new Map<Cells, DaySets>();
  private readonly parts = new Map<Cells, PartTable>();
  private histories: Histories | undefined;

  /** `asOfDay` says whether facts are taken as they stood on the day asked about. */
  constructor(plan: BlockPlan, lists: Lists, into: FoundLists, asOfDay: boolean) {
    this.plan = plan;
    this.lists = lists;
    this.into = into;
    this.asOf = asOfDay ? plan.of(v.on) : undefined;
  }

  /** Whether the finding is work on lists that stand here as columns. */
  static has(node: Node): boolean {
    return Object.hasOwn(WORK, String(node.data['name']));
  }

  /** The cells of a finding, with its step in the plan. */
  of(node: Node): Cells {
    const make = WORK[String(node.data['name'])];
    if (make === undefined) throw new Error(`the finding ${node.data['name']} takes no list columns`);
    const args = node.args.map((arg) => (arg.kind === 'text' ? NO_CELLS : this.plan.of(arg)));
    const cells = { ...this.plan.cells(), ...(isExact(node.kind) ? this.fractions() : {}) };
    const work = make(this, node, cells, args);
    this.plan.add((begin, count) => {
      for (let i = 0; i < count; i++) work(i, begin + i);
    });
    return cells;
  }

  private fractions(): { readonly overs: Float64Array } {
    return { overs: new Float64Array(this.plan.size).fill(1) };
  }

  /** The last day of which facts are taken. */
  asOfDay(i: number): number {
    return this.asOf === undefined ? EVER : (this.asOf.value[i] as number);
  }

  /** The day of death of each row, whatever the finding's arguments. */
  deaths(): Cells {
    return this.plan.of(v.diedOn);
  }

  daysOf(cells: Cells | undefined): DaySets {
    return kept(cells === undefined ? undefined : this.sets.get(cells));
  }

  /** The sets of days that a finding yields: they are cleared before each block. */
  newDays(cells: Cells): DaySets {
    const days = new DaySets(this.plan.size);
    this.plan.add(() => days.clear());
    this.sets.set(cells, days);
    return days;
  }

  partsOf(cells: Cells | undefined): PartTable {
    return kept(cells === undefined ? undefined : this.parts.get(cells));
  }

  newParts(cells: Cells): PartTable {
    const parts = this.into.beneficiaries ?? new PartTable();
    if (this.into.beneficiaries === undefined) this.plan.add(() => parts.clear());
    this.parts.set(cells, parts);
    return parts;
  }

  /** The salaries of each row in order, laid out once for all findings of a block. */
  salaries(): Histories {
    if (this.histories !== undefined) return this.histories;
    const table = tableOf(this.lists, 'salaries');
    const histories = new Histories(this.plan.size);
    this.histories = histories;
    this.plan.add((begin, count) => {
      histories.clear();
      for (let row = begin; row < begin + count; row++) histories.addRow(table, row);
    });
    return histories;
  }

  /** Whether the argument is the text, which is the same in every row. */
  isOption(node: Node, arg: number, option: string): boolean {
    return this.plan.textOf(node.args[arg] as Node) === option;
  }
}

const NO_CELLS: Cells = { value: new Float64Array(0), bits: new Uint8Array(0), over: 1 };

function kept<T>(list: T | undefined): T {
  if (list === undefined) throw new Error('a finding takes a list that none beside it yields');
  return list;
}

/** Puts a value that is known. */
function put(cells: Cells, i: number, value: number): void {
  cells.bits[i] = 0;
  cells.value[i] = value;
}

/** Runs the work where all arguments are known, and gives the row their bits where not. */
function whereKnown({ bits }: Cells, args: readonly Cells[], work: RowWork): RowWork {
  const some = args.filter((arg) => arg !== NO_CELLS);
  const [first = new Uint8Array(bits.length), second = first, ...others] = some.map((arg) => arg.bits);
  return (i, row) => {
    let open = mergedBits(first[i] as number, second[i] as number);
    for (let k = 0; k < others.length; k++) open = mergedBits(open, (others[k] as Uint8Array)[i] as number);
    bits[i] = open;
    if (open === 0) work(i, row);
  };
}

// ---------------------------------------------------------------- days and months

const served =
  (counted: (findings: Findings, node: Node) => Counted): Make =>
  (findings, node, cells, [until]) => {
    const table = tableOf(findings.lists, 'service');
    const which = counted(findings, node);
    const { value: diedOn } = findings.deaths();
    const days = findings.newDays(cells);
    const { bits: open, value: last } = until as Cells;
    return (i, row) => {
      const bits = table.given[row] === 0 ? mergedBits(open[i] as number, UNKNOWN) : (open[i] as number);
      cells.bits[i] = bits;
      if (bits !== 0) return days.addNone();
      const death = diedOn[i] as number;
      const through = Math.min(last[i] as number, death === ABSENT ? EVER : death);
      days.addServed(table, row, which, through, findings.asOfDay(i));
    };
  };

const judges = (findings: Findings, node: Node, arg: number): Counted =>
  findings.isOption(node, arg, 'exclude') ? 'judge-without-appeals' : 'judge';

/** A whole number from the days of each row. */
const ofDays =
  (work: (days: DaySets, i: number, args: readonly Cells[], findings: Findings) => number): Make =>
  (findings, _node, cells, args) => {
    const days = findings.daysOf(args[0]);
    return whereKnown(cells, args, (i) => put(cells, i, work(days, i, args, findings)));
  };

const servedOn: Make = (findings, _node, cells, args) => {
  const [ofDaysServed, day] = args as [Cells, Cells];
  const days = findings.daysOf(ofDaysServed);
  const found = whereKnown(cells, args, (i) => put(cells, i, days.holds(i, day.value[i] as number) ? 1 : 0));
  // Without a day served no day is one of them, known or not.
  return (i, row) => (ofDaysServed.bits[i] === 0 && days.isEmpty(i) ? put(cells, i, 0) : found(i, row));
};

const lastDayServed: Make = (findings, _node, cells, args) => {
  const days = findings.daysOf(args[0]);
  return whereKnown(cells, args, (i) => {
    if (days.isEmpty(i)) cells.bits[i] = UNKNOWN;
    else put(cells, i, days.lastDay(i));
  });
};

const separation =
  (say: (endedBy: number | undefined) => number): Make =>
  (findings, node, cells) => {
    const table = tableOf(findings.lists, 'service');
    const counted = judges(findings, node, 0);
    return (i, row) => {
      cells.bits[i] = UNKNOWN;
      if (table.given[row] === 0) return;
      const last = lastJudgeSpell(table, row, counted, findings.asOfDay(i));
      const isOpen = last < 0 || endOf(table, last, findings.asOfDay(i)) === EVER;
      const value = say(isOpen ? undefined : (table.endedBy[last] as number));
      if (value !== ABSENT) put(cells, i, value);
    };
  };

const STILL_SERVING = TEXT_CODES.indexOf('still-serving');

const aliveOn: Make = (findings, _node, cells, args) => {
  const { value: diedOn } = findings.deaths();
  const [day] = args as [Cells];
  return whereKnown(cells, args, (i) => put(cells, i, dayAt(diedOn, i) > (day.value[i] as number) ? 1 : 0));
};

function dayAt(days: Float64Array, i: number): number {
  return days[i] === ABSENT ? EVER : (days[i] as number);
}

// ---------------------------------------------------------------- salaries

/** A sum over a count of each row's salaries. */
const ofSalaries =
  (work: (salaries: Histories, i: number, args: readonly Cells[], days: DaySets | undefined) => number): Make =>
  (findings, node, cells, args) => {
    const salaries = findings.salaries();
    const days = node.args[0]?.kind === 'list' ? findings.daysOf(args[0]) : undefined;
    const overs = cells.overs as Float64Array;
    return whereKnown(cells, args, (i) => {
      cells.bits[i] = work(salaries, i, args, days);
      cells.value[i] = salaries.sum;
      overs[i] = salaries.count;
    });
  };

const lastMonths = (calendar: boolean): Make =>
  ofSalaries((salaries, i, [, months], days) =>
    salaries.ofLastMonths(kept(days), i, (months as Cells).value[i] as number, calendar),
  );

// ---------------------------------------------------------------- orders and shares

const lastOrderOf: Make = (findings, node, cells, args) => {
  const table = tableOf(findings.lists, 'orders');
  const byRecognition = findings.isOption(node, 1, 'latest-recognized');
  const { value: death } = args[0] as Cells;
  return whereKnown(cells, args, (i, row) => {
    const order = lastOrder(table, row, death[i] as number, byRecognition);
    if (order === UNSURE) cells.bits[i] = UNKNOWN | DOUBTFUL;
    else cells.value[i] = order;
  });
};

const beneficiaries: Make = (findings, node, cells, args) => {
  const table = findings.newParts(cells);
  const [orders, heirs] = [tableOf(findings.lists, 'orders'), tableOf(findings.lists, 'heirs')];
  const terms = { orders, heirs, survivorsTake: findings.isOption(node, 2, 'survivors-take') };
  const [order, death] = args as [Cells, Cells];
  const found = whereKnown(cells, args, (i, row) => {
    const why = beneficiariesOf(terms, row, order.value[i] as number, death.value[i] as number, table);
    if (why !== 0) cells.bits[i] = why === MISSING ? UNKNOWN : UNKNOWN | DOUBTFUL;
  });
  return (i, row) => {
    found(i, row);
    table.close(cells.bits[i] === 0);
    cells.value[i] = table.rows - 1;
  };
};

const shares: Make = (findings, _node, cells, args) => {
  const [amount, taken] = args as [Cells, Cells];
  const table = findings.partsOf(taken);
  return whereKnown(cells, args, (i) => {
    const whole = Math.floor((amount.value[i] as number) / amount.over);
    if (!table.split(taken.value[i] as number, whole)) cells.bits[i] = UNKNOWN | DOUBTFUL;
  });
};

// ---------------------------------------------------------------- payments and earnings

const payments: Make = (findings, node, cells, args) => {
  const [monthly, first, last, , thirty] = args as [Cells, Cells, Cells, Cells, Cells];
  const table = findings.into.payments;
  const terms = {
    dayCount: findings.plan.textOf(node.args[3] as Node),
    payday: findings.plan.textOf(node.args[5] as Node),
    halfToEven: findings.isOption(node, 6, 'half-even'),
  };
  const found = whereKnown(cells, args, (i) => {
    const at = ({ value }: Cells): number => value[i] as number;
    const total = paymentsBetween(at(monthly), at(first), at(last), at(thirty), terms, table);
    if (total === Number.POSITIVE_INFINITY) cells.bits[i] = UNKNOWN | DOUBTFUL;
    cells.value[i] = total;
  });
  return (i, row) => {
    found(i, row);
    table?.close(cells.bits[i] === 0);
  };
};

const paymentsTotal: Make = (_findings, _node, cells, args) =>
  whereKnown(cells, args, (i) => put(cells, i, (args[0] as Cells).value[i] as number));

const earnings: Make = (findings, node, cells, [pension, wage]) => {
  const income = tableOf(findings.lists, 'income');
  const table = findings.into.earnings;
  const months = new IncomeMonths();
  const byYear = findings.isOption(node, 2, 'year');
  const [ofPension, ofWage] = [pension as Cells, wage as Cells];
  return (i, row) => {
    const open = mergedBits(ofPension.bits[i] as number, ofWage.bits[i] as number);
    const missing = months.take(income, row);
    const monthly = ofPension.value[i] as number;
    // Of no pension nothing is payable, whatever the wage.
    const nothing = months.isEmpty || (ofPension.bits[i] === 0 && monthly === 0);
    let bits = missing === 0 && nothing ? 0 : mergedBits(open, missing);
    if (bits === 0 && !months.periods(monthly, open === 0 ? (ofWage.value[i] as number) : monthly, byYear, table)) {
      bits = UNKNOWN | DOUBTFUL;
    }
    cells.bits[i] = bits;
    table?.close(bits === 0);
  };
};

// ---------------------------------------------------------------- certificates

const physicians =
  (finds: Finds): Make =>
  (findings, _node, cells, args) => {
    const table = tableOf(findings.lists, 'certificates');
    const [government, designated] = args;
    return whereKnown(cells, args, (i, row) => {
      const asOf = findings.asOfDay(i);
      if (table.given[row] === 0) cells.bits[i] = UNKNOWN;
      else if (!areSigned(table, row, asOf)) cells.bits[i] = UNKNOWN | DOUBTFUL;
      else {
        const enough = enoughFind(table, row, asOf, finds, government?.value[i] ?? 1, designated?.value[i] ?? 1);
        put(cells, i, enough ? 1 : 0);
      }
    });
  };

/** The work of each finding, by its name in the graph. */
const WORK: Readonly<Record<string, Make>> = {
  'judge-service': served((findings, node) => judges(findings, node, 1)),
  'government-service': served(() => 'government'),
  months: ofDays((days, i) => days.monthsThrough(i, EVER)),
  'months-beside': ofDays((days, i, [, others], findings) => days.monthsBeside(i, findings.daysOf(others))),
  'last-unbroken-months': ofDays((days, i) => days.lastUnbrokenMonths(i)),
  'months-through': ofDays((days, i, [, day]) => days.monthsThroughDay(i, (day as Cells).value[i] as number)),
  'served-on': servedOn,
  'last-day-served': lastDayServed,
  'has-separated': separation((endedBy) => (endedBy === undefined ? 0 : 1)),
  'how-separated': separation((endedBy) => endedBy ?? STILL_SERVING),
  'alive-on': aliveOn,
  'salary-on': ofSalaries((salaries, i, [day]) => salaries.on(i, (day as Cells).value[i] as number)),
  'average-of-last-months': lastMonths(false),
  'average-of-calendar-months': lastMonths(true),
  'highest-salary': ofSalaries((salaries, i, _args, days) => salaries.highest(kept(days), i)),
  'last-order': lastOrderOf,
  beneficiaries,
  shares,
  payments,
  'payments-total': paymentsTotal,
  'earnings-by-period': earnings,
  'find-incapable': physicians('incapable'),
  'find-permanent': physicians('permanent'),
  'find-capable': physicians('capable'),
  'retirement-on-file': (findings, _node, cells) => {
    const onFile = tableOf(findings.lists, 'retirementOnFile');
    return (i, row) => put(cells, i, onFile[row] as number);
  },
};
