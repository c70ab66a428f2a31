// What the facts may not say together: rules between several facts, each with the place that holds them all.
// Shapes of single values are in shape.ts.

import {
  addRatio,
  compareRatio,
  formatDay,
  type Month,
  monthOf,
  type Ratio,
  ratio,
  type Words,
} from '../../base/index.ts';
import { OPERATIVE_DATE } from '../parameters.ts';
import type { Facts } from './facts.ts';
import { addFault, type Fault, type Placed } from './shape.ts';

type Report = (at: string, code: string, says: Words) => void;

/** Adds a fault for each contradiction among facts that are themselves well formed. */
export function checkConsistency(facts: Facts, faults: Fault[]): void {
  const report: Report = (at, code, says) => addFault(faults, { at, code, says });
  checkLife(facts, report);
  checkService(facts, report);
  checkDisability(facts, report);
  checkShares(facts, report);
  checkMoneyDates(facts, report);
  checkPeriods(facts.readmission?.periods, '/readmission/periods', report);
  checkPeriods(facts.telephone?.periods, '/telephone/periods', report);
  const { employment } = facts;
  if (employment?.appointment === 'irregular' && employment.class !== undefined && employment.class !== 'irregular') {
    report('/employment', 'irregular-of-another-class', {
      en: 'an irregular appointment goes with the class "irregular" alone',
      es: 'un nombramiento irregular va solo con la clase "irregular"',
    });
  }
}

function checkLife(facts: Facts, report: Report): void {
  const { birthDate, enrolledOn, diedOn } = facts.participant ?? {};
  if (enrolledOn !== undefined && enrolledOn < OPERATIVE_DATE) {
    report('/participant/enrolledOn', 'enrolled-before-system', {
      en: `is before the System's operative date, ${formatDay(OPERATIVE_DATE)}`,
      es: `es anterior a la fecha de vigencia del Sistema, ${formatDay(OPERATIVE_DATE)}`,
    });
  }
  if (birthDate !== undefined && enrolledOn !== undefined && enrolledOn < birthDate) {
    report('/participant', 'enrolled-before-birth', {
      en: 'enrolledOn is before birthDate: one of the two is wrong',
      es: 'enrolledOn es anterior a birthDate: una de las dos está mal',
    });
  }
  if (birthDate !== undefined && diedOn !== undefined && diedOn < birthDate) {
    report('/participant', 'death-before-birth', {
      en: 'diedOn is before birthDate: one of the two is wrong',
      es: 'diedOn es anterior a birthDate: una de las dos está mal',
    });
  }
  const retiredOn = facts.retirement?.retiredOn;
  if (retiredOn !== undefined && diedOn !== undefined && retiredOn > diedOn) {
    report('', 'retired-after-death', {
      en: '/retirement/retiredOn is after /participant/diedOn: one of the two is wrong',
      es: '/retirement/retiredOn es posterior a /participant/diedOn: una de las dos está mal',
    });
  }
}

function checkService(facts: Facts, report: Report): void {
  const diedOn = facts.participant?.diedOn;
  for (const spell of facts.service ?? []) {
    if (spell.to !== undefined && spell.from !== undefined && spell.to < spell.from) {
      report(spell.at, 'ends-before-it-begins', {
        en: 'to is before from: a spell ends on or after the day it begins',
        es: 'to es anterior a from: un período termina el día en que comienza o después',
      });
    }
    if (spell.endedBy === 'death' && spell.to !== undefined && diedOn !== undefined && spell.to !== diedOn) {
      report('', 'death-on-two-days', {
        en: `${spell.at} ended by death on ${formatDay(spell.to)}, but /participant/diedOn is ${formatDay(diedOn)}`,
        es: `${spell.at} terminó por muerte el ${formatDay(spell.to)}, pero /participant/diedOn es ${formatDay(diedOn)}`,
      });
    }
  }
  if (repeated((facts.salaries ?? []).map((salary) => salary.from))) {
    report('/salaries', 'two-salaries-from-one-day', {
      en: 'two salaries are in force from the same day: keep the one that was',
      es: 'dos sueldos rigen desde el mismo día: deje el que rigió',
    });
  }
}

