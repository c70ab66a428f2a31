// The head of every page: the name of the product, the links, the language, and who is signed in.
// Which links there are follows from the roles of the person.

import { Link } from '@tanstack/react-router';
import { may, type SignedIn } from '../api/may.ts';
import { useSignOut } from '../api/session.ts';
import { thisMonth } from '../show/days.ts';
import { chooseLanguage, useLanguage, useWords } from '../words/index.ts';

const HERE = { className: 'here', 'aria-current': 'page' } as const;

export function Head({ person }: { readonly person: SignedIn | null }) {
  const { t } = useWords();
  return (
    <header className="head">
      <div className="grid-container head-row">
        <Link to="/" className="brand">
          <strong>{t('shell.product')}</strong>
          <span>{t('shell.system')}</span>
        </Link>
        <div className="head-side">
          {person !== null && <SignedInAs name={person.name} />}
          <LanguageSwitch />
        </div>
      </div>
      {person !== null && (
        <nav aria-label={t('shell.sections')} className="grid-container">
          <ul className="sections">
            <li>
              <Link to="/" activeOptions={{ exact: true }} activeProps={HERE}>
                {t('shell.home')}
              </Link>
            </li>
            {may(person, 'list-participants') && (
              <li>
                <Link to="/participants" activeProps={HERE}>
                  {t('shell.participants')}
                </Link>
              </li>
            )}
            {may(person, 'read-month') && (
              <li>
                <Link to="/months/$month" params={{ month: thisMonth() }} activeProps={HERE}>
                  {t('shell.month')}
                </Link>
              </li>
            )}
            {may(person, 'compare-readings') && (
              <li>
                <Link to="/readings" activeProps={HERE}>
                  {t('shell.readings')}
                </Link>
              </li>
            )}
            <li>
              <a href="/docs">{t('shell.law')}</a>
            </li>
          </ul>
        </nav>
      )}
    </header>
  );
}

function SignedInAs({ name }: { readonly name: string }) {
  const { t } = useWords();
  const signOut = useSignOut();
  return (
    <div className="signed-in">
      <span>{t('shell.signedInAs', { name })}</span>
      <button type="button" className="usa-button usa-button--unstyled" onClick={() => void signOut()}>
        {t('shell.signOut')}
      </button>
    </div>
  );
}

const LANGUAGES = { es: 'Español', en: 'English' } as const;

/** Offers the other language by its own name. The page stays, with what was typed into it. */
function LanguageSwitch() {
  const other = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <button
      type="button"
      className="usa-button usa-button--unstyled"
      lang={other}
      onClick={() => void chooseLanguage(other)}
    >
      {LANGUAGES[other]}
    </button>
  );
}
