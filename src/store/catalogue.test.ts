// The catalogue of the database, table by table: what it holds is what tables.ts says, and no wall is missing.
// What the walls do is tested in rights.test.ts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type TestEngine } from '../../test/databases.ts';
import { APPENDED } from './appended.ts';
import { CHANGING } from './changing.ts';
import type { Columns } from './columns.ts';
import type { Database } from './database.ts';
import { withSession } from './engine.ts';
import { migrate } from './migrate.ts';

/** Tables that grow with the participants: on Citus they are distributed by participant. */
const LARGE = [
  'application',
  'award',
  'award_now',
  'case_event',
  'case_file',
  'case_now',
  'case_option',
  'case_option_approval',
  'certificate',
  'contest',
  'contest_outcome',
  'decision',
  'decision_approval',
  'decision_rejection',
  'document',
  'document_content',
  'document_verification',
  'fact',
  'letter',
  'line',
  'line_withdrawal',
  'name_search',
  'order_now',
  'participant_now',
  'payee_approval',
  'payee_now',
  'recalculation',
  'recalculation_approval',
  'salary_now',
  'service_now',
  'transfer',
];

/** Only added to, like the tables of APPENDED, but written by the door itself. */
const SPINE = ['audit', 'document_content'];

const ALL: Readonly<Record<string, Columns>> = {
  ...CHANGING,
  ...Object.fromEntries(Object.entries(APPENDED).map(([name, { columns }]) => [name, columns])),
};

const appended = [...Object.keys(APPENDED), ...SPINE];

