// The account of a Hybrid judge at separation and at death (§ 242b).

import { decideBeneficiaries } from './plain-beneficiaries.ts';
import { addDays, anniversary, dayNumber } from './plain-dates.ts';
import type { Answer, Condition, Decision, Readings } from './plain-facts.ts';
import { absent, conclude, flag, get, needsFacts, onDay, text } from './plain-facts.ts';
import { cents, centsText, decimal, frac, moneyText, over, share, times } from './plain-money.ts';
import type { Spell } from './plain-service.ts';
import { cohortIs, judgeMonths, judgeSpells, spellsTo } from './plain-service.ts';

// "`to` of the last judge's spell".
// Reading taken: the last spell is the one that ends last (still serving on `on` is last of all), of equals the one
// that begins last, then the last listed.
function lastJudgeSpell(spells: Spell[]): Spell | undefined {
  const key = (spell: Spell): string => `${spell.ended ? spell.to : '9999-12-31'} ${spell.from}`;
  let last: Spell | undefined;
  for (const spell of judgeSpells(spells)) if (last === undefined || key(spell) >= key(last)) last = spell;
  return last;
}

// "annuity (annual, monthly, startsOn)": § 242b(c): the balance divided by the factor; reading factor-unit.
function annuity(facts: unknown, form: string, startsOn: string, readings: Readings): unknown {
  let annual = over(decimal(text(facts, '/account/balance')!), decimal(text(facts, '/account/factor')!));
  if (readings['factor-unit'] === 'monthly') annual = times(annual, frac(12));
  return {
    form,
    annual: moneyText(annual, readings),
    monthly: moneyText(over(annual, frac(12)), readings),
    startsOn,
  };
}

// § 242b(a)-(c): under "Twelve years: 144 judge's months" the balance, else an annuity, which "starts the day after the
// last day served; it is deferred if 65 is not reached by then", "from the 65th birthday".
// Reading taken: 65 is reached "by then" if the 65th birthday is no later than the day the annuity would start.
// Reading taken: under refund a removed judge's balance is paid whatever the years and the age.
// Reading taken: where endedBy is unknown, of the facts of the annuity only those are listed that every grant needs.
function payOut(facts: unknown, readings: Readings, months: number, last: Spell): { decide: boolean; answer: Answer } {
  const endedBy = last.endedBy;
  const balance = absent(facts, ['/account/balance']);
  const distribution = (): Answer =>
    balance.length > 0
      ? { missing: balance }
      : {
          result: { form: 'distribution', amount: moneyText(decimal(text(facts, '/account/balance')!), readings) },
          missing: [],
        };
  const refund = readings['dismissed-account'] === 'refund';
  if (endedBy === 'removal')
    return refund ? { decide: false, answer: distribution() } : { decide: true, answer: { missing: [] } };
  if (months < 144) return { decide: false, answer: distribution() };

  if (endedBy === undefined && refund) return { decide: false, answer: { missing: balance } };
  const missing = absent(facts, ['/account/balance', '/account/factor', '/participant/birthDate']);
  const birthDate = text(facts, '/participant/birthDate');
  const startsOn = addDays(last.to, 1);
  const birthday = birthDate === undefined ? undefined : anniversary(birthDate, 65, readings);
  if (birthday !== undefined && birthday > startsOn && readings['twelve-under-65'] === 'needs-decision')
    return { decide: true, answer: { missing: [] } };
  if (missing.length > 0) return { decide: false, answer: { missing } };
  const result =
    birthday! <= startsOn
      ? annuity(facts, 'annuity', startsOn, readings)
      : annuity(facts, 'deferred-annuity', birthday!, readings);
  return { decide: false, answer: { result, missing: [] } };
}

// "Denied: not Hybrid, not separated by `on` (`to` of the last judge's spell), ended by death or disability, or dead".
// Reading taken: dead means dead by `on`; without any judge's spell the participant is not separated.
export function decideSeparation(facts: unknown, readings: Readings, today: string): Decision {
  const on = onDay(facts, today);
  const spells = spellsTo(facts, readings, on);
  const diedOn = text(facts, '/participant/diedOn');
  const conditions = [
    cohortIs(facts, readings, true),
    { holds: diedOn === undefined || diedOn > on, missing: [] } as Condition,
  ];
  if (spells === undefined) {
    conditions.push({ holds: null, missing: ['/service'] });
    return conclude(conditions, { missing: absent(facts, ['/account/balance']) });
  }
  const last = lastJudgeSpell(spells);
  if (last === undefined || !last.ended) return { outcome: 'denied' };
  if (last.endedBy === undefined) conditions.push({ holds: null, missing: [`/service/${last.index}/endedBy`] });
  else conditions.push({ holds: last.endedBy !== 'death' && last.endedBy !== 'disability', missing: [] });
  const paid = payOut(facts, readings, judgeMonths(spells).length, last);
  if (paid.decide) conditions.push({ holds: 'decision', missing: [] });
  return conclude(conditions, paid.answer);
}

type Base = { treatedAs: string; base: bigint; missing: string[] };

// § 242b(f): the excess of "accountAtRetirement" over "annuityPaid", not below zero.
function excess(facts: unknown, treatedAs: string, net: boolean, readings: Readings): Base {
  const pointers = ['/retirement/accountAtRetirement', ...(net ? ['/retirement/annuityPaid'] : [])];
  const missing = absent(facts, pointers);
  if (missing.length > 0) return { treatedAs, base: 0n, missing };
  const account = cents(decimal(text(facts, '/retirement/accountAtRetirement')!), readings);
  const paid = net ? cents(decimal(text(facts, '/retirement/annuityPaid')!), readings) : 0n;
  return { treatedAs, base: account > paid ? account - paid : 0n, missing: [] };
}

