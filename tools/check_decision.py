#!/usr/bin/env python3
"""Decides cases from the law's document alone, without the program that printed it; see docs/rule-graph.md.

    python3 tools/check_decision.py LAW CASES              prints a decision a line
    python3 tools/check_decision.py LAW CASES DECISIONS    compares with decisions that the program printed

LAW is what `retiro law --json` prints. A line of CASES is {"question", "facts", "readings"?, "on"?}; its "on" is the
day asked about where the facts have none. Ends with 0; with 1 where a decision differs or a case cannot be decided;
with 2 where the law or the call is not well formed.
"""

import json
import sys
from itertools import zip_longest

from findings import Unknown
from graph import OPEN, UNDECIDED, Evaluation, Law, open_of, places_of
from values import FACT_FORMS, Unsound, format_day, read_fact, write


def decide(law, case):
    """The decision of a case, its keys in the order in which the program prints them."""
    if case.get("question") not in law.questions:
        raise Unsound(f"there is no question {case.get('question')}")
    question = law.questions[case["question"]]
    facts = read_fact(law.facts, case["facts"])
    on = facts.setdefault("on", FACT_FORMS["day"](case.get("on")))
    if on is None:
        raise Unsound("the day asked about is in neither the facts nor the case")
    evaluation = Evaluation(law, facts_on(facts, on) if question["asOfDay"] else facts, case.get("readings") or {})
    value = evaluation.value

    def stands_on(parts):
        found = []
        for part in parts:
            found += places_of(part) if "when" not in part or value(part["when"]) is True else [part["when"]]
        return found

    cohort = [question["cohort"]] if "cohort" in question else []
    first, conditions = stands_on(question["first"]), question["conditions"]
    evaluation.values_of([*cohort, *first, *conditions])
    denied = any(value(place) is False for place in conditions)
    rest = [] if denied else question["needs"] + stands_on([one for one in question["fields"] if "optional" not in one])
    still_open = open_of(evaluation.values_of([*cohort, *conditions, *rest]))
    if cohort and value(*cohort) is UNDECIDED:
        outcome = "needs-decision"
    elif any(isinstance(value(place), Unknown) for place in first):
        outcome = "needs-facts"
    elif denied:
        outcome = "denied"
    elif still_open is not None:
        outcome = "needs-decision" if still_open is UNDECIDED else "needs-facts"
    else:
        outcome = "granted"
    decision = {"question": case["question"], "on": format_day(on), "outcome": outcome}
    if outcome == "granted":
        decision["result"] = result_of(question, value)
    asked = first if denied else [*cohort, *first, *conditions, *rest]
    decision["missing"] = facts_needed(law, asked, value) if outcome == "needs-facts" else []
    decision["readings"] = dict(sorted(evaluation.readings.items()))
    decision["unconfirmed"] = sorted(evaluation.unconfirmed)
    decision["law"] = question["hash"]
    return decision


def facts_on(facts, on):
    """The facts as they stood on the day."""

    def without_later(entry, *keys):
        return {key: value for key, value in entry.items() if key not in keys or value <= on}

    cut = dict(facts)
    if "service" in facts:
        cut["service"] = [without_later(spell, "to") for spell in facts["service"] if spell["from"] <= on]
    if "disability" in facts:
        disability = cut["disability"] = without_later(facts["disability"], "onsetOn", "totalAndPermanentOn")
        if disability.get("application", {}).get("filedOn", on) > on:
            del disability["application"]
        if "certificates" in disability:
            disability["certificates"] = [one for one in disability["certificates"] if one.get("examinedOn", on) <= on]
    return cut


def result_of(question, value):
    result = {}
    for field in question["fields"]:
        if "when" in field and value(field["when"]) is not True:
            continue
        found = value(field["node"])
        if not isinstance(found, OPEN):
            result[field["name"]] = write(field["form"], found)
    return result


def facts_needed(law, asked, value):
    """All that is missing: first what alone settles a condition, then what is missing most often."""
    alone, shared = {}, {}
    for place in asked:
        missing = value(place).missing if isinstance(value(place), Unknown) else []
        for pointer in missing:
            shared[pointer] = shared.get(pointer, 0) + 1
            alone[pointer] = alone.get(pointer, 0) + (len(missing) == 1 and law.nodes[place]["kind"] == "truth")
    return sorted(shared, key=lambda pointer: (-alone[pointer], -shared[pointer]))


def answer(law, line):
    try:
        return decide(law, json.loads(line))
    except (Unsound, ValueError, KeyError, TypeError, AttributeError, ArithmeticError) as error:
        return {"error": f"{type(error).__name__}: {error}"}


def as_text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def comparable(decision, key):
    """What is missing is compared whatever its order: the program puts first what decides most by its bounds."""
    value = decision.get(key)
    return as_text(sorted(value) if key == "missing" and value else value)


def differences(made, here):
    """What the program said and what is said here, by key; its reasons, bounds and proof are not made here."""
    keys = [key for key in dict.fromkeys([*made, *here]) if key not in ("reasons", "bounds", "proof")]
    return {
        key: [made.get(key), here.get(key)] for key in keys if comparable(made, key) != comparable(here, key)
    }


def print_decisions(law, cases):
    failed = 0
    for line in cases:
        decision = answer(law, line)
        failed += "error" in decision
        print(as_text(decision))
    return failed


def compare(law, cases, decisions):
    number = failed = 0
    for number, (line, made) in enumerate(zip_longest(cases, decisions), 1):
        here = answer(law, line) if line is not None else {"error": "there is a decision and no case"}
        found = differences(json.loads(made) if made is not None else {}, here)
        if found:
            failed += 1
            print(f"line {number}: {as_text(found)}")
    print(f"{number} decisions compared, {failed} differ")
    return failed


def main(law_file, cases_file, decisions_file=None):
    with open(law_file, encoding="utf8") as text:
        law = Law(json.load(text))
    with open(cases_file, encoding="utf8") as cases:
        if decisions_file is None:
            return print_decisions(law, cases)
        with open(decisions_file, encoding="utf8") as decisions:
            return compare(law, cases, decisions)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    try:
        failed = main(*sys.argv[1:])
    except (Unsound, OSError, ValueError, KeyError) as error:
        print(f"check_decision: {error}", file=sys.stderr)
        sys.exit(2)
    sys.exit(1 if failed else 0)
