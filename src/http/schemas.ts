// What the schemas of routes are used for beside the documentation: the query of an address is checked by its own.
// Bodies and names in addresses are checked by the law and the office, whose words are better; answers are not checked again.

import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

export const checkQuery: FastifySchemaCompiler<z.ZodType> = (route) =>
  route.httpPart === 'querystring' ? validatorCompiler(route) : () => true;

/** An answer goes out as the office made it. That it fits its schema is what the tests find, not each request. */
export const writeJson: FastifySerializerCompiler<unknown> = () => (answer) => JSON.stringify(answer);

/** For routes that check what they are sent themselves, to say in words and in both languages what is wrong with it. */
export const anythingGoes = () => () => true;
