// Who is signed in, and the two acts that change it.
// What a role may do is the server's to say; may.ts only spares people buttons that would be refused.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { SessionRow } from '../../src/wire/index.ts';
import { useLanguage } from '../words/index.ts';
import type { SignedIn } from './may.ts';
import { SESSION_KEY } from './questions.ts';
import type { Refused } from './refusal.ts';
import { addressOf, request } from './request.ts';

const ADDRESS = addressOf('session');

export function useSession() {
  const language = useLanguage();
  return useQuery<SessionRow, Refused>({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => request<SessionRow>(ADDRESS, { language, signal }),
  });
}

const Person = createContext<SignedIn | null>(null);

/** Whom the pages within are shown to. A page that is about to be taken away at a sign-out still knows its person. */
export const ShownTo = Person.Provider;

/** The person to whom the page is shown. */
export function usePerson(): SignedIn {
  const person = useContext(Person);
  if (person === null) throw new Error('a page was shown to nobody');
  return person;
}

/** The name of somebody who acts, where the sample's people are known; else the id. */
export function usePersonName(): (id: string) => string {
  const { data } = useSession();
  return (id) => data?.people.find((person) => person.id === id)?.name ?? id;
}

export function useSignIn(): (person: string) => Promise<void> {
  const language = useLanguage();
  const questions = useQueryClient();
  return async (person) => {
    const session = await request<SessionRow>(ADDRESS, { language, method: 'POST', body: { person } });
    // What the one before could see is forgotten before anything is shown to the next.
    questions.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    questions.setQueryData(SESSION_KEY, session);
  };
}

export function useSignOut(): () => Promise<void> {
  const language = useLanguage();
  const questions = useQueryClient();
  return async () => {
    await request<unknown>(ADDRESS, { language, method: 'DELETE' });
    questions.setQueryData<SessionRow>(SESSION_KEY, (session) => session && { ...session, person: null });
    // The pages are taken away first: one that is still shown would ask again for what is forgotten under it.
    await new Promise((shown) => setTimeout(shown));
    questions.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    await questions.invalidateQueries({ queryKey: SESSION_KEY });
  };
}
