// Migration 1, second part: facts, the record as it is now, decisions and awards, and the law they rest on.
// Large tables carry participant in every key and refer only to rows of the same participant.

export const RECORD = `
create table retiro.document (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  name text not null,
  media_type text not null,
  pages integer not null check (pages > 0),
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  received_on date not null,
  -- Whether a scanner for viruses let it through; false where none is set up.
  scanned boolean not null,
  brought_by text not null,
  command text not null,
  primary key (participant, id),
  constraint document_once unique (participant, sha256),
  constraint document_as_kept unique (participant, id, kind),
  constraint document_as_brought unique (participant, id, brought_by)
);

-- What a document holds, encrypted. Its SHA-256 stands in the document, which the audit chain digests.
create table retiro.document_content (
  participant text collate "C" not null,
  document text not null,
  kind text not null,
  key_id text not null,
  nonce bytea not null check (length(nonce) = 12),
  ciphertext bytea not null check (length(ciphertext) > 16),
  command text not null,
  primary key (participant, document),
  constraint document_content_of_its_kind foreign key (participant, document, kind)
    references retiro.document (participant, id, kind)
);

create table retiro.document_verification (
  participant text collate "C" not null,
  document text not null,
  verifier text not null,
  maker text not null,
  command text not null,
  constraint document_verified_once primary key (participant, document),
  constraint document_verified_as_brought foreign key (participant, document, maker)
    references retiro.document (participant, id, brought_by),
  constraint document_verified_by_another check (verifier <> maker)
);

create table retiro.fact (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  subject text not null,
  valid_from date not null,
  valid_to date,
  value jsonb not null,
  document text,
  corrects text,
  withdraws text,
  command text not null,
  primary key (participant, id),
  foreign key (participant, document) references retiro.document,
  foreign key (participant, corrects) references retiro.fact,
  foreign key (participant, withdraws) references retiro.fact,
  check (valid_to >= valid_from),
  constraint fact_corrects_or_withdraws check (num_nonnulls(corrects, withdraws) <= 1)
);
create index fact_kind on retiro.fact (participant, kind);

create table retiro.import_batch (
  id text primary key,
  kind text not null,
  rows integer not null check (rows > 0),
  total_cents bigint not null check (total_cents >= 0),
  digest text not null,
  proposed_by text not null,
  command text not null,
  constraint import_batch_as_seen unique (id, proposed_by, digest)
);

-- What one person brought in counts once another has approved it: converted awards and bank details.
create table retiro.import_approval (
  batch text primary key,
  approver text not null,
  maker text not null,
  digest text not null,
  command text not null,
  constraint import_approval_of_what_was_seen foreign key (batch, maker, digest)
    references retiro.import_batch (id, proposed_by, digest),
  constraint import_approved_by_another check (approver <> maker)
);

create table retiro.payee_approval (
  participant text collate "C" not null,
  fact text not null,
  approver text not null,
  maker text not null,
  command text not null,
  constraint payee_approved_once primary key (participant, fact),
  foreign key (participant, fact) references retiro.fact,
  constraint payee_approved_by_another check (approver <> maker)
);

create table retiro.participant_now (
  participant text collate "C" primary key,
  fund text not null check (fund in ('judiciary', 'employees')),
  given_names text not null,
  surnames text not null,
  birth_date date not null,
  sex text,
  language text not null check (language in ('en', 'es')),
  enrolled_on date,
  status text not null,
  died_on date,
  ssn text,
  ssn_last4 text,
  fact text not null
);

create table retiro.service_now (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  office text,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  value jsonb not null,
  fact text not null,
  primary key (participant, id)
);

create table retiro.salary_now (
  participant text collate "C" not null,
  id text not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  annual_cents bigint not null check (annual_cents >= 0),
  fact text not null,
  primary key (participant, id)
);

create table retiro.order_now (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  payee text,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  value jsonb not null,
  fact text not null,
  primary key (participant, id)
);

create table retiro.payee_now (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  name text not null,
  method text not null check (method in ('deposit', 'check')),
  bank text,
  bank_last4 text,
  held_until date,
  fact text not null,
  primary key (participant, id),
  check ((method = 'deposit') = (bank is not null))
);

create table retiro.name_search (
  participant text collate "C" not null,
  name text not null,
  sort_key text collate "C" not null,
  primary key (participant, name)
);
create index name_search_name on retiro.name_search (name text_pattern_ops);
create index name_search_sort on retiro.name_search (sort_key);

create table retiro.authority (
  id text primary key,
  kind text not null check (kind in ('administrator', 'board')),
  name text not null,
  members jsonb not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  command text not null
);

create table retiro.resolution (
  id text primary key,
  board text not null references retiro.authority,
  taken_on date not null,
  kind text not null,
  body jsonb not null,
  proposed_by text not null,
  approved_by text,
  command text not null,
  constraint resolution_approved_by_another check (approved_by <> proposed_by)
);

create table retiro.reading_adoption (
  resolution text not null references retiro.resolution,
  reading text not null,
  option text not null,
  starts_on date not null,
  command text not null,
  primary key (resolution, reading)
);

create table retiro.board_value (
  resolution text not null references retiro.resolution,
  kind text not null,
  name text not null,
  starts_on date not null,
  value jsonb not null,
  command text not null,
  primary key (resolution, kind, name, starts_on)
);

create table retiro.law_graph (
  hash text primary key,
  question text not null,
  body jsonb not null,
  command text not null
);

create table retiro.application (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  filed_on date not null,
  body jsonb not null,
  document text,
  command text not null,
  primary key (participant, id),
  foreign key (participant, document) references retiro.document
);

create table retiro.certificate (
  participant text collate "C" not null,
  id text not null,
  physician text not null,
  appointment text not null,
  licensed boolean not null,
  examined_on date not null,
  incapable boolean not null,
  total_and_permanent boolean not null,
  sealed text,
  command text not null,
  primary key (participant, id)
);

create table retiro.decision (
  participant text collate "C" not null,
  id text not null,
  question text not null,
  on_day date not null,
  application text,
  -- From when a granted right is paid, where the law does not say it.
  starts_on date,
  known bigint not null check (known >= 0),
  facts_hash text not null,
  proof_hash text not null,
  graph_hash text not null,
  readings jsonb not null,
  outcome text not null,
  result jsonb,
  unconfirmed jsonb not null,
  proposed_by text not null,
  command text not null,
  primary key (participant, id),
  foreign key (participant, application) references retiro.application,
  -- What an approval must repeat: who proposed it, and the proof that was seen.
  constraint decision_as_seen unique (participant, id, proposed_by, proof_hash)
);

create table retiro.decision_approval (
  participant text collate "C" not null,
  decision text not null,
  approver text not null,
  maker text not null,
  proof_hash text not null,
  command text not null,
  constraint decision_approved_once primary key (participant, decision),
  constraint decision_approval_of_what_was_seen foreign key (participant, decision, maker, proof_hash)
    references retiro.decision (participant, id, proposed_by, proof_hash),
  constraint decision_approved_by_another check (approver <> maker)
);

create table retiro.decision_rejection (
  participant text collate "C" not null,
  decision text not null,
  approver text not null,
  maker text not null,
  reason text not null check (length(reason) between 1 and 2000),
  command text not null,
  constraint decision_rejected_once primary key (participant, decision),
  foreign key (participant, decision) references retiro.decision,
  constraint decision_rejected_by_another check (approver <> maker)
);

create table retiro.award (
  participant text collate "C" not null,
  id text not null,
  decision text,
  conversion jsonb,
  -- The import that brought a converted award.
  import text,
  kind text not null,
  -- A pension or a Hybrid annuity is so many cents a month; a lump sum is paid once, in the month of its first day.
  rule text not null check (rule in ('pension', 'hybrid-annuity', 'lump-sum')),
  cents bigint not null check (cents >= 0),
  starts_on date not null,
  ends_on date,
  -- The subject of the payee's facts: 'self', or a beneficiary.
  payee text not null,
  replaces text,
  offsets jsonb not null,
  command text not null,
  primary key (participant, id),
  constraint award_rests_on_an_approval foreign key (participant, decision)
    references retiro.decision_approval (participant, decision),
  constraint award_decided_or_converted check (num_nonnulls(decision, conversion) = 1),
  constraint award_converted_by_an_import check ((conversion is null) = (import is null)),
  constraint award_conversion_is_documented check (conversion ?& array['authority', 'document', 'amount']),
  constraint award_replaces foreign key (participant, replaces) references retiro.award,
  constraint award_replaced_once unique (participant, replaces),
  check (ends_on >= starts_on),
  check (replaces <> id)
);

create table retiro.award_now (
  participant text collate "C" not null,
  award text not null,
  kind text not null,
  rule text not null,
  cents bigint not null,
  starts_on date not null,
  ends_on date,
  state text not null,
  primary key (participant, award),
  foreign key (participant, award) references retiro.award
);
create index award_now_state on retiro.award_now (state, participant);
`;
