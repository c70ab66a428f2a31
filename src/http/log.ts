// The log: one line of JSON a request, and one for a failure of the program, to whoever takes the lines.
// It names each thing that it writes. What is not named here (addresses, queries, bodies, messages) may be personal, and is never written.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Log = (line: string) => void;

/** Codes of refusals by the reply that carried them: the table of codes is ours, and holds nothing personal. */
const refused = new WeakMap<FastifyReply, string>();

/** Lets the line of the request say which refusal it was answered with. */
export function noteRefusal(reply: FastifyReply, code: string): void {
  refused.set(reply, code);
}

/** Writes a line when a request has been answered. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply, log));
}

export function logRequest(request: FastifyRequest, reply: FastifyReply, log: Log): void {
  const line = {
    at: new Date().toISOString(),
    request: request.id,
    method: request.method,
    // The pattern of the route, not the address: that is what the sender wrote.
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    refused: refused.get(reply),
  };
  log(JSON.stringify(line));
}

/** Says where in the program an error arose, so that it can be found by its reference. */
export function logFailure(error: unknown, request: FastifyRequest, log: Log): void {
  const failed = error instanceof Error ? error.name : typeof error;
  log(JSON.stringify({ at: new Date().toISOString(), request: request.id, failed, where: framesOf(error) }));
}

/** The places in the stack, without the message above them, which may quote what was sent. */
function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? String(error.stack) : '';
  return stack
    .split('\n')
    .map((line) => /^ {4}at (?:.*[ (])?((?:file:|node:|\/)[^\s()]+:\d+:\d+)\)?$/.exec(line)?.[1])
    .filter((place) => place !== undefined)
    .slice(0, 10);
}
