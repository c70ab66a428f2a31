// Names with values beside them: the fields of a result, of an order, of a summary.
// How a value reads is in values.ts.

import type { ReactNode } from 'react';
import { useLanguage, useNames } from '../words/index.ts';
import { valueText } from './values.ts';

/** A list of terms and what each is; on a narrow page the one below the other. */
export function Terms({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="terms">
      {of.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields of an object by their names; a list of objects is a list of such. */
export function Fields({ of }: { readonly of: object }) {
  const names = useNames();
  return (
    <Terms
      of={Object.entries(of).map(([name, value]) => [
        names('field', name),
        <Value key={name} name={name} of={value} />,
      ])}
    />
  );
}

function Value({ of, name }: { readonly of: unknown; readonly name: string }) {
  const language = useLanguage();
  if (Array.isArray(of) && of.some((part) => typeof part === 'object')) {
    return (
      <ol className="values">
        {of.map((part: unknown) => (
          <li key={JSON.stringify(part)}>{valueText(part, language, name)}</li>
        ))}
      </ol>
    );
  }
  if (typeof of === 'object' && of !== null && !Array.isArray(of)) return <Fields of={of} />;
  return valueText(of, language, name);
}
