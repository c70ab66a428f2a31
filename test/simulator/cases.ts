// Cases of the naive office: what each is at, worked out from what was contested, proposed, decided and established in it.
// What the commands do to them is in case-file-rules.ts and contest-rules.ts.

import { plainDecide } from '../oracle/plain-decide.ts';
import type { Model, Person } from './model.ts';
import { daysAfter } from './month.ts';
import { documentFault } from './rights.ts';

export interface CaseFile {
  readonly id: string;
  readonly participant: string;
  readonly kind: string;
  readonly openedOn: string;
  stage: string;
  since: string;
  owner: string | null;
  promisedOn: string;
  closedOn: string | null;
  events: number;
  /** The stage at which it was closed. */
  closedAt?: string;
  /** The contest that stays it. */
  stay?: string | undefined;
  /** The decisions in it that were set aside. */
  readonly aside: Set<string>;
  /** The points of law settled in it, with their options. */
  readonly settled: Record<string, string>;
}

/** A point proposed to be settled in a case. */
export interface Option {
  readonly participant: string;
  readonly file: string;
  readonly reading: string;
  readonly option: string;
  readonly by: string;
  approved: boolean;
}

export interface Contest {
  readonly id: string;
  readonly participant: string;
  readonly file: string;
  readonly decision: string;
  readonly filedOn: string;
  ended: boolean;
}

/** In how many days each kind is promised, and the stages through which people take it; none of those that are decided. */
export const KINDS: Readonly<Record<string, readonly [number, ...string[]]>> = {
  'occupational-disability': [60],
  'nonoccupational-disability': [60],
  'hybrid-disability': [60],
  'hybrid-separation': [30],
  'hybrid-death': [30],
  'beneficiary-order': [10, 'written', 'recognized', 'filed'],
  'state-insurance-fund': [90, 'reported', 'determined', 'settled'],
  'earnings-report': [45, 'requested', 'received', 'reviewed'],
  're-examination': [60, 'called', 'examined', 'reviewed'],
  discontinuance: [60, 'alleged', 'heard', 'determined'],
  'annuity-change': [30, 'raised', 'examined', 'determined'],
  recalculation: [30, 'found', 'proposed', 'settled'],
};

export const stepsOf = (kind: string): readonly string[] => (KINDS[kind] ?? [0]).slice(1) as string[];

/** Everything known, what is being done now among it. */
const NOW = Number.POSITIVE_INFINITY;

export function opened(person: Person, id: string, kind: string, on: string): void {
  person.cases.set(id, {
    id,
    participant: person.id,
    kind,
    openedOn: on,
    stage: stepsOf(kind)[0] ?? 'gathering',
    since: on,
    owner: null,
    promisedOn: daysAfter(on, KINDS[kind]?.[0] ?? 0),
    closedOn: null,
    events: 0,
    aside: new Set(),
    settled: {},
  });
}

/** What a case that a decision ends is at, on what is known now. */
export function stageOf(model: Model, person: Person, file: CaseFile, today: string): string {
  if ([...model.contests.values()].some((contest) => contest.file === file.id && !contest.ended)) return 'contested';
  const decisions = [...model.decisions.values()].filter(({ application }) => application === file.id);
  if (decisions.some(({ state }) => state === 'proposed')) return 'proposed';
  if (decisions.some(({ state, id }) => state === 'approved' && !file.aside.has(id))) return 'decided';
  const document = model.document(person, today, file.id, NOW);
  if (documentFault(document)) return 'contradicted';
  const { outcome } = plainDecide(file.kind, document, file.settled, today);
  return outcome === 'needs-facts' ? 'gathering' : outcome === 'needs-decision' ? 'open-point' : 'ready';
}

/** Brings the open cases of the participants to what they are at now: each move is an event. */
export function refresh(model: Model, participants: readonly string[], today: string): void {
  for (const id of new Set(participants)) {
    const person = model.people.get(id);
    for (const file of person?.cases.values() ?? []) {
      if (file.closedOn !== null || stepsOf(file.kind).length > 0) continue;
      const stage = stageOf(model, person as Person, file, today);
      if (stage !== file.stage) Object.assign(file, { stage, since: today, events: file.events + 1 });
    }
  }
}
