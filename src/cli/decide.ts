// The command `retiro decide`: its arguments and options, and what they mean for the answers.
// The answering itself is in decide-document.ts and decide-lines.ts.

import type { Command } from 'commander';
import { dayInPuertoRico, type Language } from '../base/index.ts';
import { type AnswerFormat, HELP } from '../wire/index.ts';
import type { Manner } from './answers.ts';
import { CallFault } from './call-fault.ts';

/** The law, through the part of the office that asks it, is loaded when it is needed: every other command starts without it. */
const loadOffice = () => import('./decide-office.ts');

/** Where a terminal says nothing of its own. */
const HELP_WIDTH = 80;

type Readings = Readonly<Record<string, string>>;

interface Options {
  readonly lines?: true;
  readonly reading?: Readings;
  readonly format?: AnswerFormat;
  readonly json?: true;
  readonly proof: boolean;
  readonly canonical?: true;
  readonly lang?: Language;
}

/** Adds the command, with its help in the language of the call. */
export function addDecide(program: Command, language: Language): void {
  const says = (word: keyof typeof HELP): string => HELP[word][language];
  let questions: readonly string[] = [];
  const command: Command = program
    .command('decide')
    .description(says('decide'))
    .usage(says('decide.usage'))
    .argument('[question]')
    .argument('[file]')
    .option('--lines', says('decide.lines'))
    .option('--reading <ID=OPTION>', says('decide.reading'), withReading)
    .option('--format <json|text>', says('decide.format'), toFormat)
    .option('--json', says('decide.json'))
    .option('--no-proof', says('decide.no-proof'))
    .option('--canonical', says('decide.canonical'))
    .addHelpText('after', () => {
      return more(command, [says('decide.questions').replace('%', questions.join(', ')), says('decide.status')]);
    })
    .action((first: string | undefined, second: string | undefined) =>
      decide(first, second, command.optsWithGlobals<Options>(), language),
    );
  program.hook('preSubcommand', async (_, called) => {
    if (called === command) questions = (await loadOffice()).questionNames();
  });
}

async function decide(
  first: string | undefined,
  second: string | undefined,
  options: Options,
  language: Language,
): Promise<void> {
  if (options.lines && second !== undefined) throw new CallFault('too-many-arguments');
  const office = await loadOffice();
  const { decideDocument } = await import('./decide-document.ts');
  const { decideLines } = await import('./decide-lines.ts');
  const manner = mannerOf(options, language);
  return options.lines ? decideLines(office, first, manner) : decideDocument(office, first, second, manner);
}

/** Paragraphs below the help of a command, broken as the rest of it. */
function more(command: Command, paragraphs: readonly string[]): string {
  return `\n${paragraphs.map((text) => command.createHelp().boxWrap(text, HELP_WIDTH)).join('\n')}`;
}

function mannerOf({ lang, format, json, proof, canonical, reading }: Options, language: Language): Manner {
  const ask = {
    today: dayInPuertoRico(Date.now()),
    language: lang ?? 'en',
    // The canonical proof takes the place of the other.
    proof: proof && !canonical,
    readings: reading ?? {},
    canonical: canonical ?? false,
  };
  return { ask, format: json ? 'json' : (format ?? 'json'), language };
}

function withReading(text: string, before: Readings | undefined): Readings {
  const at = text.indexOf('=');
  if (at <= 0) throw new CallFault('no-reading-given', text);
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

function toFormat(text: string): AnswerFormat {
  if (text !== 'json' && text !== 'text') throw new CallFault('no-format', text);
  return text;
}
