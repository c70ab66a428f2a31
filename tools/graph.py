"""The rule graph: the law's document read in, and the value of a node for the facts of a case.

It holds no rule of law: what it does with operations, figures and readings is described in docs/rule-graph.md. The
findings are in findings.py.
"""

import json
from fractions import Fraction
from hashlib import sha256
from operator import add, eq, ge, gt, le, lt, mul, sub

from findings import EARLY, FINDINGS, Unknown
from values import FACT_FORMS, Unsound, anniversary, format_day, last_day, month_of, rounded

MOST_COMBINATIONS = 8


class Undecided:
    """A value that the law leaves to a person."""


UNDECIDED = Undecided()
OPEN = (Unknown, Undecided)
NOT_YET = object()


def digest(value):
    return sha256(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()


def finding_of(node):
    return node["data"]["name"], node["data"]["version"]


def places_of(part):
    return [part["when"], part["node"]] if "when" in part else [part["node"]]


def dated(kind, value):
    """A value of a parameter: from when, known from when, to when, what it is, and whether it is confirmed."""
    day = FACT_FORMS["day"]
    read = FACT_FORMS[kind] if kind in ("day", "percent") else int
    until = day(value["inForceTo"]) if "inForceTo" in value else None
    confirmed = value["standing"] != "unconfirmed"
    return day(value["inForceFrom"]), day(value["knownFrom"]), until, read(value["value"]), confirmed


class Law:
    """The document with its figures read; refused where its hashes say otherwise or it names a strange finding."""

    def __init__(self, document):
        if (document.get("format"), document.get("version")) != ("retiro-law", 1):
            raise Unsound("this is no document of the law that is known here")
        self.questions, self.nodes, self.facts = document["questions"], document["nodes"], document["facts"]
        self.readings, parameters = document["readings"], document["parameters"]
        self.parameters = {
            key: [dated(one["kind"], value) for value in one["values"]] for key, one in parameters.items()
        }
        for node in self.nodes:
            if node["op"] == "finding" and finding_of(node) not in FINDINGS:
                raise Unsound(f"the finding {finding_of(node)} is not known here")
        self.check_hashes()

    def check_hashes(self):
        hashes = []
        for node in self.nodes:
            pairs = sorted(map(list, node["data"].items()))
            hashes.append(digest([node["op"], node["kind"], pairs, [hashes[place] for place in node["args"]]]))
        for name, question in self.questions.items():
            cohort = [question["cohort"]] if "cohort" in question else []
            parts = [place for part in question["first"] + question["fields"] for place in places_of(part)]
            roots = [*cohort, *question["needs"], *question["conditions"], *parts]
            if digest(["graph/1", [hashes[place] for place in roots]]) != question["hash"]:
                raise Unsound(f"the graph of {name} is not the one that its hash names")


def open_of(values):
    """Undecided where one is, else Unknown with all that is missing, else None."""
    if UNDECIDED in values:
        return UNDECIDED
    missing = [pointer for value in values if isinstance(value, Unknown) for pointer in value.missing]
    return Unknown(missing) if missing else None


def possible_values(value):
    if isinstance(value, Unknown):
        return value.possible
    return None if value is UNDECIDED else [value]


def alike(kind, a, b):
    if a is b:
        return True
    return kind != "list" and not isinstance(a, OPEN) and not isinstance(b, OPEN) and a == b


OPERATIONS = {
    "not": lambda a: not a,
    "equal": eq,
    "below": lt,
    "at-most": le,
    "at-least": ge,
    "above": gt,
    "add": add,
    "subtract": sub,
    "multiply": mul,
    "divide": Fraction,
    "lesser": min,
    "greater": max,
    "floor": lambda a: a // 1,
    "ceiling": lambda a: -(-a // 1),
    "round": rounded,
    "anniversary": anniversary,
    "days-after": add,
}


class Evaluation:
    """The values of the nodes for one case, each worked out when it is first asked for, and what was consulted."""

    def __init__(self, law, facts, readings):
        self.law, self.facts, self.chosen = law, facts, readings
        self.values = [NOT_YET] * len(law.nodes)
        self.readings, self.unconfirmed = {}, set()

    def value(self, place):
        if self.values[place] is NOT_YET:
            node = self.law.nodes[place]
            self.values[place] = SOURCES.get(node["op"], Evaluation.operate)(self, node)
        return self.values[place]

    def values_of(self, places):
        return [self.value(place) for place in places]

    def fact(self, node):
        pointer, value = node["data"]["pointer"], self.facts
        for key in pointer.split("/")[1:]:
            value = None if value is None else value.get(key)
        return Unknown([pointer]) if value is None else value

    def constant(self, node):
        return node["data"]["value"]

    def parameter(self, node):
        at = self.value(node["args"][0]) if node["args"] else None
        if isinstance(at, OPEN):
            return Unknown(at.missing) if isinstance(at, Unknown) and at.possible is not None else at
        key = node["data"]["id"]
        in_force = [one for one in self.law.parameters[key] if at is None or one[0] <= at <= (one[2] or at)]
        if not in_force:
            raise Unsound(f"the law has no figure {key} for {format_day(at)}")
        _, _, _, value, confirmed = max(in_force, key=lambda one: one[:2])
        if not confirmed:
            self.unconfirmed.add(key)
        return value

    def reading(self, node):
        key, options = node["data"]["id"], node["data"]["options"]
        option = self.chosen.get(key, self.law.readings[key]["default"])
        if option not in options:
            raise Unsound(f"the reading {key} has no option {option}")
        self.readings[key] = option
        return self.value(node["args"][options.index(option)])

    def finding(self, node):
        values = self.values_of(node["args"])
        still_open = open_of(values)
        if still_open is None:
            return FINDINGS[finding_of(node)](self.facts, *values)
        known = [None if isinstance(value, OPEN) else value for value in values]
        speak = EARLY.get(finding_of(node))
        said = speak(self.facts, *known) if speak else None
        return open_of([still_open, said]) if said is None or isinstance(said, Unknown) else said

    def leave(self, _):
        return UNDECIDED

    def rule(self, node):
        return self.value(node["args"][0])

    def connect(self, node):
        deciding = node["op"] == "any"
        values = self.values_of(node["args"])
        if any(value is deciding for value in values):
            return deciding
        return open_of(values) or not deciding

    def choose(self, node):
        when, then, otherwise = node["args"]
        condition = self.value(when)
        if condition is UNDECIDED:
            return condition
        if not isinstance(condition, Unknown):
            return self.value(then if condition else otherwise)
        a, b = self.value(then), self.value(otherwise)
        if alike(node["kind"], a, b):
            return a
        both = isinstance(a, Unknown) and isinstance(b, Unknown)
        shared = [pointer for pointer in a.missing if pointer in b.missing] if both else []
        of_a, of_b = possible_values(a), possible_values(b)
        return Unknown(condition.missing + shared, None if of_a is None or of_b is None else of_a + of_b)

    def otherwise(self, node):
        given, meaning = node["args"]
        value = self.value(given)
        return self.value(meaning) if isinstance(value, Unknown) else value

    def operate(self, node):
        values = self.values_of(node["args"])
        still_open = open_of(values)
        if still_open is None:
            return self.apply(node, values)
        if still_open is UNDECIDED:
            return still_open
        combinations = [[]]
        for possible in map(possible_values, values):
            if possible is None:
                return still_open
            combinations = [[*before, one] for before in combinations for one in possible]
        if len(combinations) > MOST_COMBINATIONS:
            return still_open
        results = [self.apply(node, combination) for combination in combinations]
        same = all(result == results[0] for result in results)
        return results[0] if same else Unknown(still_open.missing, results)

    def apply(self, node, values):
        if node["op"] == "month-end":
            of_month = self.law.nodes[node["args"][0]]["kind"] == "month"
            return last_day(values[0] if of_month else month_of(values[0]))
        return OPERATIONS[node["op"]](*values)


SOURCES = {
    "fact": Evaluation.fact,
    "constant": Evaluation.constant,
    "parameter": Evaluation.parameter,
    "reading": Evaluation.reading,
    "finding": Evaluation.finding,
    "leave": Evaluation.leave,
    "rule": Evaluation.rule,
    "all": Evaluation.connect,
    "any": Evaluation.connect,
    "choose": Evaluation.choose,
    "otherwise": Evaluation.otherwise,
}
