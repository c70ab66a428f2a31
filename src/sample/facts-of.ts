// The facts of a case as one document, in the shapes of the contract: what the record holds, and what the case adds.
// Whether they are well formed and what follows from them is the law's to say.

import { type Cents, cents, formatMoney, parseMoney } from '../base/index.ts';
import type { Sample, SampleCase } from './types.ts';

/**
 * The document of facts that the law is asked with: the participant, service and salaries of the record, the balance of
 * the Hybrid account, and the facts and certificates of the case. Throws a RangeError where nobody of the sample has it.
 */
export function factsOf(sample: Sample, { participant: id, on, facts, certificates }: SampleCase): object {
  const member = sample.members.find((one) => one.id === id);
  if (member === undefined) throw new RangeError(`there is no member ${id}`);
  const { birthDate, sex, enrolledOn } = member;
  const diedOn = sample.deaths.find(({ participant }) => participant === id)?.diedOn;
  const balance = hybridBalance(sample, id);
  return {
    ...facts,
    on,
    participant: { birthDate, sex, enrolledOn, ...(diedOn === undefined ? {} : { diedOn }) },
    service: sample.service
      .filter(({ participant }) => participant === id)
      .map(({ participant: _, id: __, ...spell }) => spell),
    salaries: sample.salaries
      .filter(({ participant }) => participant === id)
      .map(({ from, annual }) => ({ from, annual })),
    ...(balance === undefined ? {} : { account: { ...partOf(facts, 'account'), balance } }),
    ...('disability' in facts ? { disability: { ...partOf(facts, 'disability'), certificates } } : {}),
  };
}

function hybridBalance(sample: Sample, id: string): string | undefined {
  const own = sample.accounts.filter(({ participant, account }) => participant === id && account.startsWith('hybrid-'));
  if (own.length === 0) return undefined;
  return formatMoney(cents(own.reduce((sum, { balance }) => sum + (parseMoney(balance) as Cents), 0)));
}

function partOf(facts: SampleCase['facts'], name: string): object {
  return (facts[name] ?? {}) as object;
}
