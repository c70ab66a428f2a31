// The job in four rule engines of the npm registry, each as well as its language lets it be said.
// What they are given and how they are measured is in beside-peers.ts.

import { evaluate } from 'feelin';
import { type Almanac, Engine } from 'json-rules-engine';
import PublicodesEngine from 'publicodes';

/** A member's facts as an engine takes them: packed days and whole cents are numbers. */
export interface PeerMember {
  readonly enrolled: number;
  readonly months: number;
  readonly asked: number;
  readonly permanent: number;
  readonly birth: number;
  readonly filed: number;
  readonly form: boolean;
  readonly office: boolean;
  readonly total: boolean;
  readonly suffice: boolean;
  readonly contradicted: boolean;
  readonly certified: boolean;
  readonly sum: number;
  readonly count: number;
  /** Nothing where there is none. */
  readonly superseded: number;
  readonly wage: number;
  readonly income: number;
}

/** Percent in twelve-hundredths, money in cents; null where nothing is granted. */
interface PeerAnswer {
  readonly outcome: unknown;
  readonly percent: unknown;
  readonly annual: unknown;
  readonly monthly: unknown;
  readonly payable: unknown;
}

export type Decide = (member: PeerMember) => PeerAnswer | Promise<PeerAnswer>;

const NOTHING = { percent: null, annual: null, monthly: null, payable: null };

const HYBRID_FROM = 2014 * 512 + 7 * 32 + 1;
const FLOOR_UNTIL = 1960 * 512 + 12 * 32 + 31;

// ---------------------------------------------------------------- json-rules-engine

/** Conditions are rules; what is arithmetic can only be a JavaScript function behind a fact. */
export function jsonRulesEngine(): Decide {
  const right = [
    { fact: 'enrolled', operator: 'lessThan', value: HYBRID_FROM },
    { fact: 'months', operator: 'greaterThanInclusive', value: 120 },
    { fact: 'permanent', operator: 'lessThan', value: { fact: 'birthday' } },
    { fact: 'filed', operator: 'lessThanInclusive', value: { fact: 'asked' } },
    ...['office', 'total', 'form', 'suffice', 'certified'].map((fact) => ({ fact, operator: 'equal', value: true })),
  ];
  const contradicted = (value: boolean) => ({ fact: 'contradicted', operator: 'equal', value });
  const engine = new Engine();
  engine.addRule({ conditions: { all: [...right, contradicted(false)] }, event: { type: 'granted' } });
  engine.addRule({ conditions: { all: [...right, contradicted(true)] }, event: { type: 'conflict' } });
  const number = (almanac: Almanac, fact: string): Promise<number> => almanac.factValue<number>(fact);
  engine.addFact('birthday', async (_, almanac) => (await number(almanac, 'birth')) + 60 * 512);
  engine.addFact('percent', async (_, almanac) => Math.min(360 + (await number(almanac, 'months')) - 120, 600));
  engine.addFact('yearly', async (_, almanac) => {
    const [n, d] = [(await number(almanac, 'sum')) * (await number(almanac, 'percent')), 1200];
    const [count, superseded] = [await number(almanac, 'count'), await number(almanac, 'superseded')];
    const floor = (await number(almanac, 'asked')) <= FLOOR_UNTIL && superseded * count * d > n;
    return floor ? [superseded, 1] : [n, count * d];
  });
  engine.addFact('annual', async (_, almanac) => {
    const [n, d] = await almanac.factValue<[number, number]>('yearly');
    return Math.floor((2 * n + d) / (2 * d));
  });
  engine.addFact('monthly', async (_, almanac) => {
    const [n, d] = await almanac.factValue<[number, number]>('yearly');
    return Math.floor((n + 6 * d) / (12 * d));
  });
  engine.addFact('payable', async (_, almanac) => {
    const [monthly, income] = [await number(almanac, 'monthly'), await number(almanac, 'income')];
    const wage = Math.floor(((await number(almanac, 'wage')) + 6) / 12);
    return monthly - Math.min(Math.max(monthly + income - wage, 0), monthly);
  });
  return async (member) => {
    const { events, almanac } = await engine.run({ ...member });
    const outcome = events[0]?.type ?? 'denied';
    if (outcome !== 'granted') return { outcome, ...NOTHING };
    return {
      outcome,
      percent: await almanac.factValue('percent'),
      annual: await almanac.factValue('annual'),
      monthly: await almanac.factValue('monthly'),
      payable: await almanac.factValue('payable'),
    };
  };
}

// ---------------------------------------------------------------- publicodes

const GIVEN = [
  'enrolled',
  'months',
  'asked',
  'permanent',
  'birth',
  'filed',
  'sum',
  'count',
  'superseded',
  'wage',
  'income',
];
const CLAIMED = ['form', 'office', 'total', 'suffice', 'contradicted', 'certified'];

