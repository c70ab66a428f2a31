// The command `retiro serve`: starts the server, says where it is, and stops it when told to.
// What it answers is in the http room; at which port it listens is said by the environment.

import type { Command } from 'commander';
import type { Language } from '../base/index.ts';
import { HELP } from '../wire/index.ts';
import { CallFault, callFaultWords } from './call-fault.ts';
import { complain, write } from './output.ts';
import { FAILED } from './status.ts';

/** The server, with the framework behind it, is loaded when it is needed: every other command starts without it. */
const loadServer = () => import('../http/index.ts');

const DEFAULT_PORT = '4100';

/** How often a server that npm started looks whether its shell is still there. */
const ORPHAN_MILLISECONDS = 100;

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
  const { start } = await loadServer();
  let server: Awaited<ReturnType<typeof start>>;
  try {
    server = await start({ port, log: (line) => process.stderr.write(`${line}\n`) });
  } catch (error) {
    const code = REFUSED[(error as NodeJS.ErrnoException).code as keyof typeof REFUSED];
    if (code === undefined) throw error;
    process.exitCode = FAILED;
    return complain(`retiro: ${callFaultWords(code, `${port}`, language)}`);
  }
  const stop = toldToStop();
  await write(process.stdout, `${HELP['serve.address'][language].replace('%', server.address)}\n`);
  await stop;
  await server.close();
}

/** Until the terminal (SIGINT) or the system (SIGTERM) says so. A second time ends the program on the spot. */
function toldToStop(): Promise<void> {
  return new Promise((told) => {
    process.once('SIGINT', () => told());
    process.once('SIGTERM', () => told());
    if (process.env.npm_lifecycle_event !== undefined) onceOrphaned(told);
  });
}

/**
 * npm runs us in a shell, and that shell dies of a signal without handing it on: the server would go on with nobody left
 * who could stop it. Only below npm: whoever else starts us may well leave and mean us to stay.
 */
function onceOrphaned(told: () => void): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    told();
  }, ORPHAN_MILLISECONDS);
  looking.unref();
}

/** The port that PORT names; 0 takes a free one. */
function portIn(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : text;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new CallFault('no-port', port);
  return Number(port);
}
