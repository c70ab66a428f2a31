// The commands `retiro payroll …`: the month from its cut-off to its file, each a verb of the office.
// What each does is in the office; here are its arguments, and the file that a release writes.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { OFFICE_HELP, OFFICE_SAYS } from '../wire/index.ts';
import { CallFault } from './call-fault.ts';
import { inWords } from './local-client.ts';
import { type AtOffice, addCallOptions, atOffice, type CallOptions, print } from './office-call.ts';
import { complain } from './output.ts';
import { posting, preparing, withProgress } from './progress.ts';
import { FAILED } from './status.ts';
import { stopFor } from './stop.ts';

type Options = CallOptions &
  Readonly<Record<'digest' | 'out' | 'reason' | 'month', string>> & { readonly known?: number };

/** Adds the commands, with their help in the language of the call. */
export function addPayroll(program: Command, language: Language): void {
  const payroll = program.command('payroll').description(OFFICE_HELP.payroll[language]).helpCommand(false);
  payroll.usage(`${OFFICE_HELP['usage.command'][language]} ${OFFICE_HELP['usage.options'][language]}`);
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  const [month, run] = language === 'es' ? ['MES', 'CORRIDA'] : ['MONTH', 'RUN'];

  /** A command of one argument; its work gets the argument and the options. */
  const add = (name: string, args: readonly string[], word: keyof typeof OFFICE_HELP, work: Work): Command => {
    const usage = [...args, says('usage.options')].join(' ');
    const command: Command = payroll.command(name).description(says(word)).usage(usage);
    for (const arg of args) command.argument(`<${arg}>`);
    return addCallOptions(command, language).action((...given: unknown[]) => {
      const options = command.optsWithGlobals<Options>();
      return atOffice(options, language, (office) => work(office, given.slice(0, args.length) as string[], options));
    });
  };

  add('prepare', [month], 'payroll.prepare', prepare).option('--known <N>', says('payroll.known'), wholeNumber);
  add('approve', [run], 'payroll.approve', approve).option('--digest <D>', says('payroll.digest'));
  add('release', [run], 'payroll.release', release).requiredOption('--out <DIR>', says('payroll.out'));
  add('replay', [month], 'payroll.replay', replay);
  add('status', [month], 'payroll.status', plainly('read-month', 'month'));
  add('cancel', [run], 'payroll.cancel', plainly('cancel-run', 'run'));
  const participantAward = language === 'es' ? ['PARTICIPANTE', 'CONCESIÓN'] : ['PARTICIPANT', 'AWARD'];
  add('withdraw', [run, ...participantAward], 'payroll.withdraw', withdraw)
    .requiredOption('--reason <TEXT>', says('payroll.reason'))
    .option('--month <MONTH>', says('payroll.month'));
}

type Work = (office: AtOffice, args: readonly string[], options: Options) => Promise<void>;

/** Performs the verb with the one argument under that name, and prints what comes of it. */
function plainly(verb: string, field: string): Work {
  return async (office, [value], options) => {
    await print((await office.perform(verb, { [field]: value })).outcome, options, office.language);
  };
}

const prepare: Work = async (office, [month = ''], options) => {
  const work = office.perform('prepare-run', { month, known: options.known });
  await print((await withProgress(office, work, () => preparing(office, month))).outcome, options, office.language);
};

const approve: Work = async (office, [run = ''], options) => {
  const work = office.perform('approve-run', { run, digest: options.digest });
  await print((await withProgress(office, work, () => posting(office, run))).outcome, options, office.language);
};

const release: Work = async (office, [run], options) => {
  const { outcome } = await office.perform('release-run', { run });
  const { run: released, file } = outcome as { run: object; file: { name: string; sha256: string; base64: string } };
  const putting = office.door.putFile(options.out, file.name, Buffer.from(file.base64, 'base64'));
  const path = await inWords(putting, office.language).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw stopFor(FAILED, 'folder-not-written', options.out, office.language);
  });
  await print({ ...released, file: path }, options, office.language);
};

const replay: Work = async (office, [month], options) => {
  const { outcome } = await office.perform('replay-month', { month });
  await print(outcome, options, office.language);
  if ((outcome as { same: boolean }).same) return;
  process.exitCode = FAILED;
  complain(`retiro: ${OFFICE_SAYS['not-reproduced'][office.language]}`);
};

const withdraw: Work = async (office, [run, participant, award], options) => {
  const { reason, month } = options;
  const { outcome } = await office.perform('withdraw-line', { run, participant, award, reason, month });
  await print(outcome, options, office.language);
};

/** The whole number that an option is given. */
export function wholeNumber(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new CallFault('no-number', text);
  return Number(text);
}
