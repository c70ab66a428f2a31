"""Values of the law: days, months, rounding, and the forms in which facts and results are written.

A day is the number of days from 0001-01-01, which is 1; a month is 12 × year + month − 1; money is in cents. Money and
ratios are exact: int or Fraction. What the forms mean is in docs/rule-graph.md.
"""

import re
from datetime import date
from fractions import Fraction
from functools import cache

# The calendar repeats itself every 400 years, and `date` knows only the years to 9999.
CYCLE_YEARS, CYCLE_DAYS = 400, 146097


@cache
def day_of(year, month, number):
    cycles, within = divmod(year, CYCLE_YEARS)
    return date(within + CYCLE_YEARS, month, number).toordinal() + (cycles - 1) * CYCLE_DAYS


@cache
def parts_of(day):
    """Year, month, number in the month."""
    cycles, within = divmod(day - 1, CYCLE_DAYS)
    found = date.fromordinal(within + 1)
    return found.year + cycles * CYCLE_YEARS, found.month, found.day


def month_of(day):
    year, month, _ = parts_of(day)
    return 12 * year + month - 1


def first_day(month):
    return day_of(month // 12, month % 12 + 1, 1)


def last_day(month):
    return first_day(month + 1) - 1


def anniversary(day, years, leap):
    year, month, number = parts_of(day)
    if (month, number) == (2, 29) and last_day(12 * (year + years) + 1) != first_day(12 * (year + years) + 1) + 28:
        month, number = (3, 1) if leap == "march-1" else (2, 28)
    return day_of(year + years, month, number)


def rounded(value, mode):
    if mode == "half-even":
        return round(Fraction(value))
    size = (2 * abs(value) + 1) // 2
    return size if value >= 0 else -size


def format_day(day):
    return "{:04}-{:02}-{:02}".format(*parts_of(day))


def format_month(month):
    return f"{month // 12:04}-{month % 12 + 1:02}"


def format_decimal(value, places):
    units = rounded(value * 10**places, "half-up")
    digits = str(abs(units)).rjust(places + 1, "0")
    return ("-" if units < 0 else "") + (f"{digits[:-places]}.{digits[-places:]}" if places else digits)


class Unsound(Exception):
    """Facts or a question that are not written as the law's document says."""


def of_text(pattern, made):
    def read(value):
        found = re.fullmatch(pattern, value, re.ASCII) if isinstance(value, str) else None
        return None if found is None else made(*found.groups())

    return read


def of_number(value):
    return None if isinstance(value, bool) or not isinstance(value, (int, float)) else Fraction(repr(value))


def of_date(text):
    try:
        return date.fromisoformat(text).toordinal()
    except ValueError:
        return None


DECIMAL = r"\d+(?:\.\d+)?"

FACT_FORMS = {
    "day": of_text(r"(\d{4}-\d\d-\d\d)", of_date),
    "month": of_text(r"(\d{4})-(0[1-9]|1[0-2])", lambda year, month: 12 * int(year) + int(month) - 1),
    "money": of_text(r"(\d+)\.(\d\d)", lambda dollars, cents: int(dollars + cents)),
    "percent": of_text(f"({DECIMAL})", lambda text: Fraction(text) / 100),
    "factor": of_text(f"({DECIMAL})", Fraction),
    "share": of_text(r"(1|\d+/\d+)", Fraction),
    "years": of_number,
    "count": lambda value: value if type(value) is int else None,
    "text": lambda value: value if isinstance(value, str) else None,
    "truth": lambda value: value if isinstance(value, bool) else None,
}


def read_fact(form, value, at=""):
    """The fact in its form; absent (None) where it is null. An object of a list knows its pointer as "@"."""
    if value is None:
        return None
    kind = form["as"]
    if kind == "object" and isinstance(value, dict):
        strange = [key for key in value if key not in form["keys"]]
        if strange:
            raise Unsound(f"{at}/{strange[0]} is no fact")
        read = ((key, read_fact(form["keys"][key], part, f"{at}/{key}")) for key, part in value.items())
        return {"@": at, **{key: part for key, part in read if part is not None}}
    if kind == "list" and isinstance(value, list):
        return [read_fact(form["of"], part, f"{at}/{number}") for number, part in enumerate(value)]
    if kind == "code":
        read = value if value in form["codes"] else None
    else:
        read = FACT_FORMS[kind](value) if kind in FACT_FORMS else None
    if read is None:
        raise Unsound(f"{at} is not written as {kind}")
    return read


def write(form, value):
    """A value as the result holds it."""
    kind = form["as"]
    if kind == "plain":
        return value
    if kind == "money":
        return format_decimal(Fraction(value, 100), 2)
    if kind == "ratio":
        return str(Fraction(value))
    if kind == "day":
        return format_day(value)
    if kind == "month":
        return format_month(value)
    if kind == "percent":
        return format_decimal(value * 100, form["places"])
    if kind == "code":
        return form["meanings"][value]
    if kind == "part":
        return write(form["form"], value[form["part"]])
    return [
        {column["name"]: write(column["form"], entry[column["part"]]) for column in form["columns"]} for entry in value
    ]
