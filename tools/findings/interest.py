"""The finding on compound interest: whole years by anniversaries, and a part of a year exactly."""

from decimal import Decimal, localcontext
from fractions import Fraction

from values import anniversary, parts_of, rounded

from .registry import early, finding


def rounded_root(amount, base, top, bottom, mode):
    """amount × base^(top/bottom) rounded to an integer: a guess, then compared exactly with the halves about it."""
    with localcontext() as context:
        context.prec = 40 + int(amount).bit_length()
        power = Decimal(base.numerator) / base.denominator
        size = Decimal(amount.numerator) / amount.denominator * power ** (Decimal(top) / bottom)
        guess = int(size + Decimal("0.5"))
    exact = amount**bottom * base**top * 2**bottom
    while (2 * guess + 1) ** bottom <= exact:
        guess += 1
    while guess > 0 and (2 * guess - 1) ** bottom > exact:
        guess -= 1
    tie = guess > 0 and (2 * guess - 1) ** bottom == exact
    return rounded(Fraction(2 * guess - 1, 2), mode) if tie else guess


@finding("compound-interest", 2)
def compound_interest(_, principal, begin, end, rate, fraction, days_of_year, leap, rounding):
    years = parts_of(end)[0] - parts_of(begin)[0]
    if anniversary(begin, years, leap) > end:
        years -= 1
    days = end - anniversary(begin, years, leap)
    amount = Fraction(principal) * (1 + rate) ** years
    if fraction == "compound-fraction" and days > 0:
        return rounded_root(amount, Fraction(1 + rate), days, days_of_year, rounding)
    if fraction == "simple-within-year":
        amount *= 1 + rate * Fraction(days, days_of_year)
    return rounded(amount, rounding)


@early("compound-interest", version=2)
def without_principal(_, principal, _begin, _end, rate, *_others):
    return principal if principal == 0 or (principal is not None and rate == 0) else None
