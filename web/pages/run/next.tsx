// What comes next for a run, in words: approval, then release on the command line, then nothing.
// The release itself is not done here: it asks for the operator at the machine that holds the data.

import type { RunReview } from '../../../src/wire/index.ts';
import { Note } from '../../show/note.tsx';
import { useWords } from '../../words/index.ts';

export function WhatNext({ of: { id, state, fileSha256 } }: { readonly of: RunReview }) {
  const { t } = useWords();
  if (state === 'posted') {
    return (
      <Note kind="info" title={t('run.nextTitle')}>
        <p>{t('run.nextPosted')}</p>
        <p>
          <code>{`npx retiro payroll release ${id} --out .`}</code>
        </p>
      </Note>
    );
  }
  if (state === 'released') {
    return (
      <Note kind="info" title={t('run.nextTitle')}>
        <p>{t('run.nextReleased')}</p>
        <p>
          <code>{fileSha256}</code>
        </p>
      </Note>
    );
  }
  if (state !== 'prepared') return null;
  return (
    <Note kind="info" title={t('run.nextTitle')}>
      <p>{t('run.nextPrepared')}</p>
    </Note>
  );
}
