// Migration 1, third part: transfers between accounts, and the month: runs, batches and lines.
// An account is named 'fund:owner:role'; that a transfer stays in its fund is a constraint.

export const MONEY = `
create table retiro.transfer (
  participant text collate "C" not null,
  id text not null,
  key text not null check (length(key) between 1 and 200),
  fund text not null check (fund in ('judiciary', 'employees')),
  event text not null,
  interfund_event text,
  debit text not null check (debit ~ '^(judiciary|employees):[A-Za-z0-9._-]+:[a-z0-9-]+(/[a-z0-9-]+)?$'),
  credit text not null check (credit ~ '^(judiciary|employees):[A-Za-z0-9._-]+:[a-z0-9-]+(/[a-z0-9-]+)?$'),
  cents bigint not null check (cents > 0 and cents < 9007199254740992),
  value_date date not null,
  reverses text,
  run text,
  batch integer,
  command text not null,
  primary key (participant, id),
  constraint transfer_once unique (participant, key),
  constraint transfer_reversed_once unique (participant, reverses),
  constraint transfer_reverses foreign key (participant, reverses) references retiro.transfer,
  constraint transfer_between_two_accounts check (debit <> credit),
  constraint transfer_within_one_fund check (
    (split_part(debit, ':', 1) = fund and split_part(credit, ':', 1) = fund)
    or (interfund_event is not null
      and fund in (split_part(debit, ':', 1), split_part(credit, ':', 1))
      and (split_part(debit, ':', 3) ~ '^due-(to|from)/' or split_part(credit, ':', 3) ~ '^due-(to|from)/'))
  ),
  check (reverses <> id),
  check ((run is null) = (batch is null))
);
create index transfer_debit on retiro.transfer (debit);
create index transfer_credit on retiro.transfer (credit);
create index transfer_run on retiro.transfer (run, batch) where run is not null;

create table retiro.checkpoint (
  account text not null,
  known bigint not null,
  cents bigint not null,
  transfers bigint not null,
  command text not null,
  primary key (account, known)
);

create table retiro.run (
  id text primary key,
  fund text not null references retiro.fund,
  month date not null check (extract(day from month) = 1),
  kind text not null,
  known bigint not null,
  readings jsonb not null,
  -- The hashes of the rule graphs that decide what a month is.
  law jsonb not null,
  state text not null check (state in ('open', 'prepared', 'approved', 'posting', 'posted', 'released', 'abandoned')),
  lines integer,
  total_cents bigint,
  digest text,
  opened_by text not null,
  approved_by text,
  approved_digest text,
  approved_on date,
  released_by text,
  file_sha256 text,
  command text not null,
  constraint run_approved_by_another check (approved_by <> opened_by),
  constraint run_released_by_another check (released_by <> opened_by),
  check ((approved_by is null) = (approved_on is null)),
  constraint run_approval_binds_the_digest check (approved_by is null or (digest is not null and approved_digest is not distinct from digest)),
  constraint run_posted_is_approved check (state not in ('approved', 'posting', 'posted', 'released') or approved_by is not null),
  constraint run_released_has_its_file check (state <> 'released' or (released_by is not null and file_sha256 is not null))
);
-- A cut-off is prepared once, unless that run was cancelled.
create unique index run_prepared_once on retiro.run (fund, month, kind, known) where state <> 'abandoned';
-- Two runs may prepare a month; one can post it.
create unique index run_posted_once on retiro.run (fund, month)
  where kind = 'regular' and state in ('posting', 'posted', 'released');

create table retiro.batch (
  run text not null references retiro.run,
  number integer not null check (number > 0),
  first_participant text collate "C" not null,
  last_participant text collate "C" not null,
  state text not null check (state in ('open', 'prepared', 'posted')),
  lines integer,
  total_cents bigint,
  digest text,
  primary key (run, number),
  check (first_participant <= last_participant)
);
create index batch_state on retiro.batch (run, state);

create table retiro.line (
  participant text collate "C" not null,
  run text not null,
  award text not null,
  month date not null check (extract(day from month) = 1),
  cause text not null,
  part text not null,
  batch integer not null,
  cents bigint not null check (cents >= 0 and cents < 9007199254740992),
  days integer check (days >= 0 and days <= days_in_month),
  days_in_month integer check (days_in_month between 28 and 31),
  payee text,
  reason jsonb not null,
  command text not null,
  primary key (participant, run, award, month, cause, part)
);
create index line_batch on retiro.line (run, batch);

create table retiro.line_withdrawal (
  participant text collate "C" not null,
  run text not null,
  award text not null,
  month date not null,
  cause text not null,
  part text not null,
  reason jsonb not null,
  command text not null,
  primary key (participant, run, award, month, cause, part),
  foreign key (participant, run, award, month, cause, part) references retiro.line
);

-- The lines as whoever asks may see them, each with whether it was withdrawn; and what a run still pays: those that were not.
create view retiro.marked_line with (security_invoker = true) as
  select line.*, exists (
    select from retiro.line_withdrawal w
    where (w.participant, w.run, w.award, w.month, w.cause, w.part)
      = (line.participant, line.run, line.award, line.month, line.cause, line.part)) as withdrawn,
    -- Where it stands among the lines of its run.
    participant || ' ' || award || ' ' || month || ' ' || part as place
  from retiro.line;
create view retiro.standing_line with (security_invoker = true) as
  select participant, run, award, month, cause, part, batch, cents, days, days_in_month, payee, reason, command
  from retiro.marked_line where not withdrawn;
`;
