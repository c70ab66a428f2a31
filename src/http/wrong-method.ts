// Every address of ours answers the methods that it does not have: with 405, and with those that it has.
// Without this the framework would say that there is nothing there, as it does below /docs, whose addresses are a plugin's.

import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refuse } from './refusals.ts';

/** Notes the routes added from now on; the function that it returns, called after the last, adds the refusals. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRoute', ({ url, method, prefix }) => {
    if (prefix !== '') return;
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return () => {
    for (const [url, known] of [...methods]) {
      const others = app.supportedMethods.filter((method) => !known.has(method));
      const allow = [...known].sort().join(', ');
      app.route({
        url,
        method: others,
        schema: { hide: true },
        // Before the body is read: it does not matter any more.
        onRequest: async (request, reply) => refuse('wrong-method', request, reply.header('allow', allow)),
        handler: () => undefined,
      });
    }
  };
}
