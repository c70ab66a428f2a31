// The letters issued to a participant, the newest first, each with the way to its PDF.
// What a letter says is in the PDF alone.

import { getRouteApi } from '@tanstack/react-router';
import type { LetterList, ParticipantRecord } from '../../../src/wire/index.ts';
import { useLetters } from '../../api/answers.ts';
import { addressOf } from '../../api/request.ts';
import { Answered } from '../../shell/answered.tsx';
import { dayText } from '../../show/days.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';

const route = getRouteApi('/participants/$participant');

export function Letters({ of: { participant } }: { readonly of: ParticipantRecord }) {
  const letters = useLetters(participant, route.useSearch().knownOn);
  return <Answered answer={letters}>{(data) => <LetterTable of={data} />}</Answered>;
}

function LetterTable({ of: { participant, letters } }: { readonly of: LetterList }) {
  const { t } = useWords();
  const reader = useLanguage();
  const names = useNames();
  if (letters.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('letters.caption')}
      rows={letters}
      keyOf={({ id }) => id}
      columns={[
        { head: t('letters.letter'), names: true, cell: ({ kind }) => names('letterKind', kind) },
        { head: t('letters.dated'), cell: ({ dated }) => dayText(dated, reader) },
        { head: t('letters.language'), cell: ({ language }) => t(`letters.languages.${language}`) },
        { head: t('letters.code'), cell: ({ code }) => code ?? '–' },
        {
          head: t('letters.pdf'),
          cell: ({ id, kind, dated }) => (
            <a className="usa-link" href={addressOf('participants', participant, 'letters', id, 'pdf')} download>
              {t('letters.download')}
              <span className="usa-sr-only">
                {' '}
                {names('letterKind', kind)}, {dayText(dated, reader)}
              </span>
            </a>
          ),
        },
      ]}
    />
  );
}
