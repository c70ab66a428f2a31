// The way to a page about a participant: the list, for those who may look at others too, and the record.
// The page itself stands at the end of it, put there by the page.

import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { may } from '../../api/may.ts';
import { usePerson } from '../../api/session.ts';
import { useWords } from '../../words/index.ts';

export function useListTrail(): readonly ReactElement[] {
  const { t } = useWords();
  if (!may(usePerson(), 'list-participants')) return [];
  return [
    <Link key="participants" to="/participants" className="usa-breadcrumb__link">
      {t('participants.title')}
    </Link>,
  ];
}

export function useRecordTrail({ participant, givenNames, surnames }: ParticipantRecord): readonly ReactElement[] {
  return [
    ...useListTrail(),
    <Link key="record" to="/participants/$participant" params={{ participant }} className="usa-breadcrumb__link">
      {givenNames} {surnames}
    </Link>,
  ];
}
