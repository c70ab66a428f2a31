// What may be imported: for each kind the columns of its table, the command that takes the rows, and a row as it wants it.
// docs/import.md says the same to people, and a test holds the two together.

import { type Layout, tableLayout } from '../../formats/index.ts';
import { convertAwards } from '../commands/convert-awards.ts';
import { enrollParticipants } from '../commands/enroll-participants.ts';
import { openAccounts } from '../commands/open-accounts.ts';
import { recordDeaths } from '../commands/record-deaths.ts';
import { recordEarnings } from '../commands/record-earnings.ts';
import { recordFundPayment } from '../commands/record-fund-payment.ts';
import { recordSalaries } from '../commands/record-salaries.ts';
import { recordService } from '../commands/record-service.ts';
import type { AnyVerb } from '../verb.ts';
import {
  account,
  day,
  type ImportColumn,
  id,
  maybe,
  money,
  month,
  oneOf,
  proof,
  routing,
  ssn,
  text,
} from './columns.ts';

/** A row of a table as it was read: the texts of its cells by column, without those that are empty. */
export type Cells = Readonly<Record<string, string | undefined>>;

export interface Import {
  readonly verb: AnyVerb;
  readonly layout: Layout<Readonly<Record<string, ImportColumn>>>;
  /** The row as the command takes it; the cells themselves, by column, where this is left out. */
  readonly rowOf?: (cells: Cells) => Readonly<Record<string, unknown>>;
  /** Columns by the command's name for what they hold, where it has another. */
  readonly columnOf?: Readonly<Record<string, string>>;
  /** Columns that are filled together or not at all. */
  readonly together?: readonly string[];
}

const NAME = 100;
const SOURCE = 200;

const participant = id({ en: 'participant', es: 'participante' });

const YES_NO = { true: { en: 'yes', es: 'sí' }, false: { en: 'no', es: 'no' } };

const given = (verb: unknown): AnyVerb => verb as AnyVerb;

const members: Import = {
  verb: given(enrollParticipants),
  layout: tableLayout({
    participant,
    givenNames: text({ en: 'given names', es: 'nombres' }, NAME),
    surnames: text({ en: 'surnames', es: 'apellidos' }, NAME),
    birthDate: day({ en: 'birth date', es: 'fecha de nacimiento' }),
    sex: maybe(
      oneOf(
        { en: 'sex', es: 'sexo' },
        { female: { en: 'female', es: 'femenino' }, male: { en: 'male', es: 'masculino' } },
      ),
    ),
    enrolledOn: maybe(day({ en: 'enrolled on', es: 'fecha de ingreso' })),
    language: oneOf({ en: 'language', es: 'idioma' }, { en: { en: 'en', es: 'en' }, es: { en: 'es', es: 'es' } }),
    ssn: maybe(ssn({ en: 'social security', es: 'seguro social' })),
    routing: maybe(routing({ en: 'routing number', es: 'número de ruta' })),
    account: maybe(account({ en: 'bank account', es: 'cuenta bancaria' })),
    type: maybe(
      oneOf(
        { en: 'account type', es: 'tipo de cuenta' },
        { checking: { en: 'checking', es: 'corriente' }, savings: { en: 'savings', es: 'ahorros' } },
      ),
    ),
  }),
  rowOf: ({ routing, account, type, ...own }) =>
    routing === undefined ? own : { ...own, bank: { routing, account, type } },
  columnOf: { bank: 'routing' },
  together: ['routing', 'account', 'type'],
};

