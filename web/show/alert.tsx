// The box of the design system for what must not be missed: its color, its sign, its title.
// Notes are in note.tsx; refusals of the server in shell/problem.tsx.

import type { ReactNode } from 'react';

interface AlertProps {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function Alert({ kind, title, children }: AlertProps) {
  const slim = title === undefined ? ' usa-alert--slim' : '';
  return (
    <div className={`usa-alert usa-alert--${kind}${slim}`}>
      <div className="usa-alert__body">
        {title !== undefined && <h2 className="usa-alert__heading">{title}</h2>}
        <div className="usa-alert__text">{children}</div>
      </div>
    </div>
  );
}
