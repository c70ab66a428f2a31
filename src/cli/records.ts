// The commands that only look: `retiro ledger trial-balance`, `participant`, `story`, `cases` and `verify`.
// What they show is put together in the office.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { OFFICE_HELP } from '../wire/index.ts';
import { addCallOptions, atOffice, type CallOptions, print } from './office-call.ts';
import { FAILED } from './status.ts';

/** Adds the commands, with their help in the language of the call. */
export function addRecords(program: Command, language: Language): void {
  const says = (word: keyof typeof OFFICE_HELP): string => OFFICE_HELP[word][language];
  const ledger = program
    .command('ledger')
    .description(says('ledger'))
    .usage(`trial-balance ${says('usage.options')}`)
    .helpCommand(false);
  const balance: Command = ledger
    .command('trial-balance')
    .description(says('ledger.trial-balance'))
    .usage(says('usage.options'));
  addCallOptions(balance.option('--as-of <DATE>', says('ledger.as-of')), language).action(async () => {
    const options = balance.optsWithGlobals<CallOptions & { asOf?: string }>();
    await show('read-trial-balance', { asOf: options.asOf }, options, language);
  });

  const participant: Command = program
    .command('participant')
    .description(says('participant'))
    .usage(`ID ${says('usage.options')}`)
    .argument('<id>');
  participant
    .option('--as-of <DATE>', says('participant.as-of'))
    .option('--known-on <DATE>', says('participant.known-on'))
    .option('--service-months', says('participant.service-months'));
  addCallOptions(participant, language).action(async (id: string) => {
    const options = participant.optsWithGlobals<
      CallOptions & { asOf?: string; knownOn?: string; serviceMonths?: true }
    >();
    const { asOf, knownOn, serviceMonths } = options;
    if (serviceMonths)
      return void (await show('read-service-months', { participant: id, on: asOf, knownOn }, options, language));
    await show('read-participant', { participant: id, asOf, knownOn }, options, language);
  });

  const story: Command = program
    .command('story')
    .description(says('story'))
    .usage(`PARTICIPANT ${says('usage.options')}`)
    .argument('<participant>')
    .option('--known-on <DATE>', says('participant.known-on'));
  addCallOptions(story, language).action(async (id: string) => {
    const options = story.optsWithGlobals<CallOptions & { knownOn?: string }>();
    await show('read-story', { participant: id, knownOn: options.knownOn }, options, language);
  });

  const cases: Command = program
    .command('cases')
    .description(says('cases'))
    .usage(says('usage.options'))
    .option('--state <open|late|closed>', says('cases.state'))
    .option('--owner <PERSON>', says('cases.owner'))
    .option('--participant <ID>', says('cases.participant'));
  addCallOptions(cases, language).action(async () => {
    const options = cases.optsWithGlobals<CallOptions & { state?: string; owner?: string; participant?: string }>();
    const { state, owner, participant: of } = options;
    await show('list-cases', { state, owner, participant: of }, options, language);
  });

  const verify: Command = program.command('verify').description(says('verify')).usage(says('usage.options'));
  addCallOptions(verify, language, says('verify.fails')).action(async () => {
    const result = await show('verify', {}, verify.optsWithGlobals(), language);
    if (!(result as { ok: boolean }).ok) process.exitCode = FAILED;
  });
}

function show(
  verb: string,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions,
  language: Language,
): Promise<unknown> {
  return atOffice(options, language, async (office) => {
    const { outcome } = await office.perform(verb, input);
    await print(outcome, options, language);
    return outcome;
  });
}
