"""Where findings are put by name and version, and what all of them use."""


class Unknown:
    """A value that depends on facts that are absent; perhaps the few values that it can only be."""

    __slots__ = ("missing", "possible")

    def __init__(self, missing, possible=None):
        self.missing = list(dict.fromkeys(missing))
        self.possible = possible


FINDINGS = {}
EARLY = {}


def finding(name, version=1):
    return lambda function: FINDINGS.setdefault((name, version), function)


def early(*names, version=1):
    def put(function):
        EARLY.update({(name, version): function for name in names})
        return function

    return put


def fact(facts, *keys):
    for key in keys:
        if facts is None:
            return None
        facts = facts.get(key)
    return facts


def absent(entries, *keys):
    """The pointers to those of the keys that the entries lack."""
    return [f"{entry['@']}/{key}" for entry in entries for key in keys if key not in entry]
