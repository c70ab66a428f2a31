// Rules in words: every operator in both languages, no word missing, and no sentence that could mean another rule.
// The words of the law's own things are tested in the law room.

import { describe, expect, test } from 'vitest';
import { COMPLETE, day, lexicon, type SmallFacts, situation, smallLaw, words } from '../../test/rules/small-law.ts';
import { type Language, parseMonth, ratio } from '../base/index.ts';
import {
  above,
  add,
  all,
  any,
  atLeast,
  atMost,
  below,
  birthday,
  ceiling,
  choose,
  constant,
  dayAfter,
  dayBefore,
  daysAfter,
  dividedBy,
  equal,
  fact,
  finding,
  floor,
  greater,
  inYears,
  leave,
  lesser,
  monthEnd,
  not,
  numberOf,
  parameter,
  reading,
  rule,
  subtract,
  times,
  toTheCent,
  whereAbsent,
} from './build.ts';
import { Evaluation } from './interpret.ts';
import { type Expr, Found, type Kind, type Node, nodesOf, type Op, Undecided, Unknown } from './node.ts';
import { Wording } from './word.ts';

const LANGUAGES: readonly Language[] = ['en', 'es'];

const truth = (en: string, es: string, pointer = `/${en}`) => fact(pointer, 'truth', words(en, es));
const a = truth('it rains', 'llueve', '/a');
const b = truth('it snows', 'nieva', '/b');
const c = truth('it blows', 'sopla', '/c');
const service = fact('/service', 'months', words('the service', 'el servicio'));
const least = fact('/least', 'months', words('the least', 'el mínimo'));
const pay = fact('/pay', 'money', words('the pay', 'el sueldo'));
const debt = fact('/debt', 'money', words('the debt', 'la deuda'));
const share = fact('/share', 'ratio', words('the share', 'la parte'));
const filed = fact('/filed', 'day', words('the filing', 'el día de la radicación'));
const died = fact('/died', 'day', words('the death', 'la muerte'));
const month = fact('/month', 'month', words('the month', 'el mes'));
const last = fact('/last', 'month', words('the last month', 'el último mes'));
const years = parameter('age-limit', 'years', filed, words('the age limit', 'la edad límite'));
const months = finding('months', 1, 'months', [service], words('the months', 'los meses'), () => new Found(213, []));

const FACTS: SmallFacts = {
  '/a': true,
  '/b': false,
  '/c': false,
  '/service': 120,
  '/least': 1,
  '/pay': 123_456,
  '/debt': 5,
  '/share': ratio(3, 4),
  '/filed': day('2026-10-20'),
  '/died': day('2026-03-01'),
  '/month': parseMonth('2026-10'),
  '/last': parseMonth('2026-12'),
};

const said = (language: Language, node: Node, facts?: SmallFacts): string =>
  new Wording(language, lexicon, facts === undefined ? undefined : new Evaluation(situation(facts))).phrase(node);

const both = (node: Node, facts?: SmallFacts): readonly string[] =>
  LANGUAGES.map((language) => said(language, node, facts));

