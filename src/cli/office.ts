// The command `retiro office VERB`: everything that the office can do, with an option for each plain field of its input.
// It is made from the office's list of verbs; the commands with names of their own are beside it.

import { type Command, Option } from 'commander';
import type { Language } from '../base/index.ts';
import type { AnyVerb } from '../office/index.ts';
import { OFFICE_HELP, type PlainField, plainFields } from '../wire/index.ts';
import { readDocument } from './document.ts';
import { chunksOf } from './input.ts';
import { addCallOptions, atOffice, type CallOptions, loadOffice, paragraphs, print } from './office-call.ts';
import { performChecked } from './office-client.ts';
import { MALFORMED } from './status.ts';
import { stopWith } from './stop.ts';

type Options = CallOptions & { readonly input?: string } & Readonly<Record<string, string | undefined>>;

/** Adds the command; its verbs are added when it is called, since they come with all of the office. */
export function addOffice(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  let names: readonly string[] = [];
  const office: Command = program
    .command('office')
    .description(says('office'))
    .usage(says('office.usage'))
    .helpCommand(false)
    .addHelpText('after', () => {
      return paragraphs(office, [says('office.verbs').replace('%', names.join(', ')), says('office.more')]);
    });
  program.hook('preSubcommand', async (_, called) => {
    if (called !== office) return;
    const { OFFERED } = await loadOffice();
    names = [...OFFERED.keys()].sort();
    for (const verb of OFFERED.values()) addVerb(office, verb, language);
  });
}

function addVerb(office: Command, verb: AnyVerb, language: Language): void {
  const { plain, others } = plainFields(verb.input);
  const command: Command = office.command(verb.name, { hidden: true }).description(verb.says[language]);
  command.usage(OFFICE_HELP['usage.options'][language]);
  for (const { field, kind, says = '' } of plain) {
    command.addOption(new Option(`--${kebab(field)} <${kind}>`, says).argParser((text) => text));
  }
  command.option('--input <FILE>', OFFICE_HELP['office.input'][language]);
  const more = [OFFICE_HELP['office.roles'][language].replace('%', verb.roles.join(', '))];
  if (others.length > 0) more.push(OFFICE_HELP['office.needs-input'][language].replace('%', others.join(', ')));
  addCallOptions(command, language, ...more).action(async () => {
    const options = command.optsWithGlobals<Options>();
    const input = await inputOf(options, plain, language);
    const { outcome } = await atOffice(options, language, ({ door, client }) =>
      performChecked(door, client, verb, input, language),
    );
    await print(outcome, options, language);
  });
}

/** The document of --input, with the fields that were given beside it. */
async function inputOf(
  { input: file, ...options }: Options,
  plain: readonly PlainField[],
  language: Language,
): Promise<unknown> {
  const document = file === undefined ? {} : await documentIn(file, language);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return document;
  const given = plain.flatMap(({ field, read }) => {
    const text = options[camel(kebab(field))];
    return text === undefined ? [] : [[field, read(text)] as const];
  });
  return { ...document, ...Object.fromEntries(given) };
}

async function documentIn(file: string, language: Language): Promise<unknown> {
  const parsed = await readDocument(chunksOf(file));
  if (!('fault' in parsed)) return parsed.value;
  const { at, code, says } = parsed.fault;
  throw stopWith(MALFORMED, [{ at, code, says: says[language] }]);
}

function kebab(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The name under which commander keeps the value of an option. */
function camel(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
