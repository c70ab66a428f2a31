// The facts that a question may be asked of, with their names and shapes: the contract of `retiro decide`.
// An absent fact is undefined here; what an absence means is said where the rule is.

import {
  count,
  day,
  factor,
  listOf,
  money,
  month,
  type Of,
  object,
  oneOf,
  percent,
  share,
  text,
  truth,
  type WrittenOf,
  years,
} from './shape.ts';

const participant = object({
  birthDate: day,
  sex: oneOf('female', 'male'),
  enrolledOn: day,
  diedOn: day,
  supersededAnnual: money,
});

const spell = object(
  {
    capacity: oneOf('judge', 'government'),
    from: day,
    to: day,
    office: oneOf('supreme', 'appeals', 'superior', 'municipal', 'district'),
    endedBy: oneOf('resignation', 'term-expired', 'retirement', 'removal', 'death', 'disability'),
    refundReturned: truth,
  },
  ['capacity', 'from'],
);

const certificate = object({
  physician: text,
  appointment: oneOf('government', 'designated', 'own'),
  licensed: truth,
  examinedOn: day,
  incapable: truth,
  totalAndPermanent: truth,
});

const disability = object({
  onsetOn: day,
  arisesFromEmployment: truth,
  compensable: truth,
  totalAndPermanent: truth,
  totalAndPermanentOn: day,
  kind: oneOf('occupational', 'nonoccupational'),
  application: object({ filedOn: day, onForm: truth }),
  certificates: listOf(certificate, 'may-be-empty'),
  fundMonthly: money,
});

const order = object({
  filedOn: day,
  recognizedOn: day,
  designees: listOf(object({ name: text, share, diedOn: day }), 'never-empty'),
});

const pension = object({
  monthly: money,
  wageAtRetirement: money,
  income: listOf(object({ month, amount: money }), 'may-be-empty'),
  contributionsAtRetirement: money,
  paid: money,
  cause: oneOf('intemperance', 'misconduct', 'vicious-habits'),
});

const employment = object({
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
  participatingEmployer: truth,
  worksInPuertoRico: truth,
  residesInPuertoRico: truth,
  election: oneOf('in', 'out'),
  governmentYears: years,
  minimumYears: years,
});

const readmission = object({
  periods: listOf(
    object({ from: month, to: month, monthlySalary: money, individualRate: percent, employerRate: percent }),
    'may-be-empty',
  ),
  annualRate: percent,
  compounding: oneOf('simple', 'annual'),
  readmittedOn: day,
  paidOn: day,
});

const telephone = object({
  pensionerOrVested: truth,
  participantAtSale: truth,
  creditedMonths: count,
  restoredMonths: count,
  periods: listOf(object({ from: month, to: month, monthlySalary: money, individualRate: percent }), 'may-be-empty'),
  withdrawn: object({ amount: money, on: day }),
  transferred: money,
  plan: truth,
  approvedOn: day,
  boardRate: percent,
});

export const factsShape = object({
  on: day,
  participant,
  service: listOf(spell, 'may-be-empty'),
  salaries: listOf(object({ from: day, annual: money }), 'may-be-empty'),
  disability,
  account: object({ balance: money, factor }),
  retirement: object({ retiredOn: day, accountAtRetirement: money, annuityPaid: money, transferAnnuityDue: truth }),
  debts: money,
  orders: listOf(order, 'may-be-empty'),
  heirs: listOf(object({ name: text, share }), 'never-empty'),
  pension,
  payment: object({ rule: oneOf('pension', 'hybrid-annuity'), monthly: money, startsOn: day, through: month }),
  interest: object({ principal: money, from: day, to: day, annualRate: percent }),
  contribution: object({ month, salary: money }),
  employment,
  readmission,
  telephone,
});

/** The checked facts of one question. */
export type Facts = Of<typeof factsShape>;

/** The facts as a document gives them: dates, money and rates as texts. What is not known is left out, or null. */
export type FactsDocument = WrittenOf<typeof factsShape>;

type Element<L> = NonNullable<L> extends readonly (infer E)[] ? E : never;

export type Spell = Element<Facts['service']>;
export type Salary = Element<Facts['salaries']>;
export type Certificate = Element<NonNullable<Facts['disability']>['certificates']>;
export type Order = Element<Facts['orders']>;
export type Heir = Element<Facts['heirs']>;
