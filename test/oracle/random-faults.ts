// The faults that the contract names, each put into a line.
import { addDays } from './plain-dates.ts';
import type { Facts, Rng } from './random-tools.ts';
import { chance, pick } from './random-tools.ts';

type Spoil = (rng: Rng, line: Facts) => void;

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The object of this name among the facts, made if it is not there.
function part(line: Facts, name: string): Facts {
  if (!isObject(line['facts'])) line['facts'] = {};
  const facts = line['facts'] as Facts;
  if (!isObject(facts[name])) facts[name] = {};
  return facts[name] as Facts;
}

function setFact(line: Facts, name: string, value: unknown): void {
  part(line, 'participant');
  (line['facts'] as Facts)[name] = value;
}

// One fact set to a value that is refused.
const set =
  (object: string, key: string, values: unknown[]): Spoil =>
  (rng, line) => {
    part(line, object)[key] = pick(rng, values);
  };

// Several facts of one object set so that together they are refused.
const together =
  (object: string, values: Facts): Spoil =>
  (_rng, line) => {
    Object.assign(part(line, object), values);
  };

// A whole object or list of facts that is refused.
const whole =
  (name: string, values: unknown[]): Spoil =>
  (rng, line) =>
    setFact(line, name, pick(rng, values));

const NO_DATES = [
  '2023-02-29',
  '2024-13-01',
  '2024-04-31',
  '2024-1-1',
  '20240101',
  '2024-00-10',
  '2024-01-00',
  '2024-01-01T00:00:00Z',
  ' 2024-01-01',
  '',
  20240101,
  true,
  {},
  [],
];
const NO_MONTHS = ['2024-13', '2024-00', '2024-1', '2024-01-01', '', 202401];
const NO_MONEY = [
  '1',
  '1.0',
  '01.00',
  '1.000',
  '-1.00',
  '1,000.00',
  '.50',
  '10000000000000.00',
  '1e3',
  '$1.00',
  ' 1.00',
  '1.00\n',
  '',
  1,
  1.5,
  0,
  true,
];
const NO_RATES = ['2.', '.5', '-1', '2,5', '2.5%', '1e1', '', 2.5];
const NO_FACTORS = ['0', '0.000', '-12', '12.', '', 12];
const NO_SHARES = ['0/1', '0', '3/2', '2', '1/0', '1.0', '0.5', '50%', '-1/2', '', 1, 0.5];
const NO_BOOLEANS = ['true', 'yes', 1, 0, {}];
const NO_WORDS = ['', 'other', 'Judge', 1, true, []];
const KEYS = ['birthdate', 'note', 'a/b', 'c~d', 'ON', 'amount', 'constructor', 'toString'];

const spell = (more: Facts): Facts => ({ capacity: 'judge', from: '2010-01-01', ...more });
const period = (from: string, to: string): Facts => ({ from, to, monthlySalary: '1000.00', individualRate: '8' });
const designated = (designees: unknown): unknown => [{ filedOn: '2010-01-01', designees }];

const SHARE_FAULTS = [
  [],
  [
    { name: 'A', share: '1/2' },
    { name: 'B', share: '1/3' },
  ],
  [{ name: 'A', share: '1/2' }, { name: 'B' }],
  [{ name: 'A', share: '1/2' }],
  [
    { name: 'A', share: '2/3' },
    { name: 'B', share: '2/3' },
  ],
  [
    { name: 'A', share: '1/2' },
    { name: 'B', share: null },
  ],
];

