// The thread in which the embedded PostgreSQL runs: it takes statements as messages and answers with text.
// It imports nothing of the house, so that it loads by itself in development, in tests and beside the bundle.

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';

/** What the main thread asks. */
export type Ask =
  | { readonly id: number; readonly ask: 'run'; readonly text: string; readonly values: readonly (string | null)[] }
  | { readonly id: number; readonly ask: 'script'; readonly text: string }
  | { readonly id: number; readonly ask: 'dump' }
  | { readonly id: number; readonly ask: 'close' };

/** What the thread is started with: a folder, or a dump to start from in memory, or nothing. */
export interface Start {
  readonly folder?: string;
  readonly dump?: Uint8Array;
}

interface Messages {
  readonly messages: readonly { readonly name: string }[];
}

const { serialize } = protocol;

const SETTINGS = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set standard_conforming_strings = on; set extra_float_digits = 1; set client_min_messages = warning;`;

/** One statement in one message to the engine: four times as many a second as its own `query`, and nothing is parsed. */
function statement(text: string, values: readonly (string | null)[]): Uint8Array {
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
}

function resultOf({ messages }: Messages): unknown {
  let fields: readonly { name: string; oid: number }[] = [];
  const rows: (readonly (string | null)[])[] = [];
  let words: readonly string[] = [''];
  for (const message of messages) {
    if (message.name === 'dataRow') {
      rows.push((message as unknown as { fields: (string | null)[] }).fields);
    } else if (message.name === 'rowDescription') {
      const described = message as unknown as { fields: { name: string; dataTypeID: number }[] };
      fields = described.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
    } else if (message.name === 'commandComplete') {
      words = (message as unknown as { text: string }).text.split(' ');
    }
  }
  const count = Number(words.at(-1));
  return { fields, rows, tag: words[0], count: Number.isNaN(count) ? 0 : count };
}

/** The error as plain data: its message alone, since an uncaught error of the engine prints its whole source. */
function errorParts(error: unknown): Record<string, unknown> {
  const { message, code, detail, constraint, table, column } = error as Record<string, unknown>;
  return { message: `${message}`, code, detail, constraint, table, column };
}

async function answer(lite: PGlite, ask: Ask): Promise<unknown> {
  switch (ask.ask) {
    case 'run':
      return resultOf(await lite.execProtocol(statement(ask.text, ask.values)));
    case 'script':
      return resultOf(await lite.execProtocol(serialize.query(ask.text)));
    case 'dump':
      return new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer());
    case 'close':
      return lite.close();
  }
}

async function start(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this file is the inside of a worker thread');
  const { folder, dump } = workerData as Start;
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: new Blob([dump as Uint8Array<ArrayBuffer>]) }),
  });
  await lite.exec(SETTINGS);
  port.on('message', (ask: Ask) => {
    answer(lite, ask).then(
      (value) => port.postMessage({ id: ask.id, value }),
      (error: unknown) => port.postMessage({ id: ask.id, error: errorParts(error) }),
    );
  });
  port.postMessage({ id: 0 });
}

start().catch((error: unknown) => parentPort?.postMessage({ id: 0, error: errorParts(error) }));
