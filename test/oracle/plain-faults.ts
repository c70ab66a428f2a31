// Everything the specification refuses in a --lines object, as the sorted pointers "at".
import { isDate, isMonth, monthOf } from './plain-dates.ts';
import { get, list, text } from './plain-facts.ts';
import type { Frac } from './plain-money.ts';
import { frac, plus, share } from './plain-money.ts';
import { QUESTIONS, READINGS } from './plain-readings.ts';

type Kind = (value: unknown) => boolean;
type Shape = Kind | { [key: string]: Shape } | [Shape];

// "Money is a string (0|[1-9]\d*)\.\d\d, below 10^13: never a number, never negative."
const money: Kind = (value) =>
  typeof value === 'string' && /^(0|[1-9]\d*)\.\d\d$/.test(value) && BigInt(value.slice(0, -3)) < 10n ** 13n;
// "A rate is a string of percent \d+(\.\d+)?".
const rate: Kind = (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
// "a factor the same and above zero".
const factor: Kind = (value) => rate(value) && /[1-9]/.test(value as string);
// "a share "1" or "n/d", above zero and not above 1".
const part: Kind = (value) => {
  if (value === '1') return true;
  if (typeof value !== 'string' || !/^\d+\/\d+$/.test(value)) return false;
  const { n, d } = share(value);
  return n > 0n && d > 0n && n <= d;
};
const words: Kind = (value) => typeof value === 'string';
const bool: Kind = (value) => typeof value === 'boolean';
const number: Kind = (value) => typeof value === 'number' && Number.isFinite(value);
const integer: Kind = (value) => typeof value === 'number' && Number.isInteger(value);
const oneOf =
  (...options: string[]): Kind =>
  (value) =>
    typeof value === 'string' && options.includes(value);

const person = { name: words, share: part };

// "## Facts": the whole list.
const FACTS: { [key: string]: Shape } = {
  on: isDate,
  participant: {
    birthDate: isDate,
    sex: oneOf('female', 'male'),
    enrolledOn: isDate,
    diedOn: isDate,
    supersededAnnual: money,
  },
  service: [
    {
      capacity: oneOf('judge', 'government'),
      from: isDate,
      to: isDate,
      office: oneOf('supreme', 'appeals', 'superior', 'municipal', 'district'),
      endedBy: oneOf('resignation', 'term-expired', 'retirement', 'removal', 'death', 'disability'),
      refundReturned: bool,
    },
  ],
  salaries: [{ from: isDate, annual: money }],
  disability: {
    onsetOn: isDate,
    arisesFromEmployment: bool,
    compensable: bool,
    totalAndPermanent: bool,
    totalAndPermanentOn: isDate,
    kind: oneOf('occupational', 'nonoccupational'),
    application: { filedOn: isDate, onForm: bool },
    certificates: [
      {
        physician: words,
        appointment: oneOf('government', 'designated', 'own'),
        licensed: bool,
        examinedOn: isDate,
        incapable: bool,
        totalAndPermanent: bool,
      },
    ],
    fundMonthly: money,
  },
  account: { balance: money, factor },
  retirement: { retiredOn: isDate, accountAtRetirement: money, annuityPaid: money, transferAnnuityDue: bool },
  debts: money,
  orders: [{ filedOn: isDate, recognizedOn: isDate, designees: [{ ...person, diedOn: isDate }] }],
  heirs: [person],
  pension: {
    monthly: money,
    wageAtRetirement: money,
    income: [{ month: isMonth, amount: money }],
    contributionsAtRetirement: money,
    paid: money,
    cause: oneOf('intemperance', 'misconduct', 'vicious-habits'),
  },
  payment: { rule: oneOf('pension', 'hybrid-annuity'), monthly: money, startsOn: isDate, through: isMonth },
  interest: { principal: money, from: isDate, to: isDate, annualRate: rate },
  contribution: { month: isMonth, salary: money },
  employment: {
    class: oneOf(
      'executive',
      'justice-of-the-peace',
      'judge',
      'judiciary-staff',
      'municipal',
      'mayor',
      'public-enterprise',
      'ombudsman-staff',
      'aeela',
      'governor',
      'secretary',
      'agency-head',
      'governor-aide',
      'board-member',
      'legislator',
      'legislative-staff',
      'comptroller',
      'irregular',
    ),
    appointment: oneOf('career', 'trust', 'temporary', 'probationary', 'regular', 'irregular'),
    participatingEmployer: bool,
    worksInPuertoRico: bool,
    residesInPuertoRico: bool,
    election: oneOf('in', 'out'),
    governmentYears: number,
    minimumYears: number,
  },
  readmission: {
    periods: [{ from: isMonth, to: isMonth, monthlySalary: money, individualRate: rate, employerRate: rate }],
    annualRate: rate,
    compounding: oneOf('simple', 'annual'),
    readmittedOn: isDate,
    paidOn: isDate,
  },
  telephone: {
    pensionerOrVested: bool,
    participantAtSale: bool,
    creditedMonths: integer,
    restoredMonths: integer,
    periods: [{ from: isMonth, to: isMonth, monthlySalary: money, individualRate: rate }],
    withdrawn: { amount: money, on: isDate },
    transferred: money,
    plan: bool,
    approvedOn: isDate,
    boardRate: rate,
  },
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function step(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

// "An unknown key is refused by name, a null within a list too. All facts given are checked, used or not. A fact that
// is not known is left out, or null."
function checkShape(value: unknown, shape: Shape, at: string): string[] {
  if (value === null || value === undefined) return [];
  if (typeof shape === 'function') return shape(value) ? [] : [at];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [at];
    return value.flatMap((item: unknown, index) =>
      item === null ? [`${at}/${index}`] : checkShape(item, shape[0], `${at}/${index}`),
    );
  }
  if (!isObject(value)) return [at];
  return Object.keys(value).flatMap((key) =>
    Object.hasOwn(shape, key) ? checkShape(value[key], shape[key]!, at + step(key)) : [at + step(key)],
  );
}

// The facts at fault together: "where several are, at the smallest object or list that holds them". Only values that
// are well formed each by itself are compared.
function checkTogether(line: unknown, already: string[]): string[] {
  const faults: string[] = [];
  const refuse = (at: string, wrong: boolean): void => {
    if (wrong) faults.push(at);
  };
  const good = (at: string): string | undefined => {
    const bad = already.some((fault) => at === fault || at.startsWith(`${fault}/`));
    return bad ? undefined : text(line, at);
  };
  const backwards = (first: string, second: string): boolean => {
    const a = good(first);
    const b = good(second);
    return a !== undefined && b !== undefined && b < a;
  };
  const items = (at: string): string[] => {
    const found = list(line, at);
    if (!Array.isArray(found)) return [];
    return found.map((_, index) => `${at}/${index}`).filter((item) => isObject(get(line, item)));
  };
  const twice = (at: string, key: string): boolean => {
    const values = items(at)
      .map((item) => good(`${item}/${key}`))
      .filter((value) => value !== undefined);
    return new Set(values).size < values.length;
  };
  // "an enrolment before 1954-07-01 or before birth; a death before birth"
  const participant = '/facts/participant';
  refuse(`${participant}/enrolledOn`, (good(`${participant}/enrolledOn`) ?? '9999') < '1954-07-01');
  refuse(participant, backwards(`${participant}/birthDate`, `${participant}/enrolledOn`));
  refuse(participant, backwards(`${participant}/birthDate`, `${participant}/diedOn`));
  // "a spell without capacity or from, or that ends before it begins; a spell ended by death whose `to` and diedOn,
  // both given, differ"
  // Reading taken: a missing capacity or from is pointed at where it should stand.
  const diedOn = good(`${participant}/diedOn`);
  for (const spell of items('/facts/service')) {
    refuse(`${spell}/capacity`, get(line, `${spell}/capacity`) === undefined);
    refuse(`${spell}/from`, get(line, `${spell}/from`) === undefined);
    refuse(spell, backwards(`${spell}/from`, `${spell}/to`));
    const to = good(`${spell}/to`);
    const byDeath = good(`${spell}/endedBy`) === 'death' && to !== undefined && diedOn !== undefined;
    refuse('/facts', byDeath && to !== diedOn);
  }
  // "totalAndPermanentOn before onsetOn; two salaries from one day"
  refuse('/facts/disability', backwards('/facts/disability/onsetOn', '/facts/disability/totalAndPermanentOn'));
  refuse('/facts/salaries', twice('/facts/salaries', 'from'));
  // "shares that do not add up to 1, or given for some only"; "designees and heirs are never empty"
  const people = (at: string): void => {
    const found = list(line, at);
    if (!Array.isArray(found)) return;
    const shares = items(at)
      .map((item) => good(`${item}/share`))
      .filter((value) => value !== undefined);
    const whole = !already.some((fault) => fault.startsWith(`${at}/`));
    const sum = shares.map((one) => share(one)).reduce((total: Frac, one) => plus(total, one), frac(0));
    refuse(at, found.length === 0);
    refuse(at, whole && shares.length > 0 && (shares.length < found.length || sum.n !== sum.d));
  };
  people('/facts/heirs');
  for (const order of items('/facts/orders')) people(`${order}/designees`);
  // "two incomes of one month; periods that overlap or end before they begin"
  refuse('/facts/pension/income', twice('/facts/pension/income', 'month'));
  for (const at of ['/facts/readmission/periods', '/facts/telephone/periods']) {
    const periods = items(at);
    for (const period of periods) refuse(period, backwards(`${period}/from`, `${period}/to`));
    const ends = periods
      .map((period) => ({ from: good(`${period}/from`), to: good(`${period}/to`) }))
      .filter((period) => period.from !== undefined && period.to !== undefined && period.from <= period.to);
    ends.forEach((one, index) => {
      for (const other of ends.slice(index + 1)) refuse(at, one.from! <= other.to! && other.from! <= one.to!);
    });
  }
  // "`through` before startsOn's month; interest backwards; retiredOn after diedOn; appointment "irregular" of
  // another class"
  const startsOn = good('/facts/payment/startsOn');
  const through = good('/facts/payment/through');
  refuse('/facts/payment', startsOn !== undefined && through !== undefined && through < monthOf(startsOn));
  refuse('/facts/interest', backwards('/facts/interest/from', '/facts/interest/to'));
  refuse('/facts', backwards('/facts/retirement/retiredOn', `${participant}/diedOn`));
  const who = good('/facts/employment/class');
  const irregular = good('/facts/employment/appointment') === 'irregular';
  refuse('/facts/employment', irregular && who !== undefined && who !== 'irregular');
  return faults;
}

// "each line {"question","facts","readings"?}"; "the keys name and expect of a line are ignored, other unknown keys are
// refused"; "/question", "/readings/ID", and "" for a line that is no JSON.
// Reading taken: a JSON value that is no object is "" too; facts must be given and be an object; an unknown reading
// and an unknown option are both at /readings/ID.
export function plainFaults(line: unknown): string[] {
  if (!isObject(line)) return [''];
  const faults: string[] = [];
  for (const key of Object.keys(line)) {
    if (!['question', 'facts', 'readings', 'name', 'expect'].includes(key)) faults.push(step(key));
  }
  if (!QUESTIONS.includes(line['question'] as string)) faults.push('/question');
  const readings = line['readings'] ?? {};
  if (!isObject(readings)) faults.push('/readings');
  else {
    for (const [id, option] of Object.entries(readings)) {
      const options = Object.hasOwn(READINGS, id) ? READINGS[id]! : [];
      if (!options.includes(option as string)) faults.push(`/readings${step(id)}`);
    }
  }
  if (!isObject(line['facts'])) faults.push('/facts');
  else {
    faults.push(...checkShape(line['facts'], FACTS, '/facts'));
    faults.push(...checkTogether(line, faults));
  }
  return [...new Set(faults)].sort();
}
