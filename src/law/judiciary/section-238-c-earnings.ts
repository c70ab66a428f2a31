// 4 L.P.R.A. § 238(C), earnings beside a disability pension: the rules of one period, a month or a year.
// Which periods there are is work on lists, in earnings.ts; the question that asks for it is in section-238-c.ts.

import {
  add,
  constant,
  Evaluation,
  type Expr,
  fact,
  greater,
  lesser,
  type Money,
  monthOfYear,
  subtract,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { rule } from '../vocabulary.ts';
import { cents } from './section-234.ts';

export const wageMonthly = rule(
  '4-238-C.earnings',
  'monthly-wage',
  { en: 'the monthly wage at retirement', es: 'el sueldo mensual al retiro' },
  cents(monthOfYear(v.wageAtRetirement)),
);

/** What a pension is cut by in a period: what it and the income exceed the wage, and never more than the pension. */
const cutBeside = <K extends Money>(pension: Expr<K>, income: Expr<K>, wage: Expr<K>): Expr<K> =>
  rule(
    '4-238-C.earnings',
    'cut-beside-income',
    { en: 'what the pension is cut by beside income', es: 'lo que se reduce la pensión junto al ingreso' },
    lesser(pension, greater(subtract(add(pension, income), wage), constant(pension.kind, 0))),
  );

/** What stays payable of a pension in a period, beside the income of it and the wage for as long: sums all, or by the month. */
export const payableBeside = <K extends Money>(pension: Expr<K>, income: Expr<K>, wage: Expr<K>): Expr<K> =>
  rule(
    '4-238-C.earnings',
    'payable-beside-income',
    { en: 'what stays payable beside income', es: 'lo que queda pagadero junto al ingreso' },
    subtract(pension, cutBeside(pension, income, wage)),
  );

/** A period's amounts in whole cents. */
export interface PeriodAmounts {
  readonly pension: bigint;
  readonly income: bigint;
  readonly wage: bigint;
}

const ofPeriod = (name: keyof PeriodAmounts, en: string, es: string): Expr<'money'> =>
  fact(`/${name}`, 'money', { en, es });

const PAYABLE = payableBeside(
  ofPeriod('pension', 'the pension of the period', 'la pensión del período'),
  ofPeriod('income', 'the income of the period', 'el ingreso del período'),
  ofPeriod('wage', 'the wage for the period', 'el sueldo por el período'),
);

/** What the rule leaves payable of one period, in whole cents. */
export function payableInPeriod(amounts: PeriodAmounts): bigint {
  const evaluation = new Evaluation({
    facts: amounts,
    factAt: (pointer) => ({ n: amounts[pointer.slice(1) as keyof PeriodAmounts], d: 1n }),
    given: () => null,
    optionOf: noLaw,
    parameterAt: noLaw,
  });
  return (evaluation.valueOf(PAYABLE) as { readonly n: bigint }).n;
}

function noLaw(id: string): never {
  throw new Error(`the rule of one period consults no ${id}`);
}