/** A node of every operation with what it is called in both languages; a new operation does not compile without its own. */
const EVERY: Readonly<Record<Op, readonly [Node, string, string]>> = {
  fact: [service, 'the service', 'el servicio'],
  constant: [constant('years', 10), '10 years', '10 años'],
  parameter: [years, 'the age limit', 'la edad límite'],
  reading: [
    reading('rounding', { 'half-up': pay }),
    'what the reading adopted gives (“the point rounding”)',
    'lo que da la lectura adoptada («el punto rounding»)',
  ],
  finding: [months, 'the months', 'los meses'],
  rule: [rule('1', 'r', words('the rule', 'la regla'), a), 'the rule', 'la regla'],
  leave: [leave('1', 'truth', words('the Board decides', 'la Junta decide')), 'the Board decides', 'la Junta decide'],
  all: [all(a, b), 'it rains and it snows', 'llueve y nieva'],
  any: [any(a, b, c), 'it rains or it snows or it blows', 'llueve o nieva o sopla'],
  not: [not(a), 'not: it rains', 'no: llueve'],
  equal: [equal(service, least), 'the service is the least', 'el servicio: el mínimo'],
  below: [below(service, least), 'the service is less than the least', 'el servicio: menos de el mínimo'],
  'at-most': [atMost(service, least), 'the service is at most the least', 'el servicio: a lo sumo el mínimo'],
  'at-least': [atLeast(service, least), 'the service is at least the least', 'el servicio: al menos el mínimo'],
  above: [above(service, least), 'the service is more than the least', 'el servicio: más de el mínimo'],
  add: [add(pay, debt), 'the pay plus the debt', 'el sueldo más la deuda'],
  subtract: [subtract(pay, debt), 'the pay less the debt', 'el sueldo menos la deuda'],
  multiply: [times(pay, share), 'the pay times the share', 'el sueldo por la parte'],
  divide: [dividedBy(pay, share), 'the pay divided by the share', 'el sueldo dividido entre la parte'],
  lesser: [lesser(pay, debt), 'the lesser of the pay and the debt', 'lo menor entre el sueldo y la deuda'],
  greater: [greater(pay, debt), 'the greater of the pay and the debt', 'lo mayor entre el sueldo y la deuda'],
  floor: [floor(share), 'the whole part of the share', 'la parte entera de la parte'],
  ceiling: [ceiling(share), 'the share, a part counting as a whole', 'la parte, contando la parte como entero'],
  round: [toTheCent(pay, constant('text', 'half-up')), 'the pay, to the cent', 'el sueldo, al centavo'],
  choose: [
    choose(a, pay, debt),
    'if it rains, the pay; otherwise the debt',
    'si llueve, el sueldo; de lo contrario, la deuda',
  ],
  otherwise: [whereAbsent(debt, constant('money', 0)), 'the debt', 'la deuda'],
  anniversary: [
    birthday(died, years, constant('text', 'march-1')),
    'the day that completes the age limit from the death',
    'el día en que se llega a la edad límite desde la muerte',
  ],
  'days-after': [daysAfter(died, constant('days', 30)), '30 days after the death', '30 días después de la muerte'],
  'month-end': [monthEnd(died), "the month's end of the death", 'el fin de mes de la muerte'],
};

