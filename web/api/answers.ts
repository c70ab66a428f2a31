// What the pages ask the server, each question with the type of its answer.
// What is done about it is in commands.ts; who asks is in session.ts.

import { keepPreviousData, type UseQueryResult, useIsMutating, useQuery } from '@tanstack/react-query';
import type {
  ClauseRow,
  DecisionAnswer,
  LetterCheck,
  LetterList,
  MonthStatus,
  ParticipantList,
  ParticipantRecord,
  PaymentExplanation,
  ReadingEffects,
  ReadingRow,
  RunReview,
  ServiceMonthsAnswer,
} from '../../src/wire/index.ts';
import { useLanguage } from '../words/index.ts';
import { COMMANDS_KEY } from './commands.ts';
import type { Refused } from './refusal.ts';
import { addressOf, queryOf, request } from './request.ts';

export type Answer<T> = UseQueryResult<T, Refused>;

interface Question<T> {
  /** What is asked about: its last answer stays until the next is there, so that nothing flickers and no input is lost. */
  readonly address: string;
  readonly query?: string;
  /** How long to wait before asking again, in milliseconds, by the last answer; never where false. */
  readonly again?: (answer: T | undefined) => number | false;
}

function useAnswer<T>({ address, query = '', again }: Question<T>): Answer<T> {
  const language = useLanguage();
  return useQuery<T, Refused>({
    queryKey: [address, query, language],
    queryFn: ({ signal }) => request<T>(`${address}${query}`, { language, signal }),
    placeholderData: (previous, asked) => (asked?.queryKey[0] === address ? keepPreviousData(previous) : undefined),
    refetchInterval: ({ state }) => again?.(state.data) ?? false,
  });
}

const PAGE_ROWS = 25;

export function useParticipants(search: string, after: string | undefined): Answer<ParticipantList> {
  return useAnswer({ address: addressOf('participants'), query: queryOf({ search, after, limit: PAGE_ROWS }) });
}

export interface Moment {
  /** The day as of which the record is shown. */
  readonly asOf?: string | undefined;
  /** The day at whose end the facts shown were known. */
  readonly knownOn?: string | undefined;
}

export function useRecord(participant: string, { asOf, knownOn }: Moment = {}): Answer<ParticipantRecord> {
  return useAnswer({ address: addressOf('participants', participant), query: queryOf({ asOf, knownOn }) });
}

/** The service by month, on what the record of the same moment knows. */
export function useServiceMonths({ participant, asOf, known }: ParticipantRecord): Answer<ServiceMonthsAnswer> {
  return useAnswer({
    address: addressOf('participants', participant, 'service-months'),
    query: queryOf({ on: asOf, known }),
  });
}

export function useDecision(participant: string, decision: string): Answer<DecisionAnswer> {
  return useAnswer({ address: addressOf('participants', participant, 'decisions', decision) });
}

/** The letters issued to a participant, as known at the end of a day. */
export function useLetters(participant: string, knownOn: string | undefined): Answer<LetterList> {
  return useAnswer({ address: addressOf('participants', participant, 'letters'), query: queryOf({ knownOn }) });
}

/** What the code on a certificate answers, to whoever asks. */
export function useLetterCheck(code: string): Answer<LetterCheck> {
  return useAnswer({ address: addressOf('letters', 'check', code) });
}

export function useExplanation(participant: string, award: string, month: string): Answer<PaymentExplanation> {
  return useAnswer({ address: addressOf('participants', participant, 'payments', award, month) });
}

/** How often an unfinished run is looked at again, in milliseconds. */
const WATCHING = 1000;

interface Underway {
  readonly state: string;
  readonly batches: { readonly all: number; readonly posted: number };
}

/** Whether batches of the run are still being worked on. */
export function isUnderway({ state, batches }: Underway): boolean {
  return state === 'preparing' || (state === 'approved' && batches.posted < batches.all);
}

export function useMonth(month: string): Answer<MonthStatus> {
  const sending = useIsMutating({ mutationKey: COMMANDS_KEY }) > 0;
  return useAnswer<MonthStatus>({
    address: addressOf('months', month),
    again: (answer) => (sending || answer?.runs.some(isUnderway) ? WATCHING : false),
  });
}

export function useRun(run: string): Answer<RunReview> {
  const sending = useIsMutating({ mutationKey: COMMANDS_KEY }) > 0;
  return useAnswer<RunReview>({
    address: addressOf('runs', run),
    again: (answer) => (sending || (answer !== undefined && isUnderway(answer)) ? WATCHING : false),
  });
}

/** What each reading changes on file; of one reading where it is named. */
export function useReadingEffects(reading?: string): Answer<ReadingEffects> {
  return useAnswer({ address: addressOf('readings', 'effects'), query: queryOf({ reading }) });
}

/** The law's register comes in both languages and does not change while a page is open. */
function useRegister<T>(name: 'clauses' | 'readings', rows: (answer: never) => readonly T[]) {
  const language = useLanguage();
  return useQuery<readonly T[], Refused>({
    queryKey: [name],
    queryFn: async ({ signal }) => rows(await request<never>(addressOf(name), { language, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useClauses() {
  return useRegister<ClauseRow>('clauses', ({ clauses }: { clauses: ClauseRow[] }) => clauses);
}

export function useReadings() {
  return useRegister<ReadingRow>('readings', ({ readings }: { readings: ReadingRow[] }) => readings);
}
