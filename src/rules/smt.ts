// Terms of SMT-LIB 2 as text: truths joined, numerals, names, and the calendar of packed days as functions.
// What a node of the graph is in these terms is in constrain.ts; no solver is run here.

import type { Ratio } from '../base/index.ts';

/** All of the terms; what is known to hold is left out. */
export function allOf(terms: readonly string[]): string {
  const open = [...new Set(terms)].filter((term) => term !== 'true');
  if (open.includes('false')) return 'false';
  return open.length > 1 ? `(and ${open.join(' ')})` : (open[0] ?? 'true');
}

/** Any of the terms; what is known to fail is left out. */
export function anyOf(terms: readonly string[]): string {
  const open = [...new Set(terms)].filter((term) => term !== 'false');
  if (open.includes('true')) return 'true';
  return open.length > 1 ? `(or ${open.join(' ')})` : (open[0] ?? 'false');
}

export function negated(term: string): string {
  if (term === 'true') return 'false';
  return term === 'false' ? 'true' : `(not ${term})`;
}

export function either(when: string, then: string, otherwise: string): string {
  if (then === otherwise || when === 'true') return then;
  return when === 'false' ? otherwise : `(ite ${when} ${then} ${otherwise})`;
}

/** A whole number; SMT-LIB writes a negative one as an operation. */
export function numeral(value: number | bigint): string {
  return value < 0 ? `(- ${-value})` : `${value}`;
}

/** An exact ratio as a real number. */
export function realNumeral({ n, d }: Ratio): string {
  const size = `${n < 0n ? -n : n}.0`;
  const top = n < 0n ? `(- ${size})` : size;
  return d === 1n ? top : `(/ ${top} ${d}.0)`;
}

/** The exact number that a numeral is; undefined of any other term. */
export function numberIn(term: string): Ratio | undefined {
  const match = /^(?:\(\/ )?(\(- )?(\d+)(?:\.0)?\)?(?: (\d+)\.0\))?$/.exec(term);
  if (match === null) return undefined;
  const n = BigInt(match[2] as string);
  return { n: match[1] === undefined ? n : -n, d: BigInt(match[3] ?? 1) };
}

/** The parts of `(operation part …)`, the operation first; undefined of a name or a numeral. */
export function partsOfTerm(term: string): readonly string[] | undefined {
  if (!term.startsWith('(')) return undefined;
  const parts: string[] = [];
  let depth = 0;
  for (const [token] of term.slice(1, -1).matchAll(/\|[^|]*\||[()]|[^\s()|]+/g)) {
    if (token === ')') depth -= 1;
    const part = parts.at(-1) ?? '';
    if (depth === 0 && token !== ')') parts.push(token);
    else parts[parts.length - 1] = `${part}${token === ')' || part.endsWith('(') ? '' : ' '}${token}`;
    if (token === '(') depth += 1;
  }
  return parts;
}

/** Any text as a name. Throws where SMT-LIB has no way to write it. */
export function nameOf(text: string): string {
  if (/[|\\]/.test(text)) throw new Error(`${text} is no name`);
  return `|${text}|`;
}

/**
 * The calendar of `base/day.ts`, exactly, of days packed as year × 512 + month × 32 + day and months packed as
 * year × 12 + month - 1. `div` and `mod` of SMT-LIB are the floor and its rest where the divisor is positive.
 */
