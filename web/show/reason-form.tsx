// Asks for the reason of an act that needs one, and keeps what was typed if the act is refused.
// What is done with the reason is the page's business.

import { type FormEvent, useState } from 'react';
import { Panel, type Sending } from './confirm.tsx';
import { Field } from './field.tsx';

interface ReasonFormProps {
  readonly title: string;
  readonly says?: string;
  readonly label: string;
  readonly hint: string;
  /** What is said where no reason was written. */
  readonly needed: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly sending: Sending;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

export function ReasonForm(props: ReasonFormProps) {
  const { title, says, label, hint, needed, confirm, cancel, sending, onReason, onCancel } = props;
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setEmpty(given === '');
    if (given !== '') onReason(given);
  };
  return (
    <Panel title={title} sending={sending}>
      {says !== undefined && <p>{says}</p>}
      <form onSubmit={submit} noValidate>
        <Field
          id="reason"
          label={label}
          hint={hint}
          fault={empty ? needed : undefined}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setEmpty(false);
          }}
          long
        />
        <p className="buttons">
          <button type="submit" className="usa-button" disabled={sending.isPending}>
            {confirm}
          </button>
          <button type="button" className="usa-button usa-button--outline" onClick={onCancel}>
            {cancel}
          </button>
        </p>
      </form>
    </Panel>
  );
}
