// One page: its title in the browser and at its head, the way back, and the focus that goes to the head on arrival.
// What surrounds every page is in frame.tsx; what is on it is in pages/.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';

/** On the first page the browser has put the focus where it belongs. */
let arrived = false;

interface PageProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** Links to the pages above this one, the topmost first, each with a key. */
  readonly trail?: readonly ReactElement[];
  readonly children?: ReactNode;
}

export function Page({ title, lead, trail = [], children }: PageProps) {
  const { t } = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) head.current?.focus();
    arrived = true;
  }, []);
  return (
    <>
      <title>{`${title} – ${t('shell.product')}`}</title>
      {trail.length > 0 && <Trail links={trail} here={title} />}
      <h1 ref={head} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="usa-intro">{lead}</p>}
      {children}
    </>
  );
}

function Trail({ links, here }: { readonly links: readonly ReactElement[]; readonly here: string }) {
  const { t } = useWords();
  return (
    <nav className="usa-breadcrumb usa-breadcrumb--wrap" aria-label={t('shell.trail')}>
      <ol className="usa-breadcrumb__list">
        {links.map((link) => (
          <li key={link.key} className="usa-breadcrumb__list-item">
            {link}
          </li>
        ))}
        <li className="usa-breadcrumb__list-item usa-current" aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}

/** A part of a page under a heading of its own, which links lead to by its id. */
export function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
