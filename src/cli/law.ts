// The command `retiro law`: the law that decides, as a document for programs or in short for people.
// What the document says is settled in the law room.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { HELP, OFFICE_HELP } from '../wire/index.ts';
import { type CallOptions, paragraphs, print } from './office-call.ts';

/** The law is loaded when it is needed: every other command starts without it. */
const loadLaw = () => import('./law-office.ts');

/** Adds the command, with its help in the language of the call. */
export function addLaw(program: Command, language: Language): void {
  const command: Command = program
    .command('law')
    .description(HELP.law[language])
    .usage(OFFICE_HELP['usage.options'][language])
    .option('--json', HELP['law.json'][language])
    .addHelpText('after', () => paragraphs(command, [HELP['law.more'][language]]))
    .action(async () => {
      const { lawDocument, summarizeLaw } = await loadLaw();
      const options = command.optsWithGlobals<CallOptions>();
      const law = lawDocument();
      await print(options.json ? law : summarizeLaw(law), options, language);
    });
}
