// Brings a database to the schema of this program: roles, schema, and each migration that it does not have yet.
// The SQL itself is in migrations/.

import { digestOf } from '../base/index.ts';
import { asTransaction, type Engine, literal, type Session, withSession } from './engine.ts';
import { StoreFault } from './faults.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';

/** Any number that nothing else in the database locks. */
const LOCK = 4_238_764;

/** Roles belong to the whole server: another database may make them at the same moment, which is as good. */
const ROLES = `
do $$
declare
  name text;
begin
  foreach name in array array['retiro_owner', 'retiro_app'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- A superuser may act as any role. Another login made the roles, or was granted them by whoever did.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      begin
        execute format('grant %I to current_user', name);
      exception when insufficient_privilege then
        if not pg_has_role(current_user, name, 'member') then raise; end if;
      end;
    end if;
  end loop;
end $$;`;

const SCHEMA = `
do $$ begin
  if not exists (select from pg_namespace where nspname = 'retiro') then
    create schema retiro authorization retiro_owner;
  end if;
end $$;
set local role retiro_owner;
create table if not exists retiro.migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null
);`;

/** SHA-256 over names and texts of all migrations: which schema this program needs. */
export function schemaChecksum(migrations: readonly Migration[] = MIGRATIONS): string {
  return digestOf(migrations.map(checksumOf).join('\n'));
}

function checksumOf({ number, name, sql }: Migration): string {
  return digestOf(`${number} ${name}\n${sql}`);
}

/**
 * Applies what is missing, all in one transaction: half a schema never shows. Of two processes that start at once, one
 * waits and finds nothing left to do. Answers the numbers applied. Throws MIGRATION_CHANGED or DATABASE_NEWER.
 */
export function migrate(engine: Engine, now: string, migrations: readonly Migration[] = MIGRATIONS): Promise<number[]> {
  return withSession(engine, (session) =>
    asTransaction(async () => {
      await session.script('begin; set local statement_timeout = 0; set local lock_timeout = 0;');
      await session.query(`select pg_advisory_xact_lock(${LOCK})`);
      await session.script(ROLES);
      await session.script(SCHEMA);
      const missing = await missingOf(session, migrations);
      for (const migration of missing) {
        await session.script(migration.sql);
        const { number, name } = migration;
        const values = [number, literal(name), literal(checksumOf(migration)), literal(now)];
        await session.script(`insert into retiro.migration values (${values.join(', ')})`);
      }
      await session.script('commit');
      return missing.map(({ number }) => number);
    }),
  );
}

async function missingOf(session: Session, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await session.query('select number, checksum from retiro.migration order by number');
  for (const { number, checksum } of rows) {
    const known = migrations.find((migration) => migration.number === number);
    if (known === undefined) {
      throw new StoreFault('DATABASE_NEWER', `the database has migration ${number}, which this program does not know`);
    }
    if (checksumOf(known) !== checksum) {
      throw new StoreFault('MIGRATION_CHANGED', `migration ${number} is not the one that was applied to the database`);
    }
  }
  return migrations.slice(rows.length);
}
