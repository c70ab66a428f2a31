// The facts of a question as a schema, for the documentation of the API and the types of who sends them.
// It checks nothing at the door: the law room does, with better words; a test finds that the two know the same keys and codes.

import { z } from 'zod';
import {
  countSchema,
  daySchema,
  factorSchema,
  moneySchema,
  monthSchema,
  percentSchema,
  shareSchema,
} from './value-schemas.ts';

/** An object of facts, none of them needed: what is not known is left out, or null. */
function facts<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape).partial();
}

const day = daySchema.nullable();
const month = monthSchema.nullable();
const money = moneySchema.nullable();
const percent = percentSchema.nullable();
const share = shareSchema.nullable();
const count = countSchema.nullable();
const text = z.string().nullable();
const truth = z.boolean().nullable();
const years = z.number().nonnegative().nullable();

const oneOf = <const T extends readonly [string, ...string[]]>(...codes: T) => z.enum(codes).nullable();

const spell = z
  .strictObject({
    capacity: z.enum(['judge', 'government']),
    from: daySchema,
    to: day.optional().describe('The last day served; absent while still serving.'),
    office: oneOf('supreme', 'appeals', 'superior', 'municipal', 'district').optional().describe('Of judges.'),
    endedBy: oneOf('resignation', 'term-expired', 'retirement', 'removal', 'death', 'disability').optional(),
    refundReturned: truth
      .optional()
      .describe('Of government spells: what the other system refunded was returned with its interest, or nothing was.'),
  })
  .meta({ id: 'Spell', description: 'A spell of service; overlaps are allowed.' });

const certificate = facts({
  physician: text.describe('An id of the physician.'),
  appointment: oneOf('government', 'designated', 'own'),
  licensed: truth,
  examinedOn: day,
  incapable: truth,
  totalAndPermanent: truth,
}).meta({ id: 'Certificate' });

const disability = facts({
  onsetOn: day,
  arisesFromEmployment: truth,
  compensable: truth,
  totalAndPermanent: truth,
  totalAndPermanentOn: day,
  kind: oneOf('occupational', 'nonoccupational').describe('Of hybrid-disability alone.'),
  application: facts({ filedOn: day, onForm: truth }).nullable(),
  certificates: z.array(certificate).nullable(),
  fundMonthly: money.describe('What the State Insurance Fund owes a month.'),
});

const designee = facts({ name: text, share, diedOn: day });

const order = facts({ filedOn: day, recognizedOn: day, designees: z.array(designee).min(1).nullable() });

const pension = facts({
  monthly: money,
  wageAtRetirement: money.describe('A year.'),
  income: z.array(facts({ month, amount: money })).nullable(),
  contributionsAtRetirement: money,
  paid: money,
  cause: oneOf('intemperance', 'misconduct', 'vicious-habits'),
});

const employment = facts({
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

const readmission = facts({
  periods: z
    .array(facts({ from: month, to: month, monthlySalary: money, individualRate: percent, employerRate: percent }))
    .nullable(),
  annualRate: percent,
  compounding: oneOf('simple', 'annual'),
  readmittedOn: day,
  paidOn: day,
});

const telephone = facts({
  pensionerOrVested: truth,
  participantAtSale: truth,
  creditedMonths: count,
  restoredMonths: count,
  periods: z.array(facts({ from: month, to: month, monthlySalary: money, individualRate: percent })).nullable(),
  withdrawn: facts({ amount: money, on: day }).nullable(),
  transferred: money,
  plan: truth.describe('False: paid in one sum.'),
  approvedOn: day,
  boardRate: percent,
});

const account = facts({ balance: money, factor: factorSchema.nullable() });

const retirement = facts({
  retiredOn: day,
  accountAtRetirement: money,
  annuityPaid: money,
  transferAnnuityDue: truth,
});

export const factsSchema = facts({
  on: day.describe('The day on which the question is asked; today in Puerto Rico where absent.'),
  participant: facts({
    birthDate: day,
    sex: oneOf('female', 'male'),
    enrolledOn: day.describe('The first enrolment in the System.'),
    diedOn: day,
    supersededAnnual: money,
  }).nullable(),
  service: z.array(spell).nullable(),
  salaries: z.array(facts({ from: day, annual: money })).nullable(),
  disability: disability.nullable(),
  account: account.nullable(),
  retirement: retirement.nullable(),
  debts: money,
  orders: z.array(order).nullable(),
  heirs: z
    .array(facts({ name: text, share }))
    .min(1)
    .nullable(),
  pension: pension.nullable(),
  payment: facts({
    rule: oneOf('pension', 'hybrid-annuity'),
    monthly: money,
    startsOn: day,
    through: month,
  }).nullable(),
  interest: facts({ principal: money, from: day, to: day, annualRate: percent }).nullable(),
  contribution: facts({ month, salary: money }).nullable(),
  employment: employment.nullable(),
  readmission: readmission.nullable(),
  telephone: telephone.nullable(),
}).meta({
  id: 'Facts',
  description: 'What is known. A fact that is not known is left out, or null; an unknown key is refused.',
});

/** The facts of a case: what neither the record, nor the ledger, nor the application itself and its certificates hold. */
export const caseFactsSchema = facts({
  disability: disability
    .omit({ application: true, certificates: true })
    .extend({ certificates: z.array(z.never()).max(0).optional().describe('Empty: that no physician will be heard.') })
    .nullable(),
  account: account.omit({ balance: true }).nullable(),
  retirement: retirement.nullable(),
}).meta({ id: 'CaseFacts', description: 'Facts established in a case, in the shapes of `decide`.' });

export type CaseFacts = z.infer<typeof caseFactsSchema>;
