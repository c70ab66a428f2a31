// Migration 1, first part: the schema, who acts, and the spine of commands and audit lines.
// Grants and row-level security of all parts are in 0001-rights.ts.

export const PEOPLE = `
create table retiro.fund (
  id text primary key check (id in ('judiciary', 'employees')),
  name_en text not null,
  name_es text not null
);
insert into retiro.fund values
  ('judiciary', 'Judiciary Retirement System', 'Sistema de Retiro de la Judicatura'),
  ('employees', 'Employees Retirement System', 'Sistema de Retiro de los Empleados');

create table retiro.installation (
  id boolean primary key check (id),
  kind text not null check (kind in ('sample', 'office')),
  settings jsonb not null,
  command text not null
);

create table retiro.person (
  id text primary key check (id ~ '^[A-Za-z0-9._:-]{1,64}$'),
  name text not null,
  language text not null check (language in ('en', 'es')),
  participant text unique,
  active boolean not null,
  command text not null
);

create table retiro.person_role (
  id text primary key,
  person text not null references retiro.person,
  role text not null check (role in ('participant', 'clerk', 'caseworker', 'medical', 'approver', 'payroll',
    'treasurer', 'board', 'auditor', 'admin')),
  granted_by text not null,
  approved_by text,
  granted_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  command text not null,
  constraint person_role_granted_by_another check (granted_by <> person),
  constraint person_role_approved_by_another check (approved_by <> person and approved_by <> granted_by),
  check ((ended_by is null) = (ended_at is null))
);
create unique index person_role_held_once on retiro.person_role (person, role) where ended_at is null;

create table retiro.session (
  hash bytea primary key check (length(hash) = 32),
  person text not null references retiro.person,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at)
);
create index session_person on retiro.session (person);

create table retiro.command (
  id text primary key,
  name text not null,
  person text not null,
  key text not null check (length(key) between 1 and 200),
  input_digest bytea not null check (length(input_digest) = 32),
  outcome jsonb,
  at timestamptz not null,
  constraint command_key_once unique (key)
);

create table retiro.audit (
  seq bigint primary key check (seq > 0),
  command text not null unique references retiro.command,
  at timestamptz not null,
  person text not null,
  name text not null,
  subject text,
  rows_digest bytea not null check (length(rows_digest) = 32),
  row_marks bytea not null,
  prev bytea not null check (length(prev) = 32),
  hash bytea not null unique check (length(hash) = 32)
);

create table retiro.audit_head (
  id boolean primary key check (id),
  seq bigint not null,
  prev bytea not null,
  hash bytea not null
);
insert into retiro.audit_head values (true, 0, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'));

create table retiro.sealed (
  id text primary key,
  kind text not null check (kind in ('ssn', 'bank', 'second-factor', 'medical')),
  key_id text,
  nonce bytea check (length(nonce) = 12),
  ciphertext bytea check (length(ciphertext) >= 16),
  last4 text check (length(last4) <= 4),
  digest bytea check (length(digest) = 32),
  command text not null,
  constraint sealed_whole_or_shredded check (num_nonnulls(key_id, nonce, ciphertext) in (0, 3))
);
create index sealed_digest on retiro.sealed (digest);
`;
