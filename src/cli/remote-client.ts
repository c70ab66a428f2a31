// The office over HTTP: a server on this machine holds the folder, and is asked in this process's place.
// It signs in as a person of the sample system for each call, and out after it.

import type { AnyVerb } from '../office/index.ts';
import type { SessionRow, WireFault } from '../wire/index.ts';
import {
  actorFor,
  type Caller,
  type Client,
  type OfficeDoor,
  type Performed,
  type TableFault,
} from './office-client.ts';
import { FAILED, MALFORMED, REFUSED } from './status.ts';
import { stopFor, stopWith } from './stop.ts';

const JSON_TYPE = 'application/json';

/** The status of an answer to what is not well formed. */
const UNPROCESSABLE = 422;

interface Refused {
  readonly error: readonly (WireFault & Partial<TableFault>)[];
  readonly reference?: string;
}

export function remoteClient(door: OfficeDoor, address: string, caller: Caller): Client {
  const { language } = caller;

  async function send(path: string, options: RequestInit = {}): Promise<Response> {
    const url = `${address}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    try {
      return await fetch(url, options);
    } catch {
      throw stopFor(FAILED, 'server-not-reached', address, language);
    }
  }

  async function answerOf(response: Response): Promise<unknown> {
    if (response.ok) return response.json();
    const { error, reference = '' } = (await response.json()) as Refused;
    if (response.status >= 500) throw stopFor(FAILED, 'server-failed', reference, language);
    throw stopWith(response.status === UNPROCESSABLE ? MALFORMED : REFUSED, error);
  }

  /** Does it as whoever fits the verb. */
  async function asSomeone<T>(verb: AnyVerb, work: (authorization: string) => Promise<T>): Promise<T> {
    const { sample, people } = (await answerOf(await send('/api/session'))) as SessionRow;
    const body = JSON.stringify({ person: actorFor(verb, sample, people, caller) });
    const response = await send('/api/session', { method: 'POST', headers: { 'content-type': JSON_TYPE }, body });
    await answerOf(response.clone());
    const secret = /retiro_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    const authorization = `Bearer ${secret}`;
    try {
      return await work(authorization);
    } finally {
      await send('/api/session', { method: 'DELETE', headers: { authorization } });
    }
  }

  return {
    perform(verb, input) {
      return asSomeone(verb, async (authorization) => {
        if (verb.kind === 'query') {
          const response = await send(addressOf(verb.path, input), { headers: { authorization } });
          return { outcome: await answerOf(response), replayed: false, known: null };
        }
        const headers = { authorization, 'content-type': JSON_TYPE };
        const body = JSON.stringify(input);
        const response = await send(`/api/commands/${verb.name}`, { method: 'POST', headers, body });
        return (await answerOf(response)) as Performed;
      });
    },
    async importTable(kind, bytes, dryRun) {
      return asSomeone(door.importVerb(kind), async (authorization) => {
        const headers = { authorization, 'content-type': 'text/csv' };
        const response = await send(`/api/import/${kind}?dryRun=${dryRun}`, {
          method: 'POST',
          headers,
          body: Buffer.from(bytes),
        });
        const faults = response.status === UNPROCESSABLE ? tableFaults((await response.clone().json()) as Refused) : [];
        return faults.length > 0 ? { faults } : ((await answerOf(response)) as Performed);
      });
    },
    close: async () => undefined,
  };
}

/** What is wrong at rows of the file; nothing where something else is. */
function tableFaults({ error }: Refused): readonly TableFault[] {
  return error.flatMap(({ row, column = '', code, says, value = '' }) =>
    row === undefined ? [] : [{ row, column, code, says, value }],
  );
}

/** The address of a query: its names filled in, the rest of the input in the query string. */
function addressOf(path: string, input: unknown): string {
  const rest = new Map(Object.entries(input as Readonly<Record<string, unknown>>));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = [...rest]
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, String(value)]);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
}
