-- What staff finds products by, in a shop of a hundred thousand: the newest first, whatever their state.
create index products_by_age on products (created_at, id);
create index products_by_state on products (
  (case when status = 'archived' then 'archived' when status = 'active' and is_published then 'published' else 'draft' end),
  created_at, id);
create index variants_by_stock on variants ((on_hand - reserved), product_id) where archived_at is null and tracks_stock;
-- Codes by their beginning, too.
create index variants_sku_beginning on variants (search_code(sku) text_pattern_ops) where sku <> '';
create index variants_barcode_beginning on variants (search_code(barcode) text_pattern_ops) where barcode <> '';

-- The titles of a product in all languages, and what it lacks: 'picture', 'text:de', 'price:EUR'. Drafts and archived
-- products have no search documents (product_documents), and what is not there has no index.
create table product_overviews (
  product_id uuid primary key references products on delete cascade,
  words text not null,
  missing text[] not null
);

create function missing_prices(product uuid) returns text[] language sql stable as $$
  select array(
    select 'price:' || currency from unnest(array['EUR', 'PLN', 'CZK', 'HUF', 'RON', 'SEK', 'DKK', 'NOK', 'ISK', 'CHF']) as currency
    where exists (select from variants v where v.product_id = product and v.archived_at is null and not exists (
      select from prices r where r.variant_id = v.id and r.currency = currency.currency)))
$$;

create function write_product_overviews(ids uuid[]) returns void language plpgsql set jit = off as $$
begin
  insert into product_overviews (product_id, words, missing)
  select p.id, coalesce(said.words, ''),
    case when exists (select from media m where m.product_id = p.id) then '{}' else array['picture'] end
      || array(select 'text:' || locale from unnest(shop_languages()) as locale
        where locale <> all(coalesce(said.whole, '{}')))
      || missing_prices(p.id)
  from products p
  left join lateral (
    select string_agg(folded_words(t.title), ' ') as words,
      -- Where one language has a description, a language without is not translated.
      array_agg(t.locale) filter (where t.description_html <> '' or described.nowhere) as whole
    from product_texts t
    cross join lateral (select not exists (
      select from product_texts other where other.product_id = p.id and other.description_html <> '') as nowhere) as described
    where t.product_id = p.id
  ) as said on true
  where p.id = any(ids)
  order by p.id
  on conflict (product_id) do update set words = excluded.words, missing = excluded.missing
    where (product_overviews.words, product_overviews.missing) is distinct from (excluded.words, excluded.missing);
end $$;

select write_product_overviews(array(select id from products));
create index product_overviews_words on product_overviews using gin (words gin_trgm_ops);
create index product_overviews_missing on product_overviews using gin (missing);

-- With the search documents, late ones too: whatever changes a product marks them.
create or replace function write_stale_documents() returns trigger language plpgsql as $$
declare taken uuid[];
begin
  with gone as (
    delete from stale_documents where product_id in (select product_id from stale_documents limit 500) returning product_id
  ) select array_agg(product_id) into taken from gone;
  if taken is not null then
    perform write_product_documents(taken);
    perform write_product_overviews(taken);
  end if;
  return null;
end $$;

-- Prices are made in a currency for all products at once, which changes no document.
create function write_missing_prices() returns trigger language plpgsql set jit = off as $$
begin
  -- Of what was just added nothing is known yet.
  with known as materialized (
    select o.product_id, o.missing from product_overviews o where o.product_id in (
      select v.product_id from changed join variants v on v.id = changed.variant_id)
  ), lacking as materialized (
    select product_id, array(select name from unnest(missing) as name where name not like 'price:%')
      || missing_prices(product_id) as names
    from known
  )
  update product_overviews o set missing = lacking.names from lacking
  where o.product_id = lacking.product_id and o.missing <> lacking.names;
  return null;
end $$;
create trigger prices_missing_inserted after insert on prices referencing new table as changed
  for each statement execute function write_missing_prices();
create trigger prices_missing_deleted after delete on prices referencing old table as changed
  for each statement execute function write_missing_prices();

-- The columns of a list that somebody has chosen.
create table staff_list_columns (
  staff_id bigint not null references staff on delete cascade,
  list text not null check (list <> ''),
  shown text[] not null,
  primary key (staff_id, list)
);
