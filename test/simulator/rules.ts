// What each verb does to the naive office, or the code with which it is refused; the ids are those the office gave.
// Rows that are refused are told as `rows-refused/` and the code of the first row at fault.

import { type Asked, type Effect, given, type Input, personOf, type Row, type Rule } from './asked.ts';
import { CASE_FILE_RULES } from './case-file-rules.ts';
import { CASE_RULES } from './case-rules.ts';
import { refresh } from './cases.ts';
import { CONTEST_RULES } from './contest-rules.ts';
import { DOCUMENT_RULES } from './documents.ts';
import { LETTER_RULES } from './letter-rules.ts';
import { BANK, centsOf, type Fact, FUND, OPENING, own, type Person, stands } from './model.ts';
import { RECALCULATION_RULES } from './recalculation-rules.ts';
import { documentFault } from './rights.ts';
import { RUN_RULES } from './run-rules.ts';

const rowsOf = ({ input }: Asked): readonly Row[] => input.rows as Row[];
const codeOf = (codes: readonly (string | undefined)[]): string | undefined => {
  const first = codes.find((code) => code !== undefined);
  return first === undefined ? undefined : `rows-refused/${first}`;
};

/** The code of rows of which some name nobody, or are at fault otherwise; those that name nobody come first. */
function rowsRefused(
  { model, ...asked }: Asked,
  fault: (row: Row, before: readonly Row[]) => string | undefined = () => undefined,
) {
  const rows = rowsOf({ model, ...asked });
  return codeOf([
    ...rows.map(({ participant = '' }) => (model.people.has(participant) ? undefined : 'no-such-participant')),
    ...rows.map((row, index) => fault(row, rows.slice(0, index))),
  ]);
}

/** Records facts of rows. */
function recorded({ model }: Asked, rows: readonly Row[], factOf: (row: Row) => Omit<Fact, 'id' | 'seq'>): Effect {
  return ({ facts }, seq) => {
    if (facts.length !== rows.length) throw new Error(`${facts.length} facts of ${rows.length} rows`);
    for (const [index, row] of rows.entries()) {
      model.people.get(row.participant ?? '')?.facts.push({ id: facts[index] ?? '', seq, ...factOf(row) });
    }
  };
}

/** Whether a fact of the kind stands on file, or among the rows before. */
function twice({ model }: Asked, kind: string, name: string, row: Row, before: readonly Row[]): string | undefined {
  const person = model.people.get(row.participant ?? '');
  const found =
    (person !== undefined && model.facts(person, kind, model.seq).some(({ subject }) => subject === row[name])) ||
    before.some((other) => other.participant === row.participant && other[name] === row[name]);
  return found ? 'already-exists' : undefined;
}

