"""Findings on months of payment: which days are payable, what they are worth, and when they are sent."""

from fractions import Fraction

from values import first_day, last_day, month_of, parts_of, rounded

from .registry import finding

MOST_PAYMENTS = 119_988
MONDAY, THURSDAY, SATURDAY = 0, 3, 5
EVER = 10**9

# Month, number, from and to which year.
FIXED = [
    (1, 1, 0, EVER),
    (2, 22, 0, 1970),
    (5, 30, 0, 1970),
    (6, 19, 2021, EVER),
    (7, 4, 0, EVER),
    (11, 11, 0, 1970),
    (11, 11, 1978, EVER),
    (12, 25, 0, EVER),
]

# Month, weekday, which of the month (-1: the last), from and to which year.
FLOATING = [
    (1, MONDAY, 3, 1986, EVER),
    (2, MONDAY, 3, 1971, EVER),
    (5, MONDAY, -1, 1971, EVER),
    (9, MONDAY, 1, 0, EVER),
    (10, MONDAY, 2, 1971, EVER),
    (10, MONDAY, 4, 1971, 1977),
    (11, THURSDAY, 4, 0, EVER),
]


def is_fixed_holiday(day):
    year, month, number = parts_of(day)
    return any((month, number) == (m, n) and begin <= year <= end for m, n, begin, end in FIXED)


def is_banking_day(day):
    weekday = (day - 1) % 7
    if weekday >= SATURDAY or is_fixed_holiday(day) or (weekday == MONDAY and is_fixed_holiday(day - 1)):
        return False
    year, month, number = parts_of(day)
    is_last = parts_of(day + 7)[1] != month
    return not any(
        (month, weekday) == (m, w) and begin <= year <= end and (is_last if nth < 0 else (number + 6) // 7 == nth)
        for m, w, nth, begin, end in FLOATING
    )


def payday_of(month, which):
    day = last_day(month)
    while not is_banking_day(day):
        day += 1 if which == "following-banking-day" else -1
    return day


@finding("payments")
def payments(_, monthly, first, last, day_count, thirty, payday, rounding):
    rows = []
    for month in range(month_of(first), month_of(last) + 1):
        if len(rows) == MOST_PAYMENTS:
            break
        begin, end = max(first, first_day(month)), min(last, last_day(month))
        days, length = end - begin + 1, last_day(month) - first_day(month) + 1
        if day_count == "thirty-days":
            from_number, to_number, length = parts_of(begin)[2], parts_of(end)[2], thirty
            to_number = thirty if end == last_day(month) else to_number
            if from_number <= thirty and begin == last_day(month):
                from_number = thirty
            days = to_number - from_number + 1
        if days > 0:
            amount = rounded(Fraction(monthly * days, length), rounding)
            row = {"month": month, "days": days, "daysInMonth": length, "amount": amount}
            rows.append({**row, "payday": payday_of(month, payday)})
    return rows


@finding("payments-total")
def payments_total(_, rows):
    return sum(row["amount"] for row in rows)
