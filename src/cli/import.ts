// The command `retiro import KIND FILE`: a table goes in whole, or each fault of it is said in a line.
// How a table is read, and what its rows become, is the office's.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { OFFICE_HELP, OFFICE_SAYS } from '../wire/index.ts';
import { CallFault } from './call-fault.ts';
import { chunksOf } from './input.ts';
import { addCallOptions, atOffice, type CallOptions, loadOffice, paragraphs, print, say } from './office-call.ts';
import type { Performed, TableFault } from './office-client.ts';
import { MALFORMED } from './status.ts';
import { Stop } from './stop.ts';

interface Options extends CallOptions {
  readonly dryRun?: true;
}

/** Adds the command, with its help in the language of the call. */
export function addImport(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  let kinds: readonly string[] = [];
  const command: Command = program
    .command('import')
    .description(says('import'))
    .usage(says('import.usage'))
    .argument('<kind>')
    .argument('<file>')
    .option('--dry-run', says('import.dry-run'));
  command.addHelpText('after', () => paragraphs(command, [says('import.kinds').replace('%', kinds.join(', '))]));
  addCallOptions(command, language).action((kind: string, file: string) =>
    importFile(kind, file, command.optsWithGlobals<Options>(), language),
  );
  program.hook('preSubcommand', async (_, called) => {
    if (called !== command) return;
    const { IMPORT_KINDS } = await loadOffice();
    kinds = IMPORT_KINDS;
  });
}

async function importFile(kind: string, file: string, options: Options, language: Language): Promise<void> {
  const { isImportKind, LATER_IMPORT_KINDS } = await loadOffice();
  if ((LATER_IMPORT_KINDS as readonly string[]).includes(kind)) throw new CallFault('import-comes-later', kind);
  if (!isImportKind(kind)) throw new CallFault('no-import-kind', kind);
  const parts: Buffer[] = [];
  for await (const chunk of chunksOf(file)) parts.push(chunk);
  const { dryRun = false } = options;
  const done = await atOffice(options, language, ({ client }) =>
    client.importTable(kind, Buffer.concat(parts), dryRun),
  );
  if ('faults' in done) return refuse(done.faults, options, language);
  await print(dryRun ? { dryRun, ...(done.outcome as object) } : done.outcome, options, language);
  await sayWhatNext(done, options, language);
}

async function sayWhatNext({ outcome }: Performed, options: Options, language: Language): Promise<void> {
  await say(OFFICE_SAYS[options.dryRun ? 'import-checked' : 'import-done'][language], options);
  const { import: waits } = outcome as { import?: string | null };
  if (options.dryRun || waits === undefined || waits === null) return;
  await say(OFFICE_SAYS['import-waits'][language].replace('%', waits), options);
}

/** A line a fault on standard error; as JSON besides, where the result would have been. */
async function refuse(faults: readonly TableFault[], options: Options, language: Language): Promise<void> {
  if (options.json) await print({ faults }, options, language);
  const lines = faults.map((fault) => faultLine(fault, language));
  throw new Stop(MALFORMED, [...lines, `retiro: ${OFFICE_SAYS['file-refused'][language]}`]);
}

function faultLine({ row, column, code, says, value }: TableFault, language: Language): string {
  const words = column === '' ? [row, code, says] : [row, column, code, says];
  const line = OFFICE_SAYS[column === '' ? 'row-alone' : 'row-column'][language];
  const filled = words.reduce<string>((text, word) => text.replace('%', () => String(word)), line);
  return value === '' || value === column ? filled : `${filled} (${value})`;
}
