// The parts that random cases are made of: careers, salaries, certificates, orders, periods.
import { addDays, addMonths, daysInMonth, lastDayOf, monthOf, two } from './plain-dates.ts';
import type { Facts, Rng } from './random-tools.ts';
import {
  annualSalary,
  anyMoney,
  between,
  chance,
  dateIn,
  dayIn,
  int,
  laterMonth,
  maybe,
  mostly,
  near,
  pick,
  shuffled,
  yearsBefore,
} from './random-tools.ts';

export function enrolment(rng: Rng): string {
  const edges = ['2013-12-23', '2013-12-24', '2014-06-30', '2014-07-01', '2014-07-02', '1954-07-01'];
  return chance(rng, 0.7) ? pick(rng, edges) : dateIn(rng, 1955, 2024);
}

export type Career = { service: Facts[]; enrolledOn: string; first: string; last: string; on: string; open: boolean };

const OFFICES = ['supreme', 'superior', 'municipal', 'district'];

function judgeSpell(rng: Rng, from: string, to: string, endedBy: string): Facts {
  const office = chance(rng, 0.08) ? { office: 'appeals' } : maybe(rng, 'office', pick(rng, OFFICES), 0.9);
  return { capacity: 'judge', ...office, from, to, endedBy };
}

function governmentSpell(rng: Rng, first: string, last: string): Facts {
  const from = pick(rng, [
    addDays(first, -int(rng, 30, 4000)),
    addDays(first, -int(rng, 1, 40)),
    between(rng, first, last),
    addDays(last, 5),
  ]);
  const to = addDays(from, int(rng, 0, pick(rng, [40, 400, 3000])));
  return {
    capacity: 'government',
    from,
    ...maybe(rng, 'to', to, 0.9),
    ...maybe(rng, 'refundReturned', chance(rng, 0.75), 0.85),
  };
}

// Cut the months of a career in pieces: one spell; a gap; two spells in one month; an overlap; three spells.
function pieces(rng: Rng, first: string, months: number): { from: string; to: string }[] {
  const end = (from: string, count: number): string => {
    const month = laterMonth(from, count - 1);
    const day = dayIn(rng, month);
    return day < from ? from : day;
  };
  const shape = months < 4 ? 'one' : mostly(rng, 'one', ['gap', 'gap', 'same-month', 'overlap', 'three'], 0.5);
  if (shape === 'one') return [{ from: first, to: end(first, months) }];
  const half = int(rng, 1, months - 2);
  const early = { from: first, to: end(first, half) };
  if (shape === 'gap') {
    const from = dayIn(rng, addMonths(monthOf(early.to), int(rng, 2, 30)));
    return [early, { from, to: end(from, months - half) }];
  }
  if (shape === 'same-month') {
    const month = monthOf(early.to);
    const last = daysInMonth(month);
    const to = first > `${month}-10` ? first : `${month}-10`;
    const from = `${month}-${two(Math.min(last, Number(to.slice(8)) + 9))}`;
    return [
      { from: first, to },
      { from, to: end(from, months - half + 1) },
    ];
  }
  if (shape === 'overlap') {
    const from = between(rng, first, early.to);
    return [early, { from, to: end(first, months) < from ? from : end(from, months - half) }];
  }
  const second = dayIn(rng, addMonths(monthOf(early.to), 1));
  const third = dayIn(rng, addMonths(monthOf(second), int(rng, 2, 12)));
  return [early, { from: second, to: lastDayOf(monthOf(second)) }, { from: third, to: end(third, months - half - 1) }];
}

