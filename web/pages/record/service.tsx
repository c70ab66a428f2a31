// The service of a participant: a picture of its spells along the years, and the same as a table.
// Which months are creditable is a question of the law, not of this picture.

import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { dayText } from '../../show/days.ts';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';
import { Timeline } from './timeline.tsx';

export function Service({ of: { service, asOf } }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  if (service.length === 0) return <p>{t('record.none')}</p>;
  const oldestFirst = service.toSorted((a, b) => a.from.localeCompare(b.from));
  return (
    <>
      <Timeline spells={oldestFirst} until={asOf} />
      <Table
        caption={t('record.service.caption')}
        rows={oldestFirst}
        keyOf={({ id }) => id}
        columns={[
          { head: t('record.service.capacity'), names: true, cell: ({ capacity }) => names('capacity', capacity) },
          {
            head: t('record.service.office'),
            cell: ({ office }) => (office === null ? '–' : names('office', office)),
          },
          { head: t('record.service.from'), cell: ({ from }) => dayText(from, language) },
          {
            head: t('record.service.to'),
            cell: ({ to }) => (to === null ? t('record.service.still') : dayText(to, language)),
          },
          {
            head: t('record.service.ended'),
            cell: ({ endedBy }) => (endedBy === null ? '–' : names('endedBy', endedBy)),
          },
          {
            head: t('record.service.refund'),
            cell: ({ refundReturned }) =>
              refundReturned === null ? '–' : t(refundReturned ? 'record.yes' : 'record.no'),
          },
        ]}
      />
    </>
  );
}
