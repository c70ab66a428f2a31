// How a case is planned: the judge's career as fixed dates, and what was filed and found, so that the outcome is sure.
// The plans themselves are in the files that begin with cases-; names and numbers are drawn in case-people.ts.

import { type Cents, multiplyDivide, parseDecimal } from '../base/index.ts';
import type { Stint } from './career.ts';
import { dayAt } from './days.ts';
import type { Post } from './salary-laws.ts';
import type { EndedBy, SampleCase, SampleCertificate, SampleEarnings } from './types.ts';

type Facts = SampleCase['facts'];

/** A case without its participant; facts that stand on the balance of the account are worked out from it. */
export interface PlannedCase extends Pick<SampleCase, 'question' | 'on' | 'outcome'> {
  readonly facts: Facts | ((balance: Cents) => Facts);
  readonly certificates?: readonly SampleCertificate[];
  /** Approved where nothing is said. */
  readonly state?: SampleCase['state'];
}

/** Someone with a case; the first enrolment is the first day as judge. */
export interface CasePlan {
  readonly born: string;
  readonly career: readonly Stint[];
  readonly cases: readonly PlannedCase[];
  readonly diedOn?: string;
  readonly earnings?: readonly Pick<SampleEarnings, 'month' | 'amount'>[];
}

/** Service as judge; only a move to another court has no cause of its end. */
export function judge(post: Post, from: string, to: string, endedBy?: EndedBy): Stint {
  return { post, from: dayAt(from), to: dayAt(to), ...(endedBy === undefined ? {} : { endedBy }) };
}

/** Service to the Government in another capacity. */
export function government(from: string, to: string, refundReturned: boolean): Stint {
  return { from: dayAt(from), to: dayAt(to), endedBy: 'resignation', refundReturned };
}

/** What a physician found; licensed, favorable and total and permanent where nothing else is said. */
export function certificate(
  physician: string,
  appointment: SampleCertificate['appointment'],
  examinedOn: string,
  finds: Partial<SampleCertificate> = {},
): SampleCertificate {
  return { physician, appointment, examinedOn, licensed: true, incapable: true, totalAndPermanent: true, ...finds };
}

/** The proof that the law asks for, by two designated physicians. */
export function twoDesignated(examinedOn: string): readonly SampleCertificate[] {
  return [certificate('md-104', 'designated', examinedOn), certificate('md-117', 'designated', examinedOn)];
}

/** The proof that the law asks for, by one physician of the Government. */
export function oneOfGovernment(examinedOn: string): readonly SampleCertificate[] {
  return [certificate('md-023', 'government', examinedOn)];
}

/** A disability that arises from the employment and is compensable. */
export function occupational(onsetOn: string, filedOn: string, more: Facts = {}): Facts {
  const application = { filedOn, onForm: true };
  return { disability: { onsetOn, arisesFromEmployment: true, compensable: true, application, ...more } };
}

/** A disability that is total and permanent, whatever its cause. */
export function nonoccupational(onsetOn: string, filedOn: string, more: Facts = {}): Facts {
  return { disability: { onsetOn, totalAndPermanent: true, application: { filedOn, onForm: true }, ...more } };
}

/** What a month of an annuity is, where a balance is divided by a factor such as "12.5". Throws a RangeError on another text. */
export function monthOfAnnuity(balance: Cents, factor: string): Cents {
  const divisor = parseDecimal(factor);
  if (divisor === undefined) throw new RangeError(`"${factor}" is no factor`);
  return multiplyDivide(balance, Number(divisor.d), Number(divisor.n) * 12, 'half-up');
}
