-- A product's page promises when a variant is back that is sold out: it is shown anew when what is expected changes, from
-- what processes keep in memory (`note_changes`) and as a page (`notify_products`).
create function note_expected_goods() returns trigger language plpgsql as $$
declare
  product_ids constant uuid[] := array(
    select distinct v.product_id from changed c join variants v on v.id = c.variant_id);
begin
  if cardinality(product_ids) = 0 then return null; end if;
  perform note_changes(product_ids, 'shown');
  perform notify_products(product_ids);
  return null;
end $$;
create trigger expected_goods_noticed_insert after insert on expected_goods referencing new table as changed
  for each statement execute function note_expected_goods();
create trigger expected_goods_noticed_update after update on expected_goods referencing new table as changed
  for each statement execute function note_expected_goods();
create trigger expected_goods_noticed_delete after delete on expected_goods referencing old table as changed
  for each statement execute function note_expected_goods();
