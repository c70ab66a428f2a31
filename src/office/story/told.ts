// An event of a story as its tellers give it: when, what, of which command, before it is put into words and in order.
// Who did it, and when it became known, is found by its command.

import type { Language } from '../../base/index.ts';
import { type StoryEvent, type StoryKind, storyWords } from '../../wire/index.ts';

/** What a teller knows of an event. */
export interface Told {
  readonly on: string;
  readonly kind: StoryKind;
  /** The parts of its sentence. */
  readonly parts?: Readonly<Record<string, string>>;
  /** 'NNN.NN'. */
  readonly amount?: string | undefined;
  readonly counts?: boolean;
  readonly ids: Readonly<Record<string, string>>;
  readonly audit: Audited;
}

/** The audit line of a row. */
export interface Audited {
  readonly seq: number;
  readonly at: string;
  readonly person: string;
}

/** The events in words and in their order. */
export function eventsTold(told: readonly Told[], language: Language): StoryEvent[] {
  return told
    .map(({ on, kind, parts = {}, amount, counts = true, ids, audit }): StoryEvent => {
      const { seq, at, person } = audit;
      const says = storyWords(kind, { ...parts, ...(amount === undefined ? {} : { amount }) }, language);
      return { on, kind, says, amount: amount ?? null, counts, by: person, recorded: at, known: seq, ids: { ...ids } };
    })
    .sort((a, b) => (a.on === b.on ? a.known - b.known : a.on < b.on ? -1 : 1));
}
