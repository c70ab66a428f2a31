// Mutants of a clause's node: the small mistakes that a programmer of the law could make.
// A test that names the clause must fail for each; test/law/mutants.ts runs them.

import type { Expr, Kind, Node, Op } from './node.ts';

/** A node of a rule, and another to stand in its place. */
export interface Mutant {
  readonly target: Node;
  readonly replacement: Node;
  /** Stable: names the change, so that a listed equivalent can be found again. */
  readonly label: string;
}

const OPERATOR_MUTANTS: Partial<Readonly<Record<Op, readonly Op[]>>> = {
  below: ['at-most', 'at-least'],
  'at-most': ['below', 'above'],
  'at-least': ['above', 'below'],
  above: ['at-least', 'at-most'],
  add: ['subtract'],
  subtract: ['add'],
  multiply: ['divide'],
  divide: ['multiply'],
  lesser: ['greater'],
  greater: ['lesser'],
  floor: ['ceiling'],
  ceiling: ['floor'],
  all: ['any'],
  any: ['all'],
};

/** The nodes that are a rule's own: down to the next rule, which answers for itself. */
export function ownNodes(rule: Node): readonly Node[] {
  const own = new Set<Node>();
  const visit = (node: Node): void => {
    if (node.op === 'rule' || own.has(node)) return;
    own.add(node);
    node.args.forEach(visit);
  };
  rule.args.forEach(visit);
  return [...own];
}

/** Every mutant of the rule's own nodes; `clauseSwap` is another clause to cite by mistake. */
export function mutantsOf(rule: Node, clauseSwap: string): readonly Mutant[] {
  const mutants = ownNodes(rule).flatMap((node) => mutantsOfNode(node));
  const cited = { ...rule, data: Object.freeze({ ...rule.data, clause: clauseSwap }) };
  return numbered([...mutants, { target: rule, replacement: Object.freeze(cited), label: `cites ${clauseSwap}` }]);
}

/** The rule with the mutant in it: in its own nodes, and nowhere in the rules that it rests on. */
export function mutated(rule: Node, { target, replacement }: Mutant): Node {
  const memo = new Map<Node, Node>();
  const visit = (node: Node): Node => {
    if (node === target) return replacement;
    if (node.op === 'rule' && node !== rule) return node;
    const args = node.args.map((arg) => memo.get(arg) ?? remember(arg));
    return args.every((arg, i) => arg === node.args[i]) ? node : Object.freeze({ ...node, args: Object.freeze(args) });
  };
  const remember = (node: Node): Node => {
    const result = visit(node);
    memo.set(node, result);
    return result;
  };
  return visit(rule);
}

/** Mutants whose labels would be the same, told apart in the order of the graph: none may pass for another. */
function numbered(mutants: readonly Mutant[]): readonly Mutant[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const nth = (seen.get(mutant.label) ?? 0) + 1;
    seen.set(mutant.label, nth);
    return nth === 1 ? mutant : { ...mutant, label: `${mutant.label} (${nth})` };
  });
}

function mutantsOfNode(node: Node): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const put = (replacement: Node, label: string): void => {
    mutants.push({ target: node, replacement: Object.freeze(replacement), label });
  };
  for (const op of OPERATOR_MUTANTS[node.op] ?? []) {
    if ((op === 'any' || op === 'all') && node.args.length < 2) continue;
    put({ ...node, op }, `${node.op} → ${op} in ${describe(node)}`);
  }
  if (node.op === 'parameter' || (node.op === 'finding' && !['list', 'text'].includes(node.kind))) {
    const name = node.data['id'] ?? node.data['name'];
    for (const shift of [1, -1]) {
      put({ ...node, data: { ...node.data, shift } }, `${name} ${shift > 0 ? '+' : '-'} 1`);
    }
  }
  if (node.op === 'constant' && typeof node.data['value'] === 'number') {
    const value = node.data['value'];
    for (const other of [value + 1, value - 1]) put({ ...node, data: { value: other } }, `${value} → ${other}`);
  }
  if (node.op === 'constant' && typeof node.data['value'] === 'boolean') {
    put({ ...node, data: { value: !node.data['value'] } }, `${node.data['value']} → ${!node.data['value']}`);
  }
  if (node.op === 'all' || node.op === 'any') {
    node.args.forEach((dropped, i) => {
      const args = node.args.filter((_, j) => j !== i);
      if (args.length > 0) put({ ...node, args }, `${node.op} without ${describe(dropped)}`);
    });
  }
  if (node.op === 'not') put(node.args[0] as Node, `not dropped before ${describe(node.args[0] as Node)}`);
  if (node.op === 'choose') {
    const [when, then, otherwise] = node.args as [Node, Node, Node];
    put({ ...node, args: [when, otherwise, then] }, `branches swapped at ${describe(when)}`);
  }
  if (node.op === 'reading' && node.args.length > 1) {
    const [first, ...rest] = node.args as [Node, ...Node[]];
    put({ ...node, args: [...rest, first] }, `options of ${node.data['id']} rotated`);
  }
  if (node.op === 'otherwise') {
    const [given, meaning] = node.args as [Expr<Kind>, Expr<Kind>];
    put(given, `meaning dropped at ${describe(node)}`);
    put(meaning, `fact dropped at ${describe(node)}`);
  }
  if (node.op === 'round' || node.op === 'days-after') put(node.args[0] as Node, `${node.op} dropped`);
  return mutants;
}

/** A short name of a node for a label: its own, or its operation with those of its arguments. */
function describe(node: Node): string {
  const { pointer, id, name, clause, value } = node.data;
  const own = pointer ?? id ?? name ?? clause ?? value;
  return own === undefined ? `${node.op}(${node.args.map(describe).join(', ')})` : String(own);
}
