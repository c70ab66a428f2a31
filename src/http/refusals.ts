// What the door answers when a request cannot be answered: the faults of a malformed one, or a code, words and a reference.
// Never a stack, a message of the program, a statement or a path: those stay here.

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../base/index.ts';
import { type Fault, HTTP_FAULTS, type HttpFaultCode, httpRefusal, refusalOf, requestFault } from '../wire/index.ts';
import { CannotAnswer } from './cannot-answer.ts';
import { Malformed } from './json-body.ts';
import { languageOf, nameLanguage } from './language.ts';
import { type Log, logFailure, logRequest } from './log.ts';
import { answerRefusal } from './office-refusals.ts';

const MALFORMED = 422;

/** Errors of the framework that are the sender's to mend, by its codes. */
const CODES: Readonly<Record<string, HttpFaultCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-long',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-of-another-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-understood',
  FST_ERR_HANDLER_TIMEOUT: 'took-too-long',
  FST_ERR_BAD_URL: 'not-understood',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  // Every try was lost to others that wrote at the same moment: the same may well go through later.
  TRIES_EXHAUSTED: 'took-too-long',
};

/** What a body may hold, where a route does not say otherwise. */
export const SMALL_BODY_BYTES = 1024 * 1024;

/** The faults of a request, at the pointers that its sender can follow. */
export function refuseFaults(faults: readonly Fault[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  return nameLanguage(reply, language).code(MALFORMED).send(refusalOf(faults, language));
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse('not-found', request, reply);
}

/** A refusal in the language of the request; its reference is the request's id in the log. */
export function refuse(code: HttpFaultCode, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  return nameLanguage(reply, language)
    .header('content-type', 'application/json; charset=utf-8')
    .code(HTTP_FAULTS[code].status)
    .send(httpRefusal(code, language, request.id));
}

/** Answers whatever was thrown on the way to an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  if (error instanceof Refusal) return answerRefusal(error, request, reply);
  if (error instanceof CannotAnswer) return refuse(error.code, request, reply);
  if (error instanceof Malformed) return refuseFaults(error.faults, request, reply);
  const { validation, code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (validation !== undefined) return refuseFaults(queryFaults(validation, request), request, reply);
  const known = faultOf(code, statusCode, request);
  if (known === 'failed') logFailure(error, request, log);
  return refuse(known, request, reply);
}

/** The door's word for an error of the framework or the store; a failure of ours where it is no one else's. */
function faultOf(code: string, statusCode: number, { routeOptions }: FastifyRequest): HttpFaultCode {
  const known = CODES[code] ?? (statusCode >= 400 && statusCode < 500 ? 'not-understood' : 'failed');
  return known === 'body-too-long' && (routeOptions.bodyLimit ?? 0) > SMALL_BODY_BYTES ? 'file-too-long' : known;
}

/** What every answer carries, where the hooks that give it more have not run. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Answers an address that could not even be compared with those of the routes. The hooks of the log do not run for it. */
export function answerWithoutRoute(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): void {
  reply.raw.once('finish', () => logRequest(request, reply, log));
  void answerError(error, request, reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id }), log);
}

/** What is wrong with the query of an address, each part of it at its name. */
function queryFaults(issues: NonNullable<FastifyError['validation']>, { query }: FastifyRequest): readonly Fault[] {
  return issues.flatMap(({ keyword, instancePath, params }) => {
    if (keyword === 'unrecognized_keys') {
      return (params.keys as string[]).map((key) => requestFault(`/${key}`, 'unknown-key', key, ['lang', 'proof']));
    }
    const given = (query as Readonly<Record<string, unknown>>)[instancePath.slice(1)];
    return [requestFault(instancePath, instancePath === '/lang' ? 'no-language' : 'not-true-or-false', given)];
  });
}

/** Errors of the protocol itself, by Node's codes: no request came of them. */
const BROKEN: Readonly<Record<string, HttpFaultCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-long',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** Answers on the bare connection what could not be read as HTTP, and closes it. In English: nothing says otherwise. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = BROKEN[error.code ?? ''] ?? 'not-understood';
  const body = JSON.stringify(httpRefusal(code, 'en', randomUUID()));
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${HTTP_FAULTS[code].status} Refused\r\n${head.join('')}\r\n${body}`);
}
