// Random well-formed cases of every question, thickest about the thresholds of the contract.

import { addDays } from './plain-dates.ts';
import { plainFaults } from './plain-faults.ts';
import { QUESTIONS, READINGS } from './plain-readings.ts';
import { absentSomewhere } from './random-drops.ts';
import type { Career } from './random-facts.ts';
import {
  birthAbout,
  career,
  certificates,
  enrolment,
  firstDay,
  orders,
  people,
  periods,
  salaries,
  soundCertificates,
} from './random-facts.ts';
import { spoil } from './random-faults.ts';
import { membershipFacts, moneyFacts, paymentFacts, readmissionFacts, telephoneFacts } from './random-money.ts';
import type { Facts, Rng } from './random-tools.ts';
import { anyMoney, between, chance, dateIn, int, maybe, mostly, near, pick, yearsBefore } from './random-tools.ts';

export { makeRng } from './random-tools.ts';

const sex = (rng: Rng): string => pick(rng, ['female', 'male']);

function cohortFacts(rng: Rng): Facts {
  const enrolledOn = enrolment(rng);
  return { participant: { birthDate: yearsBefore(enrolledOn, int(rng, 0, 50)), sex: sex(rng), enrolledOn } };
}

// 119, 120, 121 months and their like.
function monthsAbout(rng: Rng, thresholds: number[]): number {
  return chance(rng, 0.6) ? pick(rng, thresholds) + pick(rng, [-1, 0, 0, 1]) : int(rng, 1, 420);
}

function deathAbout(rng: Rng, days: string[], probability: number): Facts {
  return chance(rng, probability) ? { diedOn: near(rng, pick(rng, days)) } : {};
}

function serviceFacts(rng: Rng): Facts {
  const hybrid = chance(rng, 0.3);
  const made = career(rng, firstDay(rng, hybrid), monthsAbout(rng, [96, 96, 2]), 'resignation');
  const participant = {
    birthDate: yearsBefore(made.first, 40),
    sex: sex(rng),
    enrolledOn: made.enrolledOn,
    ...deathAbout(rng, [made.on, made.last, addDays(made.last, -60)], 0.2),
  };
  const from = addDays(made.first, -int(rng, 100, 3000));
  const earlier = { capacity: 'government', from, to: addDays(from, int(rng, 40, 900)), refundReturned: true };
  return { on: made.on, participant, service: [...made.service, ...(chance(rng, 0.5) ? [earlier] : [])] };
}

function medicalFacts(rng: Rng): Facts {
  const on = dateIn(rng, 1990, 2026);
  return { ...maybe(rng, 'on', on, 0.8), disability: { certificates: certificates(rng, on) } };
}

// A career for the disability questions: whom, about which thresholds, ended how.
function disabledCareer(rng: Rng, hybrid: boolean, wild: boolean): Career {
  const thresholds = hybrid ? [60, 60, 120, 96] : [120, 120, 132, 360, 361];
  const months = wild ? monthsAbout(rng, thresholds) : hybrid ? int(rng, 60, 180) : int(rng, 120, 420);
  return career(rng, firstDay(rng, hybrid), months, 'disability');
}

// Born on 29 February, with the 65th birthday in a common year: a career and an application about that day.
function leapCareer(rng: Rng): { made: Career; birthDate: string; day: string } {
  const year = pick(rng, [2021, 2025, 2029, 2033]);
  const day = pick(rng, [`${year}-02-27`, `${year}-02-28`, `${year}-03-01`, `${year}-03-02`]);
  const made = career(rng, '2014-07-01', int(rng, 70, 80), 'disability');
  const spell: Facts = { capacity: 'judge', office: 'superior', from: '2014-07-01', to: day, endedBy: 'disability' };
  return {
    made: { ...made, service: [spell], last: day, on: addDays(day, int(rng, 0, 60)), open: false },
    birthDate: `${year - 65}-02-29`,
    day,
  };
}

