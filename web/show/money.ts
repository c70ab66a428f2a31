// Amounts as people read them, in both languages alike: the dollar sign, commas, two decimals.
// They come as texts and stay texts: no floating point touches money here either.

/** Whole cents of "1234.50" or "-0.05". */
export function centsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** "1234.50" as "$1,234.50"; a negative amount with a minus before the sign. */
export function moneyText(amount: string): string {
  const negative = amount.startsWith('-');
  const [whole = '', decimals = ''] = (negative ? amount.slice(1) : amount).split('.');
  return `${negative ? '−' : ''}$${grouped(whole)}.${decimals}`;
}

/** A difference always shows which way it goes: "+$5.00", "−$5.00", "$0.00". */
export function differenceText(amount: string): string {
  return centsOf(amount) > 0n ? `+${moneyText(amount)}` : moneyText(amount);
}

/** What the first amount exceeds the second by, as an amount. */
export function differenceOf(now: string, before: string): string {
  return amountOf(centsOf(now) - centsOf(before));
}

/** Whole cents as "1234.50" or "-0.05". */
export function amountOf(cents: bigint): string {
  const digits = `${cents < 0n ? -cents : cents}`.padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function countText(count: number): string {
  return grouped(`${count}`);
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
