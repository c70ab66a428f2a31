// Points of law settled in a case of the naive office, and contests of its decisions: filed, stayed, concluded.
// What a point is, the oracle says (readings.ts); the file of a case is in case-file-rules.ts.

import { READINGS } from '../oracle/plain-readings.ts';
import { type Asked, personOf, type Rule } from './asked.ts';
import { expectEvents, openCaseOf } from './case-file-rules.ts';
import { type CaseFile, type Contest, refresh, stepsOf } from './cases.ts';
import type { Model, Person } from './model.ts';
import { answers, consults, type Question } from './readings.ts';
import { documentFault } from './rights.ts';

/** The one authority of the simulated office; it sits since before every day of it. */
const BOARD = 'board-2026';

/** The question of a case as it is today; undefined where there is none, or its facts contradict each other. */
export function questionOf(model: Model, person: Person, file: CaseFile, today: string): Question | undefined {
  if (stepsOf(file.kind).length > 0) return undefined;
  const document = model.document(person, today, file.id);
  return documentFault(document)
    ? undefined
    : { question: file.kind, document, on: today, readings: { ...file.settled } };
}

/** The contest, where it waits; or the code of the refusal. */
function openContest({ model, input }: Asked): Contest | string {
  const contest = model.contests.get(`${input.contest}`);
  if (contest === undefined || contest.participant !== input.participant) return 'no-such-proposal';
  return contest.ended ? 'already-decided' : contest;
}

const fileOf = ({ model }: Asked, { participant, file }: { participant: string; file: string }): CaseFile =>
  model.people.get(participant)?.cases.get(file) as CaseFile;

/** Whether another award has taken the place of the one that the decision granted. */
function isReplaced({ awards }: Person, decision: string): boolean {
  const own = new Set(awards.filter((award) => award.decision === decision).map(({ id }) => id));
  return awards.some(({ replaces }) => replaces !== undefined && own.has(replaces));
}

export const CONTEST_RULES: Readonly<Record<string, Rule>> = {
  'propose-option': (asked) => {
    const { model, input, who, today } = asked;
    const file = openCaseOf(asked);
    if (typeof file === 'string') return file;
    const [reading, option] = [`${input.reading}`, `${input.option}`];
    if (!READINGS[reading]?.includes(option) || input.authority !== BOARD) return 'no-such-proposal';
    const question = questionOf(model, personOf(asked) as Person, file, today);
    if (question === undefined) return 'nothing-open';
    // Whatever a judgment rests on, it settles; otherwise only what the law leaves to a person is.
    const settles = file.aside.size > 0 ? consults(question, reading) : answers(question, reading, option);
    if (!settles) return 'nothing-open';
    return ({ outcome }) => {
      const { participant, id } = file;
      model.options.set(`${outcome.option}`, { participant, file: id, reading, option, by: who, approved: false });
      return undefined;
    };
  },

  'approve-option': (asked) => {
    const { model, input, who, today } = asked;
    const option = model.options.get(`${input.option}`);
    if (option === undefined || option.participant !== input.participant) return 'no-such-proposal';
    if (option.by === who) return 'own-proposal';
    if (option.approved) return 'already-decided';
    return () => {
      option.approved = true;
      fileOf(asked, option).settled[option.reading] = option.option;
      refresh(model, [option.participant], today);
      return undefined;
    };
  },

  'file-contest': (asked) => {
    const { model, input, today } = asked;
    const filedOn = `${input.filedOn}`;
    if (filedOn > today) return 'dates-contradict';
    const decision = model.decisions.get(`${input.decision}`);
    if (decision === undefined || decision.participant !== input.participant) return 'no-such-decision';
    const { id, participant, application, state } = decision;
    if (application === undefined) return 'not-contested';
    const file = fileOf(asked, { participant, file: application });
    if (state !== 'approved' || file.aside.has(id) || isReplaced(personOf(asked) as Person, id)) return 'not-contested';
    const open = [...model.contests.values()].some((contest) => contest.decision === id && !contest.ended);
    if (open) return 'already-exists';
    return ({ outcome }) => {
      const contest = `${outcome.contest}`;
      const late = input.deadline !== undefined && filedOn > `${input.deadline}`;
      if (outcome.case !== file.id || outcome.late !== late) throw new Error(`contested: ${JSON.stringify(outcome)}`);
      model.contests.set(contest, { id: contest, participant, file: file.id, decision: id, filedOn, ended: false });
      if (file.closedOn !== null) Object.assign(file, { closedOn: null, events: file.events + 1 });
      refresh(model, [participant], today);
      return undefined;
    };
  },

  'stay-case': (asked) => {
    const file = openCaseOf(asked);
    if (typeof file === 'string') return file;
    if (asked.input.authority !== BOARD) return 'no-such-proposal';
    const contest = openContest(asked);
    if (typeof contest === 'string') return contest;
    if (contest.file !== file.id) return 'no-such-proposal';
    // A stay is lifted in the contest for which it was ordered.
    const same = asked.input.stays === true ? file.stay !== undefined : file.stay !== contest.id;
    if (same) return 'already-exists';
    return ({ outcome }) => {
      file.stay = asked.input.stays === true ? contest.id : undefined;
      file.events += 1;
      return expectEvents(file, outcome);
    };
  },

  'conclude-contest': (asked) => {
    const { model, input, today } = asked;
    const contest = openContest(asked);
    if (typeof contest === 'string') return contest;
    const decidedOn = `${input.decidedOn}`;
    if (decidedOn < contest.filedOn || decidedOn > today) return 'dates-contradict';
    if (input.authority !== BOARD) return 'no-such-proposal';
    const file = fileOf(asked, contest);
    return ({ outcome }) => {
      contest.ended = true;
      if (file.stay === contest.id) Object.assign(file, { stay: undefined, events: file.events + 1 });
      if (input.disposition === 'remanded') {
        file.aside.add(contest.decision);
        file.events += 1;
      }
      refresh(model, [contest.participant], today);
      if (outcome.case !== file.id || outcome.stage !== file.stage)
        throw new Error(`ended: ${JSON.stringify(outcome)}`);
      return undefined;
    };
  },
};