/** A rule each: the facts, then the law in the language of the engine. */
export function publicodes(): Decide {
  const engine = new PublicodesEngine({
    ...Object.fromEntries(GIVEN.map((name) => [name, { valeur: 0 }])),
    ...Object.fromEntries(CLAIMED.map((name) => [name, { valeur: 'non' }])),
    right: {
      'toutes ces conditions': [
        `enrolled < ${HYBRID_FROM}`,
        'months >= 120',
        `permanent < birth + ${60 * 512}`,
        'filed <= asked',
        'office',
        'total',
        'form',
        'suffice',
        'certified',
      ],
    },
    outcome: {
      variations: [
        { si: { 'toutes ces conditions': ['right', 'contradicted'] }, alors: "'conflict'" },
        { si: 'right', alors: "'granted'" },
        { sinon: "'denied'" },
      ],
    },
    percent: { valeur: '360 + months - 120', plafond: 600 },
    'by formula': { valeur: 'sum * percent' },
    over: { valeur: 'count * 1200' },
    'floor stands': { 'toutes ces conditions': [`asked <= ${FLOOR_UNTIL}`, 'superseded * over > by formula'] },
    numerator: { variations: [{ si: 'floor stands', alors: 'superseded' }, { sinon: 'by formula' }] },
    denominator: { variations: [{ si: 'floor stands', alors: 1 }, { sinon: 'over' }] },
    annual: { valeur: '(2 * numerator + denominator) // (2 * denominator)' },
    monthly: { valeur: '(numerator + 6 * denominator) // (12 * denominator)' },
    'wage of a month': { valeur: '(wage + 6) // 12' },
    cut: { valeur: 'monthly + income - wage of a month', plancher: 0, plafond: 'monthly' },
    payable: { valeur: 'monthly - cut' },
  });
  const value = (name: string): unknown => engine.evaluate(name).nodeValue;
  return (member) => {
    engine.setSituation({
      ...Object.fromEntries(GIVEN.map((name) => [name, member[name as keyof PeerMember] as number])),
      ...Object.fromEntries(CLAIMED.map((name) => [name, member[name as keyof PeerMember] ? 'oui' : 'non'])),
    });
    const outcome = value('outcome');
    if (outcome !== 'granted') return { outcome, ...NOTHING };
    return {
      outcome,
      percent: value('percent'),
      annual: value('annual'),
      monthly: value('monthly'),
      payable: value('payable'),
    };
  };
}

// ---------------------------------------------------------------- zen

const ZEN_OUTCOME = [
  `right = enrolled < ${HYBRID_FROM} and months >= 120 and permanent < birth + ${60 * 512} and filed <= asked`,
  'and office and total and form and suffice and certified;',
  'right ? (contradicted ? "conflict" : "granted") : "denied"',
].join(' ');

const ZEN_AMOUNTS = [
  'percent = min([360 + months - 120, 600])',
  'over = count * 1200',
  `held = asked <= ${FLOOR_UNTIL} and superseded * over > sum * percent`,
  'n = held ? superseded : sum * percent',
  'd = held ? 1 : over',
  'monthly = floor((n + 6 * d) / (12 * d))',
  'cut = min([max([monthly + income - floor((wage + 6) / 12), 0]), monthly])',
  '{ outcome: "granted", percent: percent, annual: floor((2 * n + d) / (2 * d)), monthly: monthly, payable: monthly - cut }',
].join('; ');

/** Expressions, evaluated in turn. Undefined where the engine has no build for this platform. */
export async function zen(): Promise<Decide | undefined> {
  const { evaluateExpressionSync } = await import('@gorules/zen-engine').catch(() => ({
    evaluateExpressionSync: undefined,
  }));
  if (evaluateExpressionSync === undefined) return undefined;
  return (member) => {
    const outcome: unknown = evaluateExpressionSync(ZEN_OUTCOME, member);
    if (outcome !== 'granted') return { outcome, ...NOTHING };
    return evaluateExpressionSync(ZEN_AMOUNTS, member) as PeerAnswer;
  };
}

// ---------------------------------------------------------------- feelin

const FEEL_RIGHT = [
  `enrolled < ${HYBRID_FROM} and months >= 120 and permanent < birth + ${60 * 512} and filed <= asked`,
  'and office and total and form and suffice and certified',
].join(' ');

const FEEL_OUTCOME = `if ${FEEL_RIGHT} then (if contradicted then "conflict" else "granted") else "denied"`;

const FEEL_AMOUNTS = `{
  percent: min(360 + months - 120, 600),
  over: count * 1200,
  held: asked <= ${FLOOR_UNTIL} and superseded * over > sum * percent,
  n: if held then superseded else sum * percent,
  d: if held then 1 else over,
  annual: floor((2 * n + d) / (2 * d)),
  monthly: floor((n + 6 * d) / (12 * d)),
  payable: monthly - min(max(monthly + income - floor((wage + 6) / 12), 0), monthly)
}`;

/** Expressions, which the engine reads anew at each evaluation. */
export function feelin(): Decide {
  return (member) => {
    const outcome = evaluate(FEEL_OUTCOME, { ...member }).value;
    if (outcome !== 'granted') return { outcome, ...NOTHING };
    return { outcome, ...(evaluate(FEEL_AMOUNTS, { ...member }).value as Omit<PeerAnswer, 'outcome'>) };
  };
}
