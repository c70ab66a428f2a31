// The memory of what was asked: how long an answer is fresh, what is asked again, and what happens when the session ends.
// The questions themselves are in answers.ts.

import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from './refusal.ts';

export const SESSION_KEY = ['session'];

/** Silence and a server that is starting may pass; a refusal stays one. */
function mayPass(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof Refused && (error.status === 0 || error.status === 503);
}

export const questions = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const ended = error instanceof Refused && error.status === 401 && query.queryKey[0] !== SESSION_KEY[0];
      // Whoever is not signed in any more is shown the way in, at the same address.
      if (ended) void questions.invalidateQueries({ queryKey: SESSION_KEY });
    },
  }),
  defaultOptions: { queries: { retry: mayPass, refetchOnWindowFocus: true, staleTime: 2000 } },
});
