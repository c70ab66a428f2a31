// The job of the comparison: § 238(B), right and amount, with the cut of § 238(C) beside the income of one month.
// It is a question made of the law's own rules; nothing of the law is said again here.

import { nonoccupationalDisability, payableBeside, type Question, wageMonthly } from '../../src/law/index.ts';
import { type Expr, fact } from '../../src/rules/index.ts';

const { fields, ...question } = nonoccupationalDisability;
const [percent, annual, monthly] = ['percent', 'annual', 'monthly'].map((name) => {
  const found = fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`the question has no field ${name}`);
  return found;
}) as [(typeof fields)[number], (typeof fields)[number], (typeof fields)[number]];

const income = fact('/month/income', 'money-a-month', { en: 'the income of the month', es: 'el ingreso del mes' });

/** The name under which its kernel is generated. */
export const JUDGE_MONTH_NAME = 'judge-month';

/** Who has a nonoccupational pension, of how much, and what of a month of it stays payable beside that month's income. */
export const judgeMonth: Question = {
  ...question,
  fields: [
    percent,
    annual,
    monthly,
    { ...monthly, name: 'payable', node: payableBeside(monthly.node as Expr<'money-a-month'>, income, wageMonthly) },
  ],
};
