// The month in the naive office: opened, prepared, signed, posted, released, or why not.
// What a month pays is in month.ts.

import type { Asked, Effect, Rule } from './asked.ts';
import { type Model, type Run, SIGNED } from './model.ts';
import { keyOf, type Line, replacedBy } from './month.ts';

const runOf = ({ model, input }: Asked): Run | undefined => model.runs.get(`${input.run}`);

const lineName = (line: Line): string => `${line.participant} ${keyOf(line)}`;
const netLines = ({ lines }: Run): readonly Line[] => lines.filter(({ part }) => part.startsWith('net/'));

/** Opens a run, or finds the one with that cut-off. */
function opened({ model, input, today }: Asked): string | { readonly same?: Run; readonly known: number } {
  const known = (input.known as number | undefined) ?? model.seq;
  if (known > model.seq) return 'not-known-yet';
  const runs = [...model.runs.values()].filter(({ month }) => month === input.month);
  const same = runs.find((run) => run.known === known && run.state !== 'abandoned');
  if (same !== undefined) return { same, known };
  if (runs.some(({ state }) => SIGNED.includes(state))) return 'month-is-paid';
  if (!model.adopted(known, today)) return 'readings-not-adopted';
  return model.payable(known).length === 0 ? 'nothing-to-pay' : { known };
}

function openedAs(asked: Asked, id: string, known: number): Run {
  const { model, input, who } = asked;
  const run: Run = {
    id,
    month: `${input.month}`,
    known,
    by: who,
    state: 'open',
    batched: false,
    filled: false,
    lines: [],
  };
  model.runs.set(id, run);
  return run;
}

function expectRun(run: Run, { lines, total, digest }: Readonly<Record<string, unknown>>): void {
  const net = netLines(run);
  const cents = net.reduce((sum, line) => sum + line.cents, 0);
  const meant = `${net.length} ${(cents / 100).toFixed(2)}`;
  if (`${lines} ${total}` !== meant) throw new Error(`the run is ${lines} ${total}, not ${meant}`);
  run.digest = `${digest}`;
}

/** Why the run may not be signed, in the order in which it is looked at. */
function notSigned({ model, who, input }: Asked, run: Run): string | undefined {
  if (run.by === who) return 'own-proposal';
  if (input.digest !== undefined && input.digest !== run.digest) return 'not-what-was-seen';
  if (SIGNED.includes(run.state)) return run.approvedBy === who ? undefined : 'already-decided';
  if (run.state !== 'prepared') return 'wrong-state';
  const others = [...model.runs.values()].filter((other) => other !== run && SIGNED.includes(other.state));
  if (others.some(({ month }) => month === run.month)) return 'month-is-paid';
  const held = new Set(others.flatMap(({ lines }) => lines.filter(({ cents }) => cents > 0).map(lineName)));
  if (run.lines.some((line) => held.has(lineName(line)))) return 'month-is-paid';
  if (run.lines.some((line) => replaced(model, line, run.known))) return 'award-replaced';
  return run.lines.some((line) => recalculated(model, line, run.known)) ? 'month-recalculated' : undefined;
}

/** Whether another award has taken days of the line's month since the cut-off. */
function replaced(model: Model, { participant, award, month }: Line, known: number): boolean {
  const awards = model.people.get(participant)?.awards ?? [];
  return awards.some(
    (next) =>
      next.seq > known && next.startsOn <= `${month}-31` && replacedBy(awards, next).some(({ id }) => id === award),
  );
}

/** Whether what is payable of the line's month was changed since the cut-off. */
function recalculated(model: Model, { participant, award, month }: Line, known: number): boolean {
  const transfers = [...(model.transfers.get(participant) ?? [])];
  return transfers.some(([key, { seq }]) => seq > known && key.startsWith(`pay/${award}/${month}/recalculation/`));
}

function sign({ who }: Asked, run: Run): void {
  if (run.state !== 'prepared') return;
  run.state = 'posting';
  run.approvedBy = who;
}

function postBatch(model: Model, run: Run, seq: number): boolean {
  if (run.filled || run.state !== 'posting') return false;
  model.post(run, seq);
  run.filled = true;
  return true;
}

/** What is refused of a run by its state alone. */
function inState(run: Run | undefined, ...states: readonly string[]): string | undefined {
  if (run === undefined) return 'no-such-run';
  return states.includes(run.state) ? undefined : 'wrong-state';
}

/** A step of a run that answers whether it did something and is never refused once there is the run. */
const step =
  (does: (asked: Asked, run: Run, seq: number) => unknown, name: string): Rule =>
  (asked) => {
    const run = runOf(asked);
    if (run === undefined) return 'no-such-run';
    return ({ outcome }, seq) => {
      const meant = does(asked, run, seq);
      if (outcome[name] !== meant) throw new Error(`${name} is ${outcome[name]}, not ${meant}`);
    };
  };

