// The command `retiro readings`: what each reading of the law changes on file, all of them or one with its cases.
// The figures are the office's; here they become rows for people. Without a database the register alone is shown.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import {
  type ChangedCase,
  type ChangedMonth,
  fieldName,
  OFFICE_HELP,
  OFFICE_SAYS,
  type OptionEffect,
  type ReadingEffect,
  type ReadingEffects,
  valueName,
} from '../wire/index.ts';
import { addCallOptions, atOffice, type CallOptions, loadOffice, print, say } from './office-call.ts';
import type { OfficeDoor } from './office-client.ts';
import { missingFolder, placeIn } from './place.ts';
import { MALFORMED } from './status.ts';
import { stopWith } from './stop.ts';

/** Adds the command, with its help in the language of the call. */
export function addReadings(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  const readings: Command = program
    .command('readings')
    .description(says('readings'))
    .usage(says('readings.usage'))
    .argument('[reading]');
  addCallOptions(readings, language, says('readings.more')).action(async (id: string | undefined) => {
    const options = readings.optsWithGlobals<CallOptions>();
    const door = await loadOffice();
    if (id !== undefined) requireReading(door, id, language);
    const folder = missingFolder(placeIn(process.env));
    if (folder !== undefined) return showRegister(door, id, folder, options, language);
    return showEffects(id, options, language);
  });
}

function requireReading({ readingFaults }: OfficeDoor, id: string, language: Language): void {
  const unknown = readingFaults({ [id]: '' }).filter(({ code }) => code === 'no-reading');
  if (unknown.length === 0) return;
  throw stopWith(
    MALFORMED,
    unknown.map(({ code, says }) => ({ at: '/reading', code, says: says[language] })),
  );
}

/** The register with its defaults: nothing is on file that a reading could change. */
async function showRegister(
  { listReadings }: OfficeDoor,
  only: string | undefined,
  folder: string,
  options: CallOptions,
  language: Language,
): Promise<void> {
  const readings = listReadings()
    .filter(({ id }) => only === undefined || id === only)
    .map(({ options: all, default: option, ...reading }) => ({
      ...reading,
      cite: reading.cite ?? null,
      asks: reading.asks[language],
      default: option,
      options: all.map(({ id, says }) => ({ option: id, says: says[language] })),
    }));
  if (options.json) return print({ examined: null, readings }, options, language);
  await say(
    OFFICE_SAYS['readings.no-database'][language].replace('%', () => folder),
    options,
  );
  const rows = readings.map(({ id: reading, default: option, evidence, options: all }) => {
    return { reading, default: option, evidence, options: all.map((one) => one.option) };
  });
  await print(only === undefined ? rows : readings[0], options, language);
}

async function showEffects(reading: string | undefined, options: CallOptions, language: Language): Promise<void> {
  await atOffice(options, language, async (office) => {
    const { outcome } = await office.perform('compare-readings', { reading });
    if (options.json) return print(outcome, options, language);
    const { readings, ...rest } = outcome as ReadingEffects;
    const [one] = readings;
    const shown =
      reading === undefined || one === undefined
        ? { readings: readings.flatMap((each) => rowsOf(each, language)) }
        : readingOf(one, language);
    await print({ ...rest, ...shown }, options, language);
  });
}

/** A row for each option that is not in force; one without figures where there is none. */
function rowsOf({ id: reading, decisions: consult, options }: ReadingEffect, language: Language) {
  return [...options, ...(options.length === 0 ? [undefined] : [])].map((effect) => ({
    reading,
    option: effect?.option ?? null,
    consult,
    ...totalsOf(effect, language),
  }));
}

function totalsOf(effect: OptionEffect | undefined, language: Language) {
  return {
    differ: effect?.decisions ?? null,
    outcomes: effect?.outcomes ?? null,
    monthly: effect?.monthly ?? null,
    monthlyRunning: effect?.monthlyRunning ?? null,
    lumpSums: effect?.lumpSums ?? null,
    waiting: effect?.applications ?? null,
    payments: effect?.month ? monthText(effect.month, language) : null,
  };
}

/** One reading in words, with the cases and payments behind the totals. */
function readingOf({ id, options, decisions, applications, ...reading }: ReadingEffect, language: Language) {
  const { asks, cite, clauses, evidence, inForce, says, adopted } = reading;
  return {
    reading: id,
    asks,
    cite,
    clauses,
    evidence,
    inForce,
    says,
    adopted,
    consult: decisions,
    waiting: applications,
    options: options.map((effect) => ({
      option: effect.option,
      says: effect.says,
      ...totalsOf(effect, language),
      ...(effect.cases?.length ? { cases: effect.cases.map((one) => caseRow(one, language)) } : {}),
      ...(effect.month?.payments?.length ? { changes: effect.month.payments } : {}),
    })),
  };
}

function caseRow({ participant, decision, question, state, ...changed }: ChangedCase, language: Language) {
  const { outcome, monthly, lumpSum, fields } = changed;
  const named = {
    now: valueName('outcome', outcome.now, language),
    under: valueName('outcome', outcome.under, language),
  };
  return {
    participant,
    decision,
    question,
    state,
    outcome: changeText(named),
    monthly: monthly?.difference ?? null,
    lumpSum: lumpSum?.difference ?? null,
    fields: fields.map(({ name, ...field }) => `${fieldName(name, language)} ${changeText(field)}`),
  };
}

function changeText({ now, under }: { readonly now: unknown; readonly under: unknown }): string {
  return now === under ? plainText(now) : `${plainText(now)} → ${plainText(under)}`;
}

/** Lists, such as the shares of beneficiaries, are told by their parts. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'object' ? Object.values(value).map(plainText).join(' ') : String(value);
}

function monthText({ differ, difference, refused, payday }: ChangedMonth, language: Language): string {
  const without = OFFICE_SAYS['readings.refused'][language].replace('%', () => String(refused));
  return [
    `${differ}: ${difference}`,
    ...(refused === 0 ? [] : [without]),
    ...(payday.now === payday.under ? [] : [`${fieldName('payday', language)} ${changeText(payday)}`]),
  ].join('; ');
}
