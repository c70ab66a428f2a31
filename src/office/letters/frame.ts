// What every letter has: letterhead, whom it is to, its day and number, who signs it, and the words for "page 1 of 2".
// What a letter is about is in the file of its kind.

import { type Day, dayInWords, formatDay, type Language, type Words } from '../../base/index.ts';
import type { LetterContent } from '../../letters/index.ts';
import { type Installation, installationOf } from '../record/installation.ts';
import { refuse } from '../refuse.ts';
import type { Acting, Db } from '../verb.ts';

const WORDS = {
  over: { en: 'Commonwealth of Puerto Rico', es: 'Estado Libre Asociado de Puerto Rico' },
  system: { en: 'Judiciary Retirement System', es: 'Sistema de Retiro de la Judicatura' },
  sample: {
    en: 'Sample system: the person and the letter are made up.',
    es: 'Sistema de muestra: la persona y la carta son inventadas.',
  },
  date: { en: 'Date', es: 'Fecha' },
  number: { en: 'Letter', es: 'Carta' },
  participant: { en: 'Participant', es: 'Participante' },
  page: { en: 'page {page} of {pages}', es: 'página {page} de {pages}' },
  issued: { en: 'Issued by', es: 'Emitida por' },
  staff: { en: 'Staff of the System', es: 'Personal del Sistema' },
  administrator: { en: 'Administrator', es: 'Administrador' },
  administratorThen: { en: 'In office on that day', es: 'En el cargo ese día' },
  estate: { en: 'The beneficiaries of', es: 'A los beneficiarios de' },
} as const satisfies Readonly<Record<string, Words>>;

/** What the letters of one participant are put together from. */
export interface Frame {
  readonly db: Db;
  readonly acting: Acting;
  /** The letter's own id, and the code of one that can be verified. */
  readonly id: string;
  readonly code: string;
  readonly participant: string;
  readonly name: string;
  readonly died: boolean;
  readonly language: Language;
  readonly today: Day;
  readonly installation: Installation;
}

/** What a kind of letter says of its own. */
export interface Told
  extends Pick<LetterContent, 'title' | 'summary' | 'sections'>,
    Partial<Pick<LetterContent, 'references' | 'signed' | 'basis' | 'annex'>> {
  /** The facts that the code of a certificate answers for, in the least personal form. */
  readonly certified?: Readonly<Record<string, string | number>>;
}

/** The frame of a letter to the participant, in their own language where none is asked for. */
export async function frameOf(
  db: Db,
  acting: Acting,
  {
    id,
    code,
    participant,
    language,
  }: Pick<Frame, 'id' | 'code' | 'participant'> & { readonly language?: Language | undefined },
): Promise<Frame> {
  const row = await db
    .selectFrom('participant_now')
    .select(['given_names', 'surnames', 'language', 'died_on'])
    .where('participant', '=', participant)
    .executeTakeFirst();
  if (row === undefined) refuse('no-such-participant', { participant });
  return {
    db,
    acting,
    id,
    code,
    participant,
    name: `${row.given_names} ${row.surnames}`,
    died: row.died_on !== null,
    language: language ?? (row.language as Language),
    today: acting.today,
    installation: await installationOf(db),
  };
}

/** The whole letter. */
export async function framed(frame: Frame, { certified: _, ...told }: Told): Promise<LetterContent> {
  const { language, today, installation, id, participant, name, died } = frame;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const { signed = [await signature(frame, say('issued'), frame.acting.person.id, say('staff'))] } = told;
  return {
    language,
    dated: formatDay(today),
    head: { over: say('over'), name: say('system'), lines: installation.settings.address ?? [] },
    ...(installation.kind === 'sample' ? { notice: say('sample') } : {}),
    to: died ? [say('estate'), name] : [name],
    pageWords: say('page'),
    foot: `${say('system')} · ${say('number')} ${id}`,
    basis: [],
    annex: [],
    ...told,
    references: [
      { label: say('date'), value: dayInWords(today, language) },
      { label: say('number'), value: id },
      { label: say('participant'), value: participant },
      ...(told.references ?? []),
    ],
    signed: [...signed, ...(await administrator(frame))],
  };
}

type Signature = LetterContent['signed'][number];

/** Who did it, by the name on file; the id of whoever has none. */
export async function signature({ db }: Frame, label: string, person: string, role: string): Promise<Signature> {
  const row = await db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
  return { label, name: row?.name ?? person, role };
}

/** Who was Administrator on the letter's day (§ 234(1)), where the office has it on file. */
async function administrator({ db, today, language }: Frame): Promise<Signature[]> {
  const day = formatDay(today);
  const row = await db
    .selectFrom('authority')
    .select('name')
    .where('kind', '=', 'administrator')
    .where('starts_on', '<=', day)
    .where((e) => e.or([e('ends_on', 'is', null), e('ends_on', '>=', day)]))
    .orderBy('starts_on', 'desc')
    .executeTakeFirst();
  if (row === undefined) return [];
  return [{ label: WORDS.administrator[language], name: row.name, role: WORDS.administratorThen[language] }];
}
