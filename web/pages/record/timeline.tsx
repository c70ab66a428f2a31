// Spells of service as bars along the years: a picture without words of its own, described for those who do not see it.
// The same stands in the table below it.

import { type Day, daysBetween, firstDayOf, monthOf, parseDay, yearOf } from '../../../src/base/index.ts';
import type { ParticipantRecord } from '../../../src/wire/index.ts';
import { useWords } from '../../words/index.ts';

type Spell = ParticipantRecord['service'][number];

interface TimelineProps {
  /** In the order of their first days. */
  readonly spells: readonly Spell[];
  /** Where a spell that has no last day is drawn to. */
  readonly until: string;
}

const WIDTH = 1000;
const ROW = 28;
const BAR = 18;

export function Timeline({ spells, until }: TimelineProps) {
  const { t } = useWords();
  const last = dayIn(until);
  const start = firstDayOf(monthOf(dayIn(spells[0]?.from ?? until)));
  const end = spells.reduce((latest, { to }) => (dayIn(to ?? until) > latest ? dayIn(to ?? until) : latest), start);
  const days = Math.max(daysBetween(start, end), 1);
  const at = (day: Day) => (Math.max(daysBetween(start, day), 0) / days) * WIDTH;
  const years = { from: yearOf(start), to: yearOf(end) };
  return (
    <figure className="timeline">
      <svg
        viewBox={`0 0 ${WIDTH} ${spells.length * ROW}`}
        height={spells.length * ROW}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('record.service.picture', years)}
      >
        {spells.map(({ id, from, to, capacity }, row) => (
          <rect
            key={id}
            className={to === null ? `${capacity} open` : capacity}
            x={at(dayIn(from))}
            y={row * ROW + (ROW - BAR) / 2}
            width={Math.max(at(to === null ? last : dayIn(to)) - at(dayIn(from)), 2)}
            height={BAR}
          />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{years.from}</span>
        <span>{years.to}</span>
      </figcaption>
    </figure>
  );
}

function dayIn(text: string): Day {
  return parseDay(text) as Day;
}
