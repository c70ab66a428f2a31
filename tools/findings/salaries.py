"""Findings on salaries: the one in force on a day, and averages over months served."""

from fractions import Fraction

from values import last_day, month_of

from .registry import Unknown, absent, early, finding


def salary_in_force(facts, day):
    salaries = facts.get("salaries", [])
    begun = [salary for salary in salaries if "from" in salary and salary["from"] <= day]
    salary = max(begun, key=lambda one: one["from"], default=None)
    unsure = [] if salary and salary["from"] == day else [one for one in salaries if "from" not in one]
    missing = absent(unsure, "from", "annual") + absent([salary] if salary else [], "annual")
    if missing:
        return Unknown(missing)
    return salary["annual"] if salary else Unknown(["/salaries"])


@finding("salary-on")
def salary_on(facts, day):
    return salary_in_force(facts, day)


@early("salary-on", "average-of-last-months", "average-of-calendar-months", "highest-salary")
def without_salaries(facts, *_):
    return None if "salaries" in facts else Unknown(["/salaries"])


def served_months(days):
    """Each month with the last of the days in it, the newest first."""
    last = {}
    for begin, end in days:
        for month in range(month_of(begin), month_of(end) + 1):
            last[month] = min(end, last_day(month))
    return sorted(last.items(), reverse=True)


def salaries_of(facts, served):
    found = [salary_in_force(facts, day) for _, day in served]
    missing = [pointer for one in found if isinstance(one, Unknown) for pointer in one.missing]
    return Unknown(missing) if missing else found


def average(salaries):
    return salaries if isinstance(salaries, Unknown) else Fraction(sum(salaries), max(len(salaries), 1))


@finding("average-of-last-months")
def average_of_last_months(facts, days, number):
    return average(salaries_of(facts, served_months(days)[:number]))


@finding("average-of-calendar-months")
def average_of_calendar_months(facts, days, number):
    served = served_months(days)
    return average(salaries_of(facts, [one for one in served if one[0] > served[0][0] - number]))


@finding("highest-salary")
def highest_salary(facts, days):
    salaries = salaries_of(facts, served_months(days))
    if isinstance(salaries, Unknown):
        return salaries
    return max(salaries) if salaries else Unknown(["/salaries"])
