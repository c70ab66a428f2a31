// Approving or rejecting a proposed decision: by another person than who proposed it, after repeating what is approved.
// Who may, and whether it is still what was seen, is checked again by the server.

import { useState } from 'react';
import type { DecisionAnswer } from '../../../src/wire/index.ts';
import { useCommand } from '../../api/commands.ts';
import { may } from '../../api/may.ts';
import { usePerson } from '../../api/session.ts';
import { Section } from '../../shell/page.tsx';
import { Confirm } from '../../show/confirm.tsx';
import { dayText } from '../../show/days.ts';
import { focusOn } from '../../show/focus.ts';
import { Note } from '../../show/note.tsx';
import { ReasonForm } from '../../show/reason-form.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';

/** As much of a hash as a person compares. */
const HASH_START = 12;

interface VerdictProps {
  readonly of: DecisionAnswer;
  readonly name: string;
}

export function Verdict({ of, name }: VerdictProps) {
  const { t } = useWords();
  const person = usePerson();
  const [done, setDone] = useState<'approved' | 'rejected'>();
  const { decision } = of;
  if (done !== undefined) {
    return (
      <Note kind="success" news>
        <p>{t(`decision.${done}`)}</p>
      </Note>
    );
  }
  if (decision.state !== 'proposed') return null;
  return (
    <Section id="act" title={t('decision.act')}>
      {decision.proposedBy === person.id ? (
        <p>{t('decision.own')}</p>
      ) : may(person, 'approve-decision') ? (
        <Acts of={of} name={name} onDone={setDone} />
      ) : (
        <p>{t('decision.approver')}</p>
      )}
    </Section>
  );
}

function Acts({ of, name, onDone }: VerdictProps & { readonly onDone: (what: 'approved' | 'rejected') => void }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const [act, setAct] = useState<'approve' | 'reject'>();
  const approve = useCommand('approve-decision');
  const reject = useCommand('reject-decision');
  const { participant, decision } = of;
  const which = { participant, decision: decision.id };
  const cancel = () => {
    setAct(undefined);
    focusOn('act');
  };
  if (act === 'approve') {
    const says = t('decision.confirmSays', {
      question: names('question', decision.question),
      name,
      on: dayText(decision.on, language),
      outcome: names('outcome', decision.outcome),
      hash: decision.proofHash.slice(0, HASH_START),
    });
    return (
      <Confirm
        title={t('decision.confirmTitle')}
        says={says}
        confirm={t('decision.confirm')}
        cancel={t('decision.cancel')}
        sending={approve}
        onConfirm={() =>
          approve.mutate({ ...which, proofHash: decision.proofHash }, { onSuccess: () => onDone('approved') })
        }
        onCancel={cancel}
      />
    );
  }
  if (act === 'reject') {
    return (
      <ReasonForm
        title={t('decision.rejectTitle')}
        label={t('decision.reason')}
        hint={t('decision.reasonHint')}
        needed={t('decision.reasonNeeded')}
        confirm={t('decision.confirmReject')}
        cancel={t('decision.cancel')}
        sending={reject}
        onReason={(reason) => reject.mutate({ ...which, reason }, { onSuccess: () => onDone('rejected') })}
        onCancel={cancel}
      />
    );
  }
  const estimate = decision.estimate !== null;
  return (
    <>
      {estimate && <p>{t('decision.estimateStops')}</p>}
      <p className="buttons">
        {!estimate && (
          <button type="button" className="usa-button" onClick={() => setAct('approve')}>
            {t('decision.approve')}
          </button>
        )}
        <button type="button" className="usa-button usa-button--outline" onClick={() => setAct('reject')}>
          {t('decision.reject')}
        </button>
      </p>
    </>
  );
}
