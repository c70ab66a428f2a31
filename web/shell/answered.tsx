// What stands where an answer is waited for: that it is coming, why it did not come, or the answer.
// That it is coming is said aloud by the frame, once for all questions of a page.

import type { ReactNode } from 'react';
import type { Answer } from '../api/answers.ts';
import { useWords } from '../words/index.ts';
import { Problem, ProblemPage } from './problem.tsx';

interface AnsweredProps<T> {
  readonly answer: Answer<T>;
  /** True where the answer is all that the page shows. */
  readonly page?: boolean;
  readonly children: (data: T) => ReactNode;
}

export function Answered<T>({ answer: { data, error, refetch }, page = false, children }: AnsweredProps<T>) {
  const { t } = useWords();
  const again = () => void refetch();
  if (data === undefined && error === null) return <p className="loading">{t('shell.loading')}</p>;
  if (data === undefined && error !== null) {
    return page ? <ProblemPage error={error} again={again} /> : <Problem error={error} again={again} />;
  }
  return (
    <>
      {error !== null && <Problem error={error} again={again} quiet />}
      {children(data as T)}
    </>
  );
}
