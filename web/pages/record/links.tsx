// The ways to a decision and to why a payment is its amount, for those whose role may see them; for others the words alone.
// The pages that they lead to are decision/ and why.tsx.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { may } from '../../api/may.ts';
import { usePerson } from '../../api/session.ts';

interface DecisionLinkProps {
  readonly participant: string;
  readonly decision: string;
  readonly children: ReactNode;
}

export function DecisionLink({ participant, decision, children }: DecisionLinkProps) {
  if (!may(usePerson(), 'read-decision')) return children;
  return (
    <Link to="/participants/$participant/decisions/$decision" params={{ participant, decision }} className="usa-link">
      {children}
    </Link>
  );
}

interface WhyLinkProps {
  readonly participant: string;
  readonly award: string;
  readonly month: string;
  readonly children: ReactNode;
}

export function WhyLink({ participant, award, month, children }: WhyLinkProps) {
  if (!may(usePerson(), 'explain-payment')) return null;
  return (
    <Link
      to="/participants/$participant/payments/$award/$month"
      params={{ participant, award, month }}
      className="usa-link"
    >
      {children}
    </Link>
  );
}
