// The papers of a record: applications, medical certificates, and orders that name beneficiaries.
// What follows from them is decided by the law, in decisions.

import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { dayText } from '../../show/days.ts';
import { Fields } from '../../show/fields.tsx';
import { Table } from '../../show/table.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';

interface PartProps<K extends keyof ParticipantRecord> {
  readonly of: ParticipantRecord[K];
}

export function Applications({ of }: PartProps<'applications'>) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('record.applications.caption')}
      rows={of}
      keyOf={({ id }) => id}
      columns={[
        { head: t('record.applications.kind'), names: true, cell: ({ kind }) => names('question', kind) },
        { head: t('record.applications.filed'), cell: ({ filedOn }) => dayText(filedOn, language) },
        { head: t('record.applications.form'), cell: ({ onForm }) => <YesNo of={onForm} /> },
      ]}
    />
  );
}

export function Certificates({ of }: PartProps<'certificates'>) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return (
    <Table
      caption={t('record.certificates.caption')}
      rows={of}
      keyOf={({ id }) => id}
      columns={[
        { head: t('record.certificates.physician'), names: true, cell: ({ physician }) => physician },
        {
          head: t('record.certificates.appointment'),
          cell: ({ appointment }) => names('appointment', appointment),
        },
        { head: t('record.certificates.licensed'), cell: ({ licensed }) => <YesNo of={licensed} /> },
        { head: t('record.certificates.examined'), cell: ({ examinedOn }) => dayText(examinedOn, language) },
        { head: t('record.certificates.incapable'), cell: ({ incapable }) => <YesNo of={incapable} /> },
        { head: t('record.certificates.total'), cell: ({ totalAndPermanent }) => <YesNo of={totalAndPermanent} /> },
      ]}
    />
  );
}

export function Orders({ of }: PartProps<'orders'>) {
  const { t } = useWords();
  if (of.length === 0) return <p>{t('record.none')}</p>;
  return of.map(({ id, value }) => (
    <div key={id}>
      <h3>{t('record.orders.order', { id })}</h3>
      <Fields of={value} />
    </div>
  ));
}

function YesNo({ of }: { readonly of: boolean | null }) {
  const { t } = useWords();
  if (of === null) return t('record.notKnown');
  return t(of ? 'record.yes' : 'record.no');
}
