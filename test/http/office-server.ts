// A server on a test office, for the tests of the http room: one signs in as any of its people, over HTTP as a browser does.
// The people of a test office are called by their roles; what it holds is in test/office.

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createServer } from '../../src/http/index.ts';
import { openOffice, type TestOffice } from '../office/office.ts';
import { JSON_TYPE } from './test-server.ts';

export interface OfficeServer {
  readonly logged: readonly string[];
  office(): TestOffice;
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The header of a session of that person. */
  as(person: string): Promise<Readonly<Record<string, string>>>;
  /** Posts a command as that person. */
  command(person: string, name: string, input: unknown, headers?: object): Promise<LightMyRequestResponse>;
  ask(person: string, url: string): Promise<LightMyRequestResponse>;
}

export function officeServer(): OfficeServer {
  const logged: string[] = [];
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  let app: FastifyInstance;
  let office: TestOffice;
  beforeAll(async () => {
    office = await openOffice();
    app = await createServer({
      now: () => Date.parse(office.office.now()),
      log: (line) => logged.push(line),
      office: office.office,
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await office.close();
  });
  const send: OfficeServer['send'] = (request) => app.inject(request);
  const as: OfficeServer['as'] = async (person) => {
    const known = sessions.get(person);
    if (known !== undefined) return known;
    const answer = await send({ method: 'POST', url: '/api/session', payload: { person } });
    const header = { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' };
    sessions.set(person, header);
    return header;
  };
  return {
    logged,
    office: () => office,
    send,
    as,
    command: async (person, name, input, headers = {}) =>
      send({
        method: 'POST',
        url: `/api/commands/${name}`,
        headers: { ...JSON_TYPE, ...(await as(person)), ...headers },
        payload: JSON.stringify(input),
      }),
    ask: async (person, url) => send({ url, headers: await as(person) }),
  };
}
