// Chooses a month by its name and its year.
// Browsers have a field for months that some show as bare text; a list and a number work in all of them.

import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isMonth, monthNames } from '../../show/days.ts';
import { Field } from '../../show/field.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

export function MonthForm({ month }: { readonly month: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [year, setYear] = useState(month.slice(0, 4));
  const [number, setNumber] = useState(month.slice(5));
  const [tried, setTried] = useState(false);
  const chosen = `${year}-${number}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMonth(chosen)) void navigate({ to: '/months/$month', params: { month: chosen } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="fields">
        <div className="usa-form-group">
          <label className="usa-label" htmlFor="month-name">
            {t('month.monthName')}
          </label>
          <select
            id="month-name"
            className="usa-select"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          >
            {monthNames(language).map((name, index) => (
              <option key={name} value={`${index + 1}`.padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Field
          id="year"
          label={t('month.year')}
          fault={tried && !isMonth(chosen) ? t('month.wrongYear') : undefined}
          value={year}
          onChange={(text) => setYear(text.trim())}
        />
      </div>
      <p className="buttons">
        <button type="submit" className="usa-button usa-button--outline">
          {t('month.show')}
        </button>
      </p>
    </form>
  );
}
