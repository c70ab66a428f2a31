"""Findings on spells of service: which days and months count, and what the last spell says."""

from values import month_of

from .registry import Unknown, absent, early, fact, finding


def is_judges(spell, appeals):
    return spell["capacity"] == "judge" and not (spell.get("office") == "appeals" and appeals == "exclude")


def days_of(facts, until, spells):
    """The days of the spells up to a day, to the death at the latest: sorted runs of days, first and last."""
    end = min(until, fact(facts, "participant", "diedOn") or until)
    spans = sorted((spell["from"], min(spell.get("to", end), end)) for spell in spells)
    days = []
    for begin, last in spans:
        if begin > last:
            continue
        if days and begin <= days[-1][1] + 1:
            days[-1] = (days[-1][0], max(days[-1][1], last))
        else:
            days.append((begin, last))
    return days


@finding("judge-service")
def judge_service(facts, until, appeals):
    if "service" not in facts:
        return Unknown(["/service"])
    return days_of(facts, until, [spell for spell in facts["service"] if is_judges(spell, appeals)])


@finding("government-service")
def government_service(facts, until, _refunded_as_of):
    if "service" not in facts:
        return Unknown(["/service"])
    spells = [one for one in facts["service"] if one["capacity"] == "government" and one.get("refundReturned") is True]
    return days_of(facts, until, spells)


@early("judge-service", "government-service")
def without_service(facts, *_):
    return None if "service" in facts else Unknown(["/service"])


def months_in(days):
    return {month for begin, last in days for month in range(month_of(begin), month_of(last) + 1)}


@finding("months")
def months(_, days):
    return len(months_in(days))


@finding("months-beside")
def months_beside(_, days, others):
    return len(months_in(days) - months_in(others))


@finding("last-unbroken-months")
def last_unbroken_months(_, days):
    touched = months_in(days)
    length = 0
    while touched and max(touched) - length in touched:
        length += 1
    return length


@finding("months-through")
def months_through(_, days, day):
    return sum(month <= month_of(day) for month in months_in(days))


@finding("served-on")
def served_on(_, days, day):
    return any(begin <= day <= last for begin, last in days)


@early("served-on")
def never_served(_, days, _day):
    return False if days == [] else None


@finding("last-day-served")
def last_day_served(_, days):
    return days[-1][1] if days else Unknown(["/service"])


def last_judge_spell(facts, appeals):
    last, last_age = None, None
    for place, spell in enumerate(facts["service"]):
        age = ("to" not in spell, spell.get("to", 0), spell["from"], place)
        if is_judges(spell, appeals) and (last is None or age > last_age):
            last, last_age = spell, age
    return last


@finding("has-separated")
def has_separated(facts, appeals):
    if "service" not in facts:
        return Unknown(["/service"])
    return "to" in (last_judge_spell(facts, appeals) or {})


@finding("how-separated")
def how_separated(facts, appeals):
    if "service" not in facts:
        return Unknown(["/service"])
    spell = last_judge_spell(facts, appeals)
    if spell is None or "to" not in spell:
        return "still-serving"
    return spell.get("endedBy") or Unknown(absent([spell], "endedBy"))


@finding("alive-on")
def alive_on(facts, day):
    died = fact(facts, "participant", "diedOn")
    return died is None or died > day


@finding("retirement-on-file")
def retirement_on_file(facts):
    return "retirement" in facts
