// Rules in words: the sentence that a node is, in English or Spanish, with values where there are any.
// The words of single things come from the law room; here are the words of operators, units and numbers.

import {
  type Day,
  dayInWords,
  formatDecimal,
  formatRatio,
  type Language,
  type Month,
  monthInWords,
  type Ratio,
  type Words,
} from '../base/index.ts';
import type { Evaluation } from './interpret.ts';
import { INTEGER_KINDS, type Kind, type Node, type Op, Undecided, Unknown } from './node.ts';

/** What the law room says about its own things. */
export interface Lexicon {
  /** The words of a code such as "legacy"; undefined where it is no code. */
  code(code: string): Words | undefined;
  /** The open point that a reading settles. */
  reading(id: string): Words;
}

const UNITS: Partial<Readonly<Record<Kind, Readonly<Record<Language, readonly [string, string]>>>>> = {
  months: { en: ['month', 'months'], es: ['mes', 'meses'] },
  years: { en: ['year', 'years'], es: ['año', 'años'] },
  days: { en: ['day', 'days'], es: ['día', 'días'] },
};

/** What stands between two arguments. In Spanish a quantity may be singular or plural, so no verb joins it. */
const INFIX: Partial<Readonly<Record<Op, Words>>> = {
  equal: { en: 'is', es: ':' },
  below: { en: 'is less than', es: ': menos de' },
  'at-most': { en: 'is at most', es: ': a lo sumo' },
  'at-least': { en: 'is at least', es: ': al menos' },
  above: { en: 'is more than', es: ': más de' },
  add: { en: 'plus', es: 'más' },
  subtract: { en: 'less', es: 'menos' },
  multiply: { en: 'times', es: 'por' },
  divide: { en: 'divided by', es: 'dividido entre' },
  all: { en: 'and', es: 'y' },
  any: { en: 'or', es: 'o' },
};

const INFIX_OF_DATES: Partial<Readonly<Record<Op, Words>>> = {
  below: { en: 'is before', es: 'es anterior a' },
  'at-most': { en: 'is on or before', es: 'no es posterior a' },
  'at-least': { en: 'is on or after', es: 'no es anterior a' },
  above: { en: 'is after', es: 'es posterior a' },
};

const DATES: ReadonlySet<Kind> = new Set(['day', 'month']);

const COMPARISONS: ReadonlySet<Op> = new Set(['equal', 'below', 'at-most', 'at-least', 'above']);

/** Operations whose words end openly, so that what follows could be taken for a part of them. */
const OPEN_ENDED: ReadonlySet<Op> = new Set(['add', 'subtract', 'multiply', 'divide', 'all', 'any', 'not', 'choose']);

const CONNECTIVES: ReadonlySet<Op> = new Set(['all', 'any', 'not']);

/** Operations that mean the same however their arguments are grouped. */
const ASSOCIATIVE: ReadonlySet<Op> = new Set(['add', 'multiply', 'all', 'any']);

/** Puts nodes into words, with the values of an evaluation behind each thing that has one. */
export class Wording {
  private readonly language: Language;
  private readonly lexicon: Lexicon;
  private readonly evaluation: Evaluation | undefined;

  constructor(language: Language, lexicon: Lexicon, evaluation?: Evaluation) {
    this.language = language;
    this.lexicon = lexicon;
    this.evaluation = evaluation;
  }

  /** The sentence of a rule: its name, and how it comes about. */
  sentence(node: Node): string {
    const name = this.name(node) || this.phrase(node);
    const body = node.op === 'rule' ? this.phrase(node.args[0] as Node) : '';
    return capitalized(this.contracted(body === '' || body === name ? name : `${name}: ${body}`));
  }

  /** What the node is called, without its value. */
  name(node: Node): string {
    return node.words?.[this.language] ?? '';
  }

  /** The node as it stands within a sentence. */
  phrase(part: Node): string {
    const node = this.standing(part);
    switch (node.op) {
      case 'fact':
      case 'rule':
      case 'finding':
      case 'parameter':
        return this.named(node);
      case 'constant':
        return this.value(node.kind, node.data['value']);
      case 'reading':
        return this.readingPhrase(node);
      case 'leave':
        return node.words?.[this.language] ?? '';
      case 'choose':
        return this.openChoice(node);
      default:
        return this.operation(node);
    }
  }

