-- NOTIFY takes a lock that all transactions of the PostgreSQL share, until the commit is on the disk: whatever notifies
-- waits for whatever notifies, one commit at a time. What has changed is therefore written as rows, which wait for nobody,
-- and every process reads the rows that it has not seen (server/database/notice-queue.ts). Rows become visible with the
-- commit, as notices went out with it, and a transaction says the same thing once. What is told to screens of the office
-- stands in `office_changes` already.
create table change_notices (
  xid xid8 not null default pg_current_xact_id(),
  -- As `ChangeReceiver` takes it: site, catalogue, product:<id>, cart:<hash>, ….
  tag text not null,
  primary key (xid, tag)
);
-- Rows are deleted one to two minutes after they could be read.
alter table change_notices set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function note_notice(noted text) returns void language plpgsql as $$
begin
  insert into change_notices (tag) values (noted) on conflict do nothing;
end $$;

-- Whoever notified writes a row, and nothing else about it changes.
do $$
declare
  source record;
begin
  for source in
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname <> 'note_office_changes'
      and p.prosrc like '%pg_notify(''kasa\_changes'', %'
  loop
    execute replace(source.definition, 'pg_notify(''kasa_changes'', ', 'note_notice(');
  end loop;
end $$;

create or replace function note_office_changes(noted_kind text, subjects text[]) returns void language plpgsql as $$
begin
  if cardinality(subjects) > 100 then
    subjects := array['*'];
  end if;
  insert into office_changes (kind, subject) select noted_kind, noted from unnest(subjects) as noted on conflict do nothing;
end $$;
