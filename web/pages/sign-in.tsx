// The way in: on the sample system one chooses the person to act as.
// What each may do afterwards is the server's to say.

import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PersonRow } from '../../src/wire/index.ts';
import type { Refused } from '../api/refusal.ts';
import { useSignIn } from '../api/session.ts';
import { Page } from '../shell/page.tsx';
import { Problem } from '../shell/problem.tsx';
import { useNames, useWords } from '../words/index.ts';

export function SignIn({ people }: { readonly people: readonly PersonRow[] }) {
  const { t } = useWords();
  const names = useNames();
  const signIn = useSignIn();
  const [error, setError] = useState<Refused>();
  if (people.length === 0) return <Page title={t('signIn.title')} lead={t('signIn.nobody')} />;
  return (
    <Page title={t('signIn.title')} lead={t('signIn.lead')}>
      {error && <Problem error={error} />}
      <ul className="people">
        {people.map(({ id, name, roles }) => (
          <li key={id}>
            <h2>{name}</h2>
            <p>
              {t('signIn.roles')}: {roles.map((role) => names('role', role)).join(', ')}
            </p>
            <button type="button" className="usa-button" onClick={() => void signIn(id).catch(setError)}>
              {t('signIn.actAs', { name })}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/verify" className="usa-link">
          {t('letters.verify.title')}
        </Link>
      </p>
    </Page>
  );
}

/** At the address of the way in, who is signed in already is led home. */
export function SignedIn() {
  return <Navigate to="/" replace />;
}