const RULES_OF_FACTS: Readonly<Record<string, Rule>> = {
  'enroll-participants': (asked) => {
    const { model, who, today } = asked;
    const rows = rowsOf(asked) as unknown as readonly (Row & { bank?: object })[];
    const refused = codeOf(
      rows.flatMap((row, index) => {
        const before = rows.slice(0, index);
        return [
          model.people.has(row.participant!) || before.some((other) => other.participant === row.participant)
            ? 'already-exists'
            : undefined,
          row.birthDate! > today ? 'dates-contradict' : undefined,
          row.enrolledOn !== undefined && row.enrolledOn < row.birthDate! ? 'dates-contradict' : undefined,
          row.ssn !== undefined && (model.numbers.has(row.ssn) || before.some(({ ssn }) => ssn === row.ssn))
            ? 'already-exists'
            : undefined,
        ];
      }),
    );
    if (refused !== undefined) return refused;
    return ({ outcome, facts }, seq) => {
      const ids = [...facts];
      const batch = outcome.import as string | null;
      for (const row of rows) {
        const person: Person = {
          id: row.participant!,
          birthDate: row.birthDate!,
          sex: row.sex,
          facts: [],
          certificates: [],
          applications: new Map(),
          cases: new Map(),
          awards: [],
          payees: [],
        };
        model.people.set(person.id, person);
        if (row.ssn !== undefined) model.numbers.add(row.ssn);
        const fact = (kind: string, from: string): Fact => ({
          id: ids.shift()!,
          seq,
          kind,
          subject: 'self',
          from,
          value: {},
        });
        person.facts.push(fact('person', person.birthDate));
        if (row.enrolledOn !== undefined) person.facts.push(fact('enrollment', row.enrolledOn));
        if (row.bank !== undefined) {
          person.payees.push({ id: ids.shift()!, seq, subject: 'self', by: who, import: batch!, bank: true });
        }
      }
      if (batch !== null) model.imports.set(batch, { id: batch, kind: 'bank-details', by: who });
    };
  },

  'record-service': (asked) => {
    const refused = rowsRefused(asked, ({ from, to }) =>
      to !== undefined && to < from! ? 'dates-contradict' : undefined,
    );
    const later = rowsRefused(asked, (row, before) => twice(asked, 'service', 'spell', row, before));
    const early = rowsRefused(asked, (row) => {
      const person = asked.model.people.get(row.participant ?? '');
      const diedOn = person && asked.model.diedOn(person, asked.model.seq);
      return row.to === undefined && diedOn !== undefined && row.from! > diedOn ? 'dates-contradict' : undefined;
    });
    return (
      refused ??
      later ??
      early ??
      recorded(asked, rowsOf(asked), ({ spell, from, to, capacity, office, endedBy }) => ({
        kind: 'service',
        subject: spell!,
        from: from!,
        to,
        value: given({ capacity, office, endedBy }),
      }))
    );
  },

  'record-salaries': (asked) =>
    rowsRefused(asked, (row, before) => twice(asked, 'salary', 'from', row, before)) ??
    recorded(asked, rowsOf(asked), ({ from, annual }) => ({
      kind: 'salary',
      subject: from!,
      from: from!,
      value: { annual },
    })),

  'record-earnings': (asked) =>
    rowsRefused(asked) ??
    recorded(asked, rowsOf(asked), ({ month, amount }) => ({
      kind: 'earnings',
      subject: month!,
      from: `${month}-01`,
      value: { amount },
    })),

  'record-deaths': (asked) => {
    const { model, today } = asked;
    const refused = rowsRefused(asked, ({ participant, diedOn }, before) => {
      const person = model.people.get(participant!);
      if (person === undefined) return undefined;
      const dead = model.diedOn(person, model.seq) !== undefined;
      if (dead || before.some((row) => row.participant === participant)) return 'already-dead';
      const openSince = model.facts(person, 'service', model.seq).filter(({ to }) => to === undefined);
      if (diedOn! < person.birthDate || openSince.some(({ from }) => from > diedOn!)) return 'dates-contradict';
      return undefined;
    });
    const future = rowsRefused(asked, ({ diedOn }) => (diedOn! > today ? 'dates-contradict' : undefined));
    return (
      refused ??
      future ??
      recorded(asked, rowsOf(asked), ({ diedOn }) => ({ kind: 'death', subject: 'self', from: diedOn!, value: {} }))
    );
  },

  'record-certificates': (asked) =>
    rowsRefused(asked) ??
    (() => {
      for (const { participant, ...certificate } of rowsOf(asked)) {
        asked.model.people.get(participant!)!.certificates.push(certificate);
      }
    }),

  'record-beneficiaries': (asked) => {
    const person = personOf(asked);
    if (person === undefined) return 'rows-refused/no-such-participant';
    const { orders = [], heirs } = asked.input as { orders?: readonly Input[]; heirs?: readonly Input[] };
    if (documentFault(given({ orders, heirs }))) return 'facts-contradict';
    return ({ facts }, seq) => {
      const ids = [...facts];
      for (const { filedOn, ...value } of orders) {
        const id = ids.shift()!;
        person.facts.push({ id, seq, kind: 'order', subject: id, from: `${filedOn}`, value });
      }
      if (heirs === undefined) return;
      person.facts.push({ id: ids.shift()!, seq, kind: 'heirs', subject: 'self', from: asked.today, value: { heirs } });
    };
  },

  'withdraw-fact': (asked) => {
    const { model, input } = asked;
    const person = personOf(asked);
    const fact = person?.facts.find(({ id }) => id === input.fact);
    if (fact === undefined || fact.kind === 'person' || !stands(fact, model.seq)) return 'no-such-proposal';
    return (_, seq) => {
      fact.gone = seq;
    };
  },

  'open-accounts': (asked) => {
    const { model } = asked;
    const refused = rowsRefused(asked, ({ participant, account }, before) =>
      model.transfers.get(participant!)?.has(`opening/${account}`) === true ||
      before.some((row) => row.participant === participant && row.account === account)
        ? 'already-exists'
        : undefined,
    );
    return (
      refused ??
      ((_, seq) => {
        for (const { participant, account, balance } of rowsOf(asked)) {
          if (centsOf(balance!) === 0) continue;
          const held = own(participant!, account!);
          const [debit, credit] = account === 'debt' ? [held, OPENING] : [OPENING, held];
          model.transfer(participant!, `opening/${account}`, debit, credit, centsOf(balance!), seq);
        }
      })
    );
  },

  'record-fund-payment': (asked) => {
    const { model } = asked;
    const refused = rowsRefused(asked);
    if (refused !== undefined) return refused;
    const rows = rowsOf(asked);
    const before = ({ participant, reference }: Row, index: number): boolean =>
      model.transfers.get(participant!)?.has(`fund-payment/${reference}`) === true ||
      rows.slice(0, index).some((row) => row.participant === participant && row.reference === reference);
    if (rows.some(before)) return 'already-exists';
    return (_, seq) => {
      for (const { participant, reference, amount } of rows) {
        model.transfer(participant!, `fund-payment/${reference}`, BANK, FUND, centsOf(amount!), seq);
      }
    };
  },

  'convert-awards': (asked) => {
    const { model, who } = asked;
    const refused = rowsRefused(asked, ({ participant, award }, before) =>
      model.people.get(participant!)?.awards.some(({ id }) => id === award) === true ||
      before.some((row) => row.participant === participant && row.award === award)
        ? 'already-exists'
        : undefined,
    );
    if (refused !== undefined) return refused;
    return ({ outcome }, seq) => {
      const batch = `${outcome.import}`;
      model.imports.set(batch, { id: batch, kind: 'awards', by: who });
      for (const row of rowsOf(asked)) {
        model.people.get(row.participant!)!.awards.push({
          id: row.award!,
          kind: row.kind!,
          rule: row.rule as 'pension',
          cents: centsOf(row.monthly!),
          startsOn: row.startsOn!,
          payee: 'self',
          paidThrough: row.paidThrough,
          wage: row.wageAtRetirement === undefined ? undefined : centsOf(row.wageAtRetirement),
          import: batch,
          seq,
        });
      }
    };
  },

  'approve-import': ({ model, who, input }) => {
    const batch = model.imports.get(`${input.import}`);
    if (batch === undefined) return 'no-such-proposal';
    if (batch.by === who) return 'own-proposal';
    if (input.digest !== undefined) return 'not-what-was-seen';
    if (batch.approved !== undefined) return 'already-decided';
    return (_, seq) => {
      batch.approved = seq;
    };
  },

  'propose-bank-details': (asked) => {
    const person = personOf(asked);
    const subject = `${asked.input.payee ?? 'self'}`;
    if (person === undefined) return 'no-such-participant';
    if (subject !== 'self' && !person.payees.some((payee) => payee.subject === subject)) return 'no-such-proposal';
    return ({ outcome }, seq) => {
      person.payees.push({ id: `${outcome.proposal}`, seq, subject, by: asked.who, bank: true });
    };
  },

  'approve-bank-details': (asked) => {
    const payee = personOf(asked)?.payees.find(({ id }) => id === asked.input.proposal);
    if (payee === undefined || !payee.bank || payee.import !== undefined) return 'no-such-proposal';
    // Newer details that were approved stand: older ones do not come back.
    const own = personOf(asked)?.payees.filter(({ subject }) => subject === payee.subject) ?? [];
    if (own.slice(own.indexOf(payee) + 1).some(({ approved }) => approved !== undefined)) return 'no-such-proposal';
    if (payee.by === asked.who) return 'own-proposal';
    if (payee.approved !== undefined) return 'already-decided';
    return (_, seq) => {
      payee.approved = seq;
    };
  },
};

