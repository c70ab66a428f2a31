// The participants: looked for by name while one types, and listed page by page.
// One of them is shown by record/.

import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ParticipantList, ParticipantRow } from '../../src/wire/index.ts';
import { useParticipants } from '../api/answers.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { dayText } from '../show/days.ts';
import { countText } from '../show/money.ts';
import { Table } from '../show/table.tsx';
import { useLanguage, useNames, useWords } from '../words/index.ts';
import { SearchForm } from './search-form.tsx';

const route = getRouteApi('/participants');

/** How long one stops typing before the list follows, in milliseconds. */
const PAUSE = 300;

export function Participants() {
  const { t } = useWords();
  const { search = '', after } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useParticipants(search, after);
  const pause = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const show = (text: string) => {
    clearTimeout(pause.current);
    void navigate({
      to: '/participants',
      search: text === '' ? {} : { search: text },
      replace: true,
      resetScroll: false,
    });
  };
  const follow = (text: string) => {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(show, PAUSE, text);
  };
  return (
    <Page title={t('participants.title')}>
      <SearchForm first={search} onType={follow} onSearch={show} />
      <Answered answer={list}>
        {(found) => (
          <>
            <p role="status">{t('participants.found', { total: countText(found.total) })}</p>
            {found.participants.length === 0 ? (
              <p>{search === '' ? t('participants.empty') : t('participants.none')}</p>
            ) : (
              <Found list={found.participants} />
            )}
            <Pages search={search} after={after} next={found.next} />
          </>
        )}
      </Answered>
    </Page>
  );
}

function Found({ list }: { readonly list: readonly ParticipantRow[] }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  return (
    <Table
      caption={t('participants.caption')}
      rows={list}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('participants.name'),
          names: true,
          cell: ({ id, givenNames, surnames }) => (
            <Link to="/participants/$participant" params={{ participant: id }} className="usa-link">
              {givenNames} {surnames}
            </Link>
          ),
        },
        { head: t('participants.status'), cell: ({ status }) => names('status', status) },
        { head: t('participants.born'), cell: ({ birthDate }) => dayText(birthDate, language) },
      ]}
    />
  );
}

interface PagesProps {
  readonly search: string;
  readonly after: string | undefined;
  readonly next: ParticipantList['next'];
}

function Pages({ search, after, next }: PagesProps) {
  const { t } = useWords();
  const looked = search === '' ? {} : { search };
  if (after === undefined && next === null) return null;
  return (
    <nav aria-label={t('participants.pages')} className="pages">
      {after !== undefined && (
        <Link to="/participants" search={looked} className="usa-link">
          {t('participants.first')}
        </Link>
      )}
      {next !== null && (
        <Link to="/participants" search={{ ...looked, after: next }} className="usa-link">
          {t('participants.next')}
        </Link>
      )}
    </nav>
  );
}
