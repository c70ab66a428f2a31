// Verifying a certificate by its code, for anyone: that it is genuine, and the figures it certifies.
// The code stands in the address, so that a letter can lead here.

import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { LetterCheck } from '../../src/wire/index.ts';
import { useLetterCheck } from '../api/answers.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { Alert } from '../show/alert.tsx';
import { dayText } from '../show/days.ts';
import { Field } from '../show/field.tsx';
import { Terms } from '../show/fields.tsx';
import { moneyText } from '../show/money.ts';
import { useLanguage, useNames, useWords } from '../words/index.ts';

const route = getRouteApi('/verify');

export function VerifyPage() {
  const { t } = useWords();
  const { code } = route.useSearch();
  return (
    <Page title={t('letters.verify.title')} lead={t('letters.verify.lead')}>
      <CodeForm first={code ?? ''} />
      {code !== undefined && <Checked code={code} />}
    </Page>
  );
}

function CodeForm({ first }: { readonly first: string }) {
  const { t } = useWords();
  const navigate = route.useNavigate();
  const [text, setText] = useState(first);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const code = text.trim();
    if (code !== '') void navigate({ to: '.', search: { code }, resetScroll: false });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        id="code"
        label={t('letters.verify.code')}
        hint={t('letters.verify.codeHint')}
        fault={tried && text.trim() === '' ? t('letters.verify.codeNeeded') : undefined}
        value={text}
        onChange={setText}
      />
      <p className="buttons">
        <button type="submit" className="usa-button">
          {t('letters.verify.submit')}
        </button>
      </p>
    </form>
  );
}

function Checked({ code }: { readonly code: string }) {
  const check = useLetterCheck(code);
  return (
    <div role="status">
      <Answered answer={check}>{(data) => <Outcome of={data} />}</Answered>
    </div>
  );
}

function Outcome({ of }: { readonly of: LetterCheck }) {
  const { t } = useWords();
  if (of.genuine) return <Genuine of={of} />;
  return (
    <Alert kind="warning" title={t('letters.verify.unknown')}>
      {t('letters.verify.unknownSays')}
    </Alert>
  );
}

const MONTHS = ['retirementMonths', 'disabilityMonths', 'judgeMonths'] as const;

function Genuine({ of: { kind, dated, certified, sha256 } }: { readonly of: Extract<LetterCheck, { genuine: true }> }) {
  const { t } = useWords();
  const language = useLanguage();
  const names = useNames();
  const { initials, monthly, startsOn } = certified;
  const terms: (readonly [string, string])[] = [
    [t('letters.verify.kind'), names('letterKind', kind)],
    [t('letters.dated'), dayText(dated, language)],
    [t('letters.verify.initials'), initials],
  ];
  for (const name of MONTHS) {
    const months = certified[name];
    if (months !== undefined) terms.push([t(`letters.verify.${name}`), t('letters.verify.months', { months })]);
  }
  if (monthly !== undefined) terms.push([t('letters.verify.monthly'), moneyText(monthly)]);
  if (startsOn !== undefined) terms.push([t('letters.verify.startsOn'), dayText(startsOn, language)]);
  terms.push([t('letters.verify.sha256'), sha256]);
  return (
    <>
      <Alert kind="success" title={t('letters.verify.genuine')}>
        {t('letters.verify.genuineSays')}
      </Alert>
      <Terms of={terms} />
    </>
  );
}
