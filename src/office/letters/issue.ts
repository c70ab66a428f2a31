// Issues a letter within a command: puts its words together, makes its bytes for their digest, and appends its row.
// Any command can issue its own letter this way, in its own transaction; `issue-letter` is for those that a person asks for.

import { createHash } from 'node:crypto';
import { digestOf, formatDay, type Language } from '../../base/index.ts';
import { CURRENT_TEMPLATE, renderLetter } from '../../letters/index.ts';
import type { Json, Tx } from '../../store/index.ts';
import type { LETTER_KINDS } from '../../wire/index.ts';
import type { Acting } from '../verb.ts';
import { acknowledgement, requestForFacts } from './application.ts';
import { pensionCertificate, serviceCertificate } from './certificates.ts';
import { decisionLetter } from './decision.ts';
import { type Frame, framed, frameOf, type Told } from './frame.ts';
import { awardLetter, paymentChange } from './payments.ts';

type LetterKind = (typeof LETTER_KINDS)[number];

/** What each kind says, about the decision, award or application of that id. */
const TELLS: Readonly<Record<LetterKind, (frame: Frame, about: string | undefined) => Promise<Told>>> = {
  decision: decisionLetter,
  acknowledgement,
  'request-for-facts': requestForFacts,
  award: awardLetter,
  'payment-change': paymentChange,
  'certificate-of-service': serviceCertificate,
  'certificate-of-pension': pensionCertificate,
};

export interface ToIssue {
  readonly participant: string;
  readonly kind: LetterKind;
  /** The id of what it is about; undefined where that is the participant. */
  readonly about?: string | undefined;
  /** The participant's own where absent. */
  readonly language?: Language | undefined;
}

/** Appends the letter, dated today; answers its id. Refuses where there is nothing to write. */
export async function issueLetter(
  tx: Tx,
  acting: Acting,
  asked: ToIssue,
): Promise<{ id: string; code: string | null }> {
  const { participant, kind, about, language } = asked;
  const id = tx.newId();
  const certificate = kind.startsWith('certificate');
  const code = codeOf(tx.command, id);
  const frame = await frameOf(tx.db, acting, { id, code, participant, language });
  const told = await TELLS[kind](frame, about);
  const content = await framed(frame, told);
  const data = { content, ...(told.certified === undefined ? {} : { certified: told.certified }) };
  await tx.append('letter', [
    {
      participant,
      id,
      kind,
      language: frame.language,
      template: CURRENT_TEMPLATE,
      data: data as unknown as Json,
      about: about ?? null,
      dated: formatDay(acting.today),
      code: certificate ? code : null,
      sha256: sha256Of(renderLetter(CURRENT_TEMPLATE, content)),
      issued_by: acting.person.id,
    },
  ]);
  return { id, code: certificate ? code : null };
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Digits and letters without those that are taken for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits of the command's id, which nobody outside sees: the same for a command that is tried again, and not guessed. */
function codeOf(command: string, id: string): string {
  const bits = BigInt(`0x${digestOf(`letter code ${command} ${id}`).slice(0, 20)}`);
  return Array.from({ length: 16 }, (_, index) => ALPHABET[Number((bits >> BigInt(index * 5)) & 31n)]).join('');
}

/** A code as somebody types it: without spaces and hyphens, and with what is taken for another put right. */
export function typedCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
