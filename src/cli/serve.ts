// The command `retiro serve`: starts the server, says where it is, and stops it when told to.
// What it answers is in the http room; at which port it listens is said by the environment.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { HELP, OFFICE_SAYS } from '../wire/index.ts';
import { builtPages } from './built-pages.ts';
import { CallFault, callFaultWords } from './call-fault.ts';
import { inWords } from './local-client.ts';
import { unopened } from './office-client.ts';
import { complain, write } from './output.ts';
import { placeIn, scannerIn } from './place.ts';
import { FAILED } from './status.ts';
import { stopFor } from './stop.ts';
import { toldToStop } from './told-to-stop.ts';

/** The server, with the framework behind it, is loaded when it is needed: every other command starts without it. */
const loadServer = () => import('../http/index.ts');

const DEFAULT_PORT = '4100';

/** Errors of the system that keep the server from listening, and that whoever called can do something about. */
const REFUSED = { EADDRINUSE: 'port-in-use', EACCES: 'port-not-allowed' } as const;

/** Adds the command, with its help in the language of the call. */
export function addServe(program: Command, language: Language): void {
  program
    .command('serve')
    .description(HELP.serve[language])
    .addHelpText('after', `\n${HELP['serve.more'][language]}`)
    .action(() => serve(portIn(process.env.PORT), language));
}

async function serve(port: number, language: Language): Promise<void> {
  const { startOffice } = await loadServer();
  let server: Awaited<ReturnType<typeof startOffice>>;
  try {
    const starting = startOffice({
      port,
      database: placeIn(process.env),
      scanner: scannerIn(process.env),
      web: builtPages(),
      log: (line) => process.stderr.write(`${line}\n`),
      onEmpty: () => process.stdout.write(`${OFFICE_SAYS.filling[language]}\n`),
    });
    server = await inWords(starting, language);
  } catch (error) {
    const { code: given, details } = error as NodeJS.ErrnoException & { details?: { address?: string; pid?: number } };
    if (given === 'DATABASE_IN_USE') {
      throw stopFor(FAILED, 'database-held', `${details?.pid ?? '?'}`, language);
    }
    const code = REFUSED[given as keyof typeof REFUSED];
    if (code === undefined) throw unopened(error, language);
    process.exitCode = FAILED;
    return complain(`retiro: ${callFaultWords(code, `${port}`, language)}`);
  }
  const stop = toldToStop();
  await write(process.stdout, `${HELP['serve.address'][language].replace('%', server.address)}\n`);
  await stop;
  await server.close();
}

/** The port that PORT names; 0 takes a free one. */
function portIn(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : text;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new CallFault('no-port', port);
  return Number(port);
}
