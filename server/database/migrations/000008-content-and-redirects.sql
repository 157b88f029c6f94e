-- Content pages: terms, privacy, delivery, statements ----------------------------------------------------------------

create table content_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  updated_at timestamptz not null
);

-- The row of the shop's default language always exists; a missing translation falls back to it.
create table content_page_texts (
  page_id uuid not null references content_pages on delete cascade,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  title text not null check (title <> ''),
  -- Sanitised when it was stored.
  body_html text not null,
  seo_description text not null default '',
  primary key (page_id, locale)
);

-- Renamed handles ---------------------------------------------------------------------------------------------------

-- Addresses that once were a product's or a collection's: links of others go on working after it is renamed. Kept by
-- triggers, so that no way of renaming forgets it.
create table product_redirects (
  handle text primary key,
  product_id uuid not null references products on delete cascade
);
create index product_redirects_product on product_redirects (product_id);

create table collection_redirects (
  handle text primary key,
  collection_id uuid not null references collections on delete cascade
);
create index collection_redirects_collection on collection_redirects (collection_id);

create function keep_product_handle() returns trigger language plpgsql as $$
begin
  insert into product_redirects (handle, product_id) values (old.handle, new.id)
    on conflict (handle) do update set product_id = excluded.product_id;
  return new;
end $$;
create trigger products_renamed after update of handle on products
  for each row when (old.handle <> new.handle) execute function keep_product_handle();

create function keep_collection_handle() returns trigger language plpgsql as $$
begin
  insert into collection_redirects (handle, collection_id) values (old.handle, new.id)
    on conflict (handle) do update set collection_id = excluded.collection_id;
  return new;
end $$;
create trigger collections_renamed after update of handle on collections
  for each row when (old.handle <> new.handle) execute function keep_collection_handle();