function released(asked: Asked, shaOf: (outcome: Readonly<Record<string, unknown>>) => string): string | Effect {
  const run = runOf(asked);
  const refused = inState(run, 'posted', 'released');
  if (refused !== undefined || run === undefined) return refused ?? '';
  if (run.by === asked.who) return 'own-proposal';
  // A file without an entry is none.
  if (netLines(run).length === 0) return 'does-not-agree';
  return ({ outcome }) => {
    const sha = shaOf(outcome);
    if (run.released !== undefined && run.released !== sha) throw new Error('another file the second time');
    run.state = 'released';
    run.released = sha;
  };
}

export const RUN_RULES: Readonly<Record<string, Rule>> = {
  'open-run': (asked) => {
    const found = opened(asked);
    if (typeof found === 'string') return found;
    return ({ outcome }) => {
      if (found.same === undefined) openedAs(asked, `${outcome.run}`, found.known);
      else if (outcome.run !== found.same.id) throw new Error('another run with the same cut-off');
    };
  },

  'prepare-batch': step(({ model }, run) => {
    if (run.batched || run.state !== 'open') return null;
    run.batched = true;
    run.lines = model.monthLines(run.month, run.known);
    return 1;
  }, 'batch'),

  'finish-preparation': step((_, run) => {
    if (run.state === 'open' && run.batched) run.state = 'prepared';
    return run.state !== 'open' && run.state !== 'abandoned';
  }, 'prepared'),

  'prepare-run': (asked) => {
    const found = opened(asked);
    if (typeof found === 'string') return found;
    return ({ outcome }) => {
      const run = found.same ?? openedAs(asked, `${outcome.id}`, found.known);
      if (run.id !== outcome.id) throw new Error('another run with the same cut-off');
      const batches = run.batched ? 1 : 2;
      if (!run.batched) run.lines = asked.model.monthLines(run.month, run.known);
      run.batched = true;
      if (run.state === 'open') run.state = 'prepared';
      expectRun(run, outcome);
      return 1 + batches + 1;
    };
  },

  'withdraw-line': (asked) => {
    const { input } = asked;
    const run = runOf(asked);
    const refused = inState(run, 'prepared');
    if (refused !== undefined || run === undefined) return refused ?? '';
    const named = (line: Line): boolean =>
      line.participant === input.participant &&
      line.award === input.award &&
      (input.month === undefined || line.month === input.month);
    if (!run.lines.some(named)) return 'no-such-award';
    return ({ outcome }) => {
      run.lines = run.lines.filter((line) => !named(line));
      if (outcome.digest === run.digest) throw new Error('the digest stayed');
      expectRun(run, outcome);
    };
  },

  'cancel-run': (asked) => {
    const run = runOf(asked);
    const refused = inState(run, 'open', 'prepared', 'abandoned');
    if (refused !== undefined || run === undefined) return refused ?? '';
    return () => {
      run.state = 'abandoned';
      return undefined;
    };
  },

  'sign-run': (asked) => {
    const run = runOf(asked);
    if (run === undefined) return 'no-such-run';
    return (
      notSigned(asked, run) ??
      (() => {
        sign(asked, run);
        return undefined;
      })
    );
  },

  'post-batch': step(({ model }, run, seq) => (postBatch(model, run, seq) ? 1 : null), 'batch'),

  'finish-posting': step((_, run) => {
    if (run.state === 'posting' && run.filled) run.state = 'posted';
    return run.state === 'posted' || run.state === 'released';
  }, 'posted'),

  'approve-run': (asked) => {
    const run = runOf(asked);
    if (run === undefined) return 'no-such-run';
    const refused = notSigned(asked, run);
    if (refused !== undefined) return refused;
    return ({ outcome }, seq) => {
      sign(asked, run);
      const batches = postBatch(asked.model, run, seq + 1) ? 2 : 1;
      if (run.state === 'posting') run.state = 'posted';
      expectRun(run, outcome);
      return 1 + batches + 1;
    };
  },

  'record-release': (asked) => released(asked, ({ sha256 }) => `${sha256}`),
  'release-run': (asked) => released(asked, ({ file }) => (file as { sha256: string }).sha256),

  'open-file': (asked) => {
    const run = runOf(asked);
    const refused = inState(run, 'posted', 'released');
    if (refused !== undefined || run === undefined) return refused ?? '';
    if (netLines(run).length === 0) return 'does-not-agree';
    return ({ outcome }) => {
      if (run.released !== undefined && outcome.sha256 !== run.released) throw new Error('another file');
    };
  },

  'replay-month':
    ({ model, input }) =>
    ({ outcome }) => {
      const runs = [...model.runs.values()].filter(
        ({ month, state }) => month === input.month && state !== 'open' && state !== 'abandoned',
      );
      const same = runs.length > 0;
      if (outcome.same !== same) throw new Error(`replayed: ${JSON.stringify(outcome)}`);
      return runs.filter((run) => run.released !== undefined).length;
    },

  verify:
    ({ model }) =>
    ({ outcome }) => {
      if (outcome.ok !== true) throw new Error(`verified: ${JSON.stringify(outcome)}`);
      return [...model.runs.values()].filter((run) => run.released !== undefined).length;
    },
};