/** What a reader would take for a fault of the program. */
const FAULTS = /undefined|\[object|NaN|null|\(\)| {2}|^$|^ | $|:\s*$/;

describe('every operation', () => {
  test.each(Object.entries(EVERY))('has its words in both languages: %s', (op, [node, en, es]) => {
    expect(node.op).toBe(op);
    expect(both(node)).toEqual([en, es]);
  });

  test.each(Object.entries(EVERY))('has them with values too, and nothing is left out: %s', (_, [node]) => {
    for (const facts of [FACTS, {}]) {
      const [en = '', es = ''] = both(node, { '/filed': FACTS['/filed'], ...facts });
      expect(en).not.toMatch(FAULTS);
      expect(es).not.toMatch(FAULTS);
    }
  });

  test('that is not one of these is an error, never a sentence with its code in it', () => {
    expect(() => said('en', { ...all(a, b), op: 'unheard-of' as Op })).toThrow('has no words');
  });
});

describe('a sentence of the small law', () => {
  const { right, monthly } = smallLaw();

  test('begins with a capital, says the name and how it comes about, with values in their own words', () => {
    const sentence = (language: Language): string =>
      new Wording(language, lexicon, new Evaluation(situation(COMPLETE))).sentence(monthly);
    expect(sentence('en')).toBe(
      'The monthly pension: (the greater of ((the annual pension ($32,256.003600…) divided by 12) less $0.00) and $0.00), to the cent',
    );
    expect(sentence('es')).toBe(
      'La pensión mensual: (lo mayor entre ((la pensión anual ($32,256.003600…) dividido entre 12) menos $0.00) y $0.00), al centavo',
    );
  });

  test('has a word for everything in both languages, whatever is known', () => {
    for (const facts of [COMPLETE, {}, { ...COMPLETE, '/contradicted': true }, undefined]) {
      for (const language of LANGUAGES) {
        const wording = new Wording(
          language,
          lexicon,
          facts === undefined ? undefined : new Evaluation(situation(facts)),
        );
        for (const node of nodesOf([right, monthly])) {
          if (node.op !== 'rule') continue;
          expect(wording.sentence(node)).not.toMatch(FAULTS);
          expect(wording.sentence(node)).toMatch(/^\p{Lu}/u);
        }
      }
    }
  });

  test('does not say twice what a rule and its body are both called', () => {
    const same = rule('1', 'r', words('it rains', 'llueve'), a);
    expect(new Wording('en', lexicon).sentence(same)).toBe('It rains');
    expect(
      new Wording('es', lexicon).sentence(leave('1', 'truth', words('the Board decides', 'la Junta decide'))),
    ).toBe('La Junta decide');
  });
});

describe('words', () => {
  test('follow what is known: the branch taken, the option adopted, the meaning of an absence', () => {
    expect(said('en', choose(a, pay, debt), FACTS)).toBe('the pay ($1,234.56)');
    expect(said('en', choose(b, pay, debt), FACTS)).toBe('the debt ($0.05)');
    expect(said('en', reading('rounding', { 'half-up': pay }), FACTS)).toBe('the pay ($1,234.56)');
    expect(said('en', whereAbsent(debt, constant('money', 0)), {})).toBe('$0.00');
    expect(said('en', choose(a, pay, debt), { '/pay': 1 })).toBe(
      'if it rains (not known), the pay ($0.01); otherwise the debt (not known)',
    );
  });

  test('put no reading on record that the decision did not consult, nor look up its figures', () => {
    const person = leave('1', 'truth', words('the Board decides', 'la Junta decide'));
    const never = parameter('unheard-of', 'money', filed, words('a figure', 'una cifra'));
    const node = rule(
      '1',
      'r',
      words('the amount', 'la cantidad'),
      choose(person, reading('rounding', { 'half-up': pay }), never),
    );
    const evaluation = new Evaluation(situation(FACTS));
    expect(evaluation.valueOf(node)).toBeInstanceOf(Undecided);
    for (const language of LANGUAGES) {
      expect(new Wording(language, lexicon, evaluation).sentence(node)).not.toMatch(FAULTS);
    }
    expect([...evaluation.readings]).toEqual([]);
  });

  test('say of days and months which comes first, not which is less', () => {
    expect(both(below(filed, died))).toEqual([
      'the filing is before the death',
      'el día de la radicación es anterior a la muerte',
    ]);
    expect(both(atMost(filed, died))).toEqual([
      'the filing is on or before the death',
      'el día de la radicación no es posterior a la muerte',
    ]);
    expect(both(atLeast(month, last))[0]).toBe('the month is on or after the last month');
    expect(both(above(month, last))[0]).toBe('the month is after the last month');
    expect(both(lesser(filed, died))).toEqual([
      'the earlier of the filing and the death',
      'lo que llegue primero, el día de la radicación o la muerte',
    ]);
    expect(both(greater(month, last))).toEqual([
      'the later of the month and the last month',
      'lo que llegue último, el mes o el último mes',
    ]);
  });

  test('name the days beside a day', () => {
    expect(both(dayAfter(died))).toEqual(['the day after the death', 'el día siguiente a la muerte']);
    expect(both(dayBefore(died))).toEqual(['the day before the death', 'el día anterior a la muerte']);
  });

  test('contract in Spanish what has to be, and nothing else', () => {
    const sentence = (node: Node): string => new Wording('es', lexicon).sentence(node);
    expect(sentence(below(died, filed))).toBe('La muerte es anterior al día de la radicación');
    expect(sentence(monthEnd(filed))).toBe('El fin de mes del día de la radicación');
    expect(sentence(above(service, least))).toBe('El servicio: más del mínimo');
    expect(sentence(truth('x', 'se atribuye a él desde el primer día'))).toBe('Se atribuye a él desde el primer día');
    expect(new Wording('en', lexicon).sentence(truth('a el', 'x'))).toBe('A el');
  });
});

describe('values in words', () => {
  test.each<[Kind, unknown, string, string]>([
    ['truth', true, 'yes', 'sí'],
    ['truth', false, 'no', 'no'],
    ['day', day('2026-10-20'), 'October 20, 2026', '20 de octubre de 2026'],
    ['day', day('1960-02-29'), 'February 29, 1960', '29 de febrero de 1960'],
    ['month', parseMonth('2026-12'), 'December 2026', 'diciembre de 2026'],
    ['month', parseMonth('2027-01'), 'January 2027', 'enero de 2027'],
    ['months', 213, '213 months', '213 meses'],
    ['months', 1, '1 month', '1 mes'],
    ['years', 65, '65 years', '65 años'],
    ['years', 1, '1 year', '1 año'],
    ['days', 0, '0 days', '0 días'],
    ['days', 1, '1 day', '1 día'],
    ['count', 2, '2', '2'],
    ['money', ratio(123_456), '$1,234.56', '$1,234.56'],
    ['money', ratio(100_000_000), '$1,000,000.00', '$1,000,000.00'],
    ['money', ratio(99_999), '$999.99', '$999.99'],
    ['money', 5, '$0.05', '$0.05'],
    ['money', ratio(100, 3), '$0.333333…', '$0.333333…'],
    ['money', ratio(-123_456), '-$1,234.56', '-$1,234.56'],
    ['money', ratio(-100, 3), '-$0.333333…', '-$0.333333…'],
    ['ratio', ratio(3, 4), '75%', '75%'],
    ['ratio', ratio(1), '100%', '100%'],
    ['ratio', ratio(0), '0%', '0%'],
    ['ratio', ratio(151, 400), '37.75%', '37.75%'],
    ['ratio', ratio(2, 37), '2/37', '2/37'],
    ['ratio', ratio(71, 4), '17.75', '17.75'],
    ['ratio', ratio(80, 3), '80/3', '80/3'],
    ['ratio', ratio(10), '10', '10'],
    ['ratio', ratio(123_456, 10_000), '12.3456', '12.3456'],
    ['ratio', ratio(100), '100', '100'],
    ['ratio', 12, '12', '12'],
    ['text', 'march-1', '1 March', '1 de marzo'],
    ['text', 'Peña', 'Peña', 'Peña'],
    ['years', new Unknown(['/a']), 'not known', 'no se conoce'],
    ['truth', new Undecided([]), 'to be decided', 'por decidirse'],
  ])('%s: %#', (kind, value, en, es) => {
    expect(LANGUAGES.map((language) => new Wording(language, lexicon).value(kind, value))).toEqual([en, es]);
  });

  test('stand behind the thing that has them', () => {
    expect(both(months, FACTS)).toEqual(['the months (213 months)', 'los meses (213 meses)']);
    expect(both(service, {})).toEqual(['the service (not known)', 'el servicio (no se conoce)']);
  });

  test('of years are a number, even of one year or none, and of a share a percentage', () => {
    const over = (name: string, body: Expr<'ratio'>, served: number) =>
      said('en', rule('1', 'r', words(name, name), body), { ...FACTS, '/service': served });
    const beyond = greater(subtract(inYears(service), constant('ratio', 10)), constant('ratio', 0));
    expect([129, 132, 120, 128].map((served) => over('years over', beyond, served))).toEqual([
      'years over (0.75)',
      'years over (1)',
      'years over (0)',
      'years over (2/3)',
    ]);
    expect(over('years', floor(numberOf(constant('years', 1))), 0)).toBe('years (1)');
    expect(over('years', choose(a, ceiling(inYears(service)), constant('ratio', 0)), 11)).toBe('years (1)');
    expect(over('share', times(beyond, share), 132)).toBe('share (75%)');
    expect(over('share', add(share, dividedBy(share, constant('ratio', 3))), 0)).toBe('share (100%)');
  });

  test('of a list stand as its finding shows them, and of a rule that hands it on not twice', () => {
    const list = finding(
      'list',
      1,
      'list',
      [],
      words('the days', 'los días'),
      () => new Found([], [], '2010-01-31..2010-02-01'),
    );
    expect(both(list, FACTS)).toEqual(['the days (2010-01-31..2010-02-01)', 'los días (2010-01-31..2010-02-01)']);
    expect(said('en', rule('1', 'r', words('the service', 'los servicios'), list), FACTS)).toBe('the service');
  });
});