export const CALENDAR = `
(define-fun leap-year ((y Int)) Bool (and (= (mod y 4) 0) (or (not (= (mod y 100) 0)) (= (mod y 400) 0))))
(define-fun days-in ((y Int) (m Int)) Int
  (ite (= m 2) (ite (leap-year y) 29 28) (ite (or (= m 4) (= m 6) (= m 9) (= m 11)) 30 31)))
(define-fun packed ((y Int) (m Int) (d Int)) Int (+ (* 512 y) (* 32 m) d))
(define-fun valid-day ((y Int) (m Int) (d Int)) Bool (and (<= 1 m 12) (<= 1 d (days-in y m))))
;; From 1901 to 2099 every fourth year is a leap year.
(define-fun valid-day-near ((y Int) (m Int) (d Int)) Bool
  (and (<= 1 m 12) (<= 1 d 31) (=> (= m 2) (<= d (ite (= (mod y 4) 0) 29 28)))
    (=> (or (= m 4) (= m 6) (= m 9) (= m 11)) (<= d 30))))
(define-fun serial-in ((y Int) (m Int) (d Int)) Int
  (+ (* 146097 (div y 400)) (* 365 (mod y 400)) (div (mod y 400) 4) (- (div (mod y 400) 100))
     (div (+ 2 (* 153 (mod (+ m 9) 12))) 5) d (- 719469)))
(define-fun serial-of ((y Int) (m Int) (d Int)) Int (serial-in (ite (> m 2) y (- y 1)) m d))
(define-fun year-of-era ((doe Int)) Int
  (div (+ doe (- (div doe 1460)) (div doe 36524) (- (div doe 146096))) 365))
(define-fun day-in-shifted ((y Int) (doy Int) (m Int)) Int
  (packed (ite (< m 10) y (+ y 1)) (ite (< m 10) (+ m 3) (- m 9)) (+ 1 (- doy (div (+ 2 (* 153 m)) 5)))))
(define-fun day-in-era ((era Int) (yoe Int) (doy Int)) Int
  (day-in-shifted (+ yoe (* 400 era)) doy (div (+ 2 (* 5 doy)) 153)))
(define-fun day-of-serial ((s Int)) Int
  (let ((era (div (+ s 719468) 146097)) (doe (mod (+ s 719468) 146097)))
    (let ((yoe (year-of-era doe)))
      (day-in-era era yoe (- doe (+ (* 365 yoe) (div yoe 4) (- (div yoe 100))))))))
(define-fun day-after ((y Int) (m Int) (d Int)) Int
  (ite (< d (days-in y m)) (packed y m (+ d 1)) (ite (< m 12) (packed y (+ m 1) 1) (packed (+ y 1) 1 1))))
(define-fun day-before ((y Int) (m Int) (d Int)) Int
  (ite (> d 1) (packed y m (- d 1)) (ite (> m 1) (packed y (- m 1) (days-in y (- m 1))) (packed (- y 1) 12 31))))
(define-fun next-year ((y Int) (m Int)) Int (ite (= m 12) (+ y 1) y))
(define-fun next-month ((m Int)) Int (ite (= m 12) 1 (+ m 1)))
(define-fun in-month ((y Int) (m Int) (d Int)) Int
  (ite (<= d (days-in y m)) (packed y m d) (packed (next-year y m) (next-month m) (- d (days-in y m)))))
;; For up to 56 days: they end in the month after the next at the latest.
(define-fun some-days-after ((y Int) (m Int) (d Int) (days Int)) Int
  (ite (<= (+ d days) (days-in y m)) (packed y m (+ d days))
    (in-month (next-year y m) (next-month m) (- (+ d days) (days-in y m)))))
(define-fun last-day-in ((y Int) (m Int)) Int (packed y m (days-in y m)))
(define-fun anniversary ((y Int) (m Int) (d Int) (years Int) (march Bool)) Int
  (ite (and (= m 2) (= d 29) (not (leap-year (+ y years))))
    (ite march (packed (+ y years) 3 1) (packed (+ y years) 2 28))
    (packed (+ y years) m d)))
(define-fun half-up-of-positive ((x Real)) Int (to_int (+ x 0.5)))
(define-fun half-up ((x Real)) Int (ite (>= x 0.0) (half-up-of-positive x) (- (half-up-of-positive (- x)))))
(define-fun half-even ((x Real)) Int
  (ite (and (= (- x (to_real (to_int x))) 0.5) (= (mod (to_int x) 2) 0)) (to_int x) (half-up-of-positive x)))
`;
