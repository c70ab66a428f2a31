// A law of two sections, made up, and situations to ask it about: what the tests of the rules room evaluate.
// It has every kind of node in which a proof, a question or a mutant can differ; nothing here is the law of anywhere.

import fc from 'fast-check';
import {
  type Day,
  formatDay,
  monthsTouched,
  parseDay,
  ratio,
  type Span,
  sizeOf,
  type Words,
} from '../../src/base/index.ts';
import {
  add,
  all,
  any,
  atLeast,
  below,
  birthday,
  ceiling,
  choose,
  constant,
  Evaluation,
  type Expr,
  equal,
  FALSE,
  Found,
  fact,
  finding,
  greater,
  inMonths,
  inYears,
  type Lexicon,
  leave,
  lesser,
  monthOfYear,
  type Node,
  NoLawForDate,
  not,
  optionOf,
  parameter,
  reading,
  rule,
  type Situation,
  subtract,
  TRUE,
  times,
  toTheCent,
  Undecided,
  Unknown,
  whereAbsent,
} from '../../src/rules/index.ts';

/** Facts by their pointers; what is left out is not known. */
export type SmallFacts = Readonly<Record<string, unknown>>;

/** A figure from a day on. */
interface Figure {
  readonly from: Day;
  readonly value: unknown;
  readonly confirmed: boolean;
}

export const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
};

export const words = (en: string, es: string): Words => ({ en, es });

const figure = (value: unknown, from = '1954-07-01', confirmed = true): Figure => ({
  from: day(from),
  value,
  confirmed,
});

/** The figures of the small law; of the share there is a later one, which nobody has confirmed. */
export const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  'years-needed': [figure(10)],
  'age-limit': [figure(60)],
  'share-a-year': [figure(ratio(3, 100)), figure(ratio(4, 100), '2020-01-01', false)],
  'highest-share': [figure(ratio(75, 100))],
};

export interface SmallChoice {
  readonly readings?: Readonly<Record<string, string>>;
  readonly figures?: Readonly<Record<string, readonly Figure[]>>;
}

const DEFAULTS: Readonly<Record<string, string>> = { 'leap-birthday': 'march-1', rounding: 'half-up' };

/** What a graph is evaluated against: the facts given, the readings chosen and the figures of the small law. */
export function situation(facts: SmallFacts = {}, { readings = {}, figures = FIGURES }: SmallChoice = {}): Situation {
  return {
    facts,
    factAt: (pointer) => facts[pointer],
    given: (pointer) => (facts[pointer] === undefined ? null : JSON.stringify(facts[pointer])),
    optionOf: (id) => readings[id] ?? DEFAULTS[id] ?? 'none',
    parameterAt: (id, at) => {
      const found = (figures[id] ?? []).filter(({ from }) => at === undefined || from <= at).at(-1);
      if (found === undefined) throw new NoLawForDate(id, at === undefined ? 'any day' : formatDay(at));
      return found;
    },
  };
}

/** Facts that give everything: ten years and a month of service, and 59 years of age. */
export const COMPLETE: SmallFacts = {
  '/on': day('2019-02-28'),
  '/birth': day('1960-02-29'),
  '/spells': [{ from: day('2008-01-31'), to: day('2018-01-01') }],
  '/contradicted': false,
  '/working': true,
  '/certified': true,
  '/salary': 8_960_001,
};

const shownDays = (spells: readonly Span<Day>[]): string =>
  spells.map(({ from, to }) => `${formatDay(from)}..${formatDay(to)}`).join(' ');

/** The nodes of the small law by their names. */
export interface SmallLaw {
  readonly right: Expr<'truth'>;
  readonly monthly: Expr<'money-a-month'>;
  readonly rules: Readonly<Record<string, Node>>;
}

export interface Draft {
  /** How things are called. */
  readonly call?: (en: string, es: string) => Words;
  /** The clause that the share rests on. */
  readonly shareClause?: string;
}

