"""Findings on medical certificates: what the physicians who speak find, in every possibility."""

from itertools import product

from .registry import Unknown, fact, finding

MOST_POSSIBILITIES = 20_000


def speaking(certificates):
    last = {}
    for certificate in certificates:
        before = last.get(certificate["physician"])
        if before is None or certificate.get("examinedOn", 0) >= before.get("examinedOn", 0):
            last[certificate["physician"]] = certificate
    return last.values()


def in_every_possibility(facts, holds):
    certificates = fact(facts, "disability", "certificates")
    if certificates is None:
        return Unknown(["/disability/certificates"])
    named = dict.fromkeys(("named", one["physician"]) for one in certificates if "physician" in one)
    unnamed = [("unnamed", one["@"]) for one in certificates if "physician" not in one]
    values = {"physician": [*named, *unnamed], "appointment": ["government", "designated", "own"]}
    open_facts = [(place, key) for place, one in enumerate(certificates) for key in values if key not in one]
    pointers = [f"{certificates[place]['@']}/{key}" for place, key in open_facts]
    count = 1
    for _, key in open_facts:
        count *= len(values[key])
    if count > MOST_POSSIBILITIES:
        return Unknown(pointers)
    known = [{**one, "physician": ("named", one.get("physician"))} for one in certificates]
    answers = {}
    for choice in product(*(values[key] for _, key in open_facts)):
        for (place, key), value in zip(open_facts, choice):
            known[place][key] = value
        answers[choice] = holds(speaking(known))
    if len(set(answers.values())) == 1:
        return next(iter(answers.values()))

    def matters(number):
        usual = values[open_facts[number][1]][0]
        return any(answers[choice] != answers[(*choice[:number], usual, *choice[number + 1 :])] for choice in answers)

    return Unknown([pointer for number, pointer in enumerate(pointers) if matters(number)])


def enough(government, designated, **findings):
    """Whether so many appointed by the Government, or so many designated ones, find exactly this."""

    def holds(certificates):
        finding_it = [one for one in certificates if all(one.get(key) is value for key, value in findings.items())]
        by = [one["appointment"] for one in finding_it]
        return by.count("government") >= government or by.count("designated") >= designated

    return holds


@finding("find-incapable")
def find_incapable(facts, government, designated):
    return in_every_possibility(facts, enough(government, designated, licensed=True, incapable=True))


@finding("find-permanent")
def find_permanent(facts, government, designated):
    holds = enough(government, designated, licensed=True, incapable=True, totalAndPermanent=True)
    return in_every_possibility(facts, holds)


@finding("find-capable")
def find_capable(facts):
    return in_every_possibility(facts, enough(1, 1, licensed=True, incapable=False))
