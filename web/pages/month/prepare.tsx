// Preparing a run of a month: each payment is calculated, nothing is paid.
// Another person reviews and approves what was prepared, on the page of the run.

import { useCommand } from '../../api/commands.ts';
import { Section } from '../../shell/page.tsx';
import { Problem } from '../../shell/problem.tsx';
import { monthText } from '../../show/days.ts';
import { countText, moneyText } from '../../show/money.ts';
import { Note } from '../../show/note.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

interface PrepareProps {
  readonly month: string;
  /** Whether a run of this month was approved already. */
  readonly paid: boolean;
  /** Whether another run stands already. */
  readonly again: boolean;
}

export function Prepare({ month, paid, again }: PrepareProps) {
  const { t } = useWords();
  const language = useLanguage();
  const prepare = useCommand('prepare-run');
  const title = t('month.prepare', { month: monthText(month, language) });
  const run = prepare.data?.outcome;
  return (
    <Section id="prepare" title={title}>
      {run !== undefined && (
        <Note kind="success" news key={run.id}>
          <p>
            {run.state === 'preparing'
              ? t('month.preparing', { run: run.id })
              : t('month.prepared', { run: run.id, lines: countText(run.lines), total: moneyText(run.total) })}
          </p>
        </Note>
      )}
      {prepare.error !== null && <Problem error={prepare.error} />}
      {paid ? (
        <p>{t('month.paid')}</p>
      ) : (
        <>
          <p>
            {t('month.prepareSays')} {again && t('month.prepareAgain')}
          </p>
          <button
            type="button"
            className="usa-button"
            disabled={prepare.isPending}
            onClick={() => prepare.mutate({ month })}
          >
            {title}
          </button>
        </>
      )}
    </Section>
  );
}
