// The server put together: its limits, its headers, its log, its answers to what goes wrong, and its routes.
// Each of these is a file of its own; here is only how they belong together.

import { randomUUID } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Office } from '../office/index.ts';
import { addDocs } from './docs.ts';
import { addJsonBody } from './json-body.ts';
import { type Log, logRequests } from './log.ts';
import { answerBrokenRequest, answerError, answerNotFound, answerWithoutRoute, SMALL_BODY_BYTES } from './refusals.ts';
import { addDecide } from './routes/decide.ts';
import { addDocuments } from './routes/documents.ts';
import { addHealth } from './routes/health.ts';
import { addImports } from './routes/import.ts';
import { addLetters } from './routes/letters.ts';
import { addOffice } from './routes/office.ts';
import { addRegister } from './routes/register.ts';
import { addSession } from './routes/session.ts';
import { requireOwnName } from './same-site.ts';
import { checkQuery, writeJson } from './schemas.ts';
import { addWayToDocs, addWeb } from './web.ts';
import { refuseOtherMethods } from './wrong-method.ts';

export interface ServerOptions {
  /** The clock, in milliseconds since 1970 UTC: "today" is read from it for each request. */
  readonly now: () => number;
  /** Takes a line of the log, without a line break at its end. */
  readonly log: Log;
  /** How long a request may take to arrive, and from its arrival until it is answered. */
  readonly limits?: { readonly arrival: number; readonly answer: number };
  /** What the routes of commands and queries act on; without it there are only those of the law. */
  readonly office?: Office | undefined;
  /** The folder of the built pages; without it the server has an API and its documentation. */
  readonly web?: string | undefined;
}

const LIMITS = { arrival: 10_000, answer: 15_000 };

/** An idle connection is kept a little longer than most clients keep theirs, so that they are the ones who close it. */
const KEEP_ALIVE_MILLISECONDS = 65_000;

/** No name in an address is as long; what is longer is not even searched for. */
const NAME_CHARACTERS = 200;

const HEADERS: FastifyHelmetOptions = {
  // The answers are data: a browser that shows one as a page may load nothing and run nothing.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
};

/** The server, complete but not listening. Routes of a test may be added to it. */
export async function createServer({
  now,
  log,
  limits = LIMITS,
  office,
  web,
}: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: SMALL_BODY_BYTES,
    requestTimeout: limits.arrival,
    handlerTimeout: limits.arrival + limits.answer,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    // Node looks for requests that are late only this often, in milliseconds.
    http: { connectionsCheckingInterval: 1000, headersTimeout: limits.arrival },
    routerOptions: { maxParamLength: NAME_CHARACTERS },
    // While it closes, the server answers what is already on its way.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerWithoutRoute(error, request, reply, log),
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(checkQuery);
  app.setSerializerCompiler(writeJson);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  logRequests(app, log);
  const otherMethods = refuseOtherMethods(app);
  await app.register(helmet, HEADERS);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    requireOwnName(request);
  });
  addJsonBody(app);
  await addDocs(app);
  const page = web === undefined ? undefined : await addWeb(app, web);
  app.setNotFoundHandler((request, reply) => page?.(request, reply) ?? answerNotFound(request, reply));
  if (page === undefined) addWayToDocs(app);
  addDecide(app, now);
  addRegister(app);
  addHealth(app);
  if (office !== undefined) {
    addSession(app, office);
    addOffice(app, office);
    addLetters(app, office);
    await addImports(app, office);
    await addDocuments(app, office);
  }
  otherMethods();
  return app;
}
