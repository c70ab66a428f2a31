// What the record of the sample says: careers and salaries of judges, opening balances, converted pensions.
// Rows of the people of cases count here too; what the law makes of them is in cases.test.ts.

import { describe, expect, test } from 'vitest';
import { type Cents, parseDay, parseMoney } from '../base/index.ts';
import { sampleOf } from './index.ts';

const sample = sampleOf();
const active = sample.members.filter(({ id }) => id.startsWith('J'));
const spellsOf = (id: string) => sample.service.filter(({ participant }) => participant === id);
const salariesOf = (id: string) => sample.salaries.filter(({ participant }) => participant === id);
const money = (text: string): Cents => parseMoney(text) as Cents;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the judges in office', () => {
  test('hold the posts of the courts as the law authorized them', () => {
    const offices = active.map(({ id }) => spellsOf(id).at(-1)?.office);
    const held = (office: string) => offices.filter((one) => one === office).length;
    expect(['municipal', 'superior', 'appeals', 'supreme'].map(held)).toEqual([85, 253, 39, 9]);
  });

  test('keep that mix in another number', () => {
    const few = sampleOf({ judges: 40 }).service.filter(({ participant, to }) => participant[0] === 'J' && !to);
    const held = (office: string) => few.filter((spell) => spell.office === office).length;
    expect(['municipal', 'superior', 'appeals', 'supreme'].map(held)).toEqual([9, 26, 4, 1]);
  });

  test('still serve, are of age, and are not yet 70 at the end of 2026', () => {
    for (const { id, birthDate, enrolledOn } of active) {
      expect(spellsOf(id).at(-1)?.to).toBeUndefined();
      expect(birthDate > '1957-01-01').toBe(true);
      expect(Number(enrolledOn.slice(0, 4)) - Number(birthDate.slice(0, 4))).toBeGreaterThanOrEqual(27);
    }
  });

  test('enrolled from 1995 to 2025, in each of the three groups and on the days between them', () => {
    const days = active.map(({ enrolledOn }) => enrolledOn).sort();
    const share = (from: string, to: string) => days.filter((day) => from <= day && day <= to).length / days.length;
    expect(days[0]! >= '1995-01-01' && days[0]! < '1998').toBe(true);
    expect(days.at(-1)! > '2024-06' && days.at(-1)! <= '2025-12-31').toBe(true);
    expect(share('1995-01-01', '2013-12-23')).toBeGreaterThan(0.4);
    expect(share('2013-12-24', '2014-06-30')).toBeGreaterThan(0.03);
    expect(share('2014-07-01', '2025-12-31')).toBeGreaterThan(0.4);
    expect(days).toEqual(expect.arrayContaining(['2013-12-23', '2013-12-24', '2014-06-30', '2014-07-01']));
  });

  test('came in part from a lower court, and in part from the Government', () => {
    const careers = active.map(({ id }) => spellsOf(id));
    const having = (is: (spells: typeof sample.service) => boolean) => careers.filter(is).length;
    expect(
      having((spells) => spells.some(({ office }) => office === 'municipal') && spells.at(-1)?.office === 'superior'),
    ).toBeGreaterThan(30);
    for (const returned of [true, false]) {
      expect(having((spells) => spells.some(({ refundReturned }) => refundReturned === returned))).toBeGreaterThan(10);
    }
  });

  test('have the salary of their post in force', () => {
    const paid = new Map([
      ['municipal', ['91764.00']],
      ['superior', ['118133.00']],
      ['appeals', ['130579.00']],
      ['supreme', ['144480.00', '154556.00']],
    ]);
    for (const { id } of active) {
      expect(paid.get(spellsOf(id).at(-1)?.office ?? '')).toContain(salariesOf(id).at(-1)?.annual);
    }
    expect(
      sample.salaries.filter(({ participant, annual }) => participant[0] === 'J' && annual === '154556.00').length,
    ).toBe(1);
  });
});

describe('every career', () => {
  test('has spells in order that do not overlap, and begins as judge on the day of enrolment', () => {
    for (const { id, enrolledOn, birthDate } of sample.members) {
      const spells = spellsOf(id);
      spells.forEach((spell, i) => {
        expect(parseDay(spell.from)).toBeDefined();
        if (spell.to !== undefined) expect(spell.to >= spell.from).toBe(true);
        if (i > 0) expect(spells[i - 1]!.to! < spell.from).toBe(true);
      });
      if (spells.length > 0) expect(spells.find(({ capacity }) => capacity === 'judge')?.from).toBe(enrolledOn);
      expect(birthDate < enrolledOn).toBe(true);
    }
  });

  test('has a salary from the first day of each of its spells as judge, and two from none', () => {
    for (const { id } of sample.members) {
      const from = salariesOf(id).map((salary) => salary.from);
      expect(from).toEqual([...new Set(from)].sort());
      for (const spell of spellsOf(id)) if (spell.capacity === 'judge') expect(from).toContain(spell.from);
    }
  });

  test('ends with a cause where it has ended', () => {
    for (const { id } of sample.members) {
      const last = spellsOf(id).at(-1);
      expect(last?.to === undefined).toBe(last?.endedBy === undefined);
    }
  });
});