function checkDisability(facts: Facts, report: Report): void {
  const { onsetOn, totalAndPermanentOn } = facts.disability ?? {};
  if (onsetOn !== undefined && totalAndPermanentOn !== undefined && totalAndPermanentOn < onsetOn) {
    report('/disability', 'permanent-before-onset', {
      en: 'totalAndPermanentOn is before onsetOn: a disability becomes total and permanent on or after its onset',
      es: 'totalAndPermanentOn es anterior a onsetOn: la incapacidad se vuelve total y permanente al comenzar o después',
    });
  }
}

function checkShares(facts: Facts, report: Report): void {
  const lists: { at: string; shares: readonly (Ratio | undefined)[] }[] = (facts.orders ?? []).map((order) => ({
    at: `${order.at}/designees`,
    shares: (order.designees ?? []).map((designee) => designee.share),
  }));
  lists.push({ at: '/heirs', shares: (facts.heirs ?? []).map((heir) => heir.share) });
  for (const { at, shares } of lists) {
    const given = shares.filter((part) => part !== undefined);
    if (given.length === 0) continue;
    if (given.length < shares.length) {
      report(at, 'shares-for-some-only', {
        en: 'some have a share and some have none: give it for all, or for nobody where the parts are equal',
        es: 'algunos tienen participación y otros no: désela a todos, o a nadie si las partes son iguales',
      });
    } else if (compareRatio(given.reduce(addRatio), ratio(1)) !== 0) {
      report(at, 'shares-not-one', {
        en: 'the shares do not add up to 1',
        es: 'las participaciones no suman 1',
      });
    }
  }
}

function checkMoneyDates(facts: Facts, report: Report): void {
  if (repeated((facts.pension?.income ?? []).map((entry) => entry.month))) {
    report('/pension/income', 'two-incomes-of-one-month', {
      en: 'two incomes are of the same month: add them up',
      es: 'dos ingresos son del mismo mes: súmelos',
    });
  }
  const { startsOn, through } = facts.payment ?? {};
  if (startsOn !== undefined && through !== undefined && through < monthOf(startsOn)) {
    report('/payment', 'through-before-start', {
      en: 'through is before the month of startsOn',
      es: 'through es anterior al mes de startsOn',
    });
  }
  const { from, to } = facts.interest ?? {};
  if (from !== undefined && to !== undefined && to < from) {
    report('/interest', 'interest-backwards', { en: 'to is before from', es: 'to es anterior a from' });
  }
}

interface Period extends Placed {
  readonly from: Month | undefined;
  readonly to: Month | undefined;
}

function checkPeriods(periods: readonly Period[] | undefined, at: string, report: Report): void {
  const known: { from: Month; to: Month }[] = [];
  for (const period of periods ?? []) {
    const { from, to } = period;
    if (from === undefined || to === undefined) continue;
    if (to < from) {
      report(period.at, 'ends-before-it-begins', {
        en: 'to is before from: a period ends in the month it begins or later',
        es: 'to es anterior a from: un período termina en el mes en que comienza o después',
      });
    } else {
      known.push({ from, to });
    }
  }
  known.sort((a, b) => a.from - b.from);
  if (known.some((period, i) => i > 0 && period.from <= (known[i - 1] as { to: Month }).to)) {
    report(at, 'periods-overlap', {
      en: 'two periods share a month: a month has one salary',
      es: 'dos períodos comparten un mes: un mes tiene un solo sueldo',
    });
  }
}

function repeated(values: readonly (number | undefined)[]): boolean {
  const known = values.filter((value) => value !== undefined);
  return new Set(known).size < known.length;
}
