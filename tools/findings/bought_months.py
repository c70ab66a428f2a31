"""Findings on months of service that are bought, and on the instalments that pay for them."""

from fractions import Fraction

from values import month_of, rounded

from .registry import Unknown, absent, early, fact, finding


def periods_of(facts, purchase):
    periods = fact(facts, purchase, "periods")
    if periods is None and purchase == "telephone" and fact(facts, "telephone", "withdrawn", "amount") is not None:
        return []
    return periods


def cost_of(period, rates, rounding):
    """What a month costs; None where that is not known."""
    total = 0
    for rate in rates:
        factors = (period.get("monthlySalary"), period.get(rate))
        if 0 in factors:
            continue
        if None in factors:
            return None
        total += rounded(factors[0] * factors[1], rounding)
    return total


def costing(facts, purchase, rates, rounding):
    """The periods that cost something, with the cost of a month."""
    periods = periods_of(facts, purchase)
    if periods is None:
        return Unknown([f"/{purchase}/periods"])
    priced = [(period, cost_of(period, rates, rounding)) for period in periods]
    priced = [(period, cost) for period, cost in priced if cost != 0]
    missing = absent([period for period, _ in priced], "from", "to", "monthlySalary", *rates)
    return Unknown(missing) if missing else priced


def months_run(month, day):
    return max(0, month_of(day) - (month + 1))


def rates_of(with_employer):
    return ("individualRate", "employerRate") if with_employer else ("individualRate",)


@finding("contributions-of-months")
def contributions_of_months(facts, purchase, rate, rounding):
    priced = costing(facts, purchase, (rate,), rounding)
    if isinstance(priced, Unknown):
        return priced
    return sum(cost * (period["to"] - period["from"] + 1) for period, cost in priced)


@finding("interest-on-months")
def interest_on_months(facts, purchase, with_employer, until, _latest, rate, compounding, rounding):
    priced = costing(facts, purchase, rates_of(with_employer), rounding)
    if isinstance(priced, Unknown):
        return priced
    by_length = {}
    for period, cost in priced:
        for month in range(period["from"], period["to"] + 1):
            length = months_run(month, until)
            by_length[length] = by_length.get(length, 0) + cost
    if compounding == "simple":
        return sum(cost * length for length, cost in by_length.items()) * rate / 12
    total = sum(
        cost * ((1 + rate) ** (length // 12) * (1 + rate * Fraction(length % 12, 12)) - 1)
        for length, cost in by_length.items()
    )
    return rounded(total, rounding)


@early("interest-on-months")
def interest_early(facts, purchase, with_employer, _until, latest, rate, _compounding, rounding):
    if purchase is None or with_employer is None or rounding is None:
        return None
    if periods_of(facts, purchase) is None:
        return Unknown([f"/{purchase}/periods"])
    if rate == 0:
        return 0
    priced = costing(facts, purchase, rates_of(with_employer), rounding)
    if isinstance(priced, Unknown):
        return None
    free = all(latest is not None and months_run(period["from"], latest) == 0 for period, _ in priced)
    return 0 if free else None


@finding("how-interest-runs")
def how_interest_runs(_, _purchase, _until, _rounding, compounding):
    return compounding


@early("how-interest-runs")
def how_interest_runs_early(facts, purchase, until, rounding, _compounding):
    if purchase is None or until is None or rounding is None:
        return None
    priced = costing(facts, purchase, rates_of(True), rounding)
    if isinstance(priced, Unknown):
        return None
    return "simple" if all(months_run(period["from"], until) <= 12 for period, _ in priced) else None


@finding("amount-withdrawn")
def amount_withdrawn(facts):
    withdrawn = fact(facts, "telephone", "withdrawn")
    if withdrawn is None:
        return 0
    return withdrawn["amount"] if "amount" in withdrawn else Unknown(["/telephone/withdrawn/amount"])


@finding("interest-on-withdrawn")
def interest_on_withdrawn(facts, until, rate):
    found = interest_on_withdrawn_early(facts, until, rate)
    if found is not None:
        return found
    withdrawn = facts["telephone"]["withdrawn"]
    return withdrawn["amount"] * rate * months_run(month_of(withdrawn["on"]), until) / 12


@early("interest-on-withdrawn")
def interest_on_withdrawn_early(facts, _until, rate):
    withdrawn = fact(facts, "telephone", "withdrawn")
    if withdrawn is None or withdrawn.get("amount") == 0 or rate == 0:
        return 0
    missing = absent([withdrawn], "amount", "on")
    return Unknown(missing) if missing else None


@finding("level-instalment")
def level_instalment(_, principal, accrued, annual, number, rounding):
    monthly = Fraction(annual) / 12
    if monthly == 0:
        return rounded(Fraction(principal + accrued, number), rounding)
    growth = (1 + monthly) ** number
    return rounded(principal * monthly * growth / (growth - 1) + Fraction(accrued, number), rounding)


@finding("last-instalment")
def last_instalment(facts, principal, accrued, annual, number, rounding):
    instalment = level_instalment(facts, principal, accrued, annual, number, rounding)
    monthly = Fraction(annual) / 12
    part = rounded(Fraction(accrued, number), rounding)
    owed, old = int(principal), int(accrued)
    for _ in range(number - 1):
        purse = instalment
        paid = min(part, old, purse)
        purse, old = purse - paid, old - paid
        purse -= min(purse, rounded(owed * monthly, rounding))
        paid = min(owed, purse)
        purse, owed = purse - paid, owed - paid
        old -= min(old, purse)
    return owed + old + rounded(owed * monthly, rounding)
