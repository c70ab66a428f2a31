// The certificates of § 238(C), the application and the day of disability.

import type { Condition, Decision, Readings, Unknown } from './plain-facts.ts';
import { flag, get, list, needsFacts, onDay, probe, put, text } from './plain-facts.ts';

// "a certificate examined after it is left out before anything else"; "For each physician the certificate examined
// last speaks (ties: the last listed); only then are any left out"; "examinedOn: earliest".
function speaking(facts: unknown, on: string): string[] {
  const byPhysician = new Map<string, { at: string; examinedOn: string }>();
  (list(facts, '/disability/certificates') ?? []).forEach((_, index) => {
    const at = `/disability/certificates/${index}`;
    const examinedOn = text(facts, `${at}/examinedOn`) ?? '';
    if (examinedOn > on) return;
    const physician = text(facts, `${at}/physician`)!;
    const before = byPhysician.get(physician);
    if (before === undefined || before.examinedOn <= examinedOn) byPhysician.set(physician, { at, examinedOn });
  });
  return [...byPhysician.values()].map((one) => one.at);
}

// § 238(C): "one (1) or more government physicians or at least two physicians designated by the Administrator".
function enough(facts: unknown, certificates: string[]): boolean {
  const appointments = certificates.map((at) => text(facts, `${at}/appointment`));
  return appointments.includes('government') || appointments.filter((one) => one === 'designated').length >= 2;
}

type Proof = { sufficient: boolean; total: boolean; contrary: boolean };

// "Unlicensed and own physicians count for nothing; contrary is only a licensed government or designated one who
// states incapable: false, beside a sufficient number"; forTotalAndPermanent: "whether physicians in the number that
// § 238(C) asks for find that too"; "the three findings of a certificate: not stated, so not favourable and not
// contrary".
// Reading taken: the three findings are licensed, incapable and totalAndPermanent, so an absent `licensed` counts as
// unlicensed; an absent physician or appointment is an unknown fact.
// Reading taken: "find that too" means the same physician finds incapable: true and totalAndPermanent: true.
function proofOf(facts: unknown, on: string): Proof {
  const counting = speaking(facts, on).filter(
    (at) => flag(facts, `${at}/licensed`) === true && text(facts, `${at}/appointment`) !== 'own',
  );
  const favourable = counting.filter((at) => flag(facts, `${at}/incapable`) === true);
  const total = favourable.filter((at) => flag(facts, `${at}/totalAndPermanent`) === true);
  const sufficient = enough(facts, favourable);
  const contrary = sufficient && counting.some((at) => flag(facts, `${at}/incapable`) === false);
  return { sufficient, total: enough(facts, total), contrary };
}

// What could be unknown of the certificates: who the physician is and how appointed.
function unknowns(facts: unknown, on: string): Unknown[] {
  const certificates = list(facts, '/disability/certificates') ?? [];
  const heard = certificates
    .map((_, index) => `/disability/certificates/${index}`)
    .filter((at) => (text(facts, `${at}/examinedOn`) ?? '') <= on);
  const named = heard.map((at) => text(facts, `${at}/physician`)).filter((name) => name !== undefined);
  const nameless = heard.filter((at) => get(facts, `${at}/physician`) === undefined);
  const physicians = [...new Set([...named, ...nameless.map((at) => `the one of ${at}`)])];
  return heard
    .flatMap((at) => [
      { at: `${at}/physician`, values: physicians },
      { at: `${at}/appointment`, values: ['government', 'designated', 'own'] },
    ])
    .filter((unknown) => get(facts, unknown.at) === undefined);
}

// Reading conflicting-certificates needs-decision: "The Administrator decides, with reasons on file."
function contraryDecides(proof: Proof, readings: Readings): boolean {
  return proof.contrary && readings['conflicting-certificates'] !== 'sufficient';
}

// A condition on the certificates: "known to fail, whatever else is unknown" if it fails however the unknown is filled.
function certified(facts: unknown, on: string, ask: (proof: Proof) => boolean | 'decision'): Condition {
  if (get(facts, '/disability/certificates') === undefined) {
    return { holds: null, missing: ['/disability/certificates'] };
  }
  const tried = probe(facts, unknowns(facts, on), (filled) => JSON.stringify(ask(proofOf(filled, on))));
  if (tried.answers.length > 1) return { holds: null, missing: tried.missing };
  return { holds: JSON.parse(tried.answers[0]!) as boolean | 'decision', missing: [] };
}

// "(a) Proper proof is received from one or more physicians, as provided for in subsection (C)"; reading
// conflicting-certificates: "The Administrator decides" or "the number the text asks for is there".
export function proofHolds(facts: unknown, readings: Readings, on: string): Condition {
  return certified(facts, on, (proof) => (contraryDecides(proof, readings) ? 'decision' : proof.sufficient));
}

// § 238(B)(b): "that said examination show ... that the participant is totally and permanently disabled".
export function totalProofHolds(facts: unknown, on: string): Condition {
  return certified(facts, on, (proof) => proof.total);
}

// "medical-proof: granted where sufficient, else denied. sufficient (true); forTotalAndPermanent".
export function decideMedicalProof(facts: unknown, readings: Readings, today: string): Decision {
  const on = onDay(facts, today);
  if (get(facts, '/disability/certificates') === undefined) return needsFacts(['/disability/certificates']);
  const decide = (filled: unknown): Decision => {
    const proof = proofOf(filled, on);
    if (!proof.sufficient) return { outcome: 'denied' };
    if (contraryDecides(proof, readings)) return { outcome: 'needs-decision' };
    return { outcome: 'granted', result: { sufficient: true, forTotalAndPermanent: proof.total } };
  };
  const tried = probe(facts, unknowns(facts, on), (filled) => JSON.stringify(decide(filled)));
  if (tried.answers.length > 1) return needsFacts(tried.missing);
  return JSON.parse(tried.answers[0]!) as Decision;
}

// "a day of disability or an application dated after `on` is absent ... before anything else": the facts as they
// stand on that day.
// Reading taken: a totalAndPermanentOn after `on` is absent and so means onsetOn, like any absent one.
export function asOf(facts: unknown, on: string): unknown {
  let known = facts;
  const after = (pointer: string): boolean => (text(facts, pointer) ?? '') > on;
  if (after('/disability/onsetOn')) known = put(known, '/disability/onsetOn', null);
  if (after('/disability/totalAndPermanentOn')) known = put(known, '/disability/totalAndPermanentOn', null);
  if (after('/disability/application/filedOn')) known = put(known, '/disability/application', null);
  return known;
}

// "an application counts only with its filedOn; one known not to be on the form denies".
// Reading taken: one known not to be on the form denies even if its filedOn is unknown.
export function applicationHolds(facts: unknown): Condition {
  const filedOn = text(facts, '/disability/application/filedOn');
  const onForm = flag(facts, '/disability/application/onForm');
  if (onForm === false) return { holds: false, missing: [] };
  const missing: string[] = [];
  if (filedOn === undefined) missing.push('/disability/application/filedOn');
  if (onForm === undefined) missing.push('/disability/application/onForm');
  return { holds: missing.length === 0 ? true : null, missing };
}
