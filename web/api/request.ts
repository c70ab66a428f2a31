// One request to the server and its answer, in the language of the reader.
// Which requests there are is in answers.ts, session.ts and commands.ts.

import type { Language } from '../../src/base/index.ts';
import { Refused, refusalIn } from './refusal.ts';

export interface Sent {
  readonly language: Language;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Throws Refused where the server refuses or does not answer. */
export async function request<T>(path: string, { language, method = 'GET', body, headers, signal }: Sent): Promise<T> {
  const sent: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
  const response = await fetch(path, sent).catch((error: unknown) => {
    // A question that nobody waits for any more is no failure.
    if (signal?.aborted) throw error;
    throw new Refused(0);
  });
  if (!response.ok) throw await refusalIn(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The query of an address from what is there; empty where nothing is. */
export function queryOf(parts: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
}

/** An address of the API, each part of it written so that it stays one part. */
export function addressOf(...parts: readonly string[]): string {
  return ['/api', ...parts.map(encodeURIComponent)].join('/');
}
