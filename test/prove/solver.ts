// The solver: SMT-LIB 2 text in, whether there is a case and what its values are out.
// What is asked of it is in the files beside this one; z3 runs here in WebAssembly.

import { init, killThreads, type Z3_context, type Z3_solver } from 'z3-solver';
import { type Ratio, ratio } from '../../src/base/index.ts';

/** What a solver says of a script: there is a case, there is none, or it cannot tell within its time. */
type Verdict = 'sat' | 'unsat' | 'unknown';

/** The value of a term in a case. */
export type Value = Ratio | boolean;

interface Answer {
  readonly verdict: Verdict;
  /** In the order of the terms asked for. */
  readonly values: readonly Value[];
}

export interface Solver {
  /** Whether there is a case of the script in which all the conditions hold, and there the values of the terms asked for. */
  solve(script: string, conditions: readonly string[], terms?: readonly AskedTerm[]): Answer;
  /** Ends its threads, without which a program does not end. */
  end(): Promise<void>;
}

export interface AskedTerm {
  readonly sort: 'Bool' | 'Int' | 'Real';
  readonly value: string;
}

/** A solver that gives up on one question after so many of its own steps: the same on every machine, and no timer. */
export async function openSolver(patience = 50_000_000): Promise<Solver> {
  const { Z3, em } = await init();
  const context = Z3.mk_context(Z3.mk_config());
  const limits = Z3.mk_params(context);
  Z3.params_inc_ref(context, limits);
  Z3.params_set_uint(context, limits, Z3.mk_string_symbol(context, 'rlimit'), patience);
  // Its threads have small stacks, which deep terms overflow, and read texts that are gone by then: all is asked here.
  const check = (em as { _Z3_solver_check(context: Z3_context, solver: Z3_solver): number })._Z3_solver_check;

  function newSolver() {
    const made = Z3.mk_solver(context);
    Z3.solver_inc_ref(context, made);
    Z3.solver_set_params(context, made, limits);
    return made;
  }

  function read(solver: Z3_solver, text: string): void {
    Z3.solver_from_string(context, solver, text);
    const fault = Z3.get_error_code(context);
    if (fault !== 0) throw new Error(`the solver does not understand: ${Z3.get_error_msg(context, fault)}`);
  }

  function valuesOf(solver: Z3_solver, names: readonly string[]): readonly Value[] {
    const model = Z3.solver_get_model(context, solver);
    const values = new Map<string, Value>();
    for (let i = 0; i < Z3.model_get_num_consts(context, model); i++) {
      const constant = Z3.model_get_const_decl(context, model, i);
      const name = String(Z3.get_symbol_string(context, Z3.get_decl_name(context, constant)));
      const value = names.includes(name) ? Z3.model_get_const_interp(context, model, constant) : null;
      if (value !== null) values.set(name, valueIn(Z3.ast_to_string(context, value)));
    }
    return names.map((name) => values.get(name) as Value);
  }

  return {
    solve: (script, conditions, terms = []) => {
      const solver = newSolver();
      const names = terms.map((_, index) => `asked${index}`);
      const definitions = terms.map(
        ({ sort, value }, i) => `(declare-const ${names[i]} ${sort})(assert (= ${names[i]} ${value}))`,
      );
      read(solver, [script, ...definitions, ...conditions.map((condition) => `(assert ${condition})`)].join('\n'));
      const answer = check(context, solver);
      const verdict = answer === 1 ? 'sat' : answer === -1 ? 'unsat' : 'unknown';
      const values = verdict === 'sat' ? valuesOf(solver, names) : [];
      Z3.solver_dec_ref(context, solver);
      return { verdict, values };
    },
    end: async () => {
      Z3.params_dec_ref(context, limits);
      Z3.del_context(context);
      await killThreads(em);
    },
  };
}

type Expression = string | readonly Expression[];

function valueIn(text: string): Value {
  const expression = parsed(text)[0] as Expression;
  return expression === 'true' || expression === 'false' ? expression === 'true' : numberOf(expression);
}

function parsed(text: string): readonly Expression[] {
  const stack: Expression[][] = [[]];
  for (const [token] of text.matchAll(/\(|\)|\|[^|]*\||[^\s()|]+/g)) {
    if (token === '(') stack.push([]);
    else if (token === ')') {
      const list = stack.pop() as Expression[];
      stack.at(-1)?.push(list);
    } else stack.at(-1)?.push(token);
  }
  return stack[0] as Expression[];
}

function numberOf(expression: Expression): Ratio {
  if (typeof expression === 'string') {
    const match = /^(\d+)(?:\.(\d+))?$/.exec(expression);
    if (match === null) throw new Error(`the solver's value ${expression} is no number`);
    const fraction = match[2] ?? '';
    return ratio(BigInt(`${match[1]}${fraction}`), 10n ** BigInt(fraction.length));
  }
  const [operation, ...parts] = expression;
  const [a, b] = parts.map(numberOf) as [Ratio, Ratio];
  if (operation === '-' && parts.length === 1) return ratio(-a.n, a.d);
  if (operation === '/' && parts.length === 2) return ratio(a.n * b.d, a.d * b.n);
  throw new Error(`the solver's value ${String(expression)} is no number`);
}
