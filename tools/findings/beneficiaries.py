"""Findings on orders, designees and heirs: the order that counts, who takes what, to the cent."""

from fractions import Fraction

from .registry import Unknown, absent, early, finding


@finding("last-order")
def last_order(facts, death, order_last):
    def age(numbered, filed):
        place, order = numbered
        dates = (filed, order["recognizedOn"])
        return (dates[::-1] if order_last == "latest-recognized" else dates, place)

    can = [one for one in enumerate(facts.get("orders", [])) if one[1].get("recognizedOn", death + 1) <= death]
    counting = [one for one in can if one[1].get("filedOn", death + 1) <= death]
    last = max(counting, key=lambda one: age(one, one[1]["filedOn"]), default=None)
    unsure = [
        one
        for one in can
        if "filedOn" not in one[1] and (last is None or age(one, death) > age(last, last[1]["filedOn"]))
    ]
    possible = [last and last[1], *(order for _, order in unsure)]
    return {"possible": possible, "open": [f"{order['@']}/filedOn" for _, order in unsure]}


def with_shares(people):
    return [(one, one.get("share", Fraction(1, len(people)))) for one in people]


def named(designees, heirs):
    parts = [*designees, *heirs]
    missing = absent([one for one, _ in parts], "name")
    if missing:
        return Unknown(missing)
    basis = "order" if not heirs else "mixed" if designees else "heirs"
    return {"basis": basis, "beneficiaries": [{"name": one["name"], "share": share} for one, share in parts]}


def under(order, facts, death, predeceased):
    if order is not None and "designees" not in order:
        return Unknown([f"{order['@']}/designees"])
    designees = with_shares(order["designees"] if order else [])
    living = [(one, share) for one, share in designees if one.get("diedOn", death + 1) > death]
    taken = sum(share for _, share in living)
    if predeceased == "survivors-take" and living:
        return named([(one, share / taken) for one, share in living], [])
    if taken == 1:
        return named(living, [])
    if "heirs" not in facts:
        return Unknown(["/heirs"])
    return named(living, [(one, share * (1 - taken)) for one, share in with_shares(facts["heirs"])])


@finding("beneficiaries")
def beneficiaries(facts, orders, death, predeceased):
    answers = [under(order, facts, death, predeceased) for order in orders["possible"]]
    if not any(isinstance(one, Unknown) for one in answers) and all(one == answers[0] for one in answers):
        return answers[0]
    lists = [one.missing if isinstance(one, Unknown) else [] for one in answers]
    shared = [pointer for pointer in lists[0] if all(pointer in others for others in lists)]
    return Unknown([*orders["open"], *shared])


@early("beneficiaries")
def heirs_without_order(facts, *_):
    if any("recognizedOn" in order for order in facts.get("orders", [])):
        return None
    if "heirs" not in facts:
        return Unknown(["/heirs"])
    missing = absent(facts["heirs"], "name")
    return Unknown(missing) if missing else None


@finding("shares")
def shares(_, amount, found):
    exact = [amount * one["share"] for one in found["beneficiaries"]]
    parts = [int(part // 1) for part in exact]
    largest_first = sorted(range(len(exact)), key=lambda place: parts[place] - exact[place])
    for place in largest_first[: int(amount) - sum(parts)]:
        parts[place] += 1
    return [{"name": one["name"], "amount": part} for one, part in zip(found["beneficiaries"], parts)]
