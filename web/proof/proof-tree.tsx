// A proof that unfolds: each step says what was found and opens to what it came from, down to clauses and facts.
// Which steps there are is in steps.ts. It is made of details and summary, which keyboards and screen readers know.

import { useMemo, useRef } from 'react';
import type { Language } from '../../src/base/index.ts';
import { pointerText, valueText } from '../show/values.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { nameOf } from '../words/names.ts';
import { ClauseWords } from './clause-words.tsx';
import { type ShownStep, type Step, shownSteps } from './steps.ts';

export function ProofTree({ of }: { readonly of: Step }) {
  const { t } = useWords();
  const steps = useMemo(() => shownSteps(of), [of]);
  const tree = useRef<HTMLOListElement>(null);
  const setAll = (open: boolean) => {
    // The browser keeps which step is open, so that a new answer in another language closes none.
    for (const step of tree.current?.querySelectorAll('details') ?? []) step.open = open;
  };
  return (
    <>
      <p>{t('proof.lead')}</p>
      <p className="proof-all">
        <button type="button" className="usa-button usa-button--outline" onClick={() => setAll(true)}>
          {t('proof.openAll')}
        </button>
        <button type="button" className="usa-button usa-button--outline" onClick={() => setAll(false)}>
          {t('proof.closeAll')}
        </button>
      </p>
      <ol ref={tree} className="proof">
        {steps.map((step) => (
          <StepRow key={step.id} shown={step} />
        ))}
      </ol>
    </>
  );
}

function StepRow({ shown }: { readonly shown: ShownStep }) {
  const { step, id, from, above } = shown;
  const { clause, cite } = step;
  if (from.length === 0) {
    return (
      <li id={id} tabIndex={-1} className="leaf">
        <StepWords step={step} />
        {above !== undefined && <Above id={above} />}
        {above === undefined && clause !== undefined && <ClauseWords id={clause} cite={cite} />}
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary id={id}>
          <StepWords step={step} />
        </summary>
        {clause !== undefined && <ClauseWords id={clause} cite={cite} />}
        <ol>
          {from.map((below) => (
            <StepRow key={below.id} shown={below} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** What was found, its value, and what kind of ground it is. */
function StepWords({ step }: { readonly step: Step }) {
  const { t } = useWords();
  const language = useLanguage();
  const { text, value, fact, parameter, reading, cite } = step;
  const kind =
    fact !== undefined ? 'fact' : parameter !== undefined ? 'figure' : reading !== undefined ? 'reading' : '';
  return (
    <span className="step">
      {kind !== '' && <span className={`ground ${kind}`}>{t(`proof.${kind}`)}</span>}
      <span className="found">{wordsOf(text, fact, language)}</span>
      {value !== undefined && <strong className="value">{valueText(value, language, text)}</strong>}
      {cite !== undefined && <span className="cite">{cite}</span>}
    </span>
  );
}

/** Questions, fields of a result and facts that the law has no words for stand under their names. */
function wordsOf(text: string, fact: string | undefined, language: Language): string {
  if (text === fact) return pointerText(fact, language);
  const title = nameOf('question', text, language);
  return title === text ? nameOf('field', text, language) : title;
}

/** Leads to the same step further up, opened as far as needed. */
function Above({ id }: { readonly id: string }) {
  const { t } = useWords();
  const go = () => {
    const step = document.getElementById(id);
    for (let place = step?.parentElement; place != null; place = place.parentElement) {
      if (place instanceof HTMLDetailsElement) place.open = true;
    }
    step?.focus();
  };
  return (
    <span className="above">
      {t('proof.above')}{' '}
      <button type="button" className="usa-button usa-button--unstyled" onClick={go}>
        {t('proof.goAbove')}
      </button>
    </span>
  );
}
