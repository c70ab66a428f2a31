// Reading facts by JSON pointer, the conditions of a question, and what its outcome is.

export type Readings = Record<string, string>;
export type Decision = { outcome: string; result?: unknown; missing?: string[] };
export type Condition = { holds: boolean | 'decision' | null; missing: string[] };
export type Answer = { result?: unknown; missing: string[] };

// "A fact that is not known is left out, or null": both read as undefined here.
export function get(facts: unknown, pointer: string): unknown {
  let value: unknown = facts;
  for (const key of pointer.split('/').slice(1)) {
    if (value === null || value === undefined || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value === null ? undefined : value;
}

export function text(facts: unknown, pointer: string): string | undefined {
  return get(facts, pointer) as string | undefined;
}

export function flag(facts: unknown, pointer: string): boolean | undefined {
  return get(facts, pointer) as boolean | undefined;
}

export function list(facts: unknown, pointer: string): unknown[] | undefined {
  return get(facts, pointer) as unknown[] | undefined;
}

// A copy of the facts with one fact filled in.
export function put(facts: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(facts) as Record<string, unknown>;
  const keys = pointer.split('/').slice(1);
  let at = copy;
  for (const key of keys.slice(0, -1)) {
    if (at[key] === undefined || at[key] === null) at[key] = {};
    at = at[key] as Record<string, unknown>;
  }
  at[keys[keys.length - 1]!] = value;
  return copy;
}

// "missing lists their pointers": those of these facts that are absent.
export function absent(facts: unknown, pointers: string[]): string[] {
  return pointers.filter((pointer) => get(facts, pointer) === undefined);
}

// "on: today in Puerto Rico" where it is absent.
export function onDay(facts: unknown, today: string): string {
  return text(facts, '/on') ?? today;
}

// A condition that is one boolean fact.
export function flagHolds(facts: unknown, pointer: string): Condition {
  const value = flag(facts, pointer);
  return value === undefined ? { holds: null, missing: [pointer] } : { holds: value, missing: [] };
}

export function sorted(pointers: string[]): string[] {
  return [...new Set(pointers)].sort();
}

export function needsFacts(missing: string[]): Decision {
  return { outcome: 'needs-facts', missing: sorted(missing) };
}

// "outcome, in order of precedence: denied (a condition is known to fail, whatever else is unknown), needs-decision,
// needs-facts (a fact is unknown without which the outcome or the result is open), granted"; "result: only of a
// granted question".
// Reading taken: the order holds strictly, condition by condition: one known failure denies and one known need of a
// decision needs it, even while other conditions (enrolledOn too) are unknown.
export function conclude(conditions: Condition[], answer: Answer): Decision {
  if (conditions.some((condition) => condition.holds === false)) return { outcome: 'denied' };
  if (conditions.some((condition) => condition.holds === 'decision')) return { outcome: 'needs-decision' };
  const missing = conditions.flatMap((condition) => (condition.holds === null ? condition.missing : []));
  if (missing.length + answer.missing.length > 0) return needsFacts([...missing, ...answer.missing]);
  return { outcome: 'granted', result: answer.result };
}

export type Unknown = { at: string; values: unknown[] };

// "needs-facts: a fact is unknown without which the outcome or the result is open": the literal test. Every unknown
// fact is tried at several telling values; it is missing if changing it alone can change the answer.
export function probe(
  facts: unknown,
  unknowns: Unknown[],
  answer: (facts: unknown) => string,
): {
  answers: string[];
  missing: string[];
} {
  let tries: { choice: number[]; facts: unknown }[] = [{ choice: [], facts }];
  for (const unknown of unknowns) {
    tries = tries.flatMap((one) =>
      unknown.values.map((value, index) => ({
        choice: [...one.choice, index],
        facts: put(one.facts, unknown.at, value),
      })),
    );
  }
  const seen = tries.map((one) => ({ choice: one.choice, answer: answer(one.facts) }));
  const missing = unknowns.filter((_, position) => {
    const groups = new Map<string, string>();
    return seen.some((one) => {
      const others = one.choice.filter((_choice, index) => index !== position).join(',');
      const before = groups.get(others);
      groups.set(others, one.answer);
      return before !== undefined && before !== one.answer;
    });
  });
  return { answers: [...new Set(seen.map((one) => one.answer))], missing: missing.map((unknown) => unknown.at) };
}

// The same test for a whole decision: `decide` is given complete facts.
export function decideProbed(facts: unknown, unknowns: Unknown[], decide: (facts: unknown) => Decision): Decision {
  const open = unknowns.filter((unknown) => get(facts, unknown.at) === undefined);
  const { answers, missing } = probe(facts, open, (filled) => JSON.stringify(decide(filled)));
  if (answers.length === 1) return JSON.parse(answers[0]!) as Decision;
  return needsFacts(missing);
}
