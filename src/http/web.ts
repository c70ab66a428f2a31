// The pages of the office: their files, and one page for every address that a browser may ask for.
// What the pages show is in web/; the answers that they show come from the routes of the API.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The page brings its own scripts, styles, pictures and fonts, and speaks with this server alone. Nothing is inline. */
const PAGE_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Addresses for programs: below them, what is not there is not there. */
const NOT_PAGES = /^\/(?:api|docs|health|openapi\.json|assets)(?:[/?]|$)/;

const YEAR_MILLISECONDS = 365 * 24 * 3600 * 1000;

/** Answers a request with the page, or says that it is not for it. */
export type AnswerWithPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/**
 * Adds the files of the built pages in a folder. An address that no route has is the page's own to understand: the function
 * answers it. Throws where the folder holds no page.
 */
export async function addWeb(app: FastifyInstance, folder: string): Promise<AnswerWithPage> {
  const page = readFileSync(join(folder, 'index.html'));
  await app.register(files, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // The name of a file changes with what is in it.
    maxAge: YEAR_MILLISECONDS,
    immutable: true,
    index: false,
    decorateReply: false,
  });
  return (request, reply) => {
    if (!isForPage(request)) return undefined;
    return reply
      .code(200)
      .header('content-security-policy', PAGE_SECURITY_POLICY)
      .header('content-type', 'text/html; charset=utf-8')
      .send(page);
  };
}

/** Without pages, the front door leads to the documentation. */
export function addWayToDocs(app: FastifyInstance): void {
  app.get('/', { schema: { hide: true } }, (_, reply) => reply.redirect('/docs'));
}

function isForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // The front door opens for whoever knocks.
  if (/^\/(?:\?|$)/.test(url)) return true;
  return !NOT_PAGES.test(url) && (headers.accept ?? '').includes('text/html');
}
