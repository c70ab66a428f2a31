// What surrounds every page: the way past it, the banner of the sample, the head with its links, and who is signed in.
// To nobody signed in every address but that of verifying a letter shows the way in, and leads where it says afterwards.

import { useIsFetching } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ShownTo, useSession } from '../api/session.ts';
import { SignIn } from '../pages/sign-in.tsx';
import { useWords } from '../words/index.ts';
import { Answered } from './answered.tsx';
import { Head } from './head.tsx';

/** For anyone who holds a letter: whoever verifies one need not sign in. */
export const VERIFY = '/verify';

export function Frame() {
  const { t } = useWords();
  // By the page that is shown: the address is already another one while the next page is loaded.
  const open = useMatches({ select: (shown) => shown.some(({ pathname }) => pathname === VERIFY) });
  const session = useSession();
  return (
    <>
      <a className="usa-skipnav" href="#main">
        {t('shell.skip')}
      </a>
      {session.data?.sample && <SampleBanner />}
      <Head person={session.data?.person ?? null} />
      <main id="main" tabIndex={-1} className="grid-container">
        {open ? (
          <Outlet />
        ) : (
          <Answered answer={session} page>
            {({ person, people }) =>
              person === null ? (
                <SignIn people={people} />
              ) : (
                <ShownTo value={person}>
                  <Outlet />
                </ShownTo>
              )
            }
          </Answered>
        )}
      </main>
      <Progress />
    </>
  );
}

function SampleBanner() {
  const { t } = useWords();
  return (
    <aside className="sample" aria-label={t('shell.sampleTitle')}>
      <p className="grid-container">
        <strong>{t('shell.sampleTitle')}.</strong> {t('shell.sample')}
      </p>
    </aside>
  );
}

/** Before this long, in milliseconds, nobody needs to hear that something is loading. */
const PATIENCE = 500;

/** Says aloud that answers are waited for, and that they are there. */
function Progress() {
  const { t } = useWords();
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const [said, setSaid] = useState<'loading' | 'loaded'>();
  useEffect(() => {
    if (!waiting) {
      setSaid((before) => (before === 'loading' ? 'loaded' : undefined));
      return;
    }
    const timer = setTimeout(() => setSaid('loading'), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  return (
    <p role="status" className="usa-sr-only">
      {said && t(`shell.${said}`)}
    </p>
  );
}
