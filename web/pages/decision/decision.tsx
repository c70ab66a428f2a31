// One decision: its outcome and reasons, what results, its proof, and whether deciding again gives the same.
// Approving and rejecting are in verdict.tsx; the decision itself is the law's.

import { getRouteApi } from '@tanstack/react-router';
import type { DecisionAnswer, ParticipantRecord } from '../../../src/wire/index.ts';
import { useDecision, useRecord } from '../../api/answers.ts';
import { usePersonName } from '../../api/session.ts';
import { ProofTree } from '../../proof/proof-tree.tsx';
import { Readings } from '../../proof/readings.tsx';
import { isStep } from '../../proof/steps.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page, Section } from '../../shell/page.tsx';
import { dayText } from '../../show/days.ts';
import { Fields, Terms } from '../../show/fields.tsx';
import { countText } from '../../show/money.ts';
import { Note } from '../../show/note.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { AwardTable } from '../record/awards.tsx';
import { usePayeeName } from '../record/names.ts';
import { useRecordTrail } from '../record/trail.tsx';
import { Missing } from './missing.tsx';
import { Reasons } from './reasons.tsx';
import { Verdict } from './verdict.tsx';

const route = getRouteApi('/participants/$participant/decisions/$decision');

export function DecisionPage() {
  const { participant, decision } = route.useParams();
  const answer = useDecision(participant, decision);
  const record = useRecord(participant);
  return (
    <Answered answer={answer} page>
      {(of) => (
        <Answered answer={record} page>
          {(about) => <Decision of={of} record={about} />}
        </Answered>
      )}
    </Answered>
  );
}

interface DecisionProps {
  readonly of: DecisionAnswer;
  readonly record: ParticipantRecord;
}

function Decision({ of, record }: DecisionProps) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const { decision, again, awards, facts } = of;
  const name = `${record.givenNames} ${record.surnames}`;
  const lead = t('decision.of', { name, on: dayText(decision.on, language) });
  return (
    <Page title={names('question', decision.question)} lead={lead} trail={useRecordTrail(record)}>
      <Standing of={of} />
      <Warnings of={of} />
      <Verdict of={of} name={name} />
      {again.result !== undefined && (
        <Section id="result" title={t('decision.result')}>
          <Fields of={again.result} />
        </Section>
      )}
      {awards.length > 0 && <Grants of={of} record={record} />}
      <Section id="reasons" title={t('decision.reasons')}>
        <Reasons of={again.reasons} />
      </Section>
      <Missing of={again} />
      {isStep(again.proof) && (
        <Section id="proof" title={t('proof.title')}>
          <ProofTree of={again.proof} />
        </Section>
      )}
      <Section id="readings" title={t('proof.readings')}>
        <Readings of={again.readings} />
      </Section>
      <Section id="facts" title={t('decision.facts')}>
        <Fields of={facts} />
      </Section>
    </Page>
  );
}

function Standing({ of: { decision } }: { readonly of: DecisionAnswer }) {
  const { t } = useWords();
  const names = useNames();
  const personName = usePersonName();
  const { outcome, state, proposedBy, decidedBy, reason, known } = decision;
  return (
    <div className="summary">
      <Terms
        of={[
          [t('decision.outcome'), <strong key="outcome">{names('outcome', outcome)}</strong>],
          [t('decision.state'), <strong key="state">{names('decisionState', state)}</strong>],
          [t('decision.proposedBy'), personName(proposedBy)],
          ...(decidedBy === null ? [] : [[t('decision.decidedBy'), personName(decidedBy)] as const]),
          ...(reason === null ? [] : [[t('decision.rejectedWhy'), reason] as const]),
          [t('decision.known'), countText(known)],
        ]}
      />
    </div>
  );
}

/** What an approver has to know first: that it is an estimate, or that it cannot be derived again. */
function Warnings({ of: { decision, same } }: { readonly of: DecisionAnswer }) {
  const { t } = useWords();
  const { estimate } = decision;
  return (
    <>
      {estimate !== null && (
        <Note kind="warning" title={t('decision.estimateTitle')}>
          {estimate.inferred.length > 0 && (
            <p>{t('decision.estimateInferred', { readings: estimate.inferred.join(', ') })}</p>
          )}
          {estimate.unconfirmed.length > 0 && (
            <p>{t('decision.estimateUnconfirmed', { figures: estimate.unconfirmed.join(', ') })}</p>
          )}
        </Note>
      )}
      {same ? (
        <Note kind="success">
          <p>{t('decision.same')}</p>
        </Note>
      ) : (
        <Note kind="error">
          <p>{t('decision.different')}</p>
        </Note>
      )}
    </>
  );
}

function Grants({ of: { participant, awards }, record }: DecisionProps) {
  const { t } = useWords();
  const payeeName = usePayeeName(record);
  return (
    <Section id="awards" title={t('decision.awards')}>
      <AwardTable participant={participant} awards={awards} payeeName={payeeName} />
    </Section>
  );
}
