// The facts that a decision waits for, and what it can still be: between which amounts, and which fact decides most.
// The sentences are in show/bounds.ts; what the bounds are is the law's.

import type { DecisionAnswer } from '../../../src/wire/index.ts';
import { Section } from '../../shell/page.tsx';
import { amountTexts, decidesTexts, outcomesText } from '../../show/bounds.ts';
import { Terms } from '../../show/fields.tsx';
import { pointerText } from '../../show/values.ts';
import { useLanguage, useWords } from '../../words/index.ts';

/** Nothing where nothing is missing. */
export function Missing({ of: { missing, bounds } }: { readonly of: DecisionAnswer['again'] }) {
  const { t } = useWords();
  const language = useLanguage();
  if (missing.length === 0) return null;
  return (
    <>
      <Section id="missing" title={t('decision.missing')}>
        <Sentences of={missing.map((pointer) => pointerText(pointer, language))} />
      </Section>
      {bounds !== undefined && (
        <Section id="bounds" title={t('bounds.title')}>
          <p>{outcomesText(bounds, language)}</p>
          <Terms of={amountTexts(bounds, language)} />
          <Sentences of={decidesTexts(bounds, language)} />
        </Section>
      )}
    </>
  );
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return of.length === 0 ? null : (
    <ul className="usa-list">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