/** The small law, built anew: two builds share no node. */
export function smallLaw({ call = words, shareClause = '2-a' }: Draft = {}): SmallLaw {
  const on = fact('/on', 'day', call('the day asked about', 'el día de la consulta'));
  const birth = fact('/birth', 'day', call('the date of birth', 'la fecha de nacimiento'));
  const salary = fact('/salary', 'money-a-year', call('the salary', 'el sueldo'));
  const debt = fact('/debt', 'money-a-month', call('the debt', 'la deuda'));
  const contradicted = fact('/contradicted', 'truth', call('physicians differ', 'los médicos difieren'));
  const working = fact('/working', 'truth', call('the participant works', 'el participante trabaja'));
  const certified = fact('/certified', 'truth', call('physicians certify it', 'los médicos lo certifican'));

  const served = rule(
    '1-a',
    'served',
    call('the service', 'los servicios'),
    finding('spells', 1, 'list', [on], call('the days served', 'los días servidos'), (facts: SmallFacts, until) => {
      const spells = facts['/spells'] as readonly Span<Day>[] | undefined;
      if (spells === undefined) return new Unknown(['/spells']);
      const begun = spells.filter(({ from }) => from <= until);
      return new Found(begun, ['/spells'], shownDays(begun));
    }),
  );
  const months = finding(
    'months',
    1,
    'months',
    [served],
    call('the months touched', 'los meses tocados'),
    (_facts: SmallFacts, days) => {
      return new Found(sizeOf(monthsTouched(days)), []);
    },
  );
  const leap = reading('leap-birthday', {
    'march-1': constant('text', 'march-1'),
    'february-28': constant('text', 'february-28'),
  });
  const needed = parameter('years-needed', 'years', on, call('the years needed', 'los años necesarios'));
  const limit = parameter('age-limit', 'years', on, call('the age limit', 'la edad límite'));
  const share = parameter('share-a-year', 'ratio', on, call('the share of a year', 'la parte por año'));
  const highest = parameter('highest-share', 'ratio', on, call('the highest share', 'la parte máxima'));

  const enough = rule(
    '1-a',
    'enough',
    call('the service suffices', 'los servicios bastan'),
    atLeast(months, inMonths(needed)),
  );
  const young = rule(
    '1-b',
    'young',
    call('the limit is not reached', 'no se alcanzó el límite'),
    below(on, birthday(birth, limit, leap)),
  );
  const proven = rule(
    '1-c',
    'proven',
    call('the disability is proven', 'consta la incapacidad'),
    choose(
      contradicted,
      leave('1-c', 'truth', call('the Board decides which to believe', 'la Junta decide a cuáles creer')),
      certified,
    ),
  );
  const right = rule(
    '1',
    'right',
    call('there is a right', 'hay derecho'),
    all(enough, any(young, not(working)), proven),
  );

  const earned = rule(
    shareClause,
    'share',
    call('the share earned', 'la parte ganada'),
    lesser(times(add(ceiling(inYears(months)), constant('ratio', 1)), share), highest),
  );
  const annual = rule('2-b', 'annual', call('the annual pension', 'la pensión anual'), times(salary, earned));
  const left = subtract(monthOfYear(annual), whereAbsent(debt, constant('money-a-month', 0)));
  const monthly = rule(
    '2-c',
    'monthly',
    call('the monthly pension', 'la pensión mensual'),
    toTheCent(greater(left, constant('money-a-month', 0)), optionOf('rounding', ['half-up', 'half-even'])),
  );
  return { right, monthly, rules: { served, enough, young, proven, right, earned, annual, monthly } };
}

/** The words that a law room would have for its codes and readings. */
export const lexicon: Lexicon = {
  code: (code) => (code === 'march-1' ? words('1 March', '1 de marzo') : undefined),
  reading: (id) => words(`the point ${id}`, `el punto ${id}`),
};

export const FACT_POINTERS = ['/0', '/1', '/2', '/3'] as const;

const truthFacts = FACT_POINTERS.map((pointer) => fact(pointer, 'truth', words(`fact ${pointer}`, `dato ${pointer}`)));
const someone = leave('0', 'truth', words('someone decides', 'alguien decide'));

/** Conditions over four facts, constants and a point left to a person, in every way of joining truths. */
export const conditions: fc.Arbitrary<Expr<'truth'>> = fc.letrec<{ tree: Expr<'truth'>; leaf: Expr<'truth'> }>(
  (tie) => ({
    leaf: fc.constantFrom(...truthFacts, ...truthFacts, TRUE, FALSE, someone),
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => all(...parts)),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => any(...parts)),
      tie('tree').map(not),
      fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => equal(a, b)),
      fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([when, then, otherwise]) => choose(when, then, otherwise)),
    ),
  }),
).tree;

/** Some of the four facts, each true or false. */
export const someFacts: fc.Arbitrary<SmallFacts> = fc
  .tuple(...FACT_POINTERS.map(() => fc.constantFrom(true, false, undefined)))
  .map((values) => Object.fromEntries(FACT_POINTERS.map((pointer, index) => [pointer, values[index]])));

/** Every way of filling in what is not known of the four facts. */
export function completionsOf(facts: SmallFacts): readonly SmallFacts[] {
  const open = FACT_POINTERS.filter((pointer) => facts[pointer] === undefined);
  return Array.from({ length: 2 ** open.length }, (_, choice) => {
    const filled = open.map((pointer, index) => [pointer, ((choice >> index) & 1) === 1]);
    return { ...facts, ...Object.fromEntries(filled) };
  });
}

/** A name for what a test does not name. */
export const NAME = words('a thing', 'una cosa');

/** What a node comes to, of itself. */
export const worth = (node: Node, facts: SmallFacts = {}): unknown => new Evaluation(situation(facts)).valueOf(node);

/** The facts that leave a node open; it must be. */
export const missingOf = (node: Node, facts: SmallFacts = {}): readonly string[] =>
  (worth(node, facts) as Unknown).missing;

/** T true, F false, U unknown, D left to a person. */
export function sign(value: unknown): string {
  if (value instanceof Unknown) return 'U';
  if (value instanceof Undecided) return 'D';
  return value === true ? 'T' : value === false ? 'F' : '?';
}
