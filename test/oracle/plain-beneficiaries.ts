// Who takes: the last order, its designees who survive, the legal heirs (§ 234(3)).
import { addDays } from './plain-dates.ts';
import type { Decision, Readings, Unknown } from './plain-facts.ts';
import { get, list, needsFacts, probe, text } from './plain-facts.ts';
import type { Frac } from './plain-money.ts';
import { frac, minus, over, plus, share, shareText, times } from './plain-money.ts';

// "An order counts if recognized and filed, both no later than the death; of equals on the deciding date the other
// date decides, then the last listed"; reading order-last: the latest filed, or the latest recognized. "recognizedOn:
// not recognized"; "orders: none on file".
function lastOrder(facts: unknown, readings: Readings, diedOn: string): number {
  let last = -1;
  let lastKey = '';
  (list(facts, '/orders') ?? []).forEach((_, index) => {
    const filedOn = text(facts, `/orders/${index}/filedOn`);
    const recognizedOn = text(facts, `/orders/${index}/recognizedOn`);
    if (filedOn === undefined || recognizedOn === undefined) return;
    if (filedOn > diedOn || recognizedOn > diedOn) return;
    const key =
      readings['order-last'] === 'latest-recognized' ? `${recognizedOn} ${filedOn}` : `${filedOn} ${recognizedOn}`;
    if (key >= lastKey) [last, lastKey] = [index, key];
  });
  return last;
}

// "share: equal parts".
function sharesOf(facts: unknown, at: string): Frac[] {
  const people = list(facts, at)!;
  return people.map((_, index) => {
    const given = text(facts, `${at}/${index}/share`);
    return given === undefined ? frac(1, people.length) : share(given);
  });
}

type Part = { name: string | undefined; at: string; share: Frac };

// "The heirs of a part share it by their shares".
function heirsTake(facts: unknown, part: Frac): Part[] {
  return sharesOf(facts, '/heirs').map((one, index) => {
    const at = `/heirs/${index}/name`;
    return { name: text(facts, at), at, share: times(part, one) };
  });
}

// "basis order|heirs|mixed, beneficiaries [{name, share}], shares in lowest terms, designees first"; "Someone who died
// on the same day did not survive"; reading predeceased-share: the heirs take the share of who died first, or "the
// other designees take it, pro rata; the heirs, if none is left".
function decideDated(facts: unknown, readings: Readings, diedOn: string): Decision {
  const order = lastOrder(facts, readings, diedOn);
  const designees = `/orders/${order}/designees`;
  if (order >= 0 && list(facts, designees) === undefined) return needsFacts([designees]);
  let parts: Part[] = [];
  let rest = frac(1);
  if (order >= 0) {
    sharesOf(facts, designees).forEach((one, index) => {
      const dead = text(facts, `${designees}/${index}/diedOn`);
      if (dead !== undefined && dead <= diedOn) return;
      const at = `${designees}/${index}/name`;
      parts.push({ name: text(facts, at), at, share: one });
      rest = minus(rest, one);
    });
    if (parts.length > 0 && readings['predeceased-share'] === 'survivors-take') {
      const sum = parts.reduce((total, part) => plus(total, part.share), frac(0));
      parts = parts.map((part) => ({ ...part, share: over(part.share, sum) }));
      rest = frac(0);
    }
  }
  const basis = parts.length === 0 ? 'heirs' : rest.n === 0n ? 'order' : 'mixed';
  const missing: string[] = [];
  if (basis !== 'order') {
    if (list(facts, '/heirs') === undefined) missing.push('/heirs');
    else parts.push(...heirsTake(facts, rest));
  }
  for (const part of parts) if (part.name === undefined) missing.push(part.at);
  if (missing.length > 0) return needsFacts(missing);
  const beneficiaries = parts.map((part) => ({ name: part.name, share: shareText(part.share) }));
  return { outcome: 'granted', result: { basis, beneficiaries } };
}

// "beneficiaries needs it (/participant/diedOn)". A filedOn that is unknown of a recognized order is missing where it
// can change the answer; it is tried at, before and after every date that matters.
export function decideBeneficiaries(facts: unknown, readings: Readings): Decision {
  const died = '/participant/diedOn';
  const dates = new Set<string>();
  const note = (date: string | undefined): void => {
    if (date !== undefined) for (const days of [-1, 0, 1]) dates.add(addDays(date, days));
  };
  note(text(facts, died));
  const unknowns: Unknown[] = [];
  (list(facts, '/orders') ?? []).forEach((_, index) => {
    const filedOn = `/orders/${index}/filedOn`;
    const recognizedOn = text(facts, `/orders/${index}/recognizedOn`);
    note(text(facts, filedOn));
    note(recognizedOn);
    (list(facts, `/orders/${index}/designees`) ?? []).forEach((_person, place) => {
      if (get(facts, died) === undefined) note(text(facts, `/orders/${index}/designees/${place}/diedOn`));
    });
    if (get(facts, filedOn) === undefined && recognizedOn !== undefined) unknowns.push({ at: filedOn, values: [] });
  });
  if (get(facts, died) === undefined) unknowns.push({ at: died, values: [] });
  const values = dates.size > 0 ? [...dates] : ['2000-01-01'];
  for (const unknown of unknowns) unknown.values = values;

  const within: string[] = [];
  const tried = probe(facts, unknowns, (filled) => {
    const decision = decideDated(filled, readings, text(filled, died)!);
    within.push(...(decision.missing ?? []));
    return JSON.stringify(decision);
  });
  const missing = [...within, ...tried.missing, ...(get(facts, died) === undefined ? [died] : [])];
  if (missing.length > 0) return needsFacts(missing);
  return JSON.parse(tried.answers[0]!) as Decision;
}
