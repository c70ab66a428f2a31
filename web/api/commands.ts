// What the pages have the server do, each command with its input and its outcome, once for a key however often it is sent.
// Who may is the server's to say; what it refuses comes back as Refused.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DecisionRow, RunRow } from '../../src/wire/index.ts';
import { useLanguage } from '../words/index.ts';
import type { Refused } from './refusal.ts';
import { addressOf, request } from './request.ts';

interface Commands {
  'prepare-run': { input: { month: string }; outcome: RunRow };
  'approve-run': { input: { run: string; digest: string }; outcome: RunRow };
  'withdraw-line': {
    input: { run: string; participant: string; award: string; month: string; reason: string };
    outcome: RunRow;
  };
  'approve-decision': { input: { participant: string; decision: string; proofHash: string }; outcome: DecisionRow };
  'reject-decision': { input: { participant: string; decision: string; reason: string }; outcome: DecisionRow };
}

interface Done<T> {
  readonly outcome: T;
  readonly replayed: boolean;
}

/** What all commands of the page are known by, while one is under way. */
export const COMMANDS_KEY = ['commands'];

/**
 * The command, ready to be sent. Its key lasts until the command is done or its input changes: sent again because no answer
 * came, it takes effect once.
 */
export function useCommand<N extends keyof Commands>(name: N) {
  const language = useLanguage();
  const questions = useQueryClient();
  const lasting = useRef<{ input: string; key: string }>(undefined);
  return useMutation<Done<Commands[N]['outcome']>, Refused, Commands[N]['input']>({
    mutationKey: COMMANDS_KEY,
    mutationFn: (given) => {
      const input = JSON.stringify(given);
      if (lasting.current?.input !== input) lasting.current = { input, key: crypto.randomUUID() };
      const headers = { 'idempotency-key': lasting.current.key };
      return request(addressOf('commands', name), { language, method: 'POST', body: given, headers });
    },
    onSuccess: () => {
      lasting.current = undefined;
      // Whatever was on the page may have changed by it. It is not waited for: the page that sent it hears first.
      void questions.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/') });
    },
  });
}
