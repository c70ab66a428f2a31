// The lines of a run, page after page as they are wanted, all of them or those of a name.
// What the lines mean is the page's business.

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { RunLines } from '../../src/wire/index.ts';
import { useLanguage } from '../words/index.ts';
import type { Refused } from './refusal.ts';
import { addressOf, queryOf, request } from './request.ts';

const PAGE_LINES = 100;

export interface Lines {
  readonly rows: RunLines['lines'];
  readonly more: boolean;
  readonly loading: boolean;
  readonly error: Refused | null;
  readonly load: () => void;
}

export function useLines(run: string, search: string): Lines {
  const language = useLanguage();
  const address = addressOf('runs', run, 'lines');
  const lines = useInfiniteQuery<RunLines, Refused, { pages: RunLines[] }, readonly string[], string | undefined>({
    queryKey: [address, search],
    queryFn: ({ pageParam, signal }) =>
      request<RunLines>(`${address}${queryOf({ search, after: pageParam, limit: PAGE_LINES })}`, { language, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, error, fetchNextPage } = lines;
  const rows = data?.pages.flatMap((page) => page.lines) ?? [];
  return { rows, more: hasNextPage, loading: isFetching, error, load: () => void fetchNextPage() };
}
