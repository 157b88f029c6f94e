-- Lists are sorted by what a product costs in a version that can be bought: one that is also sold without stock can be.
create or replace function note_changed_variants() returns trigger language plpgsql as $$
begin
  perform note_catalogue_changes(array(
    select distinct n.product_id from changed n join former o on o.id = n.id
    where (not n.tracks_stock or n.on_hand > n.reserved) <> (not o.tracks_stock or o.on_hand > o.reserved)
      or (n.option1, n.option2, n.option3, n.archived_at, n.product_id, n.sells_without_stock)
        is distinct from (o.option1, o.option2, o.option3, o.archived_at, o.product_id, o.sells_without_stock)
    limit 101));
  perform note_changes(array(select distinct product_id from changed limit 101), 'shown');
  return null;
end $$;

-- Promises and tariffs name places to collect at once a carrier has any there, and no longer when it has none.
create trigger pickup_points_noticed after insert or update or delete on pickup_points
  for each statement execute function notify_everything();
