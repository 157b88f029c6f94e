-- A word that two languages have is a thing in each: whoever saved its meaning in one was told that somebody else had changed
-- it, where only the other language had a new one.
-- Arguments: the kind of the thing; the column that names it, or whose part it is, or what else names it; the columns of the key; columns whose
-- change is none; which rows count.
create or replace function record_changes() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  kind constant text := tg_argv[0];
  batch constant bigint := current_setting('kasa.change_batch')::bigint;
  thing constant text := case tg_argv[1]
    when 'variant' then '(select v.product_id from variants v where v.id = r.variant_id)'
    when 'picture' then '(select m.product_id from media m where m.id = r.media_id)'
    when 'synonym' then 'r.locale || '' '' || r.term'
    else format('r.%I', tg_argv[1]) end;
  key constant text := (
    select 'jsonb_build_object(' || string_agg(format('%L, r.%I', name, name), ', ') || ')'
    from unnest(string_to_array(tg_argv[2], ' ')) as name);
  of_old constant text := case when tg_op = 'INSERT' then format('(select * from %I where false)', tg_table_name) else 'old_rows' end;
  of_new constant text := case when tg_op = 'DELETE' then format('(select * from %I where false)', tg_table_name) else 'new_rows' end;
  things text[];
begin
  -- Parts of what this batch has added are said with it.
  execute format($sql$
    select array_agg(touched.thing) from (
      select distinct %1$s::text as thing from %2$s as r) as touched
    where touched.thing is not null and not exists (
      select from changes c where c.thing_kind = $1 and c.thing_id = touched.thing and c.batch_id = $2
        and c.part = $1 || 's' and c.field = '' and c.before is null)
  $sql$, thing, case when tg_op = 'DELETE' then 'old_rows' else 'new_rows' end) into things using kind, batch;
  if things is null then return null; end if;
  execute format($sql$
    with former as (
      select %1$s::text as thing, %2$s as key, to_jsonb(r) - $4 as data from %3$s as r where %1$s::text = any($3) and %5$s
    ), latter as (
      select %1$s::text as thing, %2$s as key, to_jsonb(r) - $4 as data from %4$s as r where %1$s::text = any($3) and %5$s
    ), changed as materialized (
      select coalesce(n.thing, o.thing) as thing, coalesce(n.key, o.key) as key, f.field, f.before, f.after
      from former o full join latter n on n.key = o.key
      cross join lateral (
        select '' as field, o.data as before, n.data as after where o.data is null or n.data is null
        union all
        select each.key, o.data -> each.key, each.value from jsonb_each(n.data) as each
        where o.data is not null and o.data -> each.key is distinct from each.value
      ) as f
    ), risen as (
      insert into thing_versions as v (thing_kind, thing_id, version)
      select distinct $1, thing, 1 from changed order by thing
      on conflict (thing_kind, thing_id) do update set version = v.version + 1
      returning thing_id, version
    )
    insert into changes (batch_id, thing_kind, thing_id, version, part, part_key, field, before, after)
    select $2, $1, thing, risen.version, %6$L, key, field, before, after
    from changed join risen on risen.thing_id = changed.thing order by thing, key, field
  $sql$, thing, key, of_old, of_new, coalesce(tg_argv[4], 'true'), tg_table_name)
  using kind, batch, things, string_to_array(tg_argv[3], ' ');
  return null;
end $$;

create or replace trigger search_synonyms_recorded_insert after insert on search_synonyms referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('synonym', 'synonym', 'locale term', '', 'true');
create or replace trigger search_synonyms_recorded_update after update on search_synonyms referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('synonym', 'synonym', 'locale term', '', 'true');
create or replace trigger search_synonyms_recorded_delete after delete on search_synonyms referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('synonym', 'synonym', 'locale term', '', 'true');

create temporary table former_versions on commit drop as
  select named.locale || ' ' || named.term as id, v.version
  from thing_versions v join (
    select locale, term from search_synonyms
    union select part_key ->> 'locale', part_key ->> 'term' from changes where thing_kind = 'synonym'
  ) as named on named.term = v.thing_id
  where v.thing_kind = 'synonym';
delete from thing_versions where thing_kind = 'synonym';
insert into thing_versions (thing_kind, thing_id, version) select 'synonym', id, version from former_versions;
update changes set thing_id = (part_key ->> 'locale') || ' ' || thing_id where thing_kind = 'synonym';
