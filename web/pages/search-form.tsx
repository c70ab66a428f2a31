// The field in which a participant is looked for by name.
// What is found is shown by the page that asks.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';

interface SearchFormProps {
  readonly first?: string;
  /** Called on every change, where the page looks while one types. */
  readonly onType?: (text: string) => void;
  readonly onSearch: (text: string) => void;
}

export function SearchForm({ first = '', onType, onSearch }: SearchFormProps) {
  const { t } = useWords();
  const [text, setText] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address may change by a link. While one types in the field, it is the address that follows.
    if (document.activeElement !== field.current) setText(first);
  }, [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className="search" onSubmit={submit}>
      <search>
        <label className="usa-label" htmlFor="search">
          {t('participants.search')}
        </label>
        <div className="search-row">
          <input
            ref={field}
            id="search"
            name="search"
            type="search"
            className="usa-input"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onType?.(target.value.trim());
            }}
          />
          <button type="submit" className="usa-button">
            {t('participants.submit')}
          </button>
        </div>
      </search>
    </form>
  );
}
