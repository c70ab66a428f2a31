// The service of a participant month by month: as what each calendar month counts, or by which clause it does not.
// What is credited in all is the question `service` (questions.ts); both rest on the same days and the same readings.

import { covers, type Day, type Month, monthOf, monthsTouched, type Spans, type Words } from '../base/index.ts';
import type { Evaluation, Node } from '../rules/index.ts';
import { Undecided, Unknown } from '../rules/index.ts';
import { evaluate } from './decide.ts';
import type { CheckedFacts } from './facts/read-facts.ts';
import { appealsJudges, cohort, governmentDays, judgeDays } from './judiciary/section-234.ts';
import { eightYearsAsJudge } from './judiciary/section-234-14.ts';
import { isJudges, isReturned, type SpellServed, spellsServed } from './judiciary/service.ts';
import { QUESTIONS } from './questions.ts';
import type { Readings } from './readings.ts';

/** Whether a month is credited, null while that is open; by which clause, and why. */
export interface MonthCredit {
  readonly credited: boolean | null;
  readonly clause: string;
  readonly says: Words;
}

interface ServiceMonth {
  readonly month: Month;
  /** As what it counts: null of a month that no service credits. */
  readonly as: 'judge' | 'government' | null;
  /** Pointers to the spells that credit it; of a month that is not credited, to those that reach into it. */
  readonly spells: readonly string[];
  readonly retirement: MonthCredit;
  /** Toward a pension for nonoccupational disability. */
  readonly disability: MonthCredit;
}

export interface ServiceMonths {
  /** Every calendar month from the first day of any spell to the last, gaps among them. */
  readonly months: readonly ServiceMonth[];
  /** How many are credited; null while the group of the participant, or the service, is not known. */
  readonly retirementMonths: number | null;
  readonly disabilityMonths: number | null;
  /** The option of each reading consulted. */
  readonly readings: Readonly<Record<string, string>>;
}

const credit = (credited: boolean | null, clause: string, en: string, es: string): MonthCredit => ({
  credited,
  clause,
  says: { en, es },
});

const AS_JUDGE = credit(
  true,
  '4-234-14.month',
  'served as judge on some day of it: the month counts whole',
  'sirvió como juez algún día de él: el mes cuenta entero',
);
const RETURNED = credit(
  true,
  '4-234-14.non-judge',
  'other service to the Government, the refund returned and the years as judge complete',
  'otros servicios al Gobierno, devuelto lo reembolsado y completos los años como juez',
);
const FOR_DISABILITY = credit(
  true,
  '4-234-14.non-judge-disability',
  'other service to the Government, the refund returned: for this it needs no years as judge',
  'otros servicios al Gobierno, devuelto lo reembolsado: para esto no requiere años como juez',
);
const TOO_FEW_YEARS = credit(
  false,
  '4-234-14.non-judge',
  'other service to the Government, and the years as judge that open it are not complete',
  'otros servicios al Gobierno, y no están completos los años como juez que los abren',
);
const NOT_RETURNED = credit(
  false,
  '4-234-14.non-judge',
  'other service to the Government, and nothing on file says that what was refunded has been returned',
  'otros servicios al Gobierno, y nada consta de que se devolviera lo reembolsado',
);
const HYBRID = credit(
  false,
  '4-234-14.hybrid',
  'other service to the Government, which is not credited in the Hybrid Program',
  'otros servicios al Gobierno, que no se acreditan en el Programa Híbrido',
);
const GROUP_OPEN = credit(
  null,
  '4-234-13',
  'other service to the Government: open until the group of the participant is known',
  'otros servicios al Gobierno: abierto hasta que se conozca el grupo del participante',
);
const NOT_A_JUDGE = credit(
  false,
  '4-234-8',
  'served in the Court of Appeals, whose judges do not participate under the reading applied',
  'sirvió en el Tribunal de Apelaciones, cuyos jueces no participan según la lectura aplicada',
);
const GAP = credit(false, '4-234-14.gaps', 'no service on any day of it', 'ningún servicio en día alguno de él');

