// Migration 1, last part: what the application's role may do, and which rows whoever acts may see and write.
// The role owns nothing. A table without a policy would be closed: row-level security is forced on every one.

export const RIGHTS = `
-- Who acts, as the door said it by SET LOCAL. 'system' is the machinery itself: sign-in, workers, nightly checks.
create function retiro.has_role(variadic wanted text[]) returns boolean language sql stable as
  $$ select string_to_array(coalesce(current_setting('app.roles', true), ''), ',') && wanted $$;
create function retiro.own() returns text language sql stable as
  $$ select nullif(current_setting('app.participant', true), '') $$;
create function retiro.acting() returns text language sql stable as
  $$ select nullif(current_setting('app.person', true), '') $$;
create function retiro.refuse_truncate() returns trigger language plpgsql as
  $$ begin raise exception 'the table % is only added to', tg_table_name using errcode = '42501'; end $$;

grant usage on schema retiro to retiro_app;

do $$
declare
  -- Who sees cases, and who writes them. An administrator of accounts sees none.
  sees_cases constant text := $q$(select retiro.has_role('clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'system'))$q$;
  writes_cases constant text := $q$(select retiro.has_role('clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'system'))$q$;
  sees_money constant text := $q$(select retiro.has_role('clerk', 'caseworker', 'approver', 'payroll', 'treasurer', 'board', 'auditor', 'system'))$q$;
  writes_money constant text := $q$(select retiro.has_role('clerk', 'caseworker', 'approver', 'payroll', 'treasurer', 'system'))$q$;
  runs_payroll constant text := $q$(select retiro.has_role('payroll', 'approver', 'treasurer', 'system'))$q$;
  is_staff constant text := $q$(select retiro.has_role('clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'board', 'auditor', 'admin', 'system'))$q$;
  keeps_accounts constant text := $q$(select retiro.has_role('admin', 'system'))$q$;
  -- Medical documents are open to medical reviewers alone; that there is one, whoever sees the case sees.
  sees_contents constant text := $q$case kind when 'medical' then (select retiro.has_role('medical', 'system'))
    else (select retiro.has_role('clerk', 'caseworker', 'medical', 'approver', 'auditor', 'system')) or participant = (select retiro.own()) end$q$;
  own constant text := ' or participant = (select retiro.own())';
  self constant text := ' or person = (select retiro.acting())';
  -- Of a case, participants write only what filing for themselves writes: an application opens its case, a contest is of
  -- a decision in the own case and reopens it, and either brings the own cases to the stage that follows.
  opens constant text := $q$ or (participant = (select retiro.own()) and exists (select from retiro.application a
    where a.participant = case_file.participant and a.id = case_file.id and a.kind = case_file.kind
      and a.command = case_file.command))$q$;
  contests constant text := $q$ or (participant = (select retiro.own()) and exists (select from retiro.decision d
    where d.participant = contest.participant and d.id = contest.decision and d.application = contest.case_file))$q$;
  moves constant text := $q$ or (participant = (select retiro.own()) and (
    kind = 'stage' and exists (select from retiro.application a
      where a.participant = case_event.participant and a.command = case_event.command)
    or kind in ('stage', 'reopened') and exists (select from retiro.contest c
      where c.participant = case_event.participant and c.command = case_event.command
        and (case_event.kind = 'stage' or c.case_file = case_event.case_file))))$q$;
  is_new constant text := ' and owner is null and closed_on is null and events = 0';
  -- The row is what its events make of it, and they close nothing; it shows as closed until it has its stage again.
  as_happened constant text := $q$ and closed_on is null
    and events = (select count(*) from retiro.case_event e
      where e.participant = case_now.participant and e.case_file = case_now.id)
    and stage in ('closed', (select e.value ->> 'stage' from retiro.case_event e
      where e.participant = case_now.participant and e.case_file = case_now.id and e.kind = 'stage'
      order by e.n desc limit 1))
    and owner is not distinct from (select e.value ->> 'to' from retiro.case_event e
      where e.participant = case_now.participant and e.case_file = case_now.id and e.kind = 'assigned'
      order by e.n desc limit 1)
    and promised_on = coalesce(
      (select (e.value ->> 'promisedOn')::date from retiro.case_event e
        where e.participant = case_now.participant and e.case_file = case_now.id and e.kind = 'promised'
        order by e.n desc limit 1),
      (select f.promised_on from retiro.case_file f
        where f.participant = case_now.participant and f.id = case_now.id))$q$;
  r record;
begin
  for r in select * from (values
    -- table, grants, who sees a row, who writes one
    ('fund', 'select', 'true', null),
    ('installation', 'select, insert', 'true', $q$(select retiro.has_role('system'))$q$),
    ('person', 'select, insert, update', is_staff || ' or id = (select retiro.acting())', keeps_accounts),
    ('person_role', 'select, insert, update', is_staff || self, $q$(select retiro.has_role('admin', 'board', 'system'))$q$),
    ('session', 'select, insert, update, delete', keeps_accounts || self, keeps_accounts || self),
    ('authority', 'select, insert, update', 'true', $q$(select retiro.has_role('board', 'system'))$q$),
    ('resolution', 'select, insert, update', 'true', $q$(select retiro.has_role('board', 'system'))$q$),
    ('reading_adoption', 'append', 'true', $q$(select retiro.has_role('board', 'system'))$q$),
    ('board_value', 'append', 'true', $q$(select retiro.has_role('board', 'system'))$q$),
    ('law_graph', 'append', 'true', writes_cases),
    ('document', 'append', sees_cases || own, writes_cases || own),
    ('document_content', 'append', sees_contents, writes_cases || own),
    ('document_verification', 'append', sees_cases || own, $q$(select retiro.has_role('clerk', 'caseworker', 'medical', 'approver', 'system'))$q$),
    ('fact', 'append', sees_cases || own, writes_cases),
    ('import_batch', 'append', is_staff, writes_cases),
    ('import_approval', 'append', 'true', $q$(select retiro.has_role('approver', 'system'))$q$),
    ('payee_approval', 'append', sees_cases || own, $q$(select retiro.has_role('approver', 'system'))$q$),
    ('participant_now', 'select, insert, update, delete', sees_cases || own, writes_cases),
    ('service_now', 'select, insert, update, delete', sees_cases || own, writes_cases),
    ('salary_now', 'select, insert, update, delete', sees_cases || own, writes_cases),
    ('order_now', 'select, insert, update, delete', sees_cases || own, writes_cases),
    ('payee_now', 'select, insert, update, delete', sees_cases || own, writes_cases),
    ('name_search', 'select, insert, update, delete', sees_cases, writes_cases),
    ('application', 'append', sees_cases || own, writes_cases || own),
    ('certificate', 'append', sees_cases || own, writes_cases),
    ('decision', 'append', sees_cases || own, writes_cases),
    ('decision_approval', 'append', sees_cases || own, writes_cases),
    ('decision_rejection', 'append', sees_cases || own, writes_cases),
    ('case_file', 'append', sees_cases || own, writes_cases || opens),
    ('case_event', 'append', sees_cases || own, writes_cases || moves),
    ('case_option', 'append', sees_cases || own, writes_cases),
    ('case_option_approval', 'append', sees_cases || own, $q$(select retiro.has_role('approver', 'system'))$q$),
    ('contest', 'append', sees_cases || own, writes_cases || contests),
    ('contest_outcome', 'append', sees_cases || own, writes_cases),
    ('recalculation', 'append', sees_cases || own, writes_cases),
    ('recalculation_approval', 'append', sees_cases || own, $q$(select retiro.has_role('approver', 'system'))$q$),
    ('case_now', 'select, insert', sees_cases || own, writes_cases || own || is_new),
    ('award', 'append', sees_cases || own, writes_cases),
    ('award_now', 'select, insert, update, delete', sees_cases || own, writes_cases),
    ('letter', 'append', sees_cases || own, writes_cases),
    ('transfer', 'append', sees_money || own, writes_money),
    ('checkpoint', 'append', sees_money, writes_money),
    ('run', 'select, insert, update', sees_money || ' or (select retiro.own()) is not null', runs_payroll),
    ('batch', 'select, insert, update', sees_money, runs_payroll),
    ('line', 'append', sees_money || own, runs_payroll),
    ('line_withdrawal', 'append', sees_money || own, runs_payroll)
  ) as t (name, rights, sees, writes)
  loop
    execute format('create policy sees on retiro.%I for select using (%s)', r.name, r.sees);
    if r.rights = 'append' then
      execute format('grant select, insert on retiro.%I to retiro_app', r.name);
      execute format('create policy adds on retiro.%I for insert with check (%s)', r.name, r.writes);
    else
      execute format('grant %s on retiro.%I to retiro_app', r.rights, r.name);
      if r.rights like '%insert%' then execute format('create policy adds on retiro.%I for insert with check (%s)', r.name, r.writes); end if;
      if r.rights like '%update%' then execute format('create policy changes on retiro.%I for update using (%2$s) with check (%2$s)', r.name, r.writes); end if;
      if r.rights like '%delete%' then execute format('create policy removes on retiro.%I for delete using (%s)', r.name, r.writes); end if;
    end if;
  end loop;
  execute format('create policy changes on retiro.case_now for update using (%s) with check (%s)',
    writes_cases || own, writes_cases || own || as_happened);
end $$;
grant update on retiro.case_now to retiro_app;

-- A command is written by whoever acts; its outcome is set once, in the same transaction.
grant select, insert on retiro.command to retiro_app;
grant update (outcome) on retiro.command to retiro_app;
create policy sees on retiro.command for select using (person = (select retiro.acting()) or (select retiro.has_role('auditor', 'system')));
create policy adds on retiro.command for insert with check (person = (select retiro.acting()) and outcome is null);
create policy changes on retiro.command for update using (person = (select retiro.acting()) and outcome is null) with check (person = (select retiro.acting()));

grant select on retiro.standing_line, retiro.marked_line to retiro_app;

grant select, insert on retiro.audit to retiro_app;
-- Whoever sees cases sees by which command, and when, each row of them was written.
-- A participant sees when rows of their own became known, and which readings the Board has adopted; no line about another.
create policy sees on retiro.audit for select using (
  (select retiro.has_role('clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'board', 'auditor', 'system'))
  or ((select retiro.own()) is not null
    and (subject is null or subject = (select retiro.own()) or name in ('approve-import', 'approve-resolution', 'post-batch'))));
create policy adds on retiro.audit for insert with check (person = (select retiro.acting()));

grant select, update on retiro.audit_head to retiro_app;
create policy sees on retiro.audit_head for select using (true);
create policy changes on retiro.audit_head for update using (true);

-- Sealed values by kind: medical text to medical reviewers alone, seeds to the sign-in alone.
grant select, insert on retiro.sealed to retiro_app;
grant update (key_id, nonce, ciphertext, last4, digest) on retiro.sealed to retiro_app;
create policy sees on retiro.sealed for select using (case kind
  when 'medical' then (select retiro.has_role('medical', 'system'))
  when 'second-factor' then (select retiro.has_role('system'))
  else (select retiro.has_role('clerk', 'caseworker', 'approver', 'payroll', 'treasurer', 'system')) end);
create policy adds on retiro.sealed for insert with check (case kind
  when 'medical' then (select retiro.has_role('medical', 'clerk', 'system'))
  when 'second-factor' then (select retiro.has_role('system'))
  else (select retiro.has_role('participant', 'clerk', 'caseworker', 'system')) end);
create policy changes on retiro.sealed for update using ((select retiro.has_role('system')));

do $$
declare
  name text;
begin
  -- What is only added to: the trigger repeats what the missing grant forbids, for whoever is not bound by grants.
  foreach name in array array['reading_adoption', 'board_value', 'law_graph', 'document', 'document_content', 'document_verification', 'fact', 'application',
    'certificate', 'case_file', 'case_event', 'case_option', 'case_option_approval', 'contest', 'contest_outcome', 'recalculation', 'recalculation_approval', 'decision', 'decision_approval', 'decision_rejection', 'import_batch', 'import_approval', 'payee_approval', 'award', 'letter', 'transfer', 'checkpoint', 'line', 'line_withdrawal']
  loop
    execute format('create trigger only_added_to before truncate on retiro.%I execute function retiro.refuse_truncate()', name);
    -- Verification asks for the rows of a command.
    execute format('create index %I on retiro.%I (command)', name || '_command', name);
  end loop;
  create trigger only_added_to before truncate on retiro.audit execute function retiro.refuse_truncate();
  for name in select tablename from pg_tables where schemaname = 'retiro' and tablename <> 'migration'
  loop
    execute format('alter table retiro.%I enable row level security', name);
    execute format('alter table retiro.%I force row level security', name);
  end loop;
end $$;

comment on table retiro.migration is 'No policy: the application''s role has no grant on it; the owner reads and writes it before anyone acts.';
comment on table retiro.fund is 'The two systems. Everyone sees them; no command writes them.';
comment on table retiro.audit_head is 'Where the chain ends. Whoever acts moves it, so the policy is open; the chain itself shows a wrong move.';
`;
