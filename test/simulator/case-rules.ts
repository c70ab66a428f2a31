// Cases and the Board in the naive office: applications, decisions on them, resolutions.
// What a decision grants is in rights.ts; the law itself is the oracle's.

import { plainDecide } from '../oracle/plain-decide.ts';
import { approveDecision, documentFault, proposalRefused } from './rights.ts';
import { given, type Input, personOf, type Row, type Rule } from './rules.ts';

export const CASE_RULES: Readonly<Record<string, Rule>> = {
  'file-application': (asked) => {
    const person = personOf(asked);
    if (person === undefined) return 'rows-refused/no-such-participant';
    const {
      question,
      filedOn,
      onForm,
      facts = {},
    } = asked.input as Readonly<Record<string, string>> & { facts?: Input };
    if (filedOn! > asked.today) return 'dates-contradict';
    const disabled = question!.endsWith('disability');
    const body = disabled
      ? { ...facts, disability: { ...(facts.disability as object), application: given({ filedOn, onForm }) } }
      : facts;
    if (documentFault(body)) return 'facts-contradict';
    return ({ outcome }) => {
      person.applications.set(`${outcome.application}`, body);
    };
  },

  'propose-decision': (asked) => {
    const { model, input, who, today } = asked;
    const person = personOf(asked);
    const application = input.application as string | undefined;
    if (person === undefined) return 'no-such-participant';
    if (application !== undefined && !person.applications.has(application)) return 'no-such-participant';
    const on = `${input.on ?? today}`;
    const question = `${input.question}`;
    const document = model.document(person, on, application);
    if (documentFault(document)) return 'facts-contradict';
    const decided = plainDecide(question, document, {}, on);
    const refused = proposalRefused(decided.outcome, question, document, input.startsOn);
    if (refused !== undefined) return refused;
    const result = (decided.result ?? {}) as Readonly<Record<string, unknown>>;
    return ({ outcome }) => {
      const said = JSON.stringify([outcome.outcome, sorted(outcome.result ?? {})]);
      const meant = JSON.stringify([decided.outcome, sorted(result)]);
      if (said !== meant) throw new Error(`decided ${said}, not ${meant}`);
      if (decided.outcome === 'granted' && (outcome.estimate === null) !== model.adopted(model.seq, today)) {
        throw new Error(`estimate: ${JSON.stringify(outcome.estimate)}`);
      }
      model.decisions.set(`${outcome.decision}`, {
        id: `${outcome.decision}`,
        participant: person.id,
        question,
        application,
        on,
        by: who,
        proofHash: `${outcome.proofHash}`,
        outcome: decided.outcome,
        result,
        facts: JSON.stringify(document),
        startsOn: input.startsOn as string | undefined,
        state: 'proposed',
      });
    };
  },

  'approve-decision': approveDecision,

  'reject-decision': ({ model, who, input }) => {
    const decision = model.decisions.get(`${input.decision}`);
    if (decision === undefined || decision.participant !== input.participant) return 'no-such-decision';
    if (decision.by === who) return 'own-proposal';
    if (decision.state !== 'proposed') return 'already-decided';
    return () => {
      decision.state = 'rejected';
    };
  },

  'propose-resolution': ({ model, who, input }) => {
    const { board, number, startsOn, adopts } = input as Readonly<Record<string, string>> & { adopts: readonly Row[] };
    if (board !== 'board-2026') return 'no-such-proposal';
    if (model.resolutions.has(number!)) return 'already-exists';
    if (adopts.some(({ option }) => option === 'no-such-option')) return 'rows-refused/no-such-proposal';
    if (new Set(adopts.map(({ reading }) => reading)).size < adopts.length) return 'rows-refused/already-exists';
    return () => {
      model.resolutions.set(number!, { id: number!, by: who, startsOn: startsOn!, all: adopts.length > 5 });
    };
  },

  'approve-resolution': ({ model, who, input }) => {
    const resolution = model.resolutions.get(`${input.resolution}`);
    if (resolution === undefined) return 'no-such-proposal';
    if (resolution.by === who) return 'own-proposal';
    if (resolution.approved !== undefined) return 'already-decided';
    return (_, seq) => {
      resolution.approved = seq;
    };
  },
};

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