const service: Import = {
  verb: given(recordService),
  layout: tableLayout({
    participant,
    spell: id({ en: 'spell', es: 'período' }),
    capacity: oneOf(
      { en: 'capacity', es: 'capacidad' },
      { judge: { en: 'judge', es: 'juez' }, government: { en: 'government', es: 'gobierno' } },
    ),
    from: day({ en: 'from', es: 'desde' }),
    to: maybe(day({ en: 'to', es: 'hasta' })),
    office: maybe(
      oneOf(
        { en: 'court', es: 'tribunal' },
        {
          supreme: { en: 'supreme', es: 'supremo' },
          appeals: { en: 'appeals', es: 'apelaciones' },
          superior: { en: 'superior', es: 'superior' },
          municipal: { en: 'municipal', es: 'municipal' },
          district: { en: 'district', es: 'distrito' },
        },
      ),
    ),
    endedBy: maybe(
      oneOf(
        { en: 'ended by', es: 'terminó por' },
        {
          resignation: { en: 'resignation', es: 'renuncia' },
          'term-expired': { en: 'term-expired', es: 'vencimiento' },
          retirement: { en: 'retirement', es: 'retiro' },
          removal: { en: 'removal', es: 'destitución' },
          death: { en: 'death', es: 'muerte' },
          disability: { en: 'disability', es: 'incapacidad' },
        },
      ),
    ),
    refundReturned: maybe(oneOf({ en: 'refund returned', es: 'reembolso devuelto' }, YES_NO)),
    document: proof,
  }),
  rowOf: ({ refundReturned, ...own }) =>
    refundReturned === undefined ? own : { ...own, refundReturned: refundReturned === 'true' },
};

const salaries: Import = {
  verb: given(recordSalaries),
  layout: tableLayout({
    participant,
    from: day({ en: 'from', es: 'desde' }),
    annual: money({ en: 'annual salary', es: 'sueldo anual' }),
    document: proof,
  }),
};

const accounts: Import = {
  verb: given(openAccounts),
  layout: tableLayout({
    participant,
    account: oneOf(
      { en: 'account', es: 'cuenta' },
      {
        contributions: { en: 'contributions', es: 'aportaciones' },
        'hybrid-contributions': { en: 'hybrid-contributions', es: 'aportaciones-híbridas' },
        'hybrid-return': { en: 'hybrid-return', es: 'rendimiento-híbrido' },
        debt: { en: 'debt', es: 'deuda' },
      },
    ),
    asOf: day({ en: 'as of', es: 'a la fecha' }),
    balance: money({ en: 'balance', es: 'saldo' }),
  }),
};

const awards: Import = {
  verb: given(convertAwards),
  layout: tableLayout({
    participant,
    award: id({ en: 'award', es: 'concesión' }),
    kind: id({ en: 'kind', es: 'tipo' }),
    rule: oneOf(
      { en: 'rule', es: 'regla' },
      {
        pension: { en: 'pension', es: 'pensión' },
        'hybrid-annuity': { en: 'hybrid-annuity', es: 'anualidad-híbrida' },
      },
    ),
    monthly: money({ en: 'monthly amount', es: 'cantidad mensual' }),
    startsOn: day({ en: 'starts on', es: 'comienza el' }),
    authority: text({ en: 'authority', es: 'autoridad' }, SOURCE),
    document: text({ en: 'document', es: 'documento' }, SOURCE),
    decidedOn: day({ en: 'decided on', es: 'decidida el' }),
    paidThrough: month({ en: 'paid through', es: 'pagada hasta' }),
    wageAtRetirement: maybe(money({ en: 'wage at retirement', es: 'sueldo al retiro' })),
  }),
};

const earnings: Import = {
  verb: given(recordEarnings),
  layout: tableLayout({
    participant,
    month: month({ en: 'month', es: 'mes' }),
    amount: money({ en: 'amount', es: 'cantidad' }),
  }),
};

const deaths: Import = {
  verb: given(recordDeaths),
  layout: tableLayout({ participant, diedOn: day({ en: 'died on', es: 'fecha de muerte' }), document: proof }),
};

const fundPayments: Import = {
  verb: given(recordFundPayment),
  layout: tableLayout({
    participant,
    reference: id({ en: 'reference', es: 'referencia' }),
    receivedOn: day({ en: 'received on', es: 'recibido el' }),
    amount: money({ en: 'amount', es: 'cantidad' }),
  }),
};

/** By the name that a call gives: `retiro import NAME FILE`. */
export const IMPORTS = {
  members,
  service,
  salaries,
  accounts,
  awards,
  earnings,
  deaths,
  'fund-payments': fundPayments,
} as const;
