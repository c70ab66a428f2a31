// The last look before something that is not taken back: what it is about, and two buttons.
// What is confirmed is the page's business.

import { type ReactNode, useEffect, useRef } from 'react';
import type { Refused } from '../api/refusal.ts';
import { Problem } from '../shell/problem.tsx';

/** A command under way or refused. */
export interface Sending {
  readonly isPending: boolean;
  readonly error: Refused | null;
}

interface PanelProps {
  readonly title: string;
  readonly sending: Sending;
  readonly children: ReactNode;
}

/** A box that opens where its button was, and gets the focus so that it is read from its title. */
export function Panel({ title, sending, children }: PanelProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="panel">
      <h3 ref={head} tabIndex={-1}>
        {title}
      </h3>
      {sending.error !== null && <Problem error={sending.error} />}
      {children}
    </div>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly says: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly sending: Sending;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function Confirm({ title, says, confirm, cancel, sending, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Panel title={title} sending={sending}>
      <p>{says}</p>
      <p className="buttons">
        <button type="button" className="usa-button" disabled={sending.isPending} onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" className="usa-button usa-button--outline" onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </Panel>
  );
}
