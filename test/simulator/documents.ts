// Documents in the naive office: what is drawn for the verbs about them, and what may come of it.
// How a document is read and encrypted is not simulated: what is drawn are small files, some of them none.

import { paperOf } from '../office/papers.ts';
import type { Asked, Input, Rule } from './asked.ts';
import type { Document } from './model.ts';
import type { Setting } from './setting.ts';

/** Contents that are refused, with the code. */
const REFUSED: Readonly<Record<string, string>> = {
  '': 'document-empty',
  [Buffer.from('a letter').toString('base64')]: 'document-type-unknown',
  [Buffer.from('%PDF-1.7 cut short').toString('base64')]: 'document-damaged',
};

/** A document: one that waits for verification more often; or once in a while none. */
function document({ draw, model }: Setting): Input {
  const all = [...model.documents.values()];
  const waiting = all.filter(({ verified }) => verified === undefined);
  const found = draw.ofAny(waiting.length > 0 && draw.chance(0.7) ? waiting : all);
  const id = draw.chance(0.04) ? 'no-document' : (found?.id ?? 'no-document');
  return { participant: found?.participant ?? 'P1', document: id };
}

export const DOCUMENT_INPUTS: Readonly<Record<string, (setting: Setting) => Input>> = {
  'add-document': ({ draw, model }) => ({
    participant: draw.chance(0.03) ? 'NOBODY' : (draw.ofAny(model.people.values())?.id ?? 'NOBODY'),
    kind: draw.of(['birth', 'service', 'medical', 'letter']),
    name: 'scan.png',
    content: draw.chance(0.1) ? draw.of(Object.keys(REFUSED)) : paperOf(`scan ${draw.whole(1, 6)}`),
  }),
  'verify-document': document,
  'open-document': document,
  'get-document': document,
};

const seesMedical = (who: string): boolean => who === 'medical' || who === 'all';

/** The document that is asked about, where whoever asks may see it; else the code. */
function sightOf({ model, who, input }: Asked): Document | string {
  const found = model.documents.get(`${input.document}`);
  if (found === undefined || found.participant !== input.participant) return 'no-such-document';
  return found.kind === 'medical' && !seesMedical(who) ? 'medical-alone' : found;
}

/** Opening changes nothing; it is one audit line. */
const opening: Rule = (asked) => {
  const found = sightOf(asked);
  if (typeof found === 'string') return found;
  return ({ outcome }) => {
    const { base64 = found.content } = outcome;
    if (base64 !== found.content) throw new Error(`the document ${found.id} is not what was brought in`);
    return undefined;
  };
};

export const DOCUMENT_RULES: Readonly<Record<string, Rule>> = {
  'add-document': ({ model, who, input }) => {
    const { participant, kind, content } = input as Readonly<Record<string, string>>;
    const refused = REFUSED[content!];
    if (refused !== undefined) return refused;
    if (!model.people.has(participant!)) return 'rows-refused/no-such-participant';
    const same = [...model.documents.values()].some(
      (other) => other.participant === participant && other.content === content,
    );
    if (same) return 'same-document';
    return ({ outcome }) => {
      const id = `${outcome.document}`;
      model.documents.set(id, { id, participant: participant!, kind: kind!, content: content!, by: who });
      return undefined;
    };
  },

  'verify-document': (asked) => {
    const found = sightOf(asked);
    if (typeof found === 'string') return found;
    if (found.by === asked.who) return 'own-proposal';
    if (found.verified === true) return 'already-decided';
    return () => {
      found.verified = true;
      return undefined;
    };
  },

  'open-document': opening,
  'get-document': opening,
};
