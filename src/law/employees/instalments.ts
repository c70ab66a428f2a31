// Work on a plan of equal instalments: what one is, and what the last one is after the others are paid.
// What is owed, and for how many months, is in section-764.ts.

import {
  addRatio,
  divideRatio,
  multiplyRatio,
  powerRatio,
  type Ratio,
  type Rounding,
  ratio,
  roundRatio,
  subtractRatio,
} from '../../base/index.ts';
import { Found } from '../../rules/index.ts';
import type { Facts } from '../facts/facts.ts';

const ONE = ratio(1);

/**
 * The level instalment in whole cents: P·i/(1−(1+i)^−N) for the principal at i = r/12 a month, and A/N for interest
 * already accrued, which bears none. Arguments: P, A, the annual rate, N, the rounding.
 */
export function levelInstalment(
  _facts: Facts,
  principal: Ratio,
  accrued: Ratio,
  annual: Ratio,
  months: number,
  rounding: string,
): Found {
  return new Found(ratio(level(principal, accrued, annual, months, rounding as Rounding)), []);
}

function level(principal: Ratio, accrued: Ratio, annual: Ratio, months: number, rounding: Rounding): bigint {
  const monthly = multiplyRatio(annual, ratio(1, 12));
  const accruedPart = multiplyRatio(accrued, ratio(1, months));
  if (monthly.n === 0n) return roundRatio(addRatio(multiplyRatio(principal, ratio(1, months)), accruedPart), rounding);
  const growth = powerRatio(addRatio(ONE, monthly), months);
  const annuity = divideRatio(multiplyRatio(multiplyRatio(principal, monthly), growth), subtractRatio(growth, ONE));
  return roundRatio(addRatio(annuity, accruedPart), rounding);
}

/**
 * The last instalment: what is left after all but one. Each pays first its part of the accrued interest, then the
 * month's interest on the principal, then principal, then the rest of the accrued interest. Arguments: as above.
 */
export function lastInstalment(
  _facts: Facts,
  principal: Ratio,
  accrued: Ratio,
  annual: Ratio,
  months: number,
  roundingMode: string,
): Found {
  const rounding = roundingMode as Rounding;
  const instalment = level(principal, accrued, annual, months, rounding);
  const monthly = multiplyRatio(annual, ratio(1, 12));
  const accruedPart = roundRatio(multiplyRatio(accrued, ratio(1, months)), rounding);
  const interestOn = (left: bigint): bigint => roundRatio(multiplyRatio(ratio(left), monthly), rounding);
  let owed = roundRatio(principal, 'down');
  let old = roundRatio(accrued, 'down');
  for (let month = 1; month < months; month++) {
    let paid = instalment;
    const pay = (due: bigint): bigint => {
      const part = due < paid ? due : paid;
      paid -= part;
      return part;
    };
    old -= pay(accruedPart < old ? accruedPart : old);
    pay(interestOn(owed));
    owed -= pay(owed);
    old -= pay(old);
  }
  return new Found(ratio(owed + old + interestOn(owed)), []);
}
