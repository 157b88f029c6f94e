-- What was changed of the catalogue, by whom and in one go with what: read per product and per batch, and undone as a
-- batch. Triggers write it, so that no way of writing forgets it and ten thousand rows cost a statement. They do so only
-- in a transaction that has named its batch (kasa.change_batch): orders that reserve stock and rates that convert prices
-- change nothing that a person would take back. The log of staff (audit_log) is another thing: it proves, and cannot be
-- deleted; this helps, and goes after a time.
create table change_batches (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  source text not null check (source in ('office', 'command', 'import', 'schedule')),
  staff_id bigint references staff on delete set null,
  -- The name that the person had, or that of the command.
  who text not null,
  title text not null check (title <> ''),
  -- The batch that this one has taken back, and the one that has taken this back.
  undoes bigint references change_batches on delete set null,
  undone_by bigint references change_batches on delete set null
);
create index change_batches_at on change_batches (at);
create index change_batches_undoes on change_batches (undoes) where undoes is not null;
create index change_batches_undone_by on change_batches (undone_by) where undone_by is not null;
create index change_batches_staff on change_batches (staff_id) where staff_id is not null;

-- One field of one row. An empty field is the row itself: what was added has no `before`, what was removed no `after`.
-- What a batch has added whole, such as a new product, is one row here, without a row for each of its parts.
create table changes (
  id bigint generated always as identity primary key,
  batch_id bigint not null references change_batches on delete cascade,
  -- What the row is a part of, and what is read at a version: a product, a collection.
  thing_kind text not null,
  thing_id text not null,
  -- That of the thing after this change.
  version bigint not null,
  -- The table, and the row in it.
  part text not null,
  part_key jsonb not null check (jsonb_typeof(part_key) = 'object'),
  field text not null,
  before jsonb,
  after jsonb
);
create index changes_batch on changes (batch_id, id);
create index changes_thing on changes (thing_kind, thing_id, version);

-- A thing without a row was never changed in a batch: version 0. The row is the lock under which a thing is changed.
create table thing_versions (
  thing_kind text not null,
  thing_id text not null,
  version bigint not null,
  primary key (thing_kind, thing_id)
);

-- Arguments: the kind of the thing; the column that names it, or whose part it is; the columns of the key; columns whose
-- change is none; which rows count.
create function record_changes() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  kind constant text := tg_argv[0];
  batch constant bigint := current_setting('kasa.change_batch')::bigint;
  thing constant text := case tg_argv[1]
    when 'variant' then '(select v.product_id from variants v where v.id = r.variant_id)'
    when 'picture' then '(select m.product_id from media m where m.id = r.media_id)'
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

create function record_changes_of(name text, kind text, thing text, key text, ignored text, counting text) returns void
language plpgsql as $$
declare
  arguments constant text := format('%L, %L, %L, %L, %L', kind, thing, key, ignored, counting);
begin
  execute format($sql$
    create trigger %1$I after insert on %2$I referencing new table as new_rows for each statement
      when (coalesce(current_setting('kasa.change_batch', true), '') <> '') execute function record_changes(%3$s)
  $sql$, name || '_recorded_insert', name, arguments);
  execute format($sql$
    create trigger %1$I after update on %2$I referencing old table as old_rows new table as new_rows for each statement
      when (coalesce(current_setting('kasa.change_batch', true), '') <> '') execute function record_changes(%3$s)
  $sql$, name || '_recorded_update', name, arguments);
  execute format($sql$
    create trigger %1$I after delete on %2$I referencing old table as old_rows for each statement
      when (coalesce(current_setting('kasa.change_batch', true), '') <> '') execute function record_changes(%3$s)
  $sql$, name || '_recorded_delete', name, arguments);
end $$;

select record_changes_of('products', 'product', 'id', 'id', 'created_at updated_at', 'true');
select record_changes_of('product_texts', 'product', 'product_id', 'product_id locale', '', 'true');
select record_changes_of('product_options', 'product', 'product_id', 'product_id position', '', 'true');
select record_changes_of('product_option_texts', 'product', 'product_id', 'product_id locale source', '', 'true');
select record_changes_of('media', 'product', 'product_id', 'id', '', 'true');
select record_changes_of('media_texts', 'product', 'picture', 'media_id locale', '', 'true');
-- What orders have reserved is theirs.
select record_changes_of('variants', 'product', 'product_id', 'id', 'reserved', 'true');
-- Prices that are made of others follow them.
select record_changes_of('prices', 'product', 'variant', 'variant_id currency', 'valid_from', 'r.converted_from is null');
select record_changes_of('collection_products', 'product', 'product_id', 'collection_id product_id', '', 'true');
select record_changes_of('collections', 'collection', 'id', 'id', '', 'true');
select record_changes_of('collection_texts', 'collection', 'collection_id', 'collection_id locale', '', 'true');
drop function record_changes_of;