// Half of the cases are sound but for one thing, which is about its threshold; in the others everything is.
function disabilityFacts(rng: Rng, question: string): Facts {
  const about = pick(rng, ['all', 'all', 'months', 'birth', 'days', 'flags', 'certificates']);
  const wild = (thing: string): boolean => about === 'all' || about === thing;
  const usual = <T>(thing: string, value: T, others: T[], probability: number): T =>
    wild(thing) ? mostly(rng, value, others, probability) : value;
  const hybrid = usual('flags', question === 'hybrid-disability', [question !== 'hybrid-disability'], 0.95);
  const leap = hybrid && chance(rng, 0.1) ? leapCareer(rng) : undefined;
  const made = leap?.made ?? disabledCareer(rng, hybrid, wild('months'));
  const latest = made.last < made.on ? made.last : made.on;
  const inside = between(rng, made.first, latest);
  const onsetOn = usual(
    'days',
    mostly(rng, latest, [addDays(latest, -int(rng, 0, 20)), inside], 0.4),
    [made.first, addDays(made.first, -1), near(rng, latest), addDays(made.on, 1)],
    0.7,
  );
  const filedOn = leap?.day ?? usual('days', between(rng, onsetOn, made.on), [made.on, addDays(made.on, 1)], 0.8);
  const later = chance(rng, 0.2) ? pick(rng, [onsetOn, addDays(onsetOn, int(rng, 1, 90)), addDays(made.on, 1)]) : null;
  const kind = pick(rng, ['occupational', 'nonoccupational']);
  const disability = {
    onsetOn: leap === undefined ? onsetOn : made.first,
    arisesFromEmployment: usual('flags', true, [false], 0.85),
    compensable: usual('flags', true, [false], 0.85),
    totalAndPermanent: usual('flags', true, [false], 0.85),
    ...(later !== null && later >= onsetOn && leap === undefined ? { totalAndPermanentOn: later } : {}),
    ...(question === 'hybrid-disability' || chance(rng, 0.1) ? { kind } : {}),
    application: { filedOn, onForm: usual('flags', true, [false], 0.85) },
    certificates: wild('certificates') ? certificates(rng, made.on) : soundCertificates(rng, made.on),
    ...maybe(rng, 'fundMonthly', anyMoney(rng, 500000), 0.5),
  };
  const age = hybrid && chance(rng, 0.7) ? 65 : 60;
  const birthDate =
    leap?.birthDate ??
    (wild('birth')
      ? birthAbout(rng, [onsetOn, filedOn, made.on], age, made.enrolledOn)
      : yearsBefore(made.last, int(rng, 40, 59)));
  const diedOn = chance(rng, 0.03) ? { diedOn: near(rng, pick(rng, [made.on, latest])) } : {};
  return {
    on: made.on,
    participant: { birthDate, sex: sex(rng), enrolledOn: made.enrolledOn, ...diedOn },
    service: made.service,
    salaries: salaries(rng, made.first, made.last),
    disability,
    ...(question === 'hybrid-disability' ? { account: account(rng) } : {}),
  };
}

// The floor of 1960: a career before it and a member of a superseded system.
function floorFacts(rng: Rng): Facts {
  const facts = disabilityFacts(rng, 'nonoccupational-disability');
  const on = pick(rng, ['1960-12-31', '1961-01-01', '1960-12-30', '1959-06-15']);
  const annual = anyMoney(rng, 3000000);
  const spell = { capacity: 'judge', office: 'district', from: pick(rng, ['1940-03-01', '1951-01-01', '1951-02-01']) };
  return {
    ...facts,
    on,
    participant: {
      birthDate: '1910-05-05',
      sex: sex(rng),
      enrolledOn: '1954-07-01',
      ...maybe(rng, 'supersededAnnual', annual),
    },
    service: [{ ...spell, to: on, endedBy: 'disability' }],
    salaries: salaries(rng, spell.from, on),
    disability: {
      onsetOn: '1959-06-01',
      totalAndPermanent: true,
      application: { filedOn: '1959-06-10', onForm: true },
      certificates: soundCertificates(rng, on),
    },
  };
}

function account(rng: Rng): Facts {
  return { balance: anyMoney(rng, 40000000), factor: pick(rng, ['12.0000', '12.3456', '14.25', '7', '0.5', '133.3']) };
}

function separationFacts(rng: Rng): Facts {
  const ways = ['resignation', 'term-expired', 'retirement', 'retirement', 'removal', 'death', 'disability'];
  const endedBy = mostly(rng, 'retirement', ways, 0.5);
  const leap = chance(rng, 0.1) ? leapCareer(rng) : undefined;
  const made =
    leap?.made ??
    career(
      rng,
      firstDay(rng, chance(rng, 0.95)),
      mostly(rng, monthsAbout(rng, [144]), [int(rng, 145, 260)], 0.6),
      endedBy,
    );
  if (leap !== undefined) made.service[0]!['endedBy'] = endedBy;
  const after = addDays(made.last, 1);
  const birthDate = leap?.birthDate ?? birthAbout(rng, [after, after, made.on], 65, made.enrolledOn);
  const died = endedBy === 'death' ? { diedOn: made.last } : deathAbout(rng, [made.on, addDays(made.on, 40)], 0.08);
  const late = chance(rng, 0.6) ? addDays(made.on, int(rng, 0, 500)) : made.on;
  return {
    on: late,
    participant: { birthDate, sex: sex(rng), enrolledOn: made.enrolledOn, ...died },
    service: made.service,
    account: account(rng),
  };
}

