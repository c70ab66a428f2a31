// As of which day, and as known when, the record is shown: two fields whose values stand in the address.
// What was known then is the server's to say.

import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { dayText, isDay } from '../../show/days.ts';
import { Field } from '../../show/field.tsx';
import { countText } from '../../show/money.ts';
import { useLanguage, useWords } from '../../words/index.ts';

const route = getRouteApi('/participants/$participant');

export function MomentForm({ of }: { readonly of: ParticipantRecord }) {
  const { t } = useWords();
  const language = useLanguage();
  const navigate = route.useNavigate();
  const moment = route.useSearch();
  const [asOf, setAsOf] = useState(moment.asOf ?? '');
  const [knownOn, setKnownOn] = useState(moment.knownOn ?? '');
  const [tried, setTried] = useState(false);
  useEffect(() => {
    setAsOf(moment.asOf ?? '');
    setKnownOn(moment.knownOn ?? '');
  }, [moment.asOf, moment.knownOn]);
  const wrongDay = asOf !== '' && !isDay(asOf);
  const wrongKnown = knownOn !== '' && !isDay(knownOn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongDay || wrongKnown) return;
    const search = { ...(asOf === '' ? {} : { asOf }), ...(knownOn === '' ? {} : { knownOn }) };
    void navigate({ to: '.', search, resetScroll: false });
  };
  const moved = moment.asOf !== undefined || moment.knownOn !== undefined;
  return (
    <details className="moment" open={moved}>
      <summary>{t('record.moment.title')}</summary>
      <p role="status">{t('record.moment.shows', { asOf: dayText(of.asOf, language), known: countText(of.known) })}</p>
      <form onSubmit={submit} noValidate>
        <div className="fields">
          <Field
            id="as-of"
            label={t('record.moment.asOf')}
            hint={t('record.moment.asOfHint')}
            fault={tried && wrongDay ? t('record.moment.wrongDay') : undefined}
            value={asOf}
            onChange={(text) => setAsOf(text.trim())}
          />
          <Field
            id="known-on"
            label={t('record.moment.knownOn')}
            hint={t('record.moment.knownOnHint')}
            fault={tried && wrongKnown ? t('record.moment.wrongDay') : undefined}
            value={knownOn}
            onChange={(text) => setKnownOn(text.trim())}
          />
        </div>
        <p className="buttons">
          <button type="submit" className="usa-button">
            {t('record.moment.show')}
          </button>
          {moved && (
            <button
              type="button"
              className="usa-button usa-button--outline"
              onClick={() => void navigate({ to: '.', search: {}, resetScroll: false })}
            >
              {t('record.moment.reset')}
            </button>
          )}
        </p>
      </form>
    </details>
  );
}
