// The command `retiro letter`: writes the PDF of a letter to a file, the same bytes as when it was issued.
// Which letters a participant has: retiro office list-letters --participant ID.

import { basename, dirname } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { OFFICE_HELP } from '../wire/index.ts';
import { inWords } from './local-client.ts';
import { addCallOptions, atOffice, type CallOptions, print } from './office-call.ts';
import { FAILED } from './status.ts';
import { stopFor } from './stop.ts';

/** Adds the command, with its help in the language of the call. */
export function addLetter(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  const args = language === 'es' ? ['PARTICIPANTE', 'CARTA'] : ['PARTICIPANT', 'LETTER'];
  const command: Command = program
    .command('letter', { hidden: true })
    .description(says('letter'))
    .usage([...args, says('usage.options')].join(' '));
  for (const arg of args) command.argument(`<${arg}>`);
  command.requiredOption('--out <FILE>', says('letter.out'));
  addCallOptions(command, language, says('letter.more')).action(async (participant: string, letter: string) => {
    const options = command.optsWithGlobals<CallOptions & { readonly out: string }>();
    await atOffice(options, language, async (office) => {
      const { outcome } = await office.perform('read-letter', { participant, letter });
      const { base64, ...row } = outcome as { readonly base64: string };
      const { out } = options;
      const putting = office.door.putFile(dirname(out), basename(out), Buffer.from(base64, 'base64'));
      const file = await inWords(putting, language).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
        throw stopFor(FAILED, 'folder-not-written', out, language);
      });
      await print({ ...row, file }, options, language);
    });
  });
}
