// A note in a box of its own: what went well, what to mind, what is wrong.
// A refusal of the server has its own way of being shown, in shell/problem.tsx.

import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';

interface NoteProps {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string;
  /** Of a note that answers what the reader just did: it gets the focus, and is read out. */
  readonly news?: boolean;
  readonly children: ReactNode;
}

export function Note({ kind, title, news = false, children }: NoteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  return (
    <div ref={place} className="note" {...(news ? { role: 'status', tabIndex: -1 } : {})}>
      <Alert kind={kind} title={title}>
        {children}
      </Alert>
    </div>
  );
}
