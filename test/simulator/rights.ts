// What a decision grants in the naive office: awards, and money out of the account; the rights themselves are the oracle's.
// How a case is proposed and rejected is in rules.ts.

import { plainFaults } from '../oracle/plain-decide.ts';
import { READINGS } from '../oracle/plain-readings.ts';
import type { Asked, Effect } from './asked.ts';
import { centsOf, type Decision, HYBRID, type Model, type ModelAward, own, type Person, RESERVE } from './model.ts';
import { consults } from './readings.ts';

type Document = Readonly<Record<string, unknown>>;

export const documentFault = (document: Document): boolean =>
  plainFaults({ question: 'cohort', facts: document }).length > 0;

/** The day after the last day served as a judge; undefined while serving. */
function dayAfterService(document: Document): string | undefined {
  const spells = (document.service as readonly { capacity: string; to?: string }[]).filter(
    ({ capacity }) => capacity === 'judge',
  );
  if (spells.length === 0 || spells.some(({ to }) => to === undefined)) return undefined;
  const last = spells
    .map(({ to }) => `${to}`)
    .sort()
    .at(-1);
  return new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

export function proposalRefused(
  outcome: string,
  question: string,
  document: Document,
  startsOn: unknown,
): string | undefined {
  if (outcome !== 'granted' && outcome !== 'denied') return 'not-ready';
  const needsDay = outcome === 'granted' && question.endsWith('disability') && startsOn === undefined;
  return needsDay && dayAfterService(document) === undefined ? 'starts-on-needed' : undefined;
}

/** The salary in force on the last day served as a judge. */
function wageOf(document: Document): number | undefined {
  const spells = document.service as readonly { capacity: string; to?: string }[];
  const ends = spells.filter(({ capacity }) => capacity === 'judge').map(({ to }) => to ?? `${document.on}`);
  const last = ends.sort().at(-1);
  const salaries = document.salaries as readonly { from: string; annual: string }[];
  const salary = last === undefined ? undefined : salaries.filter(({ from }) => from <= last).at(-1);
  return salary === undefined ? undefined : centsOf(salary.annual);
}

interface Grant {
  readonly awards: readonly Omit<ModelAward, 'seq'>[];
  /** Cents out of the account, and where they go: to be paid out, or to the reserve. */
  readonly out: number;
  readonly to: string;
  readonly collected: number;
  readonly payees: readonly string[];
}

export function grantOf(model: Model, decision: Decision, today: string): Grant {
  const { id, participant, question, result, on } = decision;
  const document = JSON.parse(decision.facts) as Document;
  const text = (name: string): number => centsOf(`${result[name]}`);
  const award = (number: number, parts: Partial<ModelAward>): Omit<ModelAward, 'seq'> => ({
    id: `${id}-a${number}`,
    decision: id,
    kind: question,
    rule: 'pension',
    cents: 0,
    startsOn: on,
    payee: 'self',
    ...parts,
  });
  const payable = own(participant, 'benefits-payable');
  const nothing = { awards: [], out: 0, to: payable, collected: 0, payees: [] };
  if (question === 'hybrid-separation') {
    if (result.form === 'distribution') {
      const cents = text('amount');
      return { ...nothing, awards: [award(1, { rule: 'lump-sum', cents, startsOn: today })], out: cents };
    }
    const annuity = { rule: 'hybrid-annuity', cents: text('monthly'), startsOn: `${result.startsOn}` } as const;
    return { ...nothing, awards: [award(1, annuity)], out: model.credit(participant, ...HYBRID), to: RESERVE };
  }
  if (question === 'hybrid-death') {
    const shares = (result.shares ?? []) as readonly { amount: string }[];
    return {
      ...nothing,
      awards: shares.flatMap(({ amount }, index) =>
        centsOf(amount) === 0
          ? []
          : [
              award(index + 1, {
                rule: 'lump-sum',
                cents: centsOf(amount),
                startsOn: today,
                payee: `${id}-b${index + 1}`,
              }),
            ],
      ),
      out: text('amount') + text('debtsCollected'),
      collected: text('debtsCollected'),
      payees: shares.map((_, index) => `${id}-b${index + 1}`),
    };
  }
  const offset = result.participantMonthly !== undefined;
  const cents = text(offset ? 'participantMonthly' : 'monthly');
  return {
    ...nothing,
    awards: [
      award(1, {
        cents,
        startsOn: decision.startsOn ?? dayAfterService(document) ?? on,
        fund: offset ? Math.max(0, cents - text('systemMonthly')) : undefined,
        wage: wageOf(document),
      }),
    ],
  };
}

/** Takes the money of a grant out of the account, the contributions first. */
function pay(model: Model, { id, participant }: Decision, grant: Grant, seq: number): void {
  let left = grant.out;
  for (const role of HYBRID) {
    const part = Math.min(left, Math.max(0, model.credit(participant, role)));
    left -= part;
    if (part > 0) model.transfer(participant, `grant/${id}/${role}`, own(participant, role), grant.to, part, seq);
  }
  if (grant.collected === 0) return;
  model.transfer(participant, `grant/${id}/debt`, grant.to, own(participant, 'debt'), grant.collected, seq);
}

export function approveDecision({ model, who, today, input }: Asked): string | Effect {
  const decision = model.decisions.get(`${input.decision}`);
  if (decision === undefined || decision.participant !== input.participant) return 'no-such-decision';
  if (decision.by === who) return 'own-proposal';
  if (decision.state !== 'proposed') return 'already-decided';
  if (decision.proofHash !== input.proofHash) return 'not-what-was-seen';
  const person = model.people.get(decision.participant) as Person;
  const document = model.document(person, decision.on, decision.application);
  if (documentFault(document)) return 'facts-contradict';
  if (JSON.stringify(document) !== decision.facts || readingsMoved(model, person, decision)) return 'facts-moved';
  if (decision.outcome === 'denied') {
    return () => {
      decision.state = 'approved';
    };
  }
  if (decision.estimate && !model.adopted(model.seq, today)) return 'estimate-only';
  const grant = grantOf(model, decision, today);
  // A death whose money is for nobody that is known waits until somebody is.
  if (decision.question === 'hybrid-death' && grant.payees.length === 0 && grant.out > grant.collected)
    return 'not-ready';
  const held = HYBRID.reduce((sum, role) => sum + Math.max(0, model.credit(person.id, role)), 0);
  if (grant.out > held) return 'account-short';
  const [first] = grant.awards;
  const [current, another] = first === undefined || first.rule === 'lump-sum' ? [] : inForce(model, person, first.kind);
  if (another !== undefined) return 'already-exists';
  if (current?.rule === 'hybrid-annuity') return 'award-is-fixed';
  if (current !== undefined && isPosting(model)) return 'run-is-posting';
  return (_, seq) => {
    decision.state = 'approved';
    pay(model, decision, grant, seq);
    for (const award of grant.awards) person.awards.push({ ...award, replaces: current?.id, seq });
    for (const subject of grant.payees) {
      person.payees.push({ id: subject, seq, subject, by: who, bank: false });
    }
  };
}

/** Whether a run is signed and not posted to its end. */
export const isPosting = ({ runs }: Model): boolean => [...runs.values()].some(({ state }) => state === 'posting');

/** Whether no other award has taken its place. */
export const isCurrent = (awards: readonly ModelAward[], { id }: ModelAward): boolean =>
  awards.every(({ replaces }) => replaces !== id);

/** Whether a point on which the decision rests was settled otherwise since. */
function readingsMoved(
  model: Model,
  person: Person,
  { question, facts, on, application, readings }: Decision,
): boolean {
  const now = model.settled(person, application);
  const under = { question, document: JSON.parse(facts), on, readings };
  return Object.keys({ ...now, ...readings }).some((reading) => {
    const optionOf = (settled: Readonly<Record<string, string>>) => settled[reading] ?? READINGS[reading]?.[0];
    return optionOf(now) !== optionOf(readings) && consults(under, reading);
  });
}

/** The awards of the right that have no other in their place; converted ones once approved. */
function inForce(model: Model, { awards }: Person, kind: string): ModelAward[] {
  // Whoever is disabled has one pension for it, whatever the cause.
  const right = (of: string): string => (of.endsWith('-disability') ? 'disability' : of);
  return awards.filter(
    (award) =>
      right(award.kind) === right(kind) &&
      isCurrent(awards, award) &&
      (award.import === undefined || model.imports.get(award.import)?.approved !== undefined),
  );
}
