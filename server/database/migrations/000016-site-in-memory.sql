-- What header, footer and delivery promises say is on every page and changes rarely: processes keep it in memory, beside
-- their index of the catalogue, and read here when it is no longer true.
alter table catalogue_changes add column is_site boolean not null default false;

create or replace function note_catalogue_changes(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 or exists (
    select from catalogue_changes c where c.xid = pg_current_xact_id() and c.product_id is null and not c.is_site
  ) then return;
  end if;
  if cardinality(ids) > 100 then
    insert into catalogue_changes (product_id) values (null);
  else
    insert into catalogue_changes (product_id)
    select id from unnest(ids) as id where not exists (
      select from catalogue_changes c where c.xid = pg_current_xact_id() and c.product_id = id);
  end if;
end $$;

create function note_site_changes() returns trigger language plpgsql as $$
begin
  if not exists (select from catalogue_changes c where c.xid = pg_current_xact_id() and c.is_site) then
    insert into catalogue_changes (is_site) values (true);
  end if;
  return null;
end $$;

do $$
declare source text;
begin
  foreach source in array array['collections', 'collection_texts', 'content_pages', 'content_page_texts',
    'shipping_methods', 'shipping_rates', 'pickup_points'] loop
    execute format('create trigger %1$s_site_changed after insert or update or delete or truncate on %1$s
      for each statement execute function note_site_changes()', source);
  end loop;
end $$;