// A career of so many judge's months from a day on, with the day of the question somewhere about its end.
export function career(rng: Rng, first: string, months: number, endedBy: string): Career {
  const spells = pieces(rng, first, months);
  const last = spells
    .map((spell) => spell.to)
    .sort()
    .at(-1)!;
  const service = spells.map((spell) =>
    judgeSpell(rng, spell.from, spell.to, spell.to === last ? endedBy : pick(rng, ['resignation', 'term-expired'])),
  );
  const open = chance(rng, 0.2);
  if (open) {
    const still = service.find((spell) => spell['to'] === last)!;
    still['to'] = null;
    delete still['endedBy'];
  }
  while (chance(rng, 0.3)) service.push(governmentSpell(rng, first, last));
  const on = open
    ? last
    : pick(rng, [
        last,
        addDays(last, 1),
        addDays(last, -1),
        addDays(last, int(rng, 1, 400)),
        addDays(last, int(rng, 20, 90)),
        addDays(last, int(rng, 20, 90)),
        addDays(last, -int(rng, 1, 200)),
        lastDayOf(monthOf(last)),
      ]);
  const enrolledOn = mostly(rng, first, [addDays(first, -1), addDays(first, int(rng, 1, 60))], 0.9);
  return { service: shuffled(rng, service), enrolledOn, first, last, on: on < first ? first : on, open };
}

// The first day of a career in a cohort: often right at its edge.
export function firstDay(rng: Rng, hybrid: boolean): string {
  if (hybrid) return mostly(rng, '2014-07-01', ['2014-07-02', dateIn(rng, 2015, 2018), dateIn(rng, 2015, 2019)], 0.25);
  return pick(rng, [
    '2013-12-23',
    '2013-12-24',
    '2014-06-30',
    dateIn(rng, 1960, 2012),
    dateIn(rng, 1985, 2012),
    dateIn(rng, 1990, 2009),
  ]);
}

// Born so that an age is reached about a day, or well before it.
export function birthAbout(rng: Rng, days: string[], age: number, latest: string): string {
  const birth = chance(rng, 0.35)
    ? near(rng, yearsBefore(pick(rng, days), age))
    : yearsBefore(pick(rng, days), int(rng, 35, age + 2));
  return birth > latest ? latest : birth;
}

// Salaries: from the first day or a little before, raises in mid-month, about where the last 36 or 60 months begin.
export function salaries(rng: Rng, first: string, last: string): Facts[] {
  const others = [addDays(first, -100), addDays(first, 200), `${monthOf(first)}-01`];
  const starts = new Set([mostly(rng, first, others, 0.85)]);
  for (let raises = int(rng, 0, 4); raises > 0; raises -= 1) {
    const month = pick(rng, [
      laterMonth(last, -36),
      laterMonth(last, -35),
      laterMonth(last, -60),
      laterMonth(last, -59),
      laterMonth(last, -int(rng, 0, 70)),
      monthOf(last),
      laterMonth(last, 1),
    ]);
    starts.add(mostly(rng, dayIn(rng, month), [last, near(rng, last)], 0.85));
  }
  return shuffled(rng, [...starts]).map((from) => ({ from, annual: annualSalary(rng) }));
}

function certificate(rng: Rng, physician: string, appointment: string, about: string, good: boolean): Facts {
  return {
    physician,
    appointment,
    licensed: mostly(rng, true, [false], good ? 0.97 : 0.8),
    ...maybe(rng, 'examinedOn', near(rng, about), 0.6),
    ...maybe(rng, 'incapable', good, good ? 0.97 : 0.8),
    ...maybe(rng, 'totalAndPermanent', good, good ? 0.95 : 0.7),
  };
}

// Sufficient.
export function soundCertificates(rng: Rng, about: string): Facts[] {
  const sound = { licensed: true, incapable: true, totalAndPermanent: true };
  const examined = (): Facts => maybe(rng, 'examinedOn', addDays(about, -int(rng, 0, 90)), 0.5);
  if (chance(rng, 0.5)) return [{ physician: 'md-1', appointment: 'government', ...sound, ...examined() }];
  return ['md-1', 'md-2'].map((physician) => ({ physician, appointment: 'designated', ...sound, ...examined() }));
}

