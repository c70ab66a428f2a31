// The review of a run: what it pays in all, what changed against the month before and why, what is held, and its lines.
// Approving is in approve.tsx, withdrawing a line in lines.tsx.

import { getRouteApi, Link } from '@tanstack/react-router';
import type { RunReview } from '../../../src/wire/index.ts';
import { useRun } from '../../api/answers.ts';
import { usePersonName } from '../../api/session.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page, Section } from '../../shell/page.tsx';
import { dayText, monthText } from '../../show/days.ts';
import { Terms } from '../../show/fields.tsx';
import { countText, differenceOf, differenceText, moneyText } from '../../show/money.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { Approve } from './approve.tsx';
import { Batches } from './batches.tsx';
import { Lines } from './lines.tsx';
import { WhatNext } from './next.tsx';
import { Variance } from './variance.tsx';

const route = getRouteApi('/runs/$run');

export function RunPage() {
  const { run } = route.useParams();
  const review = useRun(run);
  return (
    <Answered answer={review} page>
      {(of) => <Review of={of} />}
    </Answered>
  );
}

interface ReviewProps {
  readonly of: RunReview;
}

function Review({ of }: ReviewProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { month } = of;
  const trail = [
    <Link key="month" to="/months/$month" params={{ month }} className="usa-breadcrumb__link">
      {t('month.title', { month: monthText(month, language) })}
    </Link>,
  ];
  return (
    <Page title={t('run.title', { month: monthText(month, language) })} trail={trail}>
      <Totals of={of} />
      <Batches of={of} />
      <WhatNext of={of} />
      <Section id="variance" title={t('run.variance')}>
        <Variance of={of.variance} />
      </Section>
      <Section id="held" title={t('run.held')}>
        <Held of={of} />
      </Section>
      <Approve of={of} />
      <Section id="lines" title={t('run.linesTitle')}>
        <Lines run={of} />
      </Section>
    </Page>
  );
}

function Totals({ of }: ReviewProps) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const personName = usePersonName();
  const { id, state, payday, lines, total, openedBy, approvedBy, releasedBy, known, digest, before } = of;
  return (
    <div className="summary">
      <Terms
        of={[
          [
            t('run.total'),
            <strong key="total" className="large">
              {moneyText(total)}
            </strong>,
          ],
          [
            t('run.lines'),
            <strong key="lines" className="large">
              {countText(lines)}
            </strong>,
          ],
          [t('run.state'), <strong key="state">{names('runState', state)}</strong>],
          [t('run.payday'), dayText(payday, language)],
          ...(before === null
            ? [[t('run.difference'), t('run.firstMonth')] as const]
            : [
                [
                  t('run.before', { month: monthText(before.month, language) }),
                  `${moneyText(before.total)} (${countText(before.lines)})`,
                ] as const,
                [t('run.difference'), differenceText(differenceOf(total, before.total))] as const,
              ]),
          [t('month.run'), id],
          [t('run.opened'), personName(openedBy)],
          ...(approvedBy === null ? [] : [[t('run.approved'), personName(approvedBy)] as const]),
          ...(releasedBy === null ? [] : [[t('run.released'), personName(releasedBy)] as const]),
          [t('run.known'), countText(known)],
          ...(digest === null ? [] : [[t('run.digest'), <code key="digest">{digest}</code>] as const]),
        ]}
      />
    </div>
  );
}

function Held({ of: { held } }: ReviewProps) {
  const { t } = useWords();
  const names = useNames();
  if (held.length === 0) return <p>{t('run.noneHeld')}</p>;
  return (
    <Table
      caption={t('run.heldCaption')}
      rows={held}
      keyOf={({ participant, award }) => `${participant} ${award}`}
      columns={[
        {
          head: t('run.participant'),
          names: true,
          cell: ({ participant }) => (
            <Link to="/participants/$participant" params={{ participant }} className="usa-link">
              {participant}
            </Link>
          ),
        },
        { head: t('run.award'), cell: ({ award }) => award },
        { head: t('run.reason'), cell: ({ reason }) => names('held', reason) },
      ]}
    />
  );
}