  /** A value in words of its kind: "213 months", "20 de octubre de 2026", "$1,234.56". */
  value(kind: Kind, value: unknown, shown?: string): string {
    if (value instanceof Unknown) return this.say({ en: 'not known', es: 'no se conoce' });
    if (value instanceof Undecided) return this.say({ en: 'to be decided', es: 'por decidirse' });
    if (shown !== undefined) return shown;
    switch (kind) {
      case 'truth':
        return this.say(value === true ? { en: 'yes', es: 'sí' } : { en: 'no', es: 'no' });
      case 'day':
        return dayInWords(value as Day, this.language);
      case 'month':
        return monthInWords(value as Month, this.language);
      case 'money':
      case 'money-a-month':
      case 'money-a-year':
        return moneyInWords(typeof value === 'number' ? { n: BigInt(value), d: 1n } : (value as Ratio));
      case 'ratio':
        return typeof value === 'number' ? `${value}` : ratioInWords(value as Ratio);
      case 'text': {
        const words = this.lexicon.code(String(value));
        return words === undefined ? String(value) : words[this.language];
      }
      default:
        return this.quantity(kind, value as number);
    }
  }

  /** A text in the language of this wording. */
  say(words: Words): string {
    return words[this.language];
  }

  private named(node: Node): string {
    const name = this.name(node);
    if (this.evaluation === undefined || (node.kind === 'list' && node.op !== 'finding')) return name;
    const shown = this.evaluation.foundOf(node)?.shown;
    if (node.kind === 'list' && shown === undefined) return name;
    const value = this.evaluation.valueOf(node);
    const isNumber = isKnown(value) && countsSomething(node);
    return `${name} (${isNumber ? numberInWords(value as Ratio) : this.value(node.kind, value, shown)})`;
  }

  /** The node whose words stand for a node: the option, the branch or the fact that applies, as far as that is known. */
  private standing(node: Node): Node {
    const { evaluation } = this;
    switch (node.op) {
      case 'reading':
        return evaluation === undefined ? node : this.standing(evaluation.optionNode(node));
      case 'choose': {
        const [when, then, otherwise] = node.args as [Node, Node, Node];
        const condition = evaluation?.valueOf(when);
        return typeof condition === 'boolean' ? this.standing(condition ? then : otherwise) : node;
      }
      case 'otherwise': {
        const [given, meaning] = node.args as [Node, Node];
        return this.standing(evaluation?.valueOf(given) instanceof Unknown ? meaning : given);
      }
      case 'all':
      case 'any':
        return node.args.length === 1 ? this.standing(node.args[0] as Node) : node;
      default:
        return node;
    }
  }

  private readingPhrase(node: Node): string {
    const point = this.lexicon.reading(node.data['id'] as string)[this.language];
    return this.say({
      en: `what the reading adopted gives (“${point}”)`,
      es: `lo que da la lectura adoptada («${point}»)`,
    });
  }

  private openChoice(node: Node): string {
    const [when, then, otherwise] = node.args as [Node, Node, Node];
    // What a person must decide first leaves the branches unvisited: words alone may not put their readings on record.
    const unvisited = this.evaluation?.valueOf(when) instanceof Undecided;
    const branches = unvisited ? new Wording(this.language, this.lexicon) : this;
    const [c, a] = [this.bounded(when), branches.bounded(then)];
    const b = branches.phrase(otherwise);
    return this.say({ en: `if ${c}, ${a}; otherwise ${b}`, es: `si ${c}, ${a}; de lo contrario, ${b}` });
  }

  /** A part of a choice: a choice within it is set off, so that each "otherwise" finds its "if". */
  private bounded(part: Node): string {
    const phrase = this.phrase(part);
    return this.standing(part).op === 'choose' ? `(${phrase})` : phrase;
  }

  private operation(node: Node): string {
    const parts = node.args.map((arg, index) => this.part(node, arg, index));
    const [a = '', b = ''] = parts;
    switch (node.op) {
      case 'not':
        return this.say({ en: `not: ${a}`, es: `no: ${a}` });
      case 'lesser':
        if (DATES.has(node.kind)) {
          return this.say({ en: `the earlier of ${a} and ${b}`, es: `lo que llegue primero, ${a} o ${b}` });
        }
        return this.say({ en: `the lesser of ${a} and ${b}`, es: `lo menor entre ${a} y ${b}` });
      case 'greater':
        if (DATES.has(node.kind)) {
          return this.say({ en: `the later of ${a} and ${b}`, es: `lo que llegue último, ${a} o ${b}` });
        }
        return this.say({ en: `the greater of ${a} and ${b}`, es: `lo mayor entre ${a} y ${b}` });
      case 'floor':
        return this.say({ en: `the whole part of ${a}`, es: `la parte entera de ${a}` });
      case 'ceiling':
        return this.say({ en: `${a}, a part counting as a whole`, es: `${a}, contando la parte como entero` });
      case 'round':
        return this.say({ en: `${a}, to the cent`, es: `${a}, al centavo` });
      case 'anniversary':
        return this.say({
          en: `the day that completes ${b} from ${a}`,
          es: `el día en que se llega a ${b} desde ${a}`,
        });
      case 'days-after':
        return this.daysAfter(node, a, b);
      case 'month-end':
        return this.say({ en: `the month's end of ${a}`, es: `el fin de mes de ${a}` });
      default: {
        const ofDates = DATES.has(node.args[0]?.kind as Kind) ? INFIX_OF_DATES[node.op] : undefined;
        const infix = ofDates ?? INFIX[node.op];
        if (infix === undefined) throw new Error(`the operation ${node.op} has no words`);
        const words = infix[this.language];
        return parts.join(words.startsWith(':') ? `${words} ` : ` ${words} `);
      }
    }
  }

