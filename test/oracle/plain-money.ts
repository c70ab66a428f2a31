// Exact money: fractions of BigInts. "The steps behind them are exact."

export type Frac = { n: bigint; d: bigint };

export function frac(n: bigint | number, d: bigint | number = 1n): Frac {
  return { n: BigInt(n), d: BigInt(d) };
}

// "Money is a string (0|[1-9]\d*)\.\d\d", "A rate is a string of percent", "a factor the same": any decimal text.
export function decimal(text: string): Frac {
  const [whole, part = ''] = text.split('.');
  return frac(BigInt(whole! + part), 10n ** BigInt(part.length));
}

// "a share "1" or "n/d"".
export function share(text: string): Frac {
  const [n, d = '1'] = text.split('/');
  return frac(BigInt(n!), BigInt(d));
}

export function percent(text: string): Frac {
  return times(decimal(text), frac(1, 100));
}

export function plus(a: Frac, b: Frac): Frac {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function minus(a: Frac, b: Frac): Frac {
  return { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
}

export function times(a: Frac, b: Frac): Frac {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function over(a: Frac, b: Frac): Frac {
  return { n: a.n * b.d, d: a.d * b.n };
}

export function power(a: Frac, exponent: number): Frac {
  return { n: a.n ** BigInt(exponent), d: a.d ** BigInt(exponent) };
}

export function less(a: Frac, b: Frac): boolean {
  return a.n * b.d < b.n * a.d;
}

export function smaller(a: Frac, b: Frac): Frac {
  return less(a, b) ? a : b;
}

export function greater(a: Frac, b: Frac): Frac {
  return less(a, b) ? b : a;
}

function lowestTerms(a: Frac): Frac {
  let x = a.n;
  let y = a.d;
  while (y !== 0n) [x, y] = [y, x % y];
  return { n: a.n / x, d: a.d / x };
}

export function shareText(a: Frac): string {
  const low = lowestTerms(a);
  return low.d === 1n ? String(low.n) : `${low.n}/${low.d}`;
}

// "Money fields are rounded to the cent, half up (reading `rounding`)"; half-even-monthly: "ties to the even cent".
export function cents(a: Frac, readings: Record<string, string>): bigint {
  const scaled = a.n * 100n;
  const down = scaled / a.d;
  const twice = (scaled - down * a.d) * 2n;
  if (twice > a.d) return down + 1n;
  if (twice < a.d) return down;
  if (readings['rounding'] === 'half-even-monthly') return down % 2n === 0n ? down : down + 1n;
  return down + 1n;
}

export function ofCents(value: bigint): Frac {
  return { n: value, d: 100n };
}

export function centsText(value: bigint): string {
  return `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
}

export function moneyText(a: Frac, readings: Record<string, string>): string {
  return centsText(cents(a, readings));
}

// "percent (string, 4 decimals, half up)".
export function fourDecimals(a: Frac): string {
  const scaled = (a.n * 20000n + a.d) / (a.d * 2n);
  return `${scaled / 10000n}.${String(scaled % 10000n).padStart(4, '0')}`;
}
