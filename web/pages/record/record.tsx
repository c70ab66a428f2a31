// The record of one participant, as of a day and as known on a day: its parts in the order in which they are asked for.
// Each part is in a file beside this one.

import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { useRecord } from '../../api/answers.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page, Section } from '../../shell/page.tsx';
import { useWords } from '../../words/index.ts';
import { Awards } from './awards.tsx';
import { Decisions } from './decisions.tsx';
import { Documents } from './documents.tsx';
import { Letters } from './letters.tsx';
import { MomentForm } from './moment-form.tsx';
import { Accounts, Earnings, Payees, Salaries } from './money-parts.tsx';
import { Applications, Certificates, Orders } from './papers.tsx';
import { Payments } from './payments.tsx';
import { Service } from './service.tsx';
import { ServiceMonths } from './service-months.tsx';
import { Summary } from './summary.tsx';
import { useListTrail } from './trail.tsx';

const route = getRouteApi('/participants/$participant');

export function RecordPage() {
  const { participant } = route.useParams();
  const record = useRecord(participant, route.useSearch());
  return (
    <Answered answer={record} page>
      {(data) => <Record of={data} />}
    </Answered>
  );
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly shown: ReactNode;
}

function Record({ of }: { readonly of: ParticipantRecord }) {
  const parts = useParts(of);
  return (
    <Page title={`${of.givenNames} ${of.surnames}`} trail={useListTrail()}>
      <Summary of={of} />
      <PartLinks parts={parts} />
      <MomentForm of={of} />
      {parts.map(({ id, title, shown }) => (
        <Section key={id} id={id} title={title}>
          {shown}
        </Section>
      ))}
    </Page>
  );
}

function useParts(of: ParticipantRecord): readonly Part[] {
  const { t } = useWords();
  return [
    { id: 'payments', title: t('record.payments.title'), shown: <Payments of={of} /> },
    { id: 'awards', title: t('record.awards.title'), shown: <Awards of={of} /> },
    { id: 'decisions', title: t('record.decisions.title'), shown: <Decisions of={of} /> },
    { id: 'letters', title: t('letters.title'), shown: <Letters of={of} /> },
    { id: 'service', title: t('record.service.title'), shown: <Service of={of} /> },
    { id: 'service-months', title: t('record.months.title'), shown: <ServiceMonths of={of} /> },
    { id: 'salaries', title: t('record.salaries.title'), shown: <Salaries of={of.salaries} /> },
    { id: 'accounts', title: t('record.accounts.title'), shown: <Accounts of={of.accounts} /> },
    { id: 'applications', title: t('record.applications.title'), shown: <Applications of={of.applications} /> },
    { id: 'certificates', title: t('record.certificates.title'), shown: <Certificates of={of.certificates} /> },
    { id: 'documents', title: t('record.documents.title'), shown: <Documents of={of} /> },
    { id: 'payees', title: t('record.payees.title'), shown: <Payees of={of.payees} /> },
    { id: 'orders', title: t('record.orders.title'), shown: <Orders of={of.orders} /> },
    { id: 'earnings', title: t('record.earnings.title'), shown: <Earnings of={of.earnings} /> },
  ];
}

function PartLinks({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('record.onThisPage')} className="parts">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to="." search hash={id} className="usa-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