interface Asked {
  readonly readings?: Readings;
  /** The day that an absent `on` means. */
  readonly today: Day;
}

/** What the month stands on: the group of the participant, the months of each kind, and whether eight years opened others. */
interface Ground {
  readonly judge: Spans<Month>;
  readonly government: Spans<Month>;
  readonly group: string | undefined;
  readonly eightYears: boolean;
  readonly counts: (spell: SpellServed) => boolean;
}

/** The months of the service as it stood on the day asked about. Throws NoLawForDate. */
export function serviceMonths(checked: CheckedFacts, options: Asked): ServiceMonths {
  const day = checked.facts.on ?? options.today;
  const evaluation = evaluate(QUESTIONS.service, checked, day, options);
  const group = settled<string>(evaluation, cohort);
  const judge = settled<Spans<Day>>(evaluation, judgeDays);
  const readings = (): Readonly<Record<string, string>> => Object.fromEntries([...evaluation.readings].sort());
  if (judge === undefined) {
    return { months: [], retirementMonths: null, disabilityMonths: null, readings: readings() };
  }
  const spells = spellsServed(evaluation.situation.facts as CheckedFacts['facts'], day);
  const appeals = settled<string>(evaluation, appealsJudges) ?? '';
  const ground: Ground = {
    judge: monthsTouched(judge),
    government: monthsTouched(settled<Spans<Day>>(evaluation, governmentDays) ?? []),
    group,
    eightYears: settled<boolean>(evaluation, eightYearsAsJudge) === true,
    counts: ({ spell }) => isJudges(spell, appeals),
  };
  const months = monthsFrom(spells).map((month) => monthOn(month, spells, ground));
  const total = (of: 'retirement' | 'disability'): number | null =>
    group === undefined ? null : months.filter((month) => month[of].credited === true).length;
  return {
    months,
    retirementMonths: total('retirement'),
    disabilityMonths: total('disability'),
    readings: readings(),
  };
}

/** The value of a node where it is settled. */
function settled<T>(evaluation: Evaluation, node: Node): T | undefined {
  const value = evaluation.valueOf(node);
  return value instanceof Unknown || value instanceof Undecided ? undefined : (value as T);
}

function monthsFrom(spells: readonly SpellServed[]): Month[] {
  if (spells.length === 0) return [];
  const first = Math.min(...spells.map(({ from }) => monthOf(from)));
  const last = Math.max(...spells.map(({ to }) => monthOf(to)));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) as Month);
}

function monthOn(month: Month, spells: readonly SpellServed[], ground: Ground): ServiceMonth {
  const reaching = spells.filter(({ from, to }) => monthOf(from) <= month && month <= monthOf(to));
  const judges = reaching.filter(ground.counts);
  const others = reaching.filter(({ spell }) => isReturned(spell));
  const pointers = (of: readonly SpellServed[]): readonly string[] => of.map(({ spell }) => spell.at);
  if (covers(ground.judge, month)) {
    return { month, as: 'judge', spells: pointers(judges), retirement: AS_JUDGE, disability: AS_JUDGE };
  }
  if (covers(ground.government, month)) {
    const [retirement, disability] = otherService(ground);
    const as = disability.credited === true ? 'government' : null;
    return { month, as, spells: pointers(others), retirement, disability };
  }
  const why = whyNot(reaching, ground);
  return { month, as: null, spells: pointers(reaching), retirement: why, disability: why };
}

/** What other service whose refund was returned is credited to: retirement and disability. */
function otherService({ group, eightYears }: Ground): readonly [MonthCredit, MonthCredit] {
  if (group === undefined) return [GROUP_OPEN, GROUP_OPEN];
  if (group === 'hybrid') return [HYBRID, HYBRID];
  return [eightYears ? RETURNED : TOO_FEW_YEARS, FOR_DISABILITY];
}

function whyNot(reaching: readonly SpellServed[], { group }: Ground): MonthCredit {
  if (reaching.length === 0) return GAP;
  if (reaching.every(({ spell }) => spell.capacity === 'judge')) return NOT_A_JUDGE;
  return group === 'hybrid' ? HYBRID : NOT_RETURNED;
}