interface Described {
  readonly name: string;
  readonly comment: string | null;
  readonly secured: boolean;
  readonly forced: boolean;
  readonly owner: string;
  readonly policies: string[];
  readonly grants: string[];
}

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let tables: readonly Described[];
  const rows = <T>(text: string): Promise<T[]> =>
    withSession(database.engine, async (session) => (await session.query(text)).rows as T[]);

  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
    tables = await rows<Described>(`
      select c.relname as name, obj_description(c.oid) as comment, c.relrowsecurity as secured,
        c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
        array(select p.polcmd::text from pg_policy p where p.polrelid = c.oid order by 1) as policies,
        array(select distinct g.privilege_type::text from information_schema.role_table_grants g
          where g.table_schema = 'retiro' and g.table_name = c.relname and g.grantee in ('retiro_app', 'PUBLIC') order by 1) as grants
      from pg_class c where c.relnamespace = 'retiro'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  test('the tables and columns are those that the query builder knows', async () => {
    const found = await rows<{ table: string; column: string; kind: string; nullable: boolean }>(`
      select table_name::text as table, column_name::text as column, is_nullable = 'YES' as nullable,
        case data_type when 'timestamp with time zone' then 'timestamptz' else data_type::text end as kind
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'retiro' and table_name <> 'migration' and table_type = 'BASE TABLE'`);
    const columns: Record<string, Record<string, string>> = {};
    for (const { table, column, kind, nullable } of found) {
      columns[table] = { ...columns[table], [column]: nullable ? `${kind}?` : kind };
    }
    expect(columns).toEqual(ALL);
  });

  test('a view shows the columns of its table, and rows as whoever asks may see them', async () => {
    const views = await rows<{ name: string; options: string; columns: string[] }>(`
      select c.relname::text as name, array_to_string(c.reloptions, ',') as options,
        array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 order by attnum) as columns
      from pg_class c where c.relnamespace = 'retiro'::regnamespace and c.relkind = 'v' order by 1`);
    const columns = Object.keys(APPENDED.line.columns);
    const options = 'security_invoker=true';
    expect(views).toEqual([
      { name: 'marked_line', options, columns: [...columns, 'withdrawn', 'place'] },
      { name: 'standing_line', options, columns },
    ]);
  });

  test('each belongs to the owner and is closed to whom no policy names, or says why it has none', () => {
    const faults = tables.flatMap(({ name, owner, secured, forced, policies, grants, comment }) => {
      const walled = secured && forced && policies.includes('r');
      const explained = /^No policy: .{20,}/.test(comment ?? '') && grants.length === 0;
      return owner === 'retiro_owner' && (walled || explained) ? [] : [name];
    });
    expect(tables.length).toBe(Object.keys(ALL).length + 1);
    expect(faults).toEqual([]);
  });

  test("the application's role owns nothing, cannot sign in, and bypasses nothing", async () => {
    const [role] = await rows(
      "select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles where rolname = 'retiro_app'",
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false });
    expect(await rows("select 1 from pg_class where pg_get_userbyid(relowner) = 'retiro_app'")).toEqual([]);
    expect(await rows("select 1 from pg_auth_members where member = 'retiro_app'::regrole")).toEqual([]);
  });

  test('what is only added to is granted no more than that, and every grant has its policy', () => {
    const letter: Readonly<Record<string, string>> = { SELECT: 'r', INSERT: 'a', UPDATE: 'w', DELETE: 'd' };
    for (const { name, grants, policies } of tables) {
      if (appended.includes(name)) expect({ name, grants }).toEqual({ name, grants: ['INSERT', 'SELECT'] });
      expect(
        grants.filter((grant) => ['TRUNCATE', 'TRIGGER', 'REFERENCES'].includes(grant)),
        name,
      ).toEqual([]);
      for (const grant of grants) expect(policies, `${name} ${grant}`).toContain(letter[grant]);
    }
  });

  test('every key and unique constraint of a large table holds the participant', async () => {
    const keys = await rows<{ table: string; index: string; columns: string[] }>(`
      select c.relname::text as table, i.indexrelid::regclass::text as index,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'retiro'::regnamespace`);
    const large = keys.filter(({ table }) => LARGE.includes(table));
    expect(new Set(large.map(({ table }) => table))).toEqual(new Set(LARGE));
    expect(large.filter(({ columns }) => !columns.includes('participant'))).toEqual([]);
    const keyed = new Set(keys.map(({ table }) => table));
    expect(tables.filter(({ name }) => !keyed.has(name))).toEqual([]);
    // A small table with a participant in it would grow like a large one.
    const grows = Object.entries(ALL).filter(
      ([name, columns]) => 'participant' in columns && !LARGE.includes(name) && name !== 'person',
    );
    expect(grows).toEqual([]);
  });

  test('a large table refers only to rows of the same participant', async () => {
    const references = await rows<{ table: string; name: string; columns: string[] }>(`
      select conrelid::regclass::text as table, conname::text as name,
        array(select a.attname::text from pg_attribute a where a.attrelid = conrelid and a.attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f' and connamespace = 'retiro'::regnamespace`);
    const large = references.filter(({ table }) => LARGE.includes(table.replace('retiro.', '')));
    expect(large.length).toBeGreaterThan(5);
    expect(large.filter(({ columns }) => !columns.includes('participant'))).toEqual([]);
  });

  test('the key by which a row is digested is its primary key', async () => {
    const keys = await rows<{ table: string; columns: string[] }>(`
      select conrelid::regclass::text as table,
        array(select a.attname::text from unnest(conkey) with ordinality k(n, place) join pg_attribute a on a.attrelid = conrelid and a.attnum = k.n order by place) as columns
      from pg_constraint where contype = 'p' and connamespace = 'retiro'::regnamespace`);
    for (const [name, { key }] of Object.entries(APPENDED)) {
      expect(keys.find(({ table }) => table === `retiro.${name}`)?.columns, name).toEqual(key);
    }
  });

  test('the only triggers repeat what the missing grant forbids', async () => {
    const triggers = await rows<{ table: string; definition: string }>(`
      select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal`);
    expect(triggers.map(({ table }) => table.replace('retiro.', '')).sort()).toEqual([...appended].sort());
    for (const { definition } of triggers)
      expect(definition).toMatch(/BEFORE TRUNCATE .* EXECUTE FUNCTION retiro\.refuse_truncate\(\)$/);
  });

  test('a migration that was changed, or is not known, is refused', async () => {
    const { engine: open } = database;
    const now = '2026-11-30T12:00:00.000Z';
    const changed = migrate(open, now, [{ number: 1, name: 'spine', sql: 'select 1' }]);
    await expect(changed).rejects.toMatchObject({ code: 'MIGRATION_CHANGED' });
    await expect(migrate(open, now, [])).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
    expect(await migrate(open, now)).toEqual([]);
  });
});
