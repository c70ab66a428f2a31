// Late facts in the naive office: differences proposed, settled by another person, and looked for over every award.
// What a difference is, and what settling it moves, is in recalculation.ts.

import { personOf, type Rule, sorted } from './asked.ts';
import { opened } from './cases.ts';
import type { Person } from './model.ts';
import type { Payable } from './month.ts';
import { anew, type Difference, differencesOf, payableOfOne, settle, totalsOf } from './recalculation.ts';
import { isPosting } from './rights.ts';

const money = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const signed = (cents: number): string => (cents < 0 ? `-${money(-cents)}` : money(cents));

/** Differences as they are shown. */
function shown(differences: readonly Difference[]): object {
  const { more, less } = totalsOf(differences);
  const months = differences.map(({ award, month, paidGross, paidFund, dueGross, dueFund }) => ({
    award,
    month,
    paid: money(paidGross + paidFund),
    due: money(dueGross + dueFund),
    difference: signed(dueGross + dueFund - paidGross - paidFund),
    ofTheFund: signed(dueFund - paidFund),
  }));
  return { months, more: money(more), less: money(less) };
}

export const RECALCULATION_RULES: Readonly<Record<string, Rule>> = {
  'propose-recalculation': (asked) => {
    const { model, who } = asked;
    const person = personOf(asked);
    if (person === undefined) return 'rows-refused/no-such-participant';
    const differences = differencesOf(payableOfOne(model, person.id));
    if (differences.length === 0) return 'nothing-to-settle';
    return ({ outcome }) => {
      const { recalculation, digest, ...rest } = outcome;
      const [said, meant] = [JSON.stringify(sorted(rest)), JSON.stringify(sorted(shown(differences)))];
      if (said !== meant) throw new Error(`differences ${said}, not ${meant}`);
      model.recalculations.set(`${recalculation}`, {
        participant: person.id,
        by: who,
        digest: `${digest}`,
        differences: JSON.stringify(differences),
        approved: false,
      });
      return undefined;
    };
  },

  'approve-recalculation': ({ model, who, input }) => {
    const id = `${input.recalculation}`;
    const found = model.recalculations.get(id);
    if (found === undefined || found.participant !== input.participant) return 'no-such-proposal';
    if (found.by === who) return 'own-proposal';
    if (found.approved) return 'already-decided';
    if (found.digest !== input.digest) return 'not-what-was-seen';
    if (isPosting(model)) return 'run-is-posting';
    const payable = payableOfOne(model, found.participant) as Payable;
    const differences = differencesOf(payable);
    if (JSON.stringify(differences) !== found.differences) return 'facts-moved';
    return (_, seq) => {
      found.approved = true;
      settle(model, payable, id, differences, seq);
      model.settledAt.set(found.participant, seq);
      return undefined;
    };
  },

  'look-over':
    ({ model, today }) =>
    ({ outcome }) => {
      let written = 0;
      const sum = { more: 0, less: 0 };
      const told = [...(outcome.found as readonly Readonly<Record<string, unknown>>[])];
      const people = model.payable(model.seq);
      for (const payable of people) {
        const person = model.people.get(payable.participant) as Person;
        const { decisions, differences } = anew(model, person, payable);
        if (decisions + differences.length === 0) continue;
        const { more, less } = totalsOf(differences);
        sum.more += more;
        sum.less += less;
        const { case: file, ...found } = told.shift() ?? {};
        const meant = {
          participant: person.id,
          decisions,
          months: differences.length,
          more: money(more),
          less: money(less),
        };
        if (JSON.stringify(found) !== JSON.stringify(meant)) {
          throw new Error(`found ${JSON.stringify(found)}, not ${JSON.stringify(meant)}`);
        }
        const look = `${today} ${person.id}`;
        const open = [...person.cases.values()].filter((one) => one.kind === 'recalculation' && one.closedOn === null);
        const before =
          open
            .map(({ id }) => id)
            .sort()
            .at(-1) ?? model.looks.get(look);
        if (before === undefined) {
          opened(person, `${file}`, 'recalculation', today);
          model.looks.set(look, `${file}`);
          written += 1;
        } else if (before !== file) throw new Error(`a case ${file}, not ${before}`);
      }
      const { looked, more, less, known } = outcome;
      const said = JSON.stringify([looked, more, less, known, told]);
      const meant = JSON.stringify([people.length, money(sum.more), money(sum.less), model.seq, []]);
      if (said !== meant) throw new Error(`looked ${said}, not ${meant}`);
      return written;
    },
};
