// The documents on file about a participant: what each is, who verified it, how many facts it proves, and the file itself.
// That a medical one is there, everyone sees who sees the record; its file is for medical reviewers.

import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { may } from '../../api/may.ts';
import { usePerson, usePersonName } from '../../api/session.ts';
import { dayText } from '../../show/days.ts';
import { countText } from '../../show/money.ts';
import { type Column, Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';

type Row = ParticipantRecord['documents'][number];

export function Documents({ of: { participant, documents } }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const personName = usePersonName();
  const get = may(usePerson(), 'get-document');
  if (documents.length === 0) return <p>{t('record.none')}</p>;
  const columns: Column<Row>[] = [
    { head: t('record.documents.kind'), names: true, cell: ({ kind }) => names('document', kind) },
    { head: t('record.documents.received'), cell: ({ receivedOn }) => dayText(receivedOn, language) },
    { head: t('record.documents.pages'), number: true, cell: ({ pages }) => countText(pages) },
    {
      head: t('record.documents.verified'),
      cell: ({ verifiedBy }) => (verifiedBy === null ? t('record.documents.notVerified') : personName(verifiedBy)),
    },
    { head: t('record.documents.proves'), number: true, cell: ({ proves }) => countText(proves.length) },
    {
      head: t('record.documents.scan'),
      cell: ({ scanned }) => t(scanned ? 'record.documents.scanned' : 'record.documents.notScanned'),
    },
  ];
  if (get) {
    columns.push({ head: t('record.documents.file'), cell: (row) => <File participant={participant} of={row} /> });
  }
  return <Table caption={t('record.documents.caption')} rows={documents} keyOf={({ id }) => id} columns={columns} />;
}

function File({ participant, of: { id, kind, name } }: { readonly participant: string; readonly of: Row }) {
  const { t } = useWords();
  const { roles } = usePerson();
  if (kind === 'medical' && !roles.includes('medical')) return t('record.documents.medicalAlone');
  return (
    <a className="usa-link" href={`/api/participants/${participant}/documents/${id}`} download={name}>
      {t('record.documents.download')}
      <span className="usa-sr-only"> {name}</span>
    </a>
  );
}
