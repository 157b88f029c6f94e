-- A collection is filled by hand or by a rule. What a rule finds stands in `collection_products` as what was put there by hand
-- does, so that listings, facets, feeds and discounts read one table; it is brought up to date in the transaction that
-- changes a product or a rule, before it is committed. See decision 91.
alter table collections
  -- {"match": "all" | "any", "conditions": [{"field", "operator", "value", "currency"}]}: src/catalogue/collections/collection-rule.ts
  add column rule jsonb check (jsonb_typeof(rule) = 'object'),
  add column sort text not null default 'manual'
    check (sort in ('manual', 'newest', 'price-asc', 'price-desc', 'title', 'best-selling')),
  -- Ids of products that stand first among those that the rule finds.
  add column pinned text[] not null default '{}',
  -- Nobody but the staff sees it.
  add column is_hidden boolean not null default false;
create index collections_ruled on collections (id) where rule is not null;

-- Null: put there by hand.
alter table collection_products add column by_rule boolean check (by_rule);

-- What rules find is no change that a person has made.
drop trigger collection_products_recorded_insert on collection_products;
drop trigger collection_products_recorded_update on collection_products;
drop trigger collection_products_recorded_delete on collection_products;
create trigger collection_products_recorded_insert after insert on collection_products referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'collection_id product_id', 'by_rule', 'r.by_rule is null');
create trigger collection_products_recorded_update after update on collection_products
  referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'collection_id product_id', 'by_rule', 'r.by_rule is null');
create trigger collection_products_recorded_delete after delete on collection_products referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'collection_id product_id', 'by_rule', 'r.by_rule is null');

-- A condition about a product p at the instant $1. Every value is quoted; what is unknown is never true.
create function rule_condition(condition jsonb) returns text language plpgsql immutable as $$
declare
  field constant text := condition ->> 'field';
  operator constant text := condition ->> 'operator';
  value constant text := condition ->> 'value';
  found text;
begin
  found := case
    when field = 'title' then format(
      'exists (select from product_texts t where t.product_id = p.id and strpos(lower(t.title), lower(%L)) > 0)', value)
    when field = 'tag' then format('exists (select from unnest(p.tags) as tag where lower(tag) = lower(%L))', value)
    when field = 'vendor' then format('lower(p.vendor) = lower(%L)', value)
    when field = 'type' then format('lower(p.product_type) = lower(%L)', value)
    -- The lowest of what can be chosen: the price that a card says.
    when field = 'price' then format(
      '(select min(pr.amount_minor) from variants v join prices_at($1) pr on pr.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null and pr.currency = %L) %s %L::bigint',
      condition ->> 'currency', case operator when 'at_least' then '>=' else '<=' end, value)
    when field = 'on_sale' then
      'exists (select from variants v join prices_at($1) pr on pr.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null and pr.compare_at_minor > pr.amount_minor)'
    -- What is not counted never runs out.
    when field = 'stock' then format(
      '(select coalesce(sum(case when v.tracks_stock then greatest(v.on_hand - v.reserved, 0) else 1000000000 end), 0)
        from variants v where v.product_id = p.id and v.archived_at is null) %s %L::bigint',
      case operator when 'at_least' then '>=' else '<=' end, value)
    when field = 'created' then format('p.created_at > $1 - make_interval(days => %L::integer)', value)
    when field = 'collection' then format(
      'exists (select from collection_products c where c.product_id = p.id and c.collection_id = %L::uuid)', value)
  end;
  return case
    when found is null then 'false'
    when operator in ('is_not', 'contains_not', 'before') then format('not coalesce((%s), false)', found)
    else format('coalesce((%s), false)', found)
  end;
end $$;

-- Products that a rule finds at an instant, all or those of some ids; never an archived one.
create function products_of_rule(rule jsonb, ids uuid[], instant timestamptz) returns setof uuid language plpgsql stable as $$
declare
  conditions constant text[] := array(select rule_condition(each) from jsonb_array_elements(rule -> 'conditions') as each);
begin
  if cardinality(conditions) = 0 then return; end if;
  return query execute format(
    'select p.id from products p where p.status <> ''archived'' and %s and (%s)',
    case when ids is null then '$2 is null' else 'p.id = any($2)' end,
    array_to_string(conditions, case rule ->> 'match' when 'any' then ' or ' else ' and ' end)
  ) using instant, ids;
end $$;

-- Behind what is pinned, and before a listing has sorted it.
create function unpinned_position() returns integer language sql immutable as 'select 1000000000';

-- Held until the end of the transaction by whoever brings collections up to date. What is changed of products takes it only
-- where it is free, and never waits for it: it holds rows that the other may wait for.
create function lock_collection_rules() returns void language sql as 'select pg_advisory_xact_lock(7300091)';
create function try_lock_collection_rules() returns boolean language sql as 'select pg_try_advisory_xact_lock(7300091)';

