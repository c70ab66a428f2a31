// The one way in for facts: an untrusted document becomes checked facts, or the faults that keep it out.
// Here too: the fact at a pointer, and the facts as they stood on a day.

import type { Day } from '../../base/index.ts';
import { checkConsistency } from './consistency.ts';
import { type Facts, factsShape } from './facts.ts';
import type { Fault } from './shape.ts';

/** Facts that have been checked, with the document that they were read from. */
export interface CheckedFacts {
  readonly facts: Facts;
  readonly document: unknown;
}

/** Either facts or faults. Every fact is checked, used or not by a question; nothing is repaired. */
export function readFacts(document: unknown): CheckedFacts | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const absent = document === null || document === undefined;
  const facts = factsShape(absent ? [] : document, '', faults);
  if (facts === undefined) return { faults };
  checkConsistency(facts, faults);
  return faults.length > 0 ? { faults } : { facts, document };
}

/** The fact at a JSON pointer, or undefined where it is not known. */
export function factAt(facts: Facts, pointer: string): unknown {
  return valueAt(facts, pointer);
}

/** What the document says at a pointer, as text; null where it says nothing. */
export function givenAt(document: unknown, pointer: string): string | null {
  const value = valueAt(document, pointer) ?? null;
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document;
  for (const key of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/**
 * The facts as they stood on a day: spells are cut there and later ones have not begun, a day of disability or an
 * application after it is absent, and so is a certificate of a later examination.
 */
export function factsOn(facts: Facts, on: Day): Facts {
  const { service, disability } = facts;
  const until = (day: Day | undefined): Day | undefined => (day !== undefined && day > on ? undefined : day);
  const filedOn = disability?.application?.filedOn;
  return {
    ...facts,
    service: service
      ?.filter((spell) => spell.from !== undefined && spell.from <= on)
      .map((spell) => ({ ...spell, to: until(spell.to) })),
    disability: disability && {
      ...disability,
      onsetOn: until(disability.onsetOn),
      totalAndPermanentOn: until(disability.totalAndPermanentOn),
      application: filedOn !== undefined && filedOn > on ? undefined : disability.application,
      certificates: disability.certificates?.filter(({ examinedOn }) => examinedOn === undefined || examinedOn <= on),
    },
  };
}
