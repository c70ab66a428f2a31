// The file of a case in the naive office: opened, given, noted, promised, moved, closed, reopened, and facts established.
// Points of law and contests are in contest-rules.ts; what a case is at, in cases.ts.

import { type Asked, type Effect, type Input, personOf, type Rule } from './asked.ts';
import { type CaseFile, opened, refresh, stageOf, stepsOf } from './cases.ts';
import { broughtBy, type Person } from './model.ts';
import { documentFault } from './rights.ts';

const STAFF = new Set([
  'clerk',
  'caseworker',
  'medical',
  'approver',
  'approver-2',
  'payroll',
  'payroll-2',
  'treasurer',
  'treasurer-2',
  'board',
  'board-2',
  'board-3',
  'auditor',
  'all',
]);

/** The case, where it is open and as it was seen; or the code of the refusal. */
export function openCaseOf(asked: Asked): CaseFile | string {
  const file = personOf(asked)?.cases.get(`${asked.input.case}`);
  if (file === undefined) return 'no-such-case';
  if (file.events !== asked.input.seen) return 'case-moved';
  return file.closedOn === null ? file : 'case-closed';
}

/** Something that happens in an open case: refused by what comes first, or one more event. */
const event =
  (refused: (asked: Asked, file: CaseFile) => string | undefined, does: (asked: Asked, file: CaseFile) => void): Rule =>
  (asked) => {
    const file = openCaseOf(asked);
    if (typeof file === 'string') return file;
    return (
      refused(asked, file) ??
      (({ outcome }) => {
        does(asked, file);
        file.events += 1;
        expectEvents(file, outcome);
      })
    );
  };

export function expectEvents({ id, events }: CaseFile, outcome: Input): undefined {
  if (outcome.case !== id || outcome.events !== events) throw new Error(`${id} has ${outcome.events}, not ${events}`);
}

/** Each fact with its pointer. */
export function leavesOf(facts: Input): (readonly [string, unknown])[] {
  return Object.entries(facts).flatMap(([part, given]) =>
    Object.entries((given ?? {}) as object).map(([name, value]) => [`/${part}/${name}`, value] as const),
  );
}

export const CASE_FILE_RULES: Readonly<Record<string, Rule>> = {
  'open-case': (asked) => {
    const { participant, kind, on = asked.today, award } = asked.input as Readonly<Record<string, string>>;
    const person = asked.model.people.get(`${participant}`);
    if (person === undefined) return 'rows-refused/no-such-participant';
    if (on > asked.today) return 'dates-contradict';
    if (award !== undefined && person.awards.every(({ id }) => id !== award)) return 'no-such-award';
    return ({ outcome }) => {
      opened(person, `${outcome.case}`, `${kind}`, on);
      return undefined;
    };
  },

  'assign-case': event(
    ({ input }) => (STAFF.has(`${input.to}`) ? undefined : 'no-such-proposal'),
    ({ input }, file) => {
      file.owner = `${input.to}`;
    },
  ),

  'note-case': event(
    () => undefined,
    () => undefined,
  ),

  'promise-case': event(
    ({ input, today }) => (`${input.promisedOn}` < today ? 'dates-contradict' : undefined),
    ({ input }, file) => {
      file.promisedOn = `${input.promisedOn}`;
    },
  ),

  'move-case': event(
    ({ input }, { kind, stage }) => {
      const steps = stepsOf(kind);
      const [from, to] = [steps.indexOf(stage), steps.indexOf(`${input.stage}`)];
      const may = to >= 0 && (to === from + 1 || (to < from && input.because !== undefined));
      return may ? undefined : 'not-a-step';
    },
    ({ input, today }, file) => {
      Object.assign(file, { stage: `${input.stage}`, since: today });
    },
  ),

  'close-case': event(
    ({ input }, { kind, stage }) => {
      const waits = ['proposed', 'contested'].includes(stage);
      const over = stage === (stepsOf(kind).at(-1) ?? 'decided');
      return (input.outcome === 'completed' ? over : !waits) ? undefined : 'not-over';
    },
    ({ today }, file) => {
      Object.assign(file, { closedAt: file.stage, stage: 'closed', since: today, closedOn: today });
    },
  ),

  'reopen-case': (asked) => {
    const { model, today, input } = asked;
    const person = personOf(asked);
    const file = person?.cases.get(`${input.case}`);
    if (person === undefined || file === undefined) return 'no-such-case';
    if (file.events !== input.seen) return 'case-moved';
    if (file.closedOn === null) return 'case-is-open';
    return ({ outcome }) => {
      const stage = stepsOf(file.kind).length > 0 ? file.closedAt : stageOf(model, person, file, today);
      Object.assign(file, { stage, since: today, closedOn: null, events: file.events + 2 });
      return expectEvents(file, outcome);
    };
  },

  'establish-facts': (asked) => {
    const file = openCaseOf(asked);
    if (typeof file === 'string') return file;
    const person = personOf(asked) as Person;
    const application = person.applications.get(file.id);
    if (application === undefined) return 'no-facts-asked';
    const { filed, facts } = application;
    const leaves = leavesOf(asked.input.facts as Input).filter(([pointer, value]) => facts.get(pointer) !== value);
    if (leaves.some(([pointer]) => facts.has(pointer)) && asked.input.reason === undefined) return 'reason-needed';
    const brought = broughtBy({ filed, facts: new Map([...facts, ...leaves]) });
    if (leaves.length > 0 && contradicts(asked, person, file, brought)) return 'facts-contradict';
    return established(asked, file, facts, leaves);
  },
};

/** Whether the case would contradict itself with those facts brought in it. */
function contradicts({ model, today }: Asked, person: Person, { id }: CaseFile, brought: object): boolean {
  const application = { ...person.applications.get(id)!, filed: brought as Record<string, object>, facts: new Map() };
  const tried = { ...person, applications: new Map([[id, application]]) };
  return documentFault(model.document(tried, today, id));
}

function established(
  { model, today }: Asked,
  { id, participant }: CaseFile,
  facts: Map<string, unknown>,
  leaves: readonly (readonly [string, unknown])[],
): Effect {
  return ({ outcome }) => {
    if (outcome.case !== id || outcome.facts !== leaves.length) throw new Error(`${outcome.facts} facts`);
    for (const [pointer, value] of leaves) facts.set(pointer, value);
    if (leaves.length > 0) refresh(model, [participant], today);
    return undefined;
  };
}
