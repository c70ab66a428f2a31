// Cases and the Board in the naive office: applications, decisions on them, resolutions.
// What a decision grants is in rights.ts; the law itself is the oracle's.

import { plainDecide } from '../oracle/plain-decide.ts';
import { given, type Input, personOf, type Row, type Rule, sorted } from './asked.ts';
import { leavesOf } from './case-file-rules.ts';
import { opened } from './cases.ts';
import { broughtBy } from './model.ts';
import { approveDecision, documentFault, proposalRefused } from './rights.ts';

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
    const application = {
      question: question!,
      filed: question!.endsWith('disability') ? { disability: { application: given({ filedOn, onForm }) } } : {},
      facts: new Map(leavesOf(facts)),
    };
    if (documentFault(broughtBy(application))) return 'facts-contradict';
    return ({ outcome }) => {
      const id = `${outcome.application}`;
      person.applications.set(id, application);
      opened(person, id, question!, filedOn!);
      return undefined;
    };
  },

  'propose-decision': (asked) => {
    const { model, input, who, today } = asked;
    const person = personOf(asked);
    const application = input.application as string | undefined;
    const file = person?.cases.get(application ?? '');
    if (application !== undefined && file === undefined) return 'no-such-case';
    if (person === undefined) return 'no-such-participant';
    if (file !== undefined && file.closedOn !== null) return 'case-closed';
    if (file?.stay !== undefined) return 'case-stayed';
    if (application !== undefined && !person.applications.has(application)) return 'no-such-participant';
    const on = `${input.on ?? today}`;
    const question = `${input.question}`;
    const document = model.document(person, on, application);
    if (documentFault(document)) return 'facts-contradict';
    const readings = { ...model.settled(person, application) };
    const decided = plainDecide(question, document, readings, on);
    const refused = proposalRefused(decided.outcome, question, document, input.startsOn);
    if (refused !== undefined) return refused;
    const result = (decided.result ?? {}) as Readonly<Record<string, unknown>>;
    return ({ outcome }) => {
      const said = JSON.stringify([outcome.outcome, sorted(outcome.result ?? {})]);
      const meant = JSON.stringify([decided.outcome, sorted(result)]);
      if (said !== meant) throw new Error(`decided ${said}, not ${meant}`);
      const estimate = outcome.estimate !== null;
      // What was settled in the case needs no adoption; nothing does once everything is adopted.
      const sure = model.adopted(model.seq, today) || Object.keys(readings).length === 0;
      if (decided.outcome === 'granted' && sure && estimate === model.adopted(model.seq, today)) {
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
        readings,
        estimate,
        startsOn: input.startsOn as string | undefined,
        state: 'proposed',
      });
      return undefined;
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
