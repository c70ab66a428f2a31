// Who the participant is, in a few lines.
// What is known beyond that is in the parts below it.

import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { dayText } from '../../show/days.ts';
import { Terms } from '../../show/fields.tsx';
import { useLanguage, useNames, useWords } from '../../words/index.ts';

export function Summary({ of }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const { participant, status, birthDate, enrolledOn, diedOn, ssnLast4 } = of;
  const day = (known: string | null) => (known === null ? t('record.notKnown') : dayText(known, language));
  return (
    <div className="summary">
      <Terms
        of={[
          [t('record.status'), <strong key="status">{names('status', status)}</strong>],
          [t('record.number'), participant],
          [t('record.born'), day(birthDate)],
          [t('record.enrolled'), day(enrolledOn)],
          ...(diedOn === null ? [] : [[t('record.died'), day(diedOn)] as const]),
          [t('record.ssn'), ssnLast4 === null ? t('record.notKnown') : `•••-••-${ssnLast4}`],
        ]}
      />
    </div>
  );
}
