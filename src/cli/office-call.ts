// What all commands that act on the office have in common: their options, the way to the office, and how a result is printed.
// Each command is a file of its own.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import type { AnyVerb } from '../office/index.ts';
import { OFFICE_HELP } from '../wire/index.ts';
import { type Client, type OfficeDoor, openClient, type Performed, performChecked } from './office-client.ts';
import { oneLine, write } from './output.ts';
import { placeIn } from './place.ts';
import { shownLines } from './show.ts';

/** The office, with database and law behind it, is loaded when it is needed: every other command starts without it. */
export const loadOffice = (): Promise<OfficeDoor> => import('../office/index.ts');

export interface CallOptions {
  readonly as?: string;
  readonly json?: true;
}

/** Where a terminal says nothing of its own. */
const HELP_WIDTH = 80;

/** Adds --as and --json, and below the help what the exit status means. */
export function addCallOptions(command: Command, language: Language, ...more: readonly string[]): Command {
  return command
    .option('--as <PERSON>', OFFICE_HELP.as[language])
    .option('--json', OFFICE_HELP.json[language])
    .addHelpText('after', () => {
      return paragraphs(command, [...more, OFFICE_HELP['status.codes'][language]]);
    });
}

/** Paragraphs below the help of a command, broken as the rest of it. */
export function paragraphs(command: Command, texts: readonly string[]): string {
  return `\n${texts.map((text) => command.createHelp().boxWrap(text, HELP_WIDTH)).join('\n')}`;
}

/** The office as a command sees it. */
export interface AtOffice {
  readonly door: OfficeDoor;
  readonly client: Client;
  readonly language: Language;
  /** Performs the verb of that name. Throws Stop where the input or the office says no. */
  perform(verb: string, input: Readonly<Record<string, unknown>>): Promise<Performed>;
}

/** Opens the way to the office, works, and closes it whatever happens. */
export async function atOffice<T>(
  { as }: CallOptions,
  language: Language,
  work: (office: AtOffice) => Promise<T>,
): Promise<T> {
  const door = await loadOffice();
  const client = await openClient(door, placeIn(process.env), { as, language });
  try {
    return await work({
      door,
      client,
      language,
      perform: (verb, input) => performChecked(door, client, verbNamed(door, verb), withoutAbsent(input), language),
    });
  } finally {
    await client.close();
  }
}

function verbNamed({ OFFERED }: OfficeDoor, name: string): AnyVerb {
  const verb = OFFERED.get(name);
  if (verb === undefined) throw new Error(`the office has no verb ${name}`);
  return verb;
}

function withoutAbsent(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

/** Prints a result: JSON for programs, else lines for people. */
export async function print(result: unknown, { json }: CallOptions, language: Language): Promise<void> {
  const text = json ? JSON.stringify(result) : shownLines(result, language).map(oneLine).join('\n');
  await write(process.stdout, `${text}\n`);
}

/** Says something to people, beside a result; to nobody where the result is for a program. */
export async function say(text: string, { json }: CallOptions): Promise<void> {
  if (!json) await write(process.stdout, `${oneLine(text)}\n`);
}
