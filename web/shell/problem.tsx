// What could not be done, in the words of the server, where the reader cannot miss it: the focus goes there.
// Why the server refuses is its own business; only for silence are the words ours.

import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Refused } from '../api/refusal.ts';
import { Alert } from '../show/alert.tsx';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';

interface ProblemProps {
  readonly error: Refused;
  /** What trying again does, where it is of use. */
  readonly again?: () => void;
  /** Of what the reader did not just ask for: it is read out, and takes the focus from nobody. */
  readonly quiet?: true;
}

export function Problem({ error, again, quiet }: ProblemProps) {
  const { t } = useWords();
  const { status, faults, reference } = error;
  const place = useRef<HTMLDivElement>(null);
  // Each failure is news, also when the words are the same as before.
  useEffect(() => {
    if (error && !quiet) place.current?.focus();
  }, [error, quiet]);
  return (
    <div ref={place} tabIndex={-1} role="alert" className="problem">
      <Alert kind="error" title={t('problem.title')}>
        {faults.map(({ at, code, says }) => (
          <p key={`${at} ${code} ${says}`}>{sentence(says)}</p>
        ))}
        {faults.length === 0 && <p>{status === 0 ? t('problem.noAnswer') : t('problem.noWords', { status })}</p>}
        {reference !== undefined && <p>{t('problem.reference', { reference })}</p>}
        {status === 401 && (
          <p>
            <Link to="/sign-in" target="_blank" className="usa-link">
              {t('problem.signIn')}
            </Link>
          </p>
        )}
        {again !== undefined && (
          <button type="button" className="usa-button usa-button--outline" onClick={again}>
            {t('problem.again')}
          </button>
        )}
      </Alert>
    </div>
  );
}

/** The server's words are parts of a sentence; alone they are one. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}

/** A page whose question was refused. */
export function ProblemPage({ error, again }: ProblemProps) {
  const { t } = useWords();
  return (
    <Page title={error.status === 404 ? t('problem.notFound') : t('problem.title')}>
      <Problem error={error} {...(error.status === 404 || again === undefined ? {} : { again })} />
      <p>
        <Link to="/" className="usa-link">
          {t('problem.toHome')}
        </Link>
      </p>
    </Page>
  );
}

/** An address that no page answers. */
export function NothingHere() {
  const { t } = useWords();
  return (
    <Page title={t('problem.notFound')}>
      <p>{t('problem.notFoundSays')}</p>
      <p>
        <Link to="/" className="usa-link">
          {t('problem.toHome')}
        </Link>
      </p>
    </Page>
  );
}

/** A page that failed by itself. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { t } = useWords();
  return (
    <Page title={t('problem.broken')}>
      <p>{t('problem.brokenSays', { message: error instanceof Error ? error.message : String(error) })}</p>
    </Page>
  );
}
