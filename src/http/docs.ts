// The description of the API for programs (OpenAPI 3.1), made from the schemas of the routes, and the page that shows it.
// The schemas are in the wire room; which of them a route uses stands in the route.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../wire/index.ts';

/** The page may run its own scripts and ask this server. Its scripts write styles and pictures into it. */
const PAGE_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const INFO = {
  title: 'Retiro',
  version: VERSION,
  description:
    'Decides rights and amounts of the Judiciary Retirement System of Puerto Rico (4 L.P.R.A. §§ 233-246) and of the ' +
    'membership law of its Employees Retirement System (3 L.P.R.A. § 764), and shows why. Amounts and dates are texts.',
};

/** Adds /openapi.json and /docs. The routes that they describe are added afterwards. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Retiro' },
    staticCSP: PAGE_SECURITY_POLICY,
    uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

type Document = ReturnType<typeof jsonSchemaTransformObject>;

/** Every schema is there twice, as it comes in and as it goes out: only those that the routes lead to are kept. */
function withoutUnused(document: Document): Document {
  const components = ('components' in document ? document.components : undefined) ?? {};
  const schemas: Readonly<Record<string, unknown>> = components.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(document.paths);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } } as Document;
}
