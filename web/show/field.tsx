// A field with its label, its hint, and what is wrong with what was typed, each told to a screen reader too.
// What is right is the page's to say; what was typed stays whatever happens.

import { useEffect, useRef } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it, after it was sent. */
  readonly fault?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** For sentences instead of a word. */
  readonly long?: true;
}

export function Field({ id, label, hint, fault, value, onChange, long }: FieldProps) {
  const place = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault !== undefined) place.current?.focus();
  }, [fault]);
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const Tag = long ? 'textarea' : 'input';
  return (
    <div className={fault === undefined ? 'usa-form-group' : 'usa-form-group usa-form-group--error'}>
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="usa-hint">
          {hint}
        </span>
      )}
      {fault && (
        <span id={`${id}-fault`} className="usa-error-message" role="alert">
          {fault}
        </span>
      )}
      <Tag
        ref={place}
        id={id}
        className={long ? 'usa-textarea' : 'usa-input'}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(about === '' ? {} : { 'aria-describedby': about })}
        {...(fault === undefined ? {} : { 'aria-invalid': true })}
      />
    </div>
  );
}