/** Whose cases each verb looks at again at its end; the others move none. */
const LOOKS_AGAIN: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  ...Object.fromEntries(
    ['record-service', 'record-salaries', 'record-deaths', 'record-certificates'].map((verb) => [
      verb,
      (asked: Asked) => rowsOf(asked).map(({ participant }) => `${participant}`),
    ]),
  ),
  ...Object.fromEntries(
    [
      'record-beneficiaries',
      'withdraw-fact',
      'file-application',
      'propose-decision',
      'approve-decision',
      'reject-decision',
    ].map((verb) => [verb, ({ input }: Asked) => [`${input.participant}`]]),
  ),
  'approve-import': ({ model, input }) =>
    [...model.people.values()]
      .filter(({ awards }) => awards.some((award) => award.import === input.import))
      .map(({ id }) => id),
};

/** Every rule, with the stages of cases found again where the verb does that. */
export const RULES: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries({
    ...RULES_OF_FACTS,
    ...RUN_RULES,
    ...CASE_RULES,
    ...CASE_FILE_RULES,
    ...CONTEST_RULES,
    ...RECALCULATION_RULES,
    ...LETTER_RULES,
    ...DOCUMENT_RULES,
  }).map(([verb, rule]): [string, Rule] => [
    verb,
    (asked) => {
      const effect = rule(asked);
      if (typeof effect === 'string') return effect;
      return (told, seq) => {
        const lines = effect(told, seq);
        refresh(asked.model, LOOKS_AGAIN[verb]?.(asked) ?? [], asked.today);
        return lines;
      };
    },
  ]),
);
