// A process that opens a database, runs the sample command, and dies at the step that it was told.
// It is bundled before it is started, as the product is; what the database holds afterwards is looked at by the test.

import { openDatabase } from '../../src/store/index.ts';
import { runSample, SAMPLE_NOW } from './sample-command.ts';

interface Told {
  readonly url?: string;
  readonly folder?: string;
  readonly keys: string;
  readonly key: string;
  /** The step before which it dies; 0 lets it live. */
  readonly dieAt: number;
  /** Keep the database open until told otherwise, by a signal. */
  readonly hold?: boolean;
}

const told = JSON.parse(process.argv[2] ?? '{}') as Told;

const { now, keys } = { now: SAMPLE_NOW, keys: told.keys };
const database = await openDatabase(
  told.url === undefined ? { folder: told.folder ?? '', now, keys } : { url: told.url, now, keys },
).catch((error: unknown) => {
  const { code, message } = error as { code?: string; message: string };
  process.stdout.write(`${JSON.stringify({ refused: code, message })}\n`);
  process.exit(3);
});
let steps = 0;
await runSample(database, told.key, ({ number }) => {
  steps = number;
  if (number === told.dieAt) process.kill(process.pid, 'SIGKILL');
});
process.stdout.write(`${JSON.stringify({ steps })}\n`);
if (told.hold) setInterval(() => undefined, 60_000);
else await database.close();
