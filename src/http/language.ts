// In which language a request is answered: the one its query names, else the one that its sender's program prefers.
// The words themselves are in the wire and law rooms.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../base/index.ts';

/** The language of an answer to a request, whether or not the request is well formed. */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = (query as { lang?: unknown } | null | undefined)?.lang;
  return isLanguage(asked) ? asked : preferredLanguage(headers['accept-language']);
}

/** Says in the answer which language it has, and what that turned on. */
export function nameLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.header('content-language', language).header('vary', 'accept-language');
}

/** The language that an Accept-Language header ranks first; of equals the first named; English where it names neither. */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const part of (header ?? '').split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const language = range.split('-')[0];
    const weight = weightOf(parameters);
    if (!isLanguage(language) || weight <= bestWeight) continue;
    best = language;
    bestWeight = weight;
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

function isLanguage(text: unknown): text is Language {
  return text === 'en' || text === 'es';
}
