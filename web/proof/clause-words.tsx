// A clause by its citation, unfolding to what it says in the product's own words.
// The words come from the law's register; the statute itself is not shown.

import { useClauses } from '../api/answers.ts';
import { useLanguage, useWords } from '../words/index.ts';

interface ClauseWordsProps {
  readonly id: string;
  readonly cite?: string | undefined;
}

export function ClauseWords({ id, cite }: ClauseWordsProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { data: clauses = [] } = useClauses();
  const clause = clauses.find((row) => row.id === id);
  return (
    <details className="clause">
      <summary>
        <span className="cite">{cite ?? clause?.cite ?? id}</span>
        {clause && <span>{clause.title[language]}</span>}
      </summary>
      <p>{clause === undefined ? t('proof.noClause') : clause.says[language]}</p>
    </details>
  );
}
