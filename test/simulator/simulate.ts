// Runs a drawn office and the naive one side by side, step by step, and stops where they do not agree.
// What holds after every step is in invariants.ts; how one run is repeated, in simulator.test.ts.

import { Refusal } from '../../src/base/index.ts';
import { READINGS } from '../../src/law/index.ts';
import type { Database } from '../../src/store/index.ts';
import { REFUSALS } from '../../src/wire/index.ts';
import { Desk, install, verbNamed } from '../office/desk.ts';
import { rowsOf } from '../office/tables.ts';
import type { Input } from './asked.ts';
import { type Call, drawCall, mayDo } from './calls.ts';
import { Draw } from './draw.ts';
import { afterEvery, afterFifty, afterTen } from './invariants.ts';
import { Model } from './model.ts';
import { RULES } from './rules.ts';

export interface Simulation {
  readonly seed: number;
  readonly steps: number;
  /** Cents that the naive office pays too much: a mistake on purpose. */
  readonly wrongCents?: number;
}

/** How often each verb was done, or refused with which code. */
export type Tally = Map<string, number>;

const READINGS_BY_DEFAULT = Object.entries(READINGS).map(([reading, { default: option }]) => ({ reading, option }));

/** A command that was done, to be sent again under its key. */
interface Done {
  readonly call: Call;
  readonly key: string;
  readonly outcome: unknown;
}

const FIRST_DAY = '2026-07-06';

/** Simulates. Throws an Error that names the seed, the step and the last ten steps, by which it can be repeated. */
export async function simulate(database: Database, simulation: Simulation): Promise<Tally> {
  await install(database, `${FIRST_DAY}T12:00:00.000Z`);
  const office = new SimulatedOffice(database, simulation);
  for (let step = 1; step <= simulation.steps; step++) await office.step(step);
  return office.tally;
}

class SimulatedOffice {
  readonly tally: Tally = new Map();
  readonly #database: Database;
  readonly #simulation: Simulation;
  readonly #draw: Draw;
  readonly #model = new Model();
  readonly #desk: Desk;
  readonly #done: Done[] = [];
  readonly #log: string[] = [];
  #today = FIRST_DAY;

  constructor(database: Database, simulation: Simulation) {
    this.#database = database;
    this.#simulation = simulation;
    this.#draw = new Draw(simulation.seed);
    this.#desk = new Desk(database, `simulated-${simulation.seed}`);
    this.#model.wrongCents = simulation.wrongCents ?? 0;
  }

  async step(step: number): Promise<void> {
    try {
      this.#timePasses(step);
      if (this.#done.length > 0 && this.#draw.chance(0.04)) await this.#again();
      else await this.#once();
      await afterEvery(this.#database, this.#model);
      if (step % 10 === 0) await afterTen(this.#database, this.#model);
      if (step % 50 === 0 || step === this.#simulation.steps) {
        await afterFifty(this.#database, this.#model, this.#desk);
      }
    } catch (error) {
      const { seed } = this.#simulation;
      const repeat = `SIMULATE_SEED=${seed} SIMULATE_STEPS=${step} npx vitest run test/simulator`;
      const last = this.#log.slice(-10).join('\n  ');
      throw new Error(`seed ${seed}, step ${step}: ${(error as Error).message}\n${repeat}\n  ${last}`, {
        cause: error,
      });
    }
  }

  #timePasses(step: number): void {
    const days = this.#draw.chance(0.35) ? this.#draw.whole(1, 3) : 0;
    this.#today = new Date(Date.parse(`${this.#today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    this.#desk.now = new Date(Date.parse(`${this.#today}T14:00:00Z`) + step * 1000).toISOString();
  }

  /** A call of its own, by both offices. */
  async #once(): Promise<void> {
    const model = this.#model;
    const call = drawCall({ draw: this.#draw, model, today: this.#today, readings: READINGS_BY_DEFAULT });
    const { verb, who, input } = call;
    this.#log.push(`${this.#today} ${who} ${verb} ${JSON.stringify(input).slice(0, 600)}`);
    const rule = RULES[verb];
    if (rule === undefined) throw new Error(`${verb} has no rule`);
    const meant = mayDo(verb, who) ? rule({ model, who, today: this.#today, input }) : 'not-allowed';
    const key = this.#desk.newKey();
    const told = await this.#told(call, key);
    const got = 'code' in told ? told.code : 'done';
    const wanted = typeof meant === 'string' ? meant : 'done';
    this.#log.push(`  ${got}`);
    if (got !== wanted) throw new Error(`${verb} is ${got}, not ${wanted}`);
    const { outcome = '' } = ('outcome' in told ? told.outcome : {}) as { readonly outcome?: string };
    const what = `${verb} ${got} ${outcome}`.trimEnd();
    this.tally.set(what, (this.tally.get(what) ?? 0) + 1);
    if (typeof meant === 'string' || 'code' in told) return;
    const facts = await this.#factsUnder(key);
    const lines = meant({ outcome: told.outcome as Input, facts }, model.seq + 1);
    model.seq += typeof lines === 'number' ? lines : 1;
    if (verbNamed(verb).kind === 'command') this.#done.push({ call, key, outcome: told.outcome });
  }

  /** A command sent again under its key: the same answer; or with something else under it: refused. Nothing is written. */
  async #again(): Promise<void> {
    const { call, key, outcome } = this.#draw.of(this.#done);
    this.#log.push(`${this.#today} again ${call.who} ${call.verb} ${key}`);
    const other = this.#draw.chance(0.3);
    const sent = other ? { ...call, verb: 'open-file', who: 'all', input: { run: 'another' } } : call;
    const told = await this.#told(sent, key);
    const meant = other ? { code: 'key-reused' } : { outcome, replayed: true };
    if (JSON.stringify(told) !== JSON.stringify(meant)) throw new Error(`again: ${JSON.stringify(told)}`);
    this.tally.set(`again ${other}`, (this.tally.get(`again ${other}`) ?? 0) + 1);
  }

  async #told(
    { who, verb, input }: Call,
    key: string,
  ): Promise<{ code: string } | { outcome: unknown; replayed: boolean }> {
    try {
      const { outcome, replayed } = await this.#desk.perform(who, verb, input, { key });
      return { outcome, replayed };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!Object.hasOwn(REFUSALS, error.code)) throw new Error(`${error.code} has no words`);
      const [first] = (error.details.faults ?? []) as readonly { readonly code: string }[];
      return { code: first === undefined ? error.code : `${error.code}/${first.code}` };
    }
  }

  /** The ids of the facts that a command recorded, in their order. */
  async #factsUnder(key: string): Promise<string[]> {
    const rows = await rowsOf(
      this.#database,
      `select f.id from retiro.fact f join retiro.command c on c.id = f.command where c.key = '${key}'
        order by length(f.id), f.id`,
    );
    return rows.map(([id]) => `${id}`);
  }
}
