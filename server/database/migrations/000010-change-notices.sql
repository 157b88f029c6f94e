-- Pages are kept rendered; whoever changes what they show says so. Every process listens on `kasa_changes` and forgets
-- the pages that carry the tag. Triggers, so that no way of writing forgets it, and NOTIFY, so that the notice arrives
-- with the commit and not before.
--   site           what header and footer of every page show
--   catalogue      lists of products: home, listings, search, related products
--   product:<id>   the page of one product
--   content        pages of text

-- A notice's payload is limited, and thousands of single notices cost more than beginning anew.
create function notify_products(product_ids uuid[]) returns void language plpgsql as $$
declare
  product_id uuid;
begin
  if cardinality(product_ids) > 100 then
    perform pg_notify('kasa_changes', 'product:*');
  else
    foreach product_id in array product_ids loop
      perform pg_notify('kasa_changes', 'product:' || product_id);
    end loop;
  end if;
end $$;

create function notify_product_rows() returns trigger language plpgsql as $$
declare
  product_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct id) into product_ids from old_rows;
  else
    select array_agg(distinct id) into product_ids from new_rows;
  end if;
  if product_ids is null then return null; end if;
  perform notify_products(product_ids);
  perform pg_notify('kasa_changes', 'catalogue');
  -- The header names collections that have something to show.
  perform pg_notify('kasa_changes', 'site');
  return null;
end $$;
create trigger products_noticed_insert after insert on products referencing new table as new_rows
  for each statement execute function notify_product_rows();
create trigger products_noticed_update after update on products referencing new table as new_rows
  for each statement execute function notify_product_rows();
create trigger products_noticed_delete after delete on products referencing old table as old_rows
  for each statement execute function notify_product_rows();

-- For tables with a column product_id whose rows are part of a product.
create function notify_product_parts() returns trigger language plpgsql as $$
declare
  product_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into product_ids from old_rows;
  else
    select array_agg(distinct product_id) into product_ids from new_rows;
  end if;
  if product_ids is null then return null; end if;
  perform notify_products(product_ids);
  perform pg_notify('kasa_changes', 'catalogue');
  return null;
end $$;
create trigger product_texts_noticed_insert after insert on product_texts referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_texts_noticed_update after update on product_texts referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_texts_noticed_delete after delete on product_texts referencing old table as old_rows
  for each statement execute function notify_product_parts();
create trigger product_options_noticed_insert after insert on product_options referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_options_noticed_update after update on product_options referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_options_noticed_delete after delete on product_options referencing old table as old_rows
  for each statement execute function notify_product_parts();
create trigger product_option_texts_noticed_insert after insert on product_option_texts referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_option_texts_noticed_update after update on product_option_texts referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_option_texts_noticed_delete after delete on product_option_texts referencing old table as old_rows
  for each statement execute function notify_product_parts();
create trigger media_noticed_insert after insert on media referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger media_noticed_update after update on media referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger media_noticed_delete after delete on media referencing old table as old_rows
  for each statement execute function notify_product_parts();
create trigger variants_noticed_insert after insert on variants referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger variants_noticed_delete after delete on variants referencing old table as old_rows
  for each statement execute function notify_product_parts();

create function notify_media_texts() returns trigger language plpgsql as $$
declare
  product_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct m.product_id) into product_ids from old_rows join media m on m.id = media_id;
  else
    select array_agg(distinct m.product_id) into product_ids from new_rows join media m on m.id = media_id;
  end if;
  if product_ids is not null then perform notify_products(product_ids); end if;
  return null;
end $$;
create trigger media_texts_noticed_insert after insert on media_texts referencing new table as new_rows
  for each statement execute function notify_media_texts();
create trigger media_texts_noticed_update after update on media_texts referencing new table as new_rows
  for each statement execute function notify_media_texts();
create trigger media_texts_noticed_delete after delete on media_texts referencing old table as old_rows
  for each statement execute function notify_media_texts();

-- Stock moves with every order. A list shows whether a thing can be had, not how many there are: lists are left alone
-- unless that changes. LOW_STOCK_BELOW in src/catalogue/availability.ts is the 6.
create function stock_class(v variants) returns integer language sql immutable as $$
  select case when not v.tracks_stock then 3 when v.on_hand - v.reserved <= 0 then 0 when v.on_hand - v.reserved < 6 then 1 else 3 end
$$;
create function notify_variants_changed() returns trigger language plpgsql as $$
declare
  product_ids uuid[];
begin
  select array_agg(distinct product_id) into product_ids from new_rows;
  if product_ids is null then return null; end if;
  perform notify_products(product_ids);
  if exists (
    select from new_rows n join old_rows o on o.id = n.id
    where stock_class(n::variants) <> stock_class(o::variants)
      or (to_jsonb(n) - array['on_hand', 'reserved']) <> (to_jsonb(o) - array['on_hand', 'reserved'])
  ) then
    perform pg_notify('kasa_changes', 'catalogue');
  end if;
  return null;
end $$;
create trigger variants_noticed_update after update on variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function notify_variants_changed();

create function notify_prices() returns trigger language plpgsql as $$
declare
  product_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct v.product_id) into product_ids from old_rows join variants v on v.id = variant_id;
  else
    select array_agg(distinct v.product_id) into product_ids from new_rows join variants v on v.id = variant_id;
  end if;
  if product_ids is null then return null; end if;
  perform notify_products(product_ids);
  perform pg_notify('kasa_changes', 'catalogue');
  -- Without a price in its currency a market does not sell a product, and may not name its collection.
  if tg_op <> 'UPDATE' then perform pg_notify('kasa_changes', 'site'); end if;
  return null;
end $$;
create trigger prices_noticed_insert after insert on prices referencing new table as new_rows
  for each statement execute function notify_prices();
create trigger prices_noticed_update after update on prices referencing new table as new_rows
  for each statement execute function notify_prices();
create trigger prices_noticed_delete after delete on prices referencing old table as old_rows
  for each statement execute function notify_prices();
create function notify_everywhere() returns trigger language plpgsql as $$
begin
  perform pg_notify('kasa_changes', 'site');
  perform pg_notify('kasa_changes', 'catalogue');
  return null;
end $$;
create trigger collections_noticed after insert or update or delete on collections
  for each statement execute function notify_everywhere();
create trigger collection_texts_noticed after insert or update or delete on collection_texts
  for each statement execute function notify_everywhere();
create trigger collection_products_noticed after insert or update or delete on collection_products
  for each statement execute function notify_everywhere();

create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('kasa_changes', 'site');
  perform pg_notify('kasa_changes', 'content');
  return null;
end $$;
create trigger content_pages_noticed after insert or update or delete on content_pages
  for each statement execute function notify_content();
create trigger content_page_texts_noticed after insert or update or delete on content_page_texts
  for each statement execute function notify_content();

-- Emptying a table fires no other trigger.
create function notify_everything() returns trigger language plpgsql as $$
begin
  perform pg_notify('kasa_changes', '*');
  return null;
end $$;
create trigger products_truncated after truncate on products for each statement execute function notify_everything();
create trigger collections_truncated after truncate on collections for each statement execute function notify_everything();
-- What delivery costs and when it comes is said on many pages, and changes rarely.
create trigger shipping_methods_noticed after insert or update or delete on shipping_methods
  for each statement execute function notify_everything();
create trigger shipping_rates_noticed after insert or update or delete on shipping_rates
  for each statement execute function notify_everything();