function deathFacts(rng: Rng): Facts {
  const made = career(rng, firstDay(rng, chance(rng, 0.95)), int(rng, 1, 200), 'resignation');
  const way = pick(rng, ['active', 'active', 'pensioner', 'pensioner', 'pensioner', 'deferred']);
  let diedOn = made.last;
  const balance = account(rng);
  const retirement: Facts = {};
  if (way === 'active' && chance(rng, 0.3)) diedOn = near(rng, made.last);
  if (way === 'deferred') diedOn = addDays(made.last, int(rng, 1, 900));
  if (way === 'pensioner') {
    const retiredOn = addDays(made.last, 1);
    diedOn = addDays(retiredOn, pick(rng, [0, 29, 30, 30, 31, 31, 45, 800]));
    retirement['retirement'] = {
      retiredOn,
      accountAtRetirement: balance['balance'],
      annuityPaid: anyMoney(rng, 6000000),
      transferAnnuityDue: chance(rng, 0.4),
    };
  }
  for (const spell of made.service) if (spell['endedBy'] === 'death') spell['endedBy'] = 'resignation';
  const debts = mostly(rng, anyMoney(rng, 4000000), [balance['balance']], 0.85);
  const enrolledOn = made.enrolledOn;
  return {
    ...maybe(rng, 'on', addDays(diedOn, int(rng, -300, 300)), 0.8),
    participant: { birthDate: yearsBefore(enrolledOn, int(rng, 30, 60)), sex: sex(rng), enrolledOn, diedOn },
    service: made.service,
    ...maybe(rng, 'account', balance, 0.95),
    ...retirement,
    ...maybe(rng, 'debts', debts, 0.6),
    ...maybe(rng, 'orders', orders(rng, diedOn), 0.7),
    ...maybe(rng, 'heirs', people(rng, 3), 0.8),
  };
}

function beneficiaryFacts(rng: Rng): Facts {
  const diedOn = dateIn(rng, 2000, 2026);
  return {
    ...maybe(rng, 'on', addDays(diedOn, int(rng, 0, 100)), 0.5),
    participant: { diedOn },
    ...maybe(rng, 'orders', orders(rng, diedOn), 0.95),
    ...maybe(rng, 'heirs', people(rng, 3), 0.8),
  };
}

// The facts of one question, before any are dropped.
function factsFor(rng: Rng, question: string): Facts {
  switch (question) {
    case 'cohort':
      return cohortFacts(rng);
    case 'service':
      return serviceFacts(rng);
    case 'medical-proof':
      return medicalFacts(rng);
    case 'nonoccupational-disability':
      return chance(rng, 0.12) ? floorFacts(rng) : disabilityFacts(rng, question);
    case 'occupational-disability':
    case 'hybrid-disability':
      return disabilityFacts(rng, question);
    case 'hybrid-separation':
      return separationFacts(rng);
    case 'hybrid-death':
      return deathFacts(rng);
    case 'beneficiaries':
      return beneficiaryFacts(rng);
    case 'payments':
      return paymentFacts(rng);
    case 'contribution':
      return { ...cohortFacts(rng), ...moneyFacts(rng, question) };
    case 'ers-membership':
      return membershipFacts(rng);
    case 'ers-readmission-cost':
      return readmissionFacts(rng, periods(rng, '2005-07', ['individualRate', 'employerRate']));
    case 'ers-telephone-credit':
      return telephoneFacts(rng, periods(rng, '1999-04', ['individualRate']));
    default:
      return moneyFacts(rng, question);
  }
}

function randomReadings(rng: Rng): Record<string, string> {
  if (chance(rng, 0.5)) return {};
  return Object.fromEntries(Object.entries(READINGS).map(([id, options]) => [id, pick(rng, options)]));
}

function wellFormed(question: string, facts: Facts): boolean {
  return plainFaults({ question, facts }).length === 0;
}

// Facts of another question beside: "All facts given are checked, used or not".
function withOthers(rng: Rng, question: string, facts: Facts): Facts {
  const beside = { ...factsFor(rng, pick(rng, QUESTIONS)), ...facts };
  return wellFormed(question, beside) ? beside : facts;
}

// A question, uniformly; facts about its thresholds; in a third of the cases some are absent or null; in half of them
// every reading is drawn at random.
export function randomCase(rng: Rng): { question: string; facts: object; readings: Record<string, string> } {
  const question = pick(rng, QUESTIONS);
  let facts = factsFor(rng, question);
  while (!wellFormed(question, facts)) facts = factsFor(rng, question);
  if (chance(rng, 0.1)) facts = withOthers(rng, question, facts);
  const full = facts;
  if (chance(rng, 1 / 3)) facts = absentSomewhere(rng, full);
  for (let tries = 0; tries < 20 && !wellFormed(question, facts); tries += 1) facts = absentSomewhere(rng, full);
  if (!wellFormed(question, facts)) facts = full;
  return { question, facts, readings: randomReadings(rng) };
}

// A well-formed line, spoilt by one or two of the faults that the contract names.
export function randomMalformedLine(rng: Rng): object {
  return spoil(rng, { ...randomCase(rng) });
}
