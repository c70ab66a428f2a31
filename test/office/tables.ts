// All tables of a database at once: their digests, and a state of them that is kept and put back between tries.
// It goes past every wall, as the superuser: putting back a state takes milliseconds where a fresh database takes seconds.

import type { Database } from '../../src/store/index.ts';

/** Of what two runs of one command may differ in: what is sealed has a nonce of its own; a graph is named by its hash. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  sealed: "(to_jsonb(x) - 'nonce' - 'ciphertext')::text",
  document_content: "(to_jsonb(x) - 'nonce' - 'ciphertext')::text",
  law_graph: 'x.hash || x.question || x.command',
};

/** More tables put back than this, and what was deleted is cleared away. */
const VACUUM_AFTER = 300;

/** The digest of each table's rows, by its name. */
export type Digests = Readonly<Record<string, string>>;

export class TableStates {
  readonly #database: Database;
  readonly #tables: readonly string[];
  readonly #kept = new Map<string, Digests>();
  #putBack = 0;

  private constructor(database: Database, tables: readonly string[]) {
    this.#database = database;
    this.#tables = tables;
  }

  static async of(database: Database): Promise<TableStates> {
    const names = await rowsOf(
      database,
      "select tablename from pg_tables where schemaname = 'retiro' and tablename <> 'migration' order by 1",
    );
    return new TableStates(
      database,
      names.map(([name]) => `${name}`),
    );
  }

  async digests(): Promise<Digests> {
    const parts = this.#tables.map((table) => {
      const text = LEFT_OUT[table] ?? 'x::text';
      return `select '${table}', coalesce(md5(string_agg(t, '|' order by t collate "C")), '')
        from (select ${text} as t from retiro.${table} x) rows`;
    });
    return Object.fromEntries((await rowsOf(this.#database, parts.join(' union all '))) as [string, string][]);
  }

  /** Keeps the tables as they are under a name, in the database itself. */
  async keep(name: string): Promise<Digests> {
    const digests = await this.digests();
    const copies = this.#tables.map((table) => `create table ${name}.${table} as select * from retiro.${table};`);
    await script(this.#database, `drop schema if exists ${name} cascade; create schema ${name}; ${copies.join('\n')}`);
    this.#kept.set(name, digests);
    return digests;
  }

  /** Makes the tables again what they were under the name: those of them that differ. */
  async putBack(name: string): Promise<void> {
    const kept = this.#kept.get(name);
    if (kept === undefined) throw new RangeError(`${name} was not kept`);
    const now = await this.digests();
    const changed = this.#tables.filter((table) => now[table] !== kept[table]);
    if (changed.length === 0) return;
    const statements = changed.map(
      (table) => `delete from retiro.${table}; insert into retiro.${table} select * from ${name}.${table};`,
    );
    // As a replica: the foreign keys are not looked at while the tables are between two states.
    await script(
      this.#database,
      `begin; set local session_replication_role = replica; ${statements.join('\n')} commit;`,
    );
    this.#putBack += changed.length;
    if (this.#putBack < VACUUM_AFTER) return;
    this.#putBack = 0;
    await script(this.#database, 'vacuum');
  }
}

async function script(database: Database, text: string): Promise<void> {
  const session = await database.engine.acquire();
  let broken = true;
  try {
    await session.script(text);
    broken = false;
  } finally {
    await session.release(broken);
  }
}

/** The rows of a statement as texts. */
export async function rowsOf(database: Database, text: string): Promise<readonly (readonly (string | null)[])[]> {
  const session = await database.engine.acquire();
  let broken = true;
  try {
    const { rows } = await session.run(text, []);
    broken = false;
    return rows;
  } finally {
    await session.release(broken);
  }
}