// Sufficient, one too few, conflicting, withdrawn, not counting, or anything.
export function certificates(rng: Rng, about: string): Facts[] {
  const one = (physician: string, appointment: string, good = true): Facts =>
    certificate(rng, physician, appointment, about, good);
  const enough = chance(rng, 0.5)
    ? [one('md-1', 'government')]
    : [one('md-1', 'designated'), one('md-2', 'designated')];
  switch (mostly(rng, 'enough', ['few', 'conflict', 'conflict', 'aside', 'withdrawn', 'later', 'soup', 'none'], 0.55)) {
    case 'few':
      return [one('md-1', 'designated'), ...(chance(rng, 0.5) ? [one('md-1', 'designated')] : [])];
    case 'conflict': {
      const against = one('md-3', pick(rng, ['government', 'designated']), false);
      return shuffled(rng, [...enough, { ...against, incapable: false }]);
    }
    case 'aside':
      return shuffled(rng, [
        ...enough,
        { ...one('md-4', 'own', false), incapable: false },
        { ...one('md-5', 'designated', false), licensed: false, incapable: false },
      ]);
    case 'withdrawn':
      return [
        ...enough,
        {
          ...one('md-1', pick(rng, ['government', 'designated', 'own']), chance(rng, 0.3)),
          examinedOn: pick(rng, [about, addDays(about, 1), addDays(about, -1)]),
          incapable: pick(rng, [null, false, true]),
        },
      ];
    case 'later':
      return [
        ...enough,
        { ...one('md-6', 'designated', false), incapable: false, examinedOn: addDays(about, int(rng, 1, 200)) },
      ];
    case 'soup':
      return Array.from({ length: int(rng, 1, 5) }, () =>
        one(pick(rng, ['md-1', 'md-2', 'md-3']), pick(rng, ['government', 'designated', 'own']), chance(rng, 0.6)),
      );
    case 'none':
      return [];
    default:
      return shuffled(rng, enough);
  }
}

const NAMES = [
  "Ana D'Acosta",
  'Luis De la Cruz Peña',
  'Sol Muñiz',
  'José Ortiz-Cortés',
  'Inés Paz y Miño',
  'María José Núñez Ortiz',
  'Ana',
];
const SHARES: Record<number, string[][]> = {
  1: [['1'], ['1/1']],
  2: [
    ['1/2', '1/2'],
    ['1/3', '2/3'],
    ['2/4', '1/2'],
    ['9/10', '1/10'],
  ],
  3: [
    ['1/2', '1/3', '1/6'],
    ['1/3', '1/3', '1/3'],
    ['5/7', '1/7', '1/7'],
  ],
};

export function people(rng: Rng, most: number): Facts[] {
  const count = int(rng, 1, most);
  const shares = pick(rng, SHARES[count]!);
  const given = chance(rng, 0.5);
  return shuffled(rng, NAMES)
    .slice(0, count)
    .map((name, index) =>
      given ? { name, share: shares[index] } : { name, ...(chance(rng, 0.2) ? { share: null } : {}) },
    );
}

export function orders(rng: Rng, diedOn: string): Facts[] {
  const dates = [addDays(diedOn, -900), addDays(diedOn, -901), addDays(diedOn, -30), diedOn, addDays(diedOn, 1)];
  return Array.from({ length: pick(rng, [0, 1, 1, 2, 2, 3]) }, () => ({
    filedOn: pick(rng, [...dates, ...dates.slice(0, 3)]),
    ...maybe(rng, 'recognizedOn', pick(rng, [...dates, ...dates.slice(0, 3)]), 0.9),
    designees: people(rng, 3).map((person) =>
      chance(rng, 0.25) ? { ...person, diedOn: pick(rng, [near(rng, diedOn), addDays(diedOn, -500), diedOn]) } : person,
    ),
  }));
}

// Periods of months that do not overlap, in any order, often one right after the other.
export function periods(rng: Rng, firstMonth: string, rates: string[]): Facts[] {
  const all: Facts[] = [];
  let from = firstMonth;
  for (let count = mostly(rng, int(rng, 1, 2), [0, 3], 0.85); count > 0; count -= 1) {
    const to = addMonths(from, pick(rng, [0, 0, 1, 11, 23, int(rng, 0, 60)]));
    const given = rates.map((rate) => [rate, pick(rng, ['8.275', '7.5875', '9.275', '0', '10', '5.5'])]);
    all.push({ from, to, monthlySalary: anyMoney(rng, 900000), ...Object.fromEntries(given) });
    from = addMonths(to, pick(rng, [1, 1, 2, 20]));
  }
  return shuffled(rng, all);
}