const FAULTS: Spoil[] = [
  // the line
  (rng, line) => {
    line['question'] = pick(rng, ['pension', 'Cohort', '', null, 7]);
  },
  (_rng, line) => {
    delete line['question'];
  },
  (rng, line) => {
    line[pick(rng, ['Name', 'fact', 'lang', 'a/b', 'on'])] = pick(rng, ['x', null, 1]);
  },
  (rng, line) => {
    line['facts'] = pick(rng, ['x', 1, [], null]);
  },
  (rng, line) => {
    line['readings'] = pick(rng, ['x', 1, []]);
  },
  (rng, line) => {
    line['readings'] = { [pick(rng, ['no-such', 'Rounding', 'a/b'])]: 'march-1' };
  },
  (rng, line) => {
    line['readings'] = { 'attained-age': pick(rng, ['march-2', '', 'half-up-monthly', 1, true]) };
  },
  // unknown keys, nulls within lists, wrong types
  (rng, line) => {
    part(line, 'participant')[pick(rng, KEYS)] = pick(rng, ['x', 1, null]);
  },
  (rng, line) => setFact(line, pick(rng, KEYS), pick(rng, ['x', 1, null])),
  (_rng, line) => setFact(line, 'service', [spell({ salary: '1.00' })]),
  (_rng, line) => setFact(line, 'disability', { application: { filed: '2020-01-01' } }),
  (_rng, line) => setFact(line, 'orders', [{ designees: [{ name: 'A', born: '2000-01-01' }] }]),
  whole('service', [[null], [spell({}), null], {}, 'x', [7], [[]]]),
  whole('salaries', [
    [null],
    [{ from: '2010-01-01', annual: 90000 }],
    [{ from: '2010-1-1', annual: '1.00' }],
    {},
    ['x'],
  ]),
  whole('orders', [[null], designated([null]), designated([{ name: 'A' }, null]), designated({}), {}]),
  whole('heirs', [[null], [{ name: 'A' }, null], {}, 'x', [{ name: 7 }]]),
  whole('participant', ['x', [], 1]),
  whole('account', ['x', []]),
  whole('pension', [[], 1]),
  whole('debts', NO_MONEY),
  whole('on', NO_DATES),
  // values
  set('participant', 'birthDate', NO_DATES),
  set('participant', 'enrolledOn', NO_DATES),
  set('participant', 'diedOn', NO_DATES),
  set('participant', 'sex', ['f', 'Female', '', 1]),
  set('participant', 'supersededAnnual', NO_MONEY),
  set('account', 'balance', NO_MONEY),
  set('account', 'factor', NO_FACTORS),
  set('pension', 'monthly', NO_MONEY),
  set('pension', 'cause', NO_WORDS),
  set('payment', 'rule', NO_WORDS),
  set('payment', 'monthly', NO_MONEY),
  set('payment', 'through', NO_MONTHS),
  set('interest', 'principal', NO_MONEY),
  set('interest', 'annualRate', NO_RATES),
  set('interest', 'to', NO_DATES),
  set('contribution', 'month', NO_MONTHS),
  set('contribution', 'salary', NO_MONEY),
  set('employment', 'class', NO_WORDS),
  set('employment', 'appointment', NO_WORDS),
  set('employment', 'election', ['yes', '', 1]),
  set('employment', 'governmentYears', ['3', true, {}]),
  set('employment', 'participatingEmployer', NO_BOOLEANS),
  set('readmission', 'annualRate', NO_RATES),
  set('readmission', 'compounding', ['monthly', '', 1]),
  set('telephone', 'plan', NO_BOOLEANS),
  set('telephone', 'creditedMonths', ['120', 120.5, true]),
  set('telephone', 'boardRate', NO_RATES),
  set('telephone', 'withdrawn', ['x', [], { amount: 1 }, { on: '2010-02-30' }, { when: '2010-01-01' }]),
  set('retirement', 'transferAnnuityDue', NO_BOOLEANS),
  set('retirement', 'annuityPaid', NO_MONEY),
  set('disability', 'kind', NO_WORDS),
  set('disability', 'compensable', NO_BOOLEANS),
  set('disability', 'fundMonthly', NO_MONEY),
  set('disability', 'application', ['x', [], { filedOn: 'x' }]),
  set('disability', 'certificates', [
    [null],
    {},
    [{ appointment: 'other' }],
    [{ licensed: 'yes' }],
    [{ physician: 7 }],
    [{ examinedOn: '2024-02-30' }],
    [{ licensed: true }, { doctor: 'x' }],
  ]),
  whole('service', [
    [spell({ capacity: 'clerk' })],
    [spell({ office: 'high' })],
    [spell({ endedBy: 'left' })],
    [spell({ to: '2010-02-30' })],
    [spell({ refundReturned: 'no' })],
  ]),
  (rng, line) => setFact(line, 'heirs', [{ name: 'A', share: pick(rng, NO_SHARES) }]),
  (rng, line) => setFact(line, 'orders', designated([{ name: 'A', share: pick(rng, NO_SHARES) }])),
  // "Refused too"
  together('participant', { enrolledOn: '1954-06-30', birthDate: '1920-01-01' }),
  together('participant', { enrolledOn: '1990-05-05', birthDate: '1990-05-06' }),
  together('participant', { birthDate: '1950-05-05', diedOn: '1950-05-04' }),
  whole('service', [
    [{ from: '2010-01-01' }],
    [{ capacity: 'judge' }],
    [{}],
    [spell({}), spell({ capacity: null })],
    [spell({ from: null })],
    [{ capacity: 'government', to: '2010-01-01' }],
  ]),
  whole('service', [[spell({ to: '2009-12-31' })], [spell({}), spell({ from: '2012-03-01', to: '2012-02-29' })]]),
  (_rng, line) => {
    Object.assign(part(line, 'participant'), { birthDate: '1950-01-01', diedOn: '2015-05-05' });
    setFact(line, 'service', [spell({ to: '2015-05-04', endedBy: 'death' })]);
  },
  together('disability', { onsetOn: '2010-05-05', totalAndPermanentOn: '2010-05-04' }),
  whole('salaries', [
    [
      { from: '2010-01-01', annual: '1.00' },
      { from: '2010-01-01', annual: '2.00' },
    ],
    [{ from: '2010-01-01' }, { from: '2012-01-01', annual: '2.00' }, { from: '2010-01-01', annual: null }],
  ]),
  (rng, line) => setFact(line, 'heirs', pick(rng, SHARE_FAULTS)),
  (rng, line) => setFact(line, 'orders', designated(pick(rng, SHARE_FAULTS))),
  together('pension', {
    income: [
      { month: '2024-01', amount: '1.00' },
      { month: '2024-01', amount: '2.00' },
    ],
  }),
  together('readmission', { periods: [period('2005-01', '2005-12'), period('2005-12', '2006-03')] }),
  together('telephone', { periods: [period('2005-01', '2006-12'), period('2005-03', '2005-04')] }),
  together('readmission', { periods: [period('2005-02', '2005-01')] }),
  together('telephone', { periods: [period('2005-01', '2005-03'), period('2006-02', '2006-01')] }),
  together('payment', { startsOn: '2024-05-31', through: '2024-04' }),
  together('interest', { from: '2024-05-31', to: '2024-05-30' }),
  (_rng, line) => {
    Object.assign(part(line, 'participant'), { birthDate: '1940-01-01', diedOn: '2015-05-05' });
    part(line, 'retirement')['retiredOn'] = addDays('2015-05-05', 1);
  },
  together('employment', { class: 'executive', appointment: 'irregular' }),
];

// Nothing wrong with these: an ignored key, facts beside the question, a fact that is null.
const BENIGN: Spoil[] = [
  (_rng, line) => {
    line['name'] = 'a case';
  },
  (_rng, line) => {
    line['expect'] = { outcome: 'granted', other: [null] };
  },
  (_rng, line) => {
    if (isObject(line['facts'])) line['facts']['debts'] = '9999999999999.99';
  },
  (_rng, line) => {
    if (isObject(line['facts'])) line['facts']['contribution'] = null;
  },
  (_rng, line) => {
    if (isObject(line['facts']))
      line['facts']['heirs'] = [
        { name: 'A', share: '2/4' },
        { name: 'B', share: '1/2' },
      ];
  },
];

// One or two faults, with something benign beside.
export function spoil(rng: Rng, line: Facts): Facts {
  const spoilt = structuredClone(line);
  if (chance(rng, 0.4)) pick(rng, BENIGN)(rng, spoilt);
  pick(rng, FAULTS)(rng, spoilt);
  if (chance(rng, 0.4)) pick(rng, FAULTS)(rng, spoilt);
  return spoilt;
}
