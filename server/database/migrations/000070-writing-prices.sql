-- Of nothing else does an import write as much as of prices.

-- Pages read prices by their variant. Since lists come from memory nothing looks for prices by their amount any more, and
-- a place in the middle of this index was a sixth of what it costs to write one.
drop index prices_currency;

-- Once a transaction has noted that everything changed, the products of further prices need not be looked up.
create or replace function note_changed_prices() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  noted_kind constant text := coalesce(tg_argv[0], 'listing');
begin
  if exists (
    select from catalogue_changes c
    where c.xid = pg_current_xact_id() and c.product_id is null and c.kind = noted_kind
  ) then return null;
  end if;
  perform note_changes(array(
    select distinct owner.product_id from changed
    cross join lateral (select v.product_id from variants v where v.id = changed.variant_id limit 1) as owner limit 101),
    noted_kind);
  return null;
end $$;
