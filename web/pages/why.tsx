// Why a payment is the amount it is: the amount, one sentence, and the proof that unfolds.
// The explanation comes from the office; here is how it is shown.

import { getRouteApi } from '@tanstack/react-router';
import type { ParticipantRecord, PaymentExplanation } from '../../src/wire/index.ts';
import { useExplanation, useRecord } from '../api/answers.ts';
import { ProofTree } from '../proof/proof-tree.tsx';
import { Readings } from '../proof/readings.tsx';
import { isStep } from '../proof/steps.ts';
import { Answered } from '../shell/answered.tsx';
import { Page, Section } from '../shell/page.tsx';
import { dayText, monthText } from '../show/days.ts';
import { Terms } from '../show/fields.tsx';
import { moneyText } from '../show/money.ts';
import { Table } from '../show/table.tsx';
import { useLanguage, useNames, useWords } from '../words/index.ts';
import { DecisionLink } from './record/links.tsx';
import { useAwardName, usePartName, usePayeeName } from './record/names.ts';
import { useRecordTrail } from './record/trail.tsx';

const route = getRouteApi('/participants/$participant/payments/$award/$month');

export function WhyPage() {
  const { participant, award, month } = route.useParams();
  const explanation = useExplanation(participant, award, month);
  const record = useRecord(participant);
  return (
    <Answered answer={explanation} page>
      {(why) => (
        <Answered answer={record} page>
          {(of) => <Why of={why} record={of} />}
        </Answered>
      )}
    </Answered>
  );
}

interface WhyProps {
  readonly of: PaymentExplanation;
  readonly record: ParticipantRecord;
}

function Why({ of, record }: WhyProps) {
  const { t } = useWords();
  const language = useLanguage();
  const awardName = useAwardName();
  const { award, month, state, proof, readings } = of;
  const { conversion } = award;
  const amount = moneyText(amountOf(of));
  const payeeName = usePayeeName(record);
  const name = award.payee === 'self' ? `${record.givenNames} ${record.surnames}` : payeeName(award.payee);
  const sentence = { name, amount, month: monthText(month, language), kind: awardName(award) };
  return (
    <Page title={t('why.title')} trail={useRecordTrail(record)}>
      <p className="large-amount">{amount}</p>
      <p className="usa-intro">{t(`why.sentences.${state}`, sentence)}</p>
      {conversion !== null && (
        <p>{t('why.converted', { ...conversion, decidedOn: dayText(conversion.decidedOn, language) })}</p>
      )}
      <Section id="proof" title={t('proof.title')}>
        {isStep(proof) ? <ProofTree of={proof} /> : <p>{t('why.noProof')}</p>}
      </Section>
      <Section id="readings" title={t('proof.readings')}>
        <Readings of={readings} />
      </Section>
      <Section id="parts" title={t('why.parts')}>
        <Parts of={of} record={record} />
        <Facts of={of} />
      </Section>
    </Page>
  );
}

/** What reaches the payee, where there is one; else the whole payment. */
function amountOf({ parts, award }: PaymentExplanation): string {
  const net = parts.filter(({ part, withdrawn }) => part.startsWith('net') && !withdrawn);
  const [only] = net;
  if (only !== undefined && net.length === 1) return only.amount;
  return (parts.find(({ part }) => part === 'gross') ?? parts[0])?.amount ?? award.amount;
}

function Parts({ of: { parts }, record }: WhyProps) {
  const { t } = useWords();
  const partName = usePartName();
  const payeeName = usePayeeName(record);
  return (
    <Table
      caption={t('why.parts')}
      rows={parts}
      keyOf={({ part, payee }) => `${part} ${payee}`}
      columns={[
        {
          head: t('why.part'),
          names: true,
          cell: ({ part, withdrawn }) => (
            <>
              {partName(part)} {withdrawn && <span className="usa-tag">{t('why.withdrawn')}</span>}
            </>
          ),
        },
        { head: t('why.partAmount'), number: true, cell: ({ amount }) => moneyText(amount) },
        { head: t('why.payee'), cell: ({ payee }) => (payee === null ? '–' : payeeName(payee)) },
      ]}
    />
  );
}

function Facts({ of: { participant, award, run, state } }: { readonly of: PaymentExplanation }) {
  const { t } = useWords();
  const names = useNames();
  const { decision } = award;
  return (
    <Terms
      of={[
        [t('why.state'), names('paymentState', state)],
        [t('why.award'), award.id],
        ...(run === null ? [] : [[t('why.run'), run] as const]),
        ...(decision === null
          ? []
          : [
              [
                t('why.decision'),
                <DecisionLink key="decision" participant={participant} decision={decision}>
                  {decision}
                </DecisionLink>,
              ] as const,
            ]),
      ]}
    />
  );
}
