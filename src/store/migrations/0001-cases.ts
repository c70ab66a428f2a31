// Migration 1, a part of its own: cases, what happens in them, points of law settled for one case, and contests.
// A case of an application has the application's id. Stages are derived; case_now is for the queue.

export const CASES = `
create table retiro.case_file (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  opened_on date not null,
  promised_on date not null,
  -- What it is about, where that is not the participant as such: a decision, an award, a fact.
  about jsonb not null,
  command text not null,
  primary key (participant, id)
);

-- Numbered within the case: of two people who change it at once, the second has seen one event too few.
create table retiro.case_event (
  participant text collate "C" not null,
  case_file text not null,
  n integer not null check (n > 0),
  kind text not null,
  on_day date not null,
  value jsonb not null,
  command text not null,
  constraint case_event_numbered_once primary key (participant, case_file, n),
  foreign key (participant, case_file) references retiro.case_file
);

create table retiro.case_option (
  participant text collate "C" not null,
  id text not null,
  case_file text not null,
  reading text not null,
  option text not null,
  authority text not null,
  reasons text not null check (length(reasons) between 1 and 4000),
  document text,
  proposed_by text not null,
  command text not null,
  primary key (participant, id),
  foreign key (participant, case_file) references retiro.case_file,
  foreign key (participant, document) references retiro.document,
  constraint case_option_as_seen unique (participant, id, proposed_by)
);

create table retiro.case_option_approval (
  participant text collate "C" not null,
  case_option text not null,
  approver text not null,
  maker text not null,
  command text not null,
  constraint case_option_approved_once primary key (participant, case_option),
  constraint case_option_approval_of_what_was_seen foreign key (participant, case_option, maker)
    references retiro.case_option (participant, id, proposed_by),
  constraint case_option_approved_by_another check (approver <> maker)
);

create table retiro.contest (
  participant text collate "C" not null,
  id text not null,
  case_file text not null,
  decision text not null,
  forum text not null check (forum in ('reconsideration', 'board', 'court')),
  filed_on date not null,
  deadline date,
  grounds text not null check (length(grounds) between 1 and 4000),
  document text,
  command text not null,
  primary key (participant, id),
  foreign key (participant, case_file) references retiro.case_file,
  foreign key (participant, document) references retiro.document,
  constraint contest_of_an_approved_decision foreign key (participant, decision)
    references retiro.decision_approval (participant, decision)
);

create table retiro.contest_outcome (
  participant text collate "C" not null,
  contest text not null,
  disposition text not null check (disposition in ('upheld', 'remanded', 'dismissed', 'withdrawn')),
  decided_on date not null,
  authority text not null,
  reasons text not null check (length(reasons) between 1 and 4000),
  document text,
  command text not null,
  constraint contest_concluded_once primary key (participant, contest),
  foreign key (participant, contest) references retiro.contest,
  foreign key (participant, document) references retiro.document
);

-- Months that came to something else on later facts, as they were found; settled once another person approves it.
create table retiro.recalculation (
  participant text collate "C" not null,
  id text not null,
  known bigint not null check (known >= 0),
  months jsonb not null,
  more_cents bigint not null check (more_cents >= 0),
  less_cents bigint not null check (less_cents >= 0),
  because text not null check (length(because) between 1 and 500),
  digest text not null,
  proposed_by text not null,
  command text not null,
  primary key (participant, id),
  constraint recalculation_as_seen unique (participant, id, proposed_by, digest)
);

create table retiro.recalculation_approval (
  participant text collate "C" not null,
  recalculation text not null,
  approver text not null,
  maker text not null,
  digest text not null,
  command text not null,
  constraint recalculation_approved_once primary key (participant, recalculation),
  constraint recalculation_approval_of_what_was_seen foreign key (participant, recalculation, maker, digest)
    references retiro.recalculation (participant, id, proposed_by, digest),
  constraint recalculation_approved_by_another check (approver <> maker)
);

create table retiro.case_now (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  stage text not null,
  -- The day on which it came to that stage.
  since date not null,
  owner text,
  opened_on date not null,
  promised_on date not null,
  closed_on date,
  events integer not null check (events >= 0),
  primary key (participant, id),
  foreign key (participant, id) references retiro.case_file
);
create index case_now_open on retiro.case_now (promised_on, participant, id) where closed_on is null;
`;