// "pensioner: retirement is given (an annuity had started), whatever the spells. Within thirty days the base is
// accountAtRetirement"; reading thirty-days: is the 30th day within, and are payments made deducted; reading
// transfer-annuity: paid unless, or if, an annuity by transfer is due.
// Reading taken: an object that is given, though empty, is given. Where retiredOn or diedOn is unknown, only what is
// needed within and after thirty days alike is listed.
function pensioner(facts: unknown, readings: Readings, conditions: Condition[]): Base {
  const retiredOn = text(facts, '/retirement/retiredOn');
  const diedOn = text(facts, '/participant/diedOn');
  const gross = readings['thirty-days'] === 'inclusive-gross';
  if (retiredOn === undefined || diedOn === undefined) {
    conditions.push({ holds: null, missing: absent(facts, ['/retirement/retiredOn']) });
    return excess(facts, 'pensioner', !gross, readings);
  }
  const days = dayNumber(diedOn) - dayNumber(retiredOn);
  const within = readings['thirty-days'] === 'exclusive-net' ? days < 30 : days <= 30;
  if (within) return excess(facts, 'active', !gross, readings);
  const due = flag(facts, '/retirement/transferAnnuityDue');
  if (due === undefined) conditions.push({ holds: null, missing: ['/retirement/transferAnnuityDue'] });
  else conditions.push({ holds: readings['transfer-annuity'] === 'if-due' ? due : !due, missing: [] });
  return excess(facts, 'pensioner', true, readings);
}

// "Active: a judge's spell covers the day of death"; reading deferred-death: who is neither "needs a decision" or is
// treated "As for a death in active service".
function notPensioner(facts: unknown, readings: Readings, conditions: Condition[]): Base {
  const diedOn = text(facts, '/participant/diedOn');
  const spells = spellsTo(facts, readings, diedOn ?? '9999-12-31');
  const refund = readings['deferred-death'] === 'refund';
  if (spells === undefined && !refund) conditions.push({ holds: null, missing: ['/service'] });
  if (spells !== undefined && diedOn !== undefined && !refund) {
    const covered = judgeSpells(spells).some((spell) => spell.from <= diedOn && diedOn <= spell.to);
    if (!covered) conditions.push({ holds: 'decision', missing: [] });
  }
  const missing = absent(facts, ['/account/balance']);
  const base = missing.length > 0 ? 0n : cents(decimal(text(facts, '/account/balance')!), readings);
  return { treatedAs: 'active', base, missing };
}

// "shares [{name, amount}] (cents left over by rounding go one each to the largest remainders, ties in the order
// listed; omitted where it is unknown who they are)".
function split(facts: unknown, amount: bigint, readings: Readings): { name: string; amount: string }[] | undefined {
  const decision = decideBeneficiaries(facts, readings);
  if (decision.outcome !== 'granted') return undefined;
  const people = (decision.result as { beneficiaries: { name: string; share: string }[] }).beneficiaries;
  const parts = people.map((person) => {
    const part = share(person.share);
    const whole = (amount * part.n) / part.d;
    return { name: person.name, whole, rest: over(frac(amount * part.n - whole * part.d), frac(part.d)) };
  });
  let left = amount - parts.reduce((sum, part) => sum + part.whole, 0n);
  while (left > 0n) {
    let largest = parts[0]!;
    for (const part of parts) if (part.rest.n * largest.rest.d > largest.rest.n * part.rest.d) largest = part;
    largest.whole += 1n;
    largest.rest = frac(-1);
    left -= 1n;
  }
  return parts.map((part) => ({ name: part.name, amount: centsText(part.whole) }));
}

// "treatedAs; amount (after debts), debtsCollected, debtsLeft, shares"; "debts: none"; reading debts-from-excess: from
// a pensioner's excess debts are collected only under `collect`. "hybrid-death looks at the day of death, and needs
// it".
// Reading taken: without diedOn it is not asked whether reading deferred-death leaves the case to a decision.
// Reading taken: an excess of nothing is granted as 0.00; the denial is only of reading transfer-annuity.
export function decideDeath(facts: unknown, readings: Readings): Decision {
  const conditions = [cohortIs(facts, readings, true)];
  if (text(facts, '/participant/diedOn') === undefined) {
    conditions.push({ holds: null, missing: ['/participant/diedOn'] });
  }
  const retired = get(facts, '/retirement') !== undefined;
  const paid = retired ? pensioner(facts, readings, conditions) : notPensioner(facts, readings, conditions);
  if (paid.missing.length > 0) return conclude(conditions, { missing: paid.missing });
  const debts = cents(decimal(text(facts, '/debts') ?? '0.00'), readings);
  const collects = paid.treatedAs === 'active' || readings['debts-from-excess'] === 'collect';
  const collected = !collects ? 0n : debts < paid.base ? debts : paid.base;
  const amount = paid.base - collected;
  const early = conclude(conditions, { missing: [], result: null });
  if (early.outcome !== 'granted') return early.missing === undefined ? early : needsFacts(early.missing);
  const shares = split(facts, amount, readings);
  const result = {
    treatedAs: paid.treatedAs,
    amount: centsText(amount),
    debtsCollected: centsText(collected),
    debtsLeft: centsText(debts - collected),
    ...(shares === undefined ? {} : { shares }),
  };
  return { outcome: 'granted', result };
}
