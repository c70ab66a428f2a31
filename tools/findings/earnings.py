"""The finding on earnings: what of a disability pension stays payable beside income from work."""

from values import format_month

from .registry import Unknown, absent, early, fact, finding


def incomes(facts):
    income = fact(facts, "pension", "income")
    if income is None:
        return Unknown(["/pension/income"])
    missing = absent(income, "month", "amount")
    return Unknown(missing) if missing else sorted((one["month"], one["amount"]) for one in income)


@finding("earnings-by-period")
def earnings_by_period(facts, pension, wage, period):
    income = incomes(facts)
    if isinstance(income, Unknown):
        return income
    groups = {}
    for month, amount in income:
        groups.setdefault(format_month(month)[: -len("-00")] if period == "year" else format_month(month), []).append(
            amount
        )
    rows = []
    for name, amounts in groups.items():
        owed, earned = len(amounts) * pension, sum(amounts)
        reduction = max(0, min(owed, owed + earned - len(amounts) * wage))
        row = {"period": name, "pension": owed, "income": earned, "payable": owed - reduction, "reduction": reduction}
        rows.append(row)
    return rows


@early("earnings-by-period")
def earnings_early(facts, pension, _wage, period):
    income = incomes(facts)
    if isinstance(income, Unknown) or income == []:
        return income
    return earnings_by_period(facts, 0, 0, period) if pension == 0 and period is not None else None