describe('the opening balances', () => {
  test('are those of judges and of people with a case, by their group', () => {
    for (const { id, enrolledOn } of sample.members) {
      const names = sample.accounts.filter(({ participant }) => participant === id).map(({ account }) => account);
      const hybrid = enrolledOn >= '2014-07-01';
      if (id.startsWith('P')) expect(names).toEqual([]);
      else expect(names).toEqual(hybrid ? ['hybrid-contributions', 'hybrid-return'] : ['contributions']);
    }
  });

  test('are the months served at the rate of the group, to the cent', () => {
    const balancesFrom = (from: string, to: string) => {
      const spell = sample.service.find((one) => one.from === from && one.to === to && one.office === 'superior');
      return sample.accounts.filter((one) => one.participant === spell?.participant).map(({ balance }) => balance);
    };
    // 178 months from September 2009 at 8% of 7,466.67, and 26 from July 2024 at 8% of 9,844.42.
    expect(balancesFrom('2009-09-01', '2026-08-31')).toEqual(['126801.04']);
    // 120 months from July 2014 and 26 from July 2024 at 12% of the same, and 2.5% a year on half the time.
    expect(balancesFrom('2014-07-01', '2026-08-31')).toEqual(['138234.58', '21023.18']);
    expect(new Set(sample.accounts.map(({ asOf }) => asOf))).toEqual(new Set(['2026-09-30']));
  });
});

describe('the converted pensions', () => {
  const lastOffice = (id: string) => spellsOf(id).at(-1)?.office;
  const justices = sample.awards.filter(({ participant }) => lastOffice(participant) === 'supreme');
  const others = sample.awards.filter(({ participant }) => lastOffice(participant) !== 'supreme');

  test('are pensions from 1990 to October 2026, decided shortly before', () => {
    for (const { rule, startsOn, decidedOn, document } of sample.awards) {
      expect(rule).toBe('pension');
      expect(startsOn >= '1990-01-01' && startsOn <= '2026-10-01').toBe(true);
      expect(decidedOn < startsOn).toBe(true);
      expect(document).toMatch(new RegExp(`^JR-${decidedOn.slice(0, 4)}-\\d{4}$`));
    }
  });

  test('are mostly for service, with some deferred and some of surviving spouses', () => {
    const kinds = (kind: string) => sample.awards.filter((award) => award.kind === kind).length;
    expect(kinds('service-pension')).toBeGreaterThan(400);
    expect(kinds('deferred-pension')).toBeGreaterThan(8);
    expect(kinds('surviving-spouse-pension')).toBeGreaterThan(8);
  });

  test('go to nobody enrolled in the Hybrid Program, and start at 60 at the earliest but for spouses', () => {
    for (const { participant, kind, startsOn } of sample.awards) {
      const member = sample.members.find(({ id }) => id === participant)!;
      expect(member.enrolledOn <= '2013-12-23').toBe(true);
      expect(member.birthDate > '1928').toBe(true);
      const sixty = `${Number(member.birthDate.slice(0, 4)) + 60}${member.birthDate.slice(4)}`;
      if (kind !== 'surviving-spouse-pension') expect(startsOn >= sixty).toBe(true);
    }
  });

  test('of nine justices are above the last salary, about 11,158 a month', () => {
    expect(justices.length).toBe(9);
    for (const { monthly, wageAtRetirement } of justices) {
      expect(money(monthly) * 12).toBeGreaterThan(money(wageAtRetirement!));
    }
    expect(mean(justices.map(({ monthly }) => money(monthly)))).toBeCloseTo(1_115_800, -4);
  });

  test('of the others are about 5,110 a month', () => {
    const average = mean(others.map(({ monthly }) => money(monthly)));
    expect(Math.abs(average - 511_000)).toBeLessThan(15_000);
  });

  test('of superior judges for service are from 60 to 75 percent of the salary, each and on average', () => {
    const shares = others
      .filter(({ kind, participant }) => kind === 'service-pension' && lastOffice(participant) === 'superior')
      .map(({ monthly, participant }) => (money(monthly) * 12) / money(salariesOf(participant).at(-1)!.annual));
    expect(shares.length).toBeGreaterThan(250);
    expect(Math.min(...shares)).toBeGreaterThan(0.6);
    expect(Math.max(...shares)).toBeLessThan(0.7501);
    expect(mean(shares)).toBeCloseTo(0.684, 1);
  });

  test('end with a death in October and one in November of 2026', () => {
    const deaths = sample.deaths.filter(({ participant }) => participant.startsWith('P'));
    expect(deaths.map(({ diedOn }) => diedOn)).toEqual(['2026-10-14', '2026-11-16']);
  });
});