  private daysAfter(node: Node, day: string, days: string): string {
    const count = node.args[1]?.data['value'];
    if (count === 1) return this.say({ en: `the day after ${day}`, es: `el día siguiente a ${day}` });
    if (count === -1) return this.say({ en: `the day before ${day}`, es: `el día anterior a ${day}` });
    return this.say({ en: `${days} after ${day}`, es: `${days} después de ${day}` });
  }

  /** An argument, in brackets where the sentence could else be grouped otherwise than the rule is. */
  private part(parent: Node, arg: Node, index: number): string {
    const phrase = this.phrase(arg);
    return needsBrackets(parent.op, this.standing(arg).op, index) ? `(${phrase})` : phrase;
  }

  /** In Spanish "a el" and "de el" contract, wherever a name begins with its article. */
  private contracted(text: string): string {
    return this.language === 'es' ? text.replace(/(?<!\p{L})(a|de) el(?!\p{L})/giu, '$1l') : text;
  }

  private quantity(kind: Kind, value: number): string {
    const unit = UNITS[kind]?.[this.language];
    return unit === undefined ? `${value}` : `${value} ${value === 1 ? unit[0] : unit[1]}`;
  }
}

function needsBrackets(parent: Op, arg: Op, index: number): boolean {
  if (COMPARISONS.has(arg)) return !CONNECTIVES.has(parent);
  if (arg === 'lesser' || arg === 'greater' || arg === 'round' || arg === 'ceiling') return !COMPARISONS.has(parent);
  if (!OPEN_ENDED.has(arg)) return false;
  return arg !== parent || arg === 'not' || (!ASSOCIATIVE.has(arg) && index > 0);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Cents as dollars with commas; what is not a whole cent shows four decimals more and an ellipsis. */
function moneyInWords(amount: Ratio): string {
  const exact = amount.n % amount.d === 0n;
  const negative = amount.n < 0n;
  const dollars = { n: negative ? -amount.n : amount.n, d: amount.d * 100n };
  const [whole = '', fraction = ''] = formatDecimal(dollars, exact ? 2 : 6, 'down').split('.');
  return `${negative ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}${exact ? '' : '…'}`;
}

/** A share as a percentage where that ends within six decimals, else as a fraction; above one it is no share. */
function ratioInWords(value: Ratio): string {
  const scaled = value.n * 100_000_000n;
  if (value.n > value.d) return numberInWords(value);
  return scaled % value.d === 0n ? `${numberInWords({ n: value.n * 100n, d: value.d })}%` : formatRatio(value);
}

/** A number as a decimal where that ends within six places, else as a fraction. */
function numberInWords(value: Ratio): string {
  const ends = (value.n * 1_000_000n) % value.d === 0n;
  return ends ? formatDecimal(value, 6).replace(/\.?0+$/, '') : formatRatio(value);
}

function isKnown(value: unknown): boolean {
  return !(value instanceof Unknown || value instanceof Undecided);
}

/** Whether a ratio is a number of something, such as years, and no share: then it was made of quantities alone. */
function countsSomething(node: Node): boolean {
  if (node.kind !== 'ratio') return false;
  const [first, second] = node.args as [Node, Node];
  switch (node.op) {
    case 'divide':
      return INTEGER_KINDS.has(first.kind) || countsSomething(first);
    case 'multiply':
      return countsSomething(first) && countsSomething(second);
    case 'add':
    case 'subtract':
    case 'lesser':
    case 'greater':
      return countsSomething(first) || countsSomething(second);
    case 'choose':
      return countsSomething(second);
    case 'rule':
    case 'reading':
    case 'otherwise':
    case 'floor':
    case 'ceiling':
      return countsSomething(first);
    default:
      return false;
  }
}
