// Work on medical certificates: which one speaks for each physician, and what the qualified ones find.
// How many physicians suffice, and what a contrary finding does, is in section-238.ts.

import { Found, Unknown } from '../../rules/index.ts';
import type { Certificate, Facts } from '../facts/facts.ts';

/** A certificate with its physician and appointment as one possibility has them. */
interface Signed extends Certificate {
  readonly physician: string;
  readonly appointment: NonNullable<Certificate['appointment']>;
}

/** A fact that is not known, and what it may be. */
interface Open {
  readonly pointer: string;
  readonly certificate: number;
  readonly key: 'physician' | 'appointment';
  readonly values: readonly string[];
}

/** More possibilities than these are not tried one by one: the answer then stays open. */
const MAX_POSSIBILITIES = 20_000;

const APPOINTMENTS = ['government', 'designated', 'own'];

const findsIncapable = ({ licensed, incapable }: Certificate): boolean => licensed === true && incapable === true;
const findsPermanent = (certificate: Certificate): boolean =>
  findsIncapable(certificate) && certificate.totalAndPermanent === true;
const findsCapable = ({ licensed, incapable }: Certificate): boolean => licensed === true && incapable === false;

/** The certificate examined last for each physician; without a day it is the earliest, of equals the last listed. */
function speaking(certificates: readonly Signed[]): readonly Signed[] {
  const last = new Map<string, Signed>();
  for (const certificate of certificates) {
    const before = last.get(certificate.physician);
    const later = before === undefined || (certificate.examinedOn ?? 0) >= (before.examinedOn ?? 0);
    if (later) last.set(certificate.physician, certificate);
  }
  return [...last.values()];
}

function openFacts(certificates: readonly Certificate[]): readonly Open[] {
  const named = new Set(certificates.flatMap(({ physician }) => (physician === undefined ? [] : [physician])));
  const unnamed = certificates.filter(({ physician }) => physician === undefined);
  const physicians = [...named, ...unnamed.map(({ at }) => `unnamed ${at}`)];
  return certificates.flatMap(({ at, physician, appointment }, certificate): readonly Open[] => [
    ...(physician === undefined
      ? [{ pointer: `${at}/physician`, certificate, key: 'physician' as const, values: physicians }]
      : []),
    ...(appointment === undefined
      ? [{ pointer: `${at}/appointment`, certificate, key: 'appointment' as const, values: APPOINTMENTS }]
      : []),
  ]);
}

/** The certificates under the nth possibility: the open facts are the digits of n, the first one the lowest. */
function possibility(certificates: readonly Certificate[], open: readonly Open[], n: number): readonly Signed[] {
  const signed = certificates.map((certificate) => ({ ...certificate })) as Record<string, unknown>[];
  let rest = n;
  for (const { certificate, key, values } of open) {
    (signed[certificate] as Record<string, unknown>)[key] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  }
  return signed as unknown as readonly Signed[];
}

/**
 * What every possibility gives, or open with the facts that matter: those of which alone another value would give
 * another answer.
 */
function answered(facts: Facts, holds: (speaking: readonly Signed[]) => boolean): Found | Unknown {
  const certificates = facts.disability?.certificates;
  if (certificates === undefined) return new Unknown(['/disability/certificates']);
  const open = openFacts(certificates);
  const total = open.reduce((product, { values }) => product * values.length, 1);
  if (total > MAX_POSSIBILITIES) return new Unknown(open.map(({ pointer }) => pointer));
  const answers = Array.from({ length: total }, (_, n) => holds(speaking(possibility(certificates, open, n))));
  const [first = false] = answers;
  if (answers.every((answer) => answer === first))
    return new Found(
      first,
      certificates.map(({ at }) => at),
    );
  let step = 1;
  const missing: string[] = [];
  for (const { pointer, values } of open) {
    const matters = answers.some(
      (answer, n) => Math.floor(n / step) % values.length > 0 && answer !== answers[n - step],
    );
    if (matters) missing.push(pointer);
    step *= values.length;
  }
  return new Unknown(missing);
}

/** Whether so many physicians of the Government, or so many designated ones, find it. */
function enough(
  certificates: readonly Signed[],
  finds: (certificate: Certificate) => boolean,
  government: number,
  designated: number,
): boolean {
  const finding = certificates.filter(finds);
  const by = (appointment: string): number =>
    finding.filter((certificate) => certificate.appointment === appointment).length;
  return by('government') >= government || by('designated') >= designated;
}

/** Whether enough physicians find the participant incapable. Arguments: how many of the Government, how many designated. */
export function physiciansFindIncapable(facts: Facts, government: number, designated: number): Found | Unknown {
  return answered(facts, (certificates) => enough(certificates, findsIncapable, government, designated));
}

/** Whether enough of them find total and permanent disability too. Arguments: as above. */
export function physiciansFindPermanent(facts: Facts, government: number, designated: number): Found | Unknown {
  return answered(facts, (certificates) => enough(certificates, findsPermanent, government, designated));
}

/** Whether a physician of the Government or a designated one states that the participant is not incapable. */
export function physicianFindsCapable(facts: Facts): Found | Unknown {
  return answered(facts, (certificates) => enough(certificates, findsCapable, 1, 1));
}
