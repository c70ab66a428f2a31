// The command line `retiro`: it finds the command and says how a call ended, and does nothing else.
// A command is a file of its own beside this one.

import { Command, CommanderError } from 'commander';
import type { Language } from '../base/index.ts';
import { HELP, HELP_TITLES } from '../wire/index.ts';
import { CallFault, ofCommander } from './call-fault.ts';
import { addDecide } from './decide.ts';
import { addDocument } from './documents.ts';
import { addImport } from './import.ts';
import { isLanguage, languageOfCall } from './language.ts';
import { addLaw } from './law.ts';
import { addLetter } from './letter.ts';
import { addOffice } from './office.ts';
import { addPayroll } from './payroll.ts';
import { addReadings } from './readings.ts';
import { addRecords } from './records.ts';
import { addSample } from './sample.ts';
import { addServe } from './serve.ts';
import { endWith, endWithOutput, MALFORMED } from './status.ts';

function programIn(language: Language): Command {
  const program = new Command('retiro')
    .description(HELP.retiro[language])
    .usage(HELP['retiro.usage'][language])
    .option('--lang <en|es>', HELP.lang[language], toLanguage)
    .helpOption('-h, --help', HELP.help[language])
    .helpCommand(false)
    .addHelpText('after', `\n${HELP['retiro.more'][language]}`)
    .configureHelp({
      showGlobalOptions: true,
      subcommandTerm: (command) => command.name(),
      styleTitle: (title) => HELP_TITLES[title]?.[language] ?? title,
    })
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  addDecide(program, language);
  addLaw(program, language);
  addServe(program, language);
  addSample(program, language);
  addImport(program, language);
  addPayroll(program, language);
  addRecords(program, language);
  addLetter(program, language);
  addDocument(program, language);
  addReadings(program, language);
  addOffice(program, language);
  return program;
}

function toLanguage(text: string): Language {
  if (!isLanguage(text)) throw new CallFault('no-language', text);
  return text;
}

const language = languageOfCall(process.argv.slice(2), process.env.LANG);

process.stdout.on('error', (error) => endWithOutput(error, language));
// Where nobody reads the complaints, the exit status has to do.
process.stderr.on('error', () => undefined);
process.on('uncaughtException', (error) => {
  endWith(error, language);
  process.exit();
});

try {
  await programIn(language).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) endWith(error, language);
  else if (error.code === 'commander.help') process.exitCode = MALFORMED;
  else if (error.exitCode !== 0) endWith(ofCommander(error), language);
}
