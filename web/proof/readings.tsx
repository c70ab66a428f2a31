// The readings that an answer consulted, in words: the open point, and the option that was applied.
// The words come from the law's register; who adopted an option is the Board's record.

import { useReadings } from '../api/answers.ts';
import { useLanguage, useWords } from '../words/index.ts';

export function Readings({ of }: { readonly of: Readonly<Record<string, string>> }) {
  const { t } = useWords();
  const language = useLanguage();
  const { data: readings = [] } = useReadings();
  const applied = Object.entries(of);
  if (applied.length === 0) return <p>{t('proof.none')}</p>;
  return (
    <>
      <p>{t('proof.readingsLead')}</p>
      <dl className="readings">
        {applied.map(([id, option]) => {
          const reading = readings.find((row) => row.id === id);
          const chosen = reading?.options.find((row) => row.id === option);
          return (
            <div key={id}>
              <dt>{reading?.asks[language] ?? id}</dt>
              <dd>{chosen?.says[language] ?? option}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
