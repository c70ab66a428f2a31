// Approving a run, which posts it: by another person than who opened it, after repeating lines, total and digest.
// That what is approved is still what was seen is checked again by the server, by the digest.

import { useState } from 'react';
import type { RunReview } from '../../../src/wire/index.ts';
import { useCommand } from '../../api/commands.ts';
import { may } from '../../api/may.ts';
import { usePerson } from '../../api/session.ts';
import { Section } from '../../shell/page.tsx';
import { Confirm } from '../../show/confirm.tsx';
import { monthText } from '../../show/days.ts';
import { focusOn } from '../../show/focus.ts';
import { countText, moneyText } from '../../show/money.ts';
import { Note } from '../../show/note.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

/** As much of the digest as a person compares. */
const DIGEST_START = 12;

export function Approve({ of }: { readonly of: RunReview }) {
  const { t } = useWords();
  const person = usePerson();
  const [done, setDone] = useState(false);
  const { state, openedBy, digest } = of;
  if (done) {
    return (
      <Note kind="success" news>
        <p>{t('run.approvedNow')}</p>
      </Note>
    );
  }
  if (state !== 'prepared' || digest === null) return null;
  return (
    <Section id="act" title={t('run.act')}>
      {openedBy === person.id ? (
        <p>{t('run.own')}</p>
      ) : may(person, 'approve-run') ? (
        <Act of={of} digest={digest} onDone={() => setDone(true)} />
      ) : (
        <p>{t('run.approver')}</p>
      )}
    </Section>
  );
}

interface ActProps {
  readonly of: RunReview;
  readonly digest: string;
  readonly onDone: () => void;
}

function Act({ of: { id, month, lines, total }, digest, onDone }: ActProps) {
  const { t } = useWords();
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const approve = useCommand('approve-run');
  if (!asked) {
    return (
      <button type="button" className="usa-button" onClick={() => setAsked(true)}>
        {t('run.approve')}
      </button>
    );
  }
  const says = t('run.confirmSays', {
    lines: countText(lines),
    total: moneyText(total),
    month: monthText(month, language),
    digest: digest.slice(0, DIGEST_START),
  });
  return (
    <Confirm
      title={t('run.confirmTitle')}
      says={says}
      confirm={t('run.confirm')}
      cancel={t('run.cancel')}
      sending={approve}
      onConfirm={() => approve.mutate({ run: id, digest }, { onSuccess: onDone })}
      onCancel={() => {
        setAsked(false);
        focusOn('act');
      }}
    />
  );
}
