// What each verb is asked to do, drawn: mostly what fits the office as it is, often what has to be refused.
// Which verb is done next, and by whom, is in calls.ts.

import type { Input } from './asked.ts';
import { CASE_INPUTS } from './case-inputs.ts';
import { DOCUMENT_INPUTS } from './documents.ts';
import type { Model } from './model.ts';
import { dayBefore, monthAfter } from './month.ts';
import { person, recently, rows, type Setting, someone } from './setting.ts';

/** No larger: so that the same people meet often. */
const MOST_PEOPLE = 12;

/** Those that wait and rest on facts that have not moved. */
export function freshDecisions(model: Model) {
  return [...model.decisions.values()].slice(-6).filter(({ state, participant, on, application, facts }) => {
    const found = model.people.get(participant);
    return (
      state === 'proposed' && found !== undefined && JSON.stringify(model.document(found, on, application)) === facts
    );
  });
}

const bank = ({ draw }: Setting) => ({
  routing: '550000013',
  account: String(draw.whole(1, 99_999_999)),
  type: draw.of(['checking', 'savings']),
});

/** Of what generation somebody is, by the id: a pensioner of before, a judge of before the Hybrid Program, or of it. */
const kindOf = (id: string): 'old' | 'prior' | 'hybrid' =>
  (['prior', 'old', 'hybrid', 'hybrid', 'prior', 'hybrid'] as const)[Number(id.slice(1)) % 6] ?? 'old';

const ENROLLED = { old: '1985-02-01', prior: '2006-03-01', hybrid: '2018-01-12' } as const;

/** Every other judge of the Hybrid Program has the twelve years that buy an annuity. */
const enrolledOn = (id: string): string => (Number(id.slice(1)) % 6 === 2 ? '2014-07-01' : ENROLLED[kindOf(id)]);

const month = ({ draw, today }: Setting): string => {
  const now = today.slice(0, 7);
  const before = dayBefore(`${now}-01`).slice(0, 7);
  return draw.chance(0.75) ? now : draw.of([before, monthAfter(now)]);
};

/** A run, one in the given states more often; or once in a while none. */
function run({ draw, model }: Setting, ...states: readonly string[]): string {
  const all = [...model.runs.values()];
  const fitting = all.filter(({ state }) => states.includes(state));
  if (draw.chance(0.02) || all.length === 0) return 'no-run';
  return (fitting.length > 0 && draw.chance(0.8) ? draw.of(fitting) : draw.of(all)).id;
}

const onRun =
  (...states: readonly string[]) =>
  (setting: Setting): Input => ({ run: run(setting, ...states) });

function signature(setting: Setting): Input {
  const { draw, model } = setting;
  const id = run(setting, 'prepared');
  const digest = model.runs.get(id)?.digest;
  if (draw.chance(0.1)) return { run: id, digest: 'what nobody saw' };
  return digest === undefined || draw.chance(0.5) ? { run: id } : { run: id, digest };
}

const preparation = (setting: Setting): Input => {
  const { draw, model } = setting;
  if (draw.chance(0.7)) return { month: month(setting) };
  const again = draw.ofAny(model.runs.values());
  if (again !== undefined && draw.chance(0.6)) return { month: again.month, known: again.known };
  return { month: month(setting), known: Math.max(0, model.seq - draw.whole(-1, 12)) };
};

/** The rights that somebody may have, by generation, and once dead. */
function questionsOf(setting: Setting, id: string): readonly string[] {
  const found = setting.model.people.get(id);
  if (setting.draw.chance(0.05)) return ['hybrid-separation', 'nonoccupational-disability'];
  const dead = found !== undefined && setting.model.diedOn(found, setting.model.seq) !== undefined;
  if (kindOf(id) !== 'hybrid') return ['nonoccupational-disability', 'occupational-disability'];
  return dead ? ['hybrid-death'] : ['hybrid-separation', 'hybrid-separation', 'hybrid-disability'];
}

/** A day on which the judge still served, mostly. */
function onsetOf(setting: Setting, participant: string): string {
  const facts = setting.model.people.get(participant)?.facts ?? [];
  const ended = facts
    .filter(({ kind, to, gone }) => kind === 'service' && to !== undefined && gone === undefined)
    .at(-1)?.to;
  if (ended === undefined || setting.draw.chance(0.1)) return recently(setting, 60);
  return recently({ ...setting, today: ended }, 30);
}

