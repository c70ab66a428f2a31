// The steps of a proof as a page shows them: each with a name of its own, and what stands twice shown once.
// How a step looks is in proof-tree.tsx; what it says comes from the law.

/** A step as it comes from the server. */
export interface Step {
  readonly clause?: string;
  readonly cite?: string;
  readonly fact?: string;
  readonly parameter?: string;
  readonly reading?: string;
  readonly text: string;
  readonly value?: unknown;
  readonly from?: readonly Step[];
}

export interface ShownStep {
  readonly step: Step;
  readonly id: string;
  readonly from: readonly ShownStep[];
  /** The id of the same step further up, which shows what this one came from. */
  readonly above?: string;
}

/** Whether a value is a proof: proofs cross the wire as anything. */
export function isStep(value: unknown): value is Step {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** The steps below the root, in their order. What a step came from is shown where the step stands first. */
export function shownSteps(root: Step): readonly ShownStep[] {
  const numbers = new Map<string, number>();
  const numberOf = numbering(numbers);
  const first = new Map<number, string>();
  let count = 0;
  const show = (step: Step): ShownStep => {
    count += 1;
    const id = `step-${count}`;
    const from = step.from ?? [];
    if (from.length === 0) return { step, id, from: [] };
    const number = numberOf(step);
    const above = first.get(number);
    if (above !== undefined) return { step, id, from: [], above };
    first.set(number, id);
    return { step, id, from: from.map(show) };
  };
  return (root.from ?? []).map(show);
}

/** Equal steps, with all below them, get the same number. */
function numbering(numbers: Map<string, number>): (step: Step) => number {
  const known = new WeakMap<Step, number>();
  const numberOf = (step: Step): number => {
    const before = known.get(step);
    if (before !== undefined) return before;
    const { from = [], ...own } = step;
    const key = `${JSON.stringify(own)} ${from.map(numberOf).join(' ')}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    known.set(step, number);
    return number;
  };
  return numberOf;
}
