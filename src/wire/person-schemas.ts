// Who acts, as the doors show it: a person with roles, the session, and the sample system's people to sign in as.
// What a role may do is said by each command and query of the office.

import { z } from 'zod';

export const ROLES = [
  'participant',
  'clerk',
  'caseworker',
  'medical',
  'approver',
  'payroll',
  'treasurer',
  'board',
  'auditor',
  'admin',
] as const;

export const languageSchema = z.enum(['en', 'es']).meta({ id: 'Language', description: 'English or Spanish.' });

export const personSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    language: languageSchema,
    roles: z.array(z.enum(ROLES)),
    participant: z.string().optional().describe('The participant that the person is.'),
  })
  .meta({ id: 'Person' });

export type PersonRow = z.infer<typeof personSchema>;

export const sessionSchema = z
  .object({
    person: personSchema
      .extend({ may: z.array(z.string()).describe('The commands, processes and queries that the person’s roles may.') })
      .nullable()
      .describe('Who is signed in; null where nobody is.'),
    sample: z.boolean().describe('True on the sample system, whose people anyone may act as.'),
    people: z.array(personSchema).describe('Whom one may sign in as: the people of the sample system.'),
  })
  .meta({ id: 'Session' });

export type SessionRow = z.infer<typeof sessionSchema>;