function application(setting: Setting): Input {
  const { draw, today } = setting;
  const participant = someone(setting);
  const question = draw.of(questionsOf(setting, participant));
  const onsetOn = onsetOf(setting, participant);
  const occupational = {
    arisesFromEmployment: true,
    compensable: draw.chance(0.9),
    fundMonthly: draw.chance(0.6) ? draw.money(200, 5000) : undefined,
  };
  const disability = {
    onsetOn,
    totalAndPermanent: draw.chance(0.9),
    ...(question === 'nonoccupational-disability' ? {} : occupational),
    ...(question === 'hybrid-disability' ? { kind: draw.of(['occupational', 'nonoccupational']) } : {}),
  };
  const factor = draw.chance(0.9) ? { account: { factor: draw.of(['12.5', '13.9', '15.75']) } } : {};
  const filedOn = draw.chance(0.03) ? '2099-01-01' : recently(setting, 40);
  const facts = question.endsWith('disability') ? { disability, ...factor } : factor;
  return { participant, question, filedOn: filedOn > onsetOn ? filedOn : today, onForm: draw.chance(0.95), facts };
}

function proposal(setting: Setting): Input {
  const { draw } = setting;
  const found = person(setting);
  const questions = questionsOf(setting, found?.id ?? 'P0');
  const application = draw.chance(0.03) ? 'no-application' : [...(found?.applications.keys() ?? [])].at(-1);
  const disabled = found?.applications.get(application ?? '')?.question.endsWith('disability') === true;
  const fitting = questions.filter((question) => question.endsWith('disability') === disabled);
  return {
    participant: found?.id ?? 'NOBODY',
    question: draw.of(fitting.length > 0 ? fitting : questions),
    ...(application === undefined ? {} : { application }),
    ...(draw.chance(0.3) ? { startsOn: recently(setting, 60) } : {}),
  };
}

/** A decision: one that waits more often than one that is decided. */
function decision({ draw, model }: Setting) {
  const all = [...model.decisions.values()];
  const waiting = all.filter(({ state }) => state === 'proposed');
  const fresh = freshDecisions(model);
  const fitting = fresh.length > 0 && draw.chance(0.7) ? fresh : waiting.slice(-4);
  const found = draw.ofAny(fitting.length > 0 && draw.chance(0.85) ? fitting : all);
  return {
    participant: found?.participant ?? 'P1',
    decision: found?.id ?? 'no-decision',
    seen: found?.proofHash ?? '',
  };
}

