// The commands `retiro document …`: a file goes in as a document, comes out as it was, and is said to have been verified.
// What is taken, and who may open it, is the office's.

import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { DOCUMENT_KINDS, OFFICE_HELP, OFFICE_SAYS } from '../wire/index.ts';
import { chunksOf } from './input.ts';
import { type AtOffice, addCallOptions, atOffice, type CallOptions, print, say } from './office-call.ts';
import { FAILED } from './status.ts';
import { stopFor } from './stop.ts';

type Options = CallOptions & Readonly<Record<'kind' | 'out', string>> & { readonly received?: string };

type Work = (office: AtOffice, args: readonly [string, string], options: Options) => Promise<void>;

/** It may hold what nobody else is to read. */
const OWNER_ALONE = 0o600;

/** Adds the commands, with their help in the language of the call. */
export function addDocument(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  const document = program.command('document', { hidden: true }).description(says('document')).helpCommand(false);
  document.usage(`${says('usage.command')} ${says('usage.options')}`);
  const [participant, id, file] =
    language === 'es' ? ['PARTICIPANTE', 'DOCUMENTO', 'ARCHIVO'] : ['PARTICIPANT', 'DOCUMENT', 'FILE'];

  const add = (name: string, second: string, word: keyof typeof OFFICE_HELP, work: Work, more: string[]): Command => {
    const command: Command = document.command(name).description(says(word));
    command.usage(`${participant} ${second} ${says('usage.options')}`);
    command.argument(`<${participant}>`).argument(`<${second}>`);
    return addCallOptions(command, language, ...more).action((of: string, what: string) => {
      const options = command.optsWithGlobals<Options>();
      return atOffice(options, language, (office) => work(office, [of, what], options));
    });
  };

  add('add', file as string, 'document.add', bring, [says('document.scanner')])
    .requiredOption('--kind <KIND>', says('document.kind').replace('%', DOCUMENT_KINDS.join(', ')))
    .option('--received <DATE>', says('document.received'));
  add('get', id as string, 'document.get', get, []).requiredOption('--out <FILE>', says('document.out'));
  add('verify', id as string, 'document.verify', verify, []);
}

const bring: Work = async (office, [participant, file], options) => {
  const parts: Buffer[] = [];
  for await (const chunk of chunksOf(file)) parts.push(chunk);
  const content = Buffer.concat(parts).toString('base64');
  const { kind, received: receivedOn } = options;
  const input = { participant, kind, name: basename(file), receivedOn, content };
  const { outcome } = await office.perform('add-document', input);
  await print(outcome, options, office.language);
  if ((outcome as { scan: string }).scan === 'off') await say(OFFICE_SAYS['not-scanned'][office.language], options);
};

const get: Work = async (office, [participant, document], options) => {
  const { outcome } = await office.perform('get-document', { participant, document });
  const { base64, ...found } = outcome as { readonly base64: string };
  const { out } = options;
  // Never over another file.
  await writeFile(out, Buffer.from(base64, 'base64'), { flag: 'wx', mode: OWNER_ALONE }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw stopFor(FAILED, 'file-not-written', out, office.language);
  });
  await print({ ...found, file: out }, options, office.language);
};

const verify: Work = async (office, [participant, document], options) => {
  await print((await office.perform('verify-document', { participant, document })).outcome, options, office.language);
};
