-- Which products a statement touched is looked up by key, a row at a time. Joined to the table of variants or pictures, the
-- plan that a session makes while a large import begins, when next to nothing is there, reads all of that table again
-- with each later statement; and a plan that was made for a table of one page would read it whole, without an index.
create or replace function note_changed_prices() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform note_changes(array(
    select distinct owner.product_id from changed
    cross join lateral (select v.product_id from variants v where v.id = changed.variant_id limit 1) as owner limit 101),
    coalesce(tg_argv[0], 'listing'));
  return null;
end $$;

create or replace function note_changed_media_texts() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform note_changes(array(
    select distinct owner.product_id from changed
    cross join lateral (select m.product_id from media m where m.id = changed.media_id limit 1) as owner limit 101),
    tg_argv[0]);
  return null;
end $$;

create or replace function mark_documents_of_pictures() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform mark_documents(array(
    select owner.product_id from changed
    cross join lateral (select m.product_id from media m where m.id = changed.media_id limit 1) as owner));
  return null;
end $$;

create or replace function notify_prices() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  product_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct owner.product_id) into product_ids from old_rows
    cross join lateral (select v.product_id from variants v where v.id = variant_id limit 1) as owner;
  else
    select array_agg(distinct owner.product_id) into product_ids from new_rows
    cross join lateral (select v.product_id from variants v where v.id = variant_id limit 1) as owner;
  end if;
  if product_ids is null then return null; end if;
  perform notify_products(product_ids);
  perform pg_notify('kasa_changes', 'catalogue');
  -- Without a price in its currency a market does not sell a product, and may not name its collection.
  if tg_op <> 'UPDATE' then perform pg_notify('kasa_changes', 'site'); end if;
  return null;
end $$;

create or replace function notify_media_texts() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  product_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct owner.product_id) into product_ids from old_rows
    cross join lateral (select m.product_id from media m where m.id = media_id limit 1) as owner;
  else
    select array_agg(distinct owner.product_id) into product_ids from new_rows
    cross join lateral (select m.product_id from media m where m.id = media_id limit 1) as owner;
  end if;
  if product_ids is not null then perform notify_products(product_ids); end if;
  return null;
end $$;