export const INPUTS: Readonly<Record<string, (setting: Setting) => Input>> = {
  'enroll-participants': (setting) =>
    rows(setting, (one) => {
      const { draw, model } = one;
      const number =
        model.people.size < MOST_PEOPLE && draw.chance(0.85) ? model.people.size + 1 : draw.whole(1, MOST_PEOPLE);
      const participant = `P${number}`;
      const kind = kindOf(participant);
      return {
        participant,
        givenNames: `Nombre ${number}`,
        surnames: 'Núñez Peña',
        birthDate: draw.chance(0.02)
          ? '2098-01-01'
          : kind === 'old'
            ? '1948-05-05'
            : draw.of(['1961-02-28', '1971-04-18', '1979-12-31']),
        language: draw.of(['es', 'en']),
        ...(draw.chance(0.95) ? { enrolledOn: draw.chance(0.02) ? '1930-01-01' : enrolledOn(participant) } : {}),
        ...(draw.chance(0.5) ? { sex: draw.of(['female', 'male']) } : {}),
        ...(draw.chance(0.6) ? { ssn: `9000000${draw.whole(10, 40)}` } : {}),
        ...(draw.chance(0.7) ? { bank: bank(one) } : {}),
      };
    }),
  'record-service': (setting) =>
    rows(setting, (one) => {
      const { draw } = one;
      const participant = someone(one);
      const from = enrolledOn(participant);
      const to = draw.chance(0.8) ? recently(one, 60) : undefined;
      // Mostly one spell of each: of a second one the first would have to be withdrawn.
      const spell = draw.chance(0.9) ? 'S1' : 'S2';
      if (draw.chance(0.12))
        return {
          participant,
          spell: 'G1',
          capacity: 'government',
          from: '1999-01-01',
          to: draw.of(['2001-12-31', '1998-01-01']),
        };
      return {
        participant,
        spell,
        capacity: 'judge',
        office: draw.of(['superior', 'municipal']),
        from: draw.chance(0.05) ? recently(one, 90) : from,
        ...(to === undefined ? {} : { to, endedBy: draw.of(['resignation', 'retirement', 'term-expired', 'removal']) }),
      };
    }),
  'record-salaries': (setting) =>
    rows(setting, (one) => {
      const participant = someone(one);
      const from = one.draw.chance(0.6) ? enrolledOn(participant) : one.draw.of(['2020-07-01', '2024-07-01']);
      return { participant, from, annual: one.draw.money(60_000, 120_000) };
    }),
  'open-accounts': (setting) =>
    rows(setting, (one) => {
      const account = one.draw.of([
        'contributions',
        'hybrid-contributions',
        'hybrid-contributions',
        'hybrid-return',
        'debt',
      ]);
      const balance = one.draw.chance(0.05) ? '0.00' : one.draw.money(1, account === 'debt' ? 900 : 90_000);
      return { participant: someone(one), account, asOf: recently(one, 20), balance };
    }),
  'record-beneficiaries': (setting) => {
    const { draw } = setting;
    const shares = draw.of([[], ['1'], ['1/2', '1/2'], ['1/3', '2/3'], ['1/2', '2/3']]);
    const named = shares.map((share, index) => ({ name: `Heir ${index + 1}`, share }));
    const filedOn = recently(setting, 300);
    const orders = [
      {
        filedOn,
        recognizedOn: filedOn,
        designees: named.length > 0 ? named : [{ name: 'Ada' }, { name: 'Noé' }, { name: 'Eva' }],
      },
    ];
    const heirs = [{ name: 'Ana' }, { name: 'Luis' }, { name: 'Rosa' }];
    return {
      participant: someone(setting),
      ...(draw.chance(0.5) ? { orders } : {}),
      ...(draw.chance(0.7) ? { heirs } : {}),
    };
  },
  'record-deaths': (setting) =>
    rows(setting, (one) => {
      const { draw } = one;
      const diedOn = draw.chance(0.04) ? draw.of(['2099-01-01', '1940-01-01']) : recently(one, 70);
      return { participant: someone(one), diedOn };
    }),
  'record-earnings': (setting) =>
    rows(setting, (one) => ({ participant: someone(one), month: month(one), amount: one.draw.money(0, 9000) })),
  'withdraw-fact': (setting) => {
    const { draw, model } = setting;
    const found = person(setting);
    const deaths = [...model.people.values()].flatMap((one) =>
      one.facts.filter(({ kind }) => kind === 'death').map(({ id }) => ({ participant: one.id, fact: id })),
    );
    const death = draw.chance(0.4) ? draw.ofAny(deaths) : undefined;
    const fact = draw.ofAny(found?.facts ?? [])?.id ?? 'no-fact';
    return { participant: found?.id ?? 'NOBODY', fact, ...death, reason: 'recorded in error' };
  },
  ...DOCUMENT_INPUTS,
  'propose-bank-details': (setting) => {
    const { draw } = setting;
    const found = draw.chance(0.03) ? undefined : person(setting);
    const payee = draw.ofAny((found?.payees ?? []).filter(({ bank: own }) => !own));
    const subject = draw.chance(0.05)
      ? 'no-payee'
      : payee !== undefined && draw.chance(0.8)
        ? payee.subject
        : undefined;
    return {
      participant: found?.id ?? 'NOBODY',
      ...(subject === undefined ? {} : { payee: subject }),
      bank: bank(setting),
    };
  },
  'approve-bank-details': (setting) => {
    const { draw, model } = setting;
    const all = [...model.people.values()].flatMap((one) =>
      one.payees.map((payee) => ({ participant: one.id, payee })),
    );
    const waiting = all.filter(({ payee }) => payee.bank && payee.import === undefined && payee.approved === undefined);
    const found = draw.ofAny(waiting.length > 0 && draw.chance(0.8) ? waiting : all);
    return { participant: found?.participant ?? 'P1', proposal: found?.payee.id ?? 'no-proposal' };
  },
  'convert-awards': (setting) =>
    rows(setting, (one) => {
      const { draw } = one;
      const rule = draw.of(['pension', 'pension', 'hybrid-annuity']);
      return {
        participant: someone(one),
        award: `A${draw.whole(1, 3)}`,
        kind: draw.of(['service-pension', 'old-disability']),
        rule,
        monthly: draw.money(500, 6000),
        startsOn: draw.of(['2015-03-01', '2026-06-15', '2026-08-10']),
        authority: 'Administrator',
        document: 'file',
        decidedOn: '2015-02-10',
        paidThrough: draw.of(['2026-06', '2026-07', '2026-05']),
        ...(rule === 'pension' && draw.chance(0.5) ? { wageAtRetirement: draw.money(60_000, 100_000) } : {}),
      };
    }),
  'approve-import': ({ draw, model }) => {
    const all = [...model.imports.values()];
    const waiting = all.filter(({ approved }) => approved === undefined);
    const found = draw.ofAny(waiting.length > 0 && draw.chance(0.85) ? waiting : all);
    return { import: found?.id ?? 'no-import', ...(draw.chance(0.05) ? { digest: 'what nobody saw' } : {}) };
  },
  'file-application': application,
  'issue-letter': (setting) => {
    const { draw, model } = setting;
    const found = person(setting);
    const decided = [...model.decisions.values()].filter(({ participant }) => participant === found?.id);
    const about = {
      decision: draw.ofAny(decided)?.id,
      acknowledgement: draw.ofAny(found?.applications.keys() ?? []),
      award: draw.ofAny(found?.awards ?? [])?.id,
      'certificate-of-service': undefined,
      'certificate-of-pension': undefined,
    };
    const kind = draw.of(Object.keys(about) as (keyof typeof about)[]);
    const id = kind.startsWith('certificate') ? undefined : (about[kind] ?? 'nothing');
    const language = draw.chance(0.3) ? draw.of(['en', 'es']) : undefined;
    return { participant: found?.id ?? 'NOBODY', kind, about: id, language };
  },
  'record-certificates': (setting) =>
    rows(setting, (one) => {
      const { draw, model } = one;
      const examined = [...model.people.values()].filter(
        ({ certificates, applications }) => certificates.length === 0 && applications.size > 0,
      );
      const participant = examined.length > 0 && draw.chance(0.7) ? draw.of(examined).id : someone(one);
      const certificate = (physician: string, appointment: string, incapable = draw.chance(0.95)) => ({
        participant,
        physician,
        appointment,
        licensed: draw.chance(0.95),
        examinedOn: recently(one, 30),
        incapable,
        totalAndPermanent: draw.chance(0.9),
      });
      if (draw.chance(0.15)) return [certificate('DR-1', 'government'), certificate('DR-4', 'government', false)];
      return draw.chance(0.7)
        ? [certificate('DR-1', 'government')]
        : [certificate('DR-2', 'designated'), certificate('DR-3', 'designated')];
    }),
  'propose-decision': proposal,
  'approve-decision': (setting) => {
    const { seen, ...found } = decision(setting);
    return { ...found, proofHash: setting.draw.chance(0.05) ? 'what nobody saw' : seen };
  },
  'reject-decision': (setting) => {
    const { seen: _, ...found } = decision(setting);
    return { ...found, reason: 'not proved' };
  },
  'propose-resolution': ({ draw, model, today, readings }) => {
    const some = readings.filter(({ reading }) => reading.startsWith('telephone'));
    const adopts = draw.chance(0.6) ? readings : draw.chance(0.2) ? [...some, ...some] : some;
    const wrong = draw.chance(0.05) ? [{ reading: 'payday', option: 'no-such-option' }] : adopts;
    return {
      board: draw.chance(0.04) ? 'board-1900' : 'board-2026',
      number: `JR-${draw.chance(0.9) ? model.resolutions.size + 1 : draw.whole(1, 9)}`,
      takenOn: today,
      startsOn: draw.chance(0.8) ? today : '2026-10-01',
      adopts: wrong,
    };
  },
  'approve-resolution': ({ draw, model }) => {
    const all = [...model.resolutions.values()];
    const waiting = all.filter(({ approved }) => approved === undefined);
    return { resolution: draw.ofAny(waiting.length > 0 && draw.chance(0.85) ? waiting : all)?.id ?? 'no-resolution' };
  },
  'record-fund-payment': (setting) =>
    rows(setting, (one) => ({
      participant: someone(one),
      reference: `F${one.draw.whole(1, 15)}`,
      receivedOn: one.today,
      amount: one.draw.money(1, 3000),
    })),
  'open-run': preparation,
  'prepare-run': preparation,
  'prepare-batch': onRun('open'),
  'finish-preparation': onRun('open'),
  'withdraw-line': (setting) => {
    const { draw, model } = setting;
    const id = run(setting, 'prepared');
    const line = draw.ofAny(model.runs.get(id)?.lines ?? []);
    const award = draw.chance(0.1) ? 'no-award' : (line?.award ?? 'A1');
    const one = line !== undefined && draw.chance(0.3) ? { month: line.month } : {};
    return { run: id, participant: line?.participant ?? 'P1', award, ...one, reason: 'died' };
  },
  'cancel-run': onRun('open', 'prepared'),
  'sign-run': signature,
  'approve-run': signature,
  'post-batch': onRun('posting'),
  'finish-posting': onRun('posting'),
  'record-release': onRun('posted'),
  'open-file': onRun('posted', 'released'),
  'release-run': onRun('posted'),
  'replay-month': (setting) => ({ month: month(setting) }),
  verify: () => ({}),
  ...CASE_INPUTS,
};
