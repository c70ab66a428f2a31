// What the synthetic office is made of: people, members and their record, converted awards, cases still to be decided.
// How it is made up is in sample.ts; no type here is one of the product's own record.

/** Dates are "YYYY-MM-DD", months "YYYY-MM" and money "1234.50", as the contract of `retiro decide` writes them. */
export interface Sample {
  /** Who may act. */
  readonly people: readonly SamplePerson[];
  /** Active judges, then pensioners, then the people of the cases. */
  readonly members: readonly SampleMember[];
  readonly service: readonly SampleSpell[];
  readonly salaries: readonly SampleSalary[];
  /** Opening balances. */
  readonly accounts: readonly SampleAccount[];
  readonly awards: readonly SampleConvertedAward[];
  /** To be decided by the product itself, under the statutes it knows; a participant's cases stand in their order. */
  readonly cases: readonly SampleCase[];
  /** What disability pensioners earn by gainful work, by month. */
  readonly earnings: readonly SampleEarnings[];
  /** Every death, also that of a participant whose death is a case. */
  readonly deaths: readonly SampleDeath[];
}

export type Language = 'en' | 'es';
export type Office = 'supreme' | 'appeals' | 'superior' | 'municipal';
export type EndedBy = 'resignation' | 'term-expired' | 'retirement' | 'removal' | 'death' | 'disability';

/** Someone who works with the product; a participant is also one of the members. */
export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly roles: readonly string[];
  readonly participant?: string;
}

export interface SampleMember {
  readonly id: string;
  readonly givenNames: string;
  readonly surnames: string;
  readonly birthDate: string;
  readonly sex: 'female' | 'male';
  /** The first enrolment in the System; of a surviving spouse, that of the judge who died. */
  readonly enrolledOn: string;
  readonly language: Language;
  /** "9xx-xx-xxxx", which is never issued as a Social Security number, nor as a number of the tax authority. */
  readonly ssn: string;
  /** Of everyone whom the System pays. */
  readonly bank?: SampleBank;
}

export interface SampleBank {
  /** With a right check digit, from a range that belongs to no bank. */
  readonly routing: string;
  readonly account: string;
  readonly type: 'checking' | 'savings';
}

export interface SampleSpell {
  readonly participant: string;
  readonly id: string;
  readonly capacity: 'judge' | 'government';
  readonly from: string;
  /** The last day served; still serving where absent. */
  readonly to?: string;
  readonly office?: Office;
  /** Absent where the judge only moved to another court. */
  readonly endedBy?: EndedBy;
  readonly refundReturned?: boolean;
}

/** The annual salary as judge in force from a day. */
export interface SampleSalary {
  readonly participant: string;
  readonly from: string;
  readonly annual: string;
}

export interface SampleAccount {
  readonly participant: string;
  readonly account: 'contributions' | 'hybrid-contributions' | 'hybrid-return';
  readonly asOf: string;
  readonly balance: string;
}

/** A pension decided before there was the product: paid as its document says. */
export interface SampleConvertedAward {
  readonly participant: string;
  readonly id: string;
  readonly kind: string;
  readonly rule: 'pension' | 'hybrid-annuity';
  readonly monthly: string;
  readonly startsOn: string;
  readonly authority: string;
  readonly document: string;
  readonly decidedOn: string;
  readonly wageAtRetirement?: string;
}

export interface SampleCase {
  readonly participant: string;
  readonly question:
    | 'occupational-disability'
    | 'nonoccupational-disability'
    | 'hybrid-disability'
    | 'hybrid-separation'
    | 'hybrid-death';
  /** The day the decision is asked for. */
  readonly on: string;
  /** Facts of the case in the shapes of the contract, without certificates and without what the record holds anyway. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly certificates: readonly SampleCertificate[];
  /** The outcome it is meant to have. */
  readonly outcome: 'granted' | 'denied' | 'needs-facts' | 'needs-decision';
  /** From when a granted disability pension is paid: the statute is silent, a person decides; the day after the last day served. */
  readonly startsOn?: string;
  /** How far the sample takes it. */
  readonly state: 'approved' | 'proposed' | 'applied';
}

export interface SampleCertificate {
  readonly physician: string;
  readonly appointment: 'government' | 'designated' | 'own';
  readonly licensed: boolean;
  readonly examinedOn: string;
  readonly incapable: boolean;
  readonly totalAndPermanent: boolean;
}

export interface SampleEarnings {
  readonly participant: string;
  readonly month: string;
  readonly amount: string;
}

export interface SampleDeath {
  readonly participant: string;
  readonly diedOn: string;
}
