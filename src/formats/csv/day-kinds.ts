// Days and months in cells: YYYY-MM-DD and YYYY-MM, and nothing else.
// A day in another plain form is refused with the form that would be right, but never guessed.

import { type Day, daysInMonth, formatDay, formatMonth, type Month, parseDay, parseMonth } from '../../base/index.ts';
import { CellFault, type Kind } from './kind.ts';

/** A day as YYYY-MM-DD. */
export const day: Kind<Day> = {
  write: formatDay,
  read: (cell) => parseDay(cell) ?? dayFault(cell),
};

/** A month as YYYY-MM. */
export const month: Kind<Month> = {
  write: formatMonth,
  read: (cell) => parseMonth(cell) ?? monthFault(cell),
};

function dayFault(cell: string): CellFault {
  const iso = /^(\d{4})-(\d\d)-\d\d$/.exec(cell);
  if (iso !== null) return noSuchDay(`${iso[1]}-${iso[2]}`);
  const right = daysMeant(cell);
  if (right.length > 0) {
    const [en, es] = [right.join(' or '), right.join(' o ')];
    const which = right.length === 1 ? ['', ''] : [', whichever is meant', ', el que corresponda'];
    return new CellFault(
      'not-a-day',
      `is not written as a day is here: write ${en}${which[0]}`,
      `no está escrito como se escribe aquí una fecha: escriba ${es}${which[1]}`,
    );
  }
  return new CellFault(
    'not-a-day',
    'is no day: write year, month and day like 2026-12-31',
    'no es una fecha: escriba año, mes y día como 2026-12-31',
  );
}

function noSuchDay(inMonth: string): CellFault {
  const known = parseMonth(inMonth);
  if (known === undefined) {
    return new CellFault('no-such-day', 'is a day of no month: there are 12', 'no es de ningún mes: hay 12');
  }
  const length = daysInMonth(known);
  return new CellFault(
    'no-such-day',
    `is no day of the calendar: ${inMonth} has ${length} days`,
    `no existe en el calendario: ${inMonth} tiene ${length} días`,
  );
}

/** The days that a text in another plain form may mean: two where the day and the month could change places. */
function daysMeant(cell: string): readonly string[] {
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ].*)?$|^(\d{4})(\d\d)(\d\d)$/.exec(cell);
  if (yearFirst !== null) return existing([yearFirst.slice(1).filter((part) => part !== undefined)]);
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?:[T ].*)?$/.exec(cell);
  if (yearLast === null) return [];
  const [first, second, year] = yearLast.slice(1) as [string, string, string];
  return existing([
    [year, second, first],
    [year, first, second],
  ]);
}

function existing(parts: readonly (readonly string[])[]): readonly string[] {
  const days = parts.map((part) => part.map((digits) => digits.padStart(2, '0')).join('-'));
  return [...new Set(days)].filter((text) => parseDay(text) !== undefined);
}

function monthFault(cell: string): CellFault {
  if (/^\d{4}-\d\d$/.test(cell)) {
    return new CellFault(
      'no-such-month',
      'is no month of the calendar: they are 01 to 12',
      'no existe en el calendario: los meses son de 01 a 12',
    );
  }
  const meant = monthMeant(cell);
  return parseMonth(meant) === undefined
    ? new CellFault(
        'not-a-month',
        'is no month: write year and month like 2026-12',
        'no es un mes: escriba año y mes como 2026-12',
      )
    : new CellFault(
        'not-a-month',
        `is not written as a month is here: write ${meant}`,
        `no está escrito como se escribe aquí un mes: escriba ${meant}`,
      );
}

/** The month that a text in another plain form may mean, as it is written here; it may not exist. */
function monthMeant(cell: string): string {
  const yearFirst = /^(\d{4})(?:[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?|(\d\d))$/.exec(cell);
  if (yearFirst !== null) return `${yearFirst[1]}-${(yearFirst[2] ?? yearFirst[3] ?? '').padStart(2, '0')}`;
  const yearLast = /^(\d{1,2})[-/. ](\d{4})$/.exec(cell);
  return `${yearLast?.[2]}-${yearLast?.[1]?.padStart(2, '0')}`;
}
