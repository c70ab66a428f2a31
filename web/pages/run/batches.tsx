// How far a run has come, batch by batch, while it is prepared or posted.
// It is looked at again every second as long as it is under way (api/answers.ts).

import type { RunRow } from '../../../src/wire/index.ts';
import { isUnderway } from '../../api/answers.ts';
import { countText } from '../../show/money.ts';
import { useWords } from '../../words/index.ts';

export function Batches({ of }: { readonly of: Pick<RunRow, 'state' | 'batches'> }) {
  const { t } = useWords();
  if (!isUnderway(of)) return null;
  const { state, batches } = of;
  const { all, prepared, posted } = batches;
  return (
    <div className="batches">
      <p role="status">
        {state === 'approved' && `${t('run.posting')} `}
        {t('run.batches', { all: countText(all), prepared: countText(prepared), posted: countText(posted) })}
      </p>
      <progress aria-label={t('run.progress')} max={all * 2} value={prepared + posted} />
    </div>
  );
}
