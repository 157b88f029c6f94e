-- The home page may show the newest reviews of any product: a page that shows some carries the tag `reviews`.
create or replace function note_review() returns trigger language plpgsql as $$
declare
  product uuid := coalesce(new.product_id, old.product_id);
begin
  if 'published' in (coalesce(old.state, ''), coalesce(new.state, '')) then
    perform note_changes(array[product], 'shown');
    perform notify_products(array[product]);
    perform pg_notify('kasa_changes', 'reviews');
  end if;
  perform note_office_changes('review', array[coalesce(new.id, old.id)::text]);
  return null;
end $$;
