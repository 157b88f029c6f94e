-- Processes keep in memory, beside their index of the catalogue, what pages show: of single products, and of the site.
-- What makes that untrue is noted as what makes the index untrue is:
--   listing  what lists are made of and sorted by; the index reads the product again
--   shown    what a product's card or page shows beyond that: stock, pictures, weights
--   site     header, footer, delivery promises; of no product
alter table catalogue_changes add column kind text not null default 'listing' check (kind in ('listing', 'shown', 'site'));

create function note_changes(ids uuid[], noted_kind text) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 or exists (
    select from catalogue_changes c
    where c.xid = pg_current_xact_id() and c.product_id is null and c.kind = noted_kind
  ) then return;
  end if;
  if cardinality(ids) > 100 then
    insert into catalogue_changes (kind) values (noted_kind);
  else
    insert into catalogue_changes (product_id, kind)
    select id, noted_kind from unnest(ids) as id where not exists (
      select from catalogue_changes c
      where c.xid = pg_current_xact_id() and c.product_id = id and c.kind = noted_kind);
  end if;
end $$;

create or replace function note_catalogue_changes(ids uuid[]) returns void language plpgsql as $$
begin
  perform note_changes(ids, 'listing');
end $$;

-- A trigger that names no kind means what it meant before.
create or replace function note_changed_parts() returns trigger language plpgsql as $$
begin
  perform note_changes(array(select distinct product_id from changed limit 101), coalesce(tg_argv[0], 'listing'));
  return null;
end $$;

create or replace function note_changed_prices() returns trigger language plpgsql as $$
begin
  perform note_changes(array(
    select distinct v.product_id from changed join variants v on v.id = changed.variant_id limit 101),
    coalesce(tg_argv[0], 'listing'));
  return null;
end $$;

create or replace function note_changed_variants() returns trigger language plpgsql as $$
begin
  perform note_catalogue_changes(array(
    select distinct n.product_id from changed n join former o on o.id = n.id
    where (not n.tracks_stock or n.on_hand > n.reserved) <> (not o.tracks_stock or o.on_hand > o.reserved)
      or (n.option1, n.option2, n.option3, n.archived_at, n.product_id)
        is distinct from (o.option1, o.option2, o.option3, o.archived_at, o.product_id)
    limit 101));
  perform note_changes(array(select distinct product_id from changed limit 101), 'shown');
  return null;
end $$;

create function note_changed_media_texts() returns trigger language plpgsql as $$
begin
  perform note_changes(array(
    select distinct m.product_id from changed join media m on m.id = changed.media_id limit 101), tg_argv[0]);
  return null;
end $$;

create function note_site() returns trigger language plpgsql as $$
begin
  if not exists (select from catalogue_changes c where c.xid = pg_current_xact_id() and c.kind = 'site') then
    insert into catalogue_changes (kind) values ('site');
  end if;
  return null;
end $$;

do $$
declare source record;
begin
  for source in select * from (values
    ('media', 'note_changed_parts'),
    ('media_texts', 'note_changed_media_texts')
  ) as sources (table_name, function_name) loop
    execute format('create trigger %1$s_changes_inserted after insert on %1$s referencing new table as changed
      for each statement execute function %2$s(''shown'')', source.table_name, source.function_name);
    execute format('create trigger %1$s_changes_deleted after delete on %1$s referencing old table as changed
      for each statement execute function %2$s(''shown'')', source.table_name, source.function_name);
    execute format('create trigger %1$s_changes_updated after update on %1$s referencing new table as changed
      for each statement execute function %2$s(''shown'')', source.table_name, source.function_name);
  end loop;
  for source in select * from (values
    ('collections'), ('collection_texts'), ('content_pages'), ('content_page_texts'),
    ('shipping_methods'), ('shipping_rates'), ('pickup_points')
  ) as sources (table_name) loop
    execute format('create trigger %1$s_site_changed after insert or update or delete or truncate on %1$s
      for each statement execute function note_site()', source.table_name);
  end loop;
end $$;
create trigger price_history_changes_inserted after insert on price_history referencing new table as changed
  for each statement execute function note_changed_prices('shown');
