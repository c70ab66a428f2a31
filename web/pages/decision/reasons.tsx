// The conditions of the law and whether each holds: told by a sign, a word and the sentence, never by color alone.
// What the conditions are is the law's.

import type { DecisionAnswer } from '../../../src/wire/index.ts';
import { ClauseWords } from '../../proof/clause-words.tsx';
import { useWords } from '../../words/index.ts';

type Reason = DecisionAnswer['again']['reasons'][number];

export function Reasons({ of }: { readonly of: readonly Reason[] }) {
  const { t } = useWords();
  return (
    <>
      <p>{t('decision.reasonsLead')}</p>
      <ul className="reasons">
        {of.map(({ clause, rule, holds, text }) => (
          <li key={`${clause} ${rule} ${text}`}>
            <Holds of={holds} />
            <span>{text}</span>
            <ClauseWords id={clause} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Holds({ of }: { readonly of: boolean | null }) {
  const { t } = useWords();
  if (of === null) return <Sign kind="unknown" sign="?" says={t('decision.unknown')} />;
  return of ? (
    <Sign kind="holds" sign="✓" says={t('decision.holds')} />
  ) : (
    <Sign kind="fails" sign="✗" says={t('decision.fails')} />
  );
}

function Sign({ kind, sign, says }: { readonly kind: string; readonly sign: string; readonly says: string }) {
  return (
    <strong className={`sign ${kind}`}>
      <span aria-hidden="true">{sign}</span> {says}
    </strong>
  );
}
