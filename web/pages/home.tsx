// The first page: what this person can do here, how the month stands, and a search for a participant.
// Who may do what is in api/may.ts; the pages that it leads to are beside this file.

import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMonth } from '../api/answers.ts';
import { may, type SignedIn } from '../api/may.ts';
import { usePerson } from '../api/session.ts';
import { Answered } from '../shell/answered.tsx';
import { Page, Section } from '../shell/page.tsx';
import { monthText, thisMonth } from '../show/days.ts';
import { useLanguage, useNames, useWords } from '../words/index.ts';
import { Runs } from './month/runs.tsx';
import { SearchForm } from './search-form.tsx';

export function Home() {
  const { t } = useWords();
  const names = useNames();
  const person = usePerson();
  const { name, roles } = person;
  const lead = t('home.lead', { roles: roles.map((role) => names('role', role)).join(', ') });
  return (
    <Page title={t('home.greeting', { name })} lead={lead}>
      {may(person, 'list-participants') && <Find />}
      <Section id="can" title={t('home.can')}>
        <ul className="acts">
          <Acts of={person} />
        </ul>
      </Section>
      {may(person, 'read-month') && <ThisMonth />}
    </Page>
  );
}

function Find() {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Section id="find" title={t('home.findTitle')}>
      <SearchForm
        onSearch={(search) => void navigate({ to: '/participants', search: search === '' ? {} : { search } })}
      />
    </Section>
  );
}

function Acts({ of: person }: { readonly of: SignedIn }) {
  const { t } = useWords();
  const month = thisMonth();
  const acts: ReactNode[] = [];
  const offer = (says: string, link: ReactNode) => acts.push(<Act key={says} says={says} link={link} />);
  if (person.participant !== undefined) {
    offer(
      t('home.ownRecordSays'),
      <Link to="/participants/$participant" params={{ participant: person.participant }}>
        {t('home.ownRecord')}
      </Link>,
    );
  }
  if (may(person, 'prepare-run'))
    offer(t('home.prepareSays'), <MonthLink month={month}>{t('home.prepare')}</MonthLink>);
  if (may(person, 'approve-run'))
    offer(t('home.approveSays'), <MonthLink month={month}>{t('home.approve')}</MonthLink>);
  if (may(person, 'read-month') && !may(person, 'prepare-run') && !may(person, 'approve-run')) {
    offer(t('home.watchSays'), <MonthLink month={month}>{t('home.watch')}</MonthLink>);
  }
  if (may(person, 'approve-decision')) {
    offer(t('home.decideSays'), <Link to="/participants">{t('home.decide')}</Link>);
  }
  if (may(person, 'compare-readings')) {
    offer(t('home.readingsSays'), <Link to="/readings">{t('home.readings')}</Link>);
  }
  if (may(person, 'list-participants')) offer(t('home.findSays'), <Link to="/participants">{t('home.find')}</Link>);
  return acts.length === 0 ? <li>{t('home.nothing')}</li> : acts;
}

function Act({ says, link }: { readonly says: string; readonly link: ReactNode }) {
  return (
    <li>
      <h3>{link}</h3>
      <p>{says}</p>
    </li>
  );
}

function MonthLink({ month, children }: { readonly month: string; readonly children: ReactNode }) {
  return (
    <Link to="/months/$month" params={{ month }} className="usa-link">
      {children}
    </Link>
  );
}

function ThisMonth() {
  const { t } = useWords();
  const language = useLanguage();
  const month = thisMonth();
  const status = useMonth(month);
  return (
    <Section id="this-month" title={t('home.thisMonth', { month: monthText(month, language) })}>
      <Answered answer={status}>{({ runs }) => <Runs of={runs} />}</Answered>
      <p>
        <MonthLink month={month}>{t('home.toMonth', { month: monthText(month, language) })}</MonthLink>
      </p>
    </Section>
  );
}
