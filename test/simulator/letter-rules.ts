// Letters in the naive office: which of them have something to say. What they say is the product's, and `verify` makes it again.
// Decisions and awards are in case-rules.ts and rights.ts.

import { plainDecide } from '../oracle/plain-decide.ts';
import { type Asked, personOf, type Rule } from './asked.ts';
import { documentFault } from './rights.ts';

const NOTHING = 'nothing-to-write';

/** By the kind of letter: a code where there is nothing to write. */
const REFUSED: Readonly<Record<string, (asked: Asked, about: string) => string | undefined>> = {
  decision: ({ model, input }, about) => {
    const decision = model.decisions.get(about);
    if (decision === undefined || decision.participant !== input.participant) return 'no-such-decision';
    return decision.state === 'approved' ? undefined : NOTHING;
  },
  acknowledgement: (asked, about) => {
    const person = personOf(asked);
    if (person?.applications.has(about) !== true) return NOTHING;
    return documentFault(asked.model.document(person, asked.today, about)) ? 'facts-contradict' : undefined;
  },
  award: (asked, about) => {
    const award = personOf(asked)?.awards.find(({ id }) => id === about);
    if (award === undefined) return 'no-such-award';
    return award.import === undefined || asked.model.imports.get(award.import)?.approved !== undefined
      ? undefined
      : NOTHING;
  },
  'certificate-of-service': (asked) => {
    const person = personOf(asked);
    if (person === undefined) return NOTHING;
    const document = asked.model.document(person, asked.today, undefined);
    if (documentFault(document)) return 'facts-contradict';
    return plainDecide('service', document, {}, asked.today).outcome === 'granted' ? undefined : NOTHING;
  },
  'certificate-of-pension': (asked) => {
    const { model, today } = asked;
    const person = personOf(asked);
    if (person === undefined || model.diedOn(person, model.seq) !== undefined) return NOTHING;
    const inForce = person.awards.some(
      ({ id, rule, startsOn, import: batch }) =>
        rule !== 'lump-sum' &&
        startsOn <= today &&
        person.awards.every(({ replaces }) => replaces !== id) &&
        (batch === undefined || model.imports.get(batch)?.approved !== undefined),
    );
    return inForce ? undefined : NOTHING;
  },
};

export const LETTER_RULES: Readonly<Record<string, Rule>> = {
  'issue-letter': (asked) => {
    const { kind, about = '' } = asked.input as Readonly<Record<string, string>>;
    if (personOf(asked) === undefined) return 'no-such-participant';
    const refused = REFUSED[kind ?? ''];
    if (refused === undefined) throw new Error(`no letter ${kind} is drawn`);
    return refused(asked, about) ?? (() => undefined);
  },
};
