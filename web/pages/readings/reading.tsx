// One reading of the law in words: the open point, the option in force, and under each other option what would differ.
// The Board sees the sums; the cases are for those who see cases.

import { getRouteApi, Link } from '@tanstack/react-router';
import type { ChangedCase, ChangedPayment, OptionEffect, ReadingEffect } from '../../../src/wire/index.ts';
import { useReadingEffects } from '../../api/answers.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page, Section } from '../../shell/page.tsx';
import { monthText } from '../../show/days.ts';
import { Terms } from '../../show/fields.tsx';
import { countText, differenceText, moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { valueText } from '../../show/values.ts';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { DecisionLink } from '../record/links.tsx';
import { Examined } from './readings.tsx';
import { useMonthEffect } from './words.ts';

const route = getRouteApi('/readings/$reading');

export function ReadingPage() {
  const { t } = useWords();
  const { reading } = route.useParams();
  const effects = useReadingEffects(reading);
  const trail = [
    <Link key="readings" to="/readings" className="usa-breadcrumb__link">
      {t('readings.title')}
    </Link>,
  ];
  return (
    <Answered answer={effects} page>
      {({ examined, readings: [one] }) =>
        one !== undefined && (
          <Page title={one.asks} trail={trail}>
            <InForce of={one} />
            <Examined of={examined} />
            {one.options.length === 0 && <p>{t('readings.oneOption')}</p>}
            {one.options.map((effect) => (
              <Section key={effect.option} id={effect.option} title={t('readings.optionTitle', { says: effect.says })}>
                <Totals of={effect} />
                <Cases of={effect.cases} />
                <Payments of={effect.month?.payments ?? []} />
              </Section>
            ))}
          </Page>
        )
      }
    </Answered>
  );
}

function InForce({ of }: { readonly of: ReadingEffect }) {
  const { t } = useWords();
  const names = useNames();
  const { says, adopted, evidence, cite, decisions, applications } = of;
  return (
    <Terms
      of={[
        [t('readings.inForce'), says],
        [t('readings.adopted'), adopted ? t('record.yes') : t('record.no')],
        [t('readings.evidence'), names('evidence', evidence)],
        ...(cite === null ? [] : ([[t('readings.cite'), cite]] as const)),
        [t('readings.consult'), countText(decisions)],
        [t('readings.consultWaiting'), countText(applications)],
      ]}
    />
  );
}

function Totals({ of }: { readonly of: OptionEffect }) {
  const { t } = useWords();
  const language = useLanguage();
  const monthEffect = useMonthEffect();
  return (
    <Terms
      of={[
        [t('readings.differ'), countText(of.decisions)],
        [t('readings.outcomes'), countText(of.outcomes)],
        [t('readings.monthly'), differenceText(of.monthly)],
        [t('readings.running'), differenceText(of.monthlyRunning)],
        [t('readings.lumpSums'), differenceText(of.lumpSums)],
        [t('readings.applications'), countText(of.applications)],
        [t('readings.lastMonth'), monthEffect(of.month, language)],
      ]}
    />
  );
}

function Cases({ of }: { readonly of: readonly ChangedCase[] | null }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  if (of === null) return <p>{t('readings.notSeen')}</p>;
  if (of.length === 0) return null;
  const money = (change: ChangedCase['monthly']): string => (change === null ? '–' : differenceText(change.difference));
  return (
    <Table
      caption={t('readings.casesCaption')}
      rows={of}
      keyOf={({ participant, decision, application }) => `${participant} ${decision ?? application}`}
      columns={[
        {
          head: t('readings.participant'),
          names: true,
          cell: ({ participant, decision }) =>
            decision === null ? (
              participant
            ) : (
              <DecisionLink participant={participant} decision={decision}>
                {participant}
              </DecisionLink>
            ),
        },
        { head: t('readings.question'), cell: ({ question }) => names('question', question) },
        { head: t('readings.state'), cell: ({ state }) => names('caseState', state) },
        {
          head: t('readings.outcome'),
          cell: ({ outcome: { now, under } }) =>
            now === under
              ? names('outcome', now)
              : t('readings.change', { now: names('outcome', now), under: names('outcome', under) }),
        },
        { head: t('readings.monthly'), number: true, cell: ({ monthly }) => money(monthly) },
        { head: t('readings.lumpSums'), number: true, cell: ({ lumpSum }) => money(lumpSum) },
        {
          head: t('readings.fields'),
          cell: ({ fields }) => (
            <ul className="values">
              {fields.map(({ name, ...field }) => (
                <li key={name}>
                  {names('field', name)}:{' '}
                  {t('readings.change', {
                    now: field.now === null ? '–' : valueText(field.now, language, name),
                    under: field.under === null ? '–' : valueText(field.under, language, name),
                  })}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

function Payments({ of }: { readonly of: readonly ChangedPayment[] }) {
  const { t } = useWords();
  const language = useLanguage();
  if (of.length === 0) return null;
  return (
    <Table
      caption={t('readings.paymentsCaption')}
      rows={of}
      keyOf={({ participant, award, month }) => `${participant} ${award} ${month}`}
      columns={[
        { head: t('readings.participant'), names: true, cell: ({ participant }) => participant },
        { head: t('readings.paidMonth'), cell: ({ month }) => monthText(month, language) },
        { head: t('readings.now'), number: true, cell: ({ now }) => moneyText(now) },
        {
          head: t('readings.underAmount'),
          number: true,
          cell: ({ under }) => (under === null ? t('readings.noAmount') : moneyText(under)),
        },
        {
          head: t('readings.difference'),
          number: true,
          cell: ({ difference }) => (difference === null ? '–' : differenceText(difference)),
        },
      ]}
    />
  );
}
