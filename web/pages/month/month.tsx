// The payroll of a month: its runs, preparing one, and the way to other months.
// What a run pays and why it differs is on the page of the run.

import { getRouteApi, Link } from '@tanstack/react-router';
import type { MonthStatus } from '../../../src/wire/index.ts';
import { useMonth } from '../../api/answers.ts';
import { may } from '../../api/may.ts';
import { usePerson } from '../../api/session.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page, Section } from '../../shell/page.tsx';
import { NothingHere } from '../../shell/problem.tsx';
import { isMonth, monthsAfter, monthText } from '../../show/days.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { Batches } from '../run/batches.tsx';
import { MonthForm } from './month-form.tsx';
import { Prepare } from './prepare.tsx';
import { Runs } from './runs.tsx';

const route = getRouteApi('/months/$month');

export function MonthPage() {
  const { month } = route.useParams();
  return isMonth(month) ? <Month month={month} /> : <NothingHere />;
}

function Month({ month }: { readonly month: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const person = usePerson();
  const status = useMonth(month);
  return (
    <Page title={t('month.title', { month: monthText(month, language) })}>
      <Answered answer={status}>
        {({ runs }) => (
          <>
            <Section id="runs" title={t('month.runs')}>
              <Runs of={runs} />
              {runs.map((run) => (
                <Batches key={run.id} of={run} />
              ))}
            </Section>
            {may(person, 'prepare-run') && <Prepare month={month} paid={isPaid(runs)} again={runs.length > 0} />}
          </>
        )}
      </Answered>
      <Section id="choose" title={t('month.choose')}>
        <Around of={month} />
        <MonthForm month={month} />
      </Section>
    </Page>
  );
}

function isPaid(runs: MonthStatus['runs']): boolean {
  return runs.some(({ state }) => state === 'approved' || state === 'posted' || state === 'released');
}

function Around({ of }: { readonly of: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const [before, after] = [monthsAfter(of, -1), monthsAfter(of, 1)];
  return (
    <p className="pages">
      <Link to="/months/$month" params={{ month: before }} className="usa-link">
        {t('month.previous', { month: monthText(before, language) })}
      </Link>
      <Link to="/months/$month" params={{ month: after }} className="usa-link">
        {t('month.next', { month: monthText(after, language) })}
      </Link>
    </p>
  );
}