-- Brings what rules have found up to date: of one collection or all, for some products or all. Answers with how many rows
-- were changed. A rule may ask for another collection: it is gone through until nothing changes. Whoever calls it has the lock.
create function refresh_collection_rules(only_collection uuid, ids uuid[], instant timestamptz) returns integer
language plpgsql as $$
declare
  ruled record;
  changed integer := 0;
  changed_in_pass integer;
  changed_rows integer;
begin
  -- What follows from it in this transaction is asked as of the same moment.
  perform set_config('kasa.rules_at', instant::text, true);
  for pass in 1 .. 20 loop
    changed_in_pass := 0;
    for ruled in
      select c.id, c.rule, c.pinned from collections c
      where c.rule is not null and (only_collection is null or c.id = only_collection) order by c.id
    loop
      with matched as materialized (
        select id from products_of_rule(ruled.rule, ids, instant) as id
      ), gone as (
        delete from collection_products cp
        where cp.collection_id = ruled.id and (ids is null or cp.product_id = any(ids))
          and not exists (select from matched where matched.id = cp.product_id)
        returning 1
      ), put as (
        insert into collection_products as cp (collection_id, product_id, position, by_rule)
        select ruled.id, id, coalesce(array_position(ruled.pinned, id::text), unpinned_position()), true from matched
        on conflict (collection_id, product_id) do update set position = excluded.position, by_rule = true
          -- What is sorted by sales keeps its place until the next count.
          where cp.by_rule is null or (cp.position <> excluded.position
            and (cp.position < 1000000 or excluded.position < 1000000))
        returning 1
      )
      select (select count(*) from gone) + (select count(*) from put) into changed_rows;
      changed_in_pass := changed_in_pass + changed_rows;
    end loop;
    changed := changed + changed_in_pass;
    exit when changed_in_pass = 0 or only_collection is not null;
  end loop;
  return changed;
end $$;

-- A rule that is set fills its collection at once, and what was there by hand goes; with a rule goes what it had found.
create function follow_changed_rule() returns trigger language plpgsql as $$
begin
  perform lock_collection_rules();
  if new.rule is not null then
    delete from collection_products where collection_id = new.id and by_rule is null;
    perform refresh_collection_rules(new.id, null, clock_timestamp());
  else
    delete from collection_products where collection_id = new.id and by_rule;
  end if;
  return null;
end $$;
create trigger collections_rule_set after insert on collections
  for each row when (new.rule is not null) execute function follow_changed_rule();
create trigger collections_rule_changed after update of rule, pinned on collections
  for each row when (new.rule is distinct from old.rule or (new.rule is not null and new.pinned <> old.pinned))
  execute function follow_changed_rule();

-- A file or an editor that puts a product by hand into what a rule fills changes nothing: the rule says what is there.
create function keep_ruled_collections() returns trigger language plpgsql as $$
begin
  if exists (select from collections c where c.id = new.collection_id and c.rule is not null) then return null; end if;
  return new;
end $$;
create trigger collection_products_kept before insert on collection_products
  for each row when (new.by_rule is null) execute function keep_ruled_collections();

-- What changes a product is noted once a transaction, whoever changes it (catalogue_changes). At its end, when all of it is
-- written, the rules are asked about those products. Where somebody else is at it, that is left to the shop's next look, in a
-- second (follow-rules.ts): of two that change a product at the same time, only a third sees what both have done.
alter table catalogue_changes add column is_followed boolean not null default false;
create index catalogue_changes_unfollowed on catalogue_changes (kind) where not is_followed and kind <> 'site';
create function follow_collection_rules() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if not exists (select from collections where rule is not null) or not try_lock_collection_rules() then return null; end if;
  with followed as (
    update catalogue_changes set is_followed = true
    where xid = pg_current_xact_id() and not is_followed and kind <> 'site' returning product_id
  )
  select array_agg(distinct product_id) from followed into ids;
  if ids is null then return null; end if;
  perform refresh_collection_rules(null, case when array_position(ids, null) is null then ids end,
    coalesce(nullif(current_setting('kasa.rules_at', true), '')::timestamptz, clock_timestamp()));
  return null;
end $$;
create constraint trigger catalogue_changes_followed after insert on catalogue_changes deferrable initially deferred
  for each row when (new.kind <> 'site') execute function follow_collection_rules();

-- Until when what changes by time alone has been followed: reductions that begin and end, products that are no longer new.
create table collection_rule_clock (
  is_only boolean primary key default true check (is_only),
  followed_until timestamptz not null,
  sorted_at timestamptz not null
);
