"""The findings of the law, by name and version: work on lists, which is no expression of the graph.

Each is called with the facts and its arguments and gives a value or Unknown. What one says early, with None for the
arguments that are open, is a function of its own: None where it says nothing. Described in docs/rule-graph.md.
"""

# Each puts its findings into the registry.
from . import (
    beneficiaries,
    bought_months,
    certificates,
    earnings,
    interest,
    payments,
    salaries,
    service,
)
from .registry import EARLY, FINDINGS, Unknown

__all__ = ["EARLY", "FINDINGS", "Unknown"]
