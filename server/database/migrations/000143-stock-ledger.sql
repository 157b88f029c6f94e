-- Stock as people work with it: what came, what was counted, what was written off, what is expected, and what runs low.
-- `stock_movements` is the ledger: every change of `variants.on_hand` is a row of it, those of orders too, and what is on
-- hand is the sum of them. Who has done it, and by what, stands with the batch that the transaction has named
-- (000120-change-history.sql): `changes` holds a merchant's edits, so that they can be taken back; orders write none.
alter table stock_movements
  -- Why it was written off, or that it was counted: those of src/inventory/stock-causes.ts. Empty: the kind says it.
  add column cause text not null default ''
    check (cause in ('', 'counted', 'corrected', 'damaged', 'lost', 'own_use', 'sample', 'theft', 'other')),
  add column batch_id bigint references change_batches on delete set null;
-- No writer has to think of it: what is written within a batch belongs to it.
alter table stock_movements alter column batch_id
  set default nullif(current_setting('kasa.change_batch', true), '')::bigint;
create index stock_movements_batch on stock_movements (batch_id) where batch_id is not null;

-- What was entered in one go. Its id is made by the device, which may send the same again when no answer came: stock is
-- changed once.
create table stock_entries (
  id uuid primary key,
  kind text not null check (kind in ('receive', 'count', 'write_off', 'correct')),
  -- Whether what comes again is the same.
  content_hash bytea not null,
  -- What was answered: each variant with what was entered, and what it came to.
  answer jsonb not null,
  batch_id bigint references change_batches on delete set null,
  at timestamptz not null
);
create index stock_entries_batch on stock_entries (batch_id) where batch_id is not null;

create table expected_goods (
  id uuid primary key default gen_random_uuid(),
  variant_id uuid not null references variants on delete cascade,
  quantity integer not null check (quantity > 0),
  -- Of the quantity; all of it: nothing more is expected.
  received integer not null default 0 check (received between 0 and quantity),
  -- A day as the company's calendar has it: drivers make a moment of a date.
  expected_on text not null check (expected_on ~ '^[1-9]\d{3}-\d{2}-\d{2}$'),
  note text not null default '',
  created_at timestamptz not null
);
create index expected_goods_open on expected_goods (expected_on, id) where received < quantity;
create index expected_goods_variant on expected_goods (variant_id) where received < quantity;

-- What was received is expected again when the receipt is taken back.
create trigger expected_goods_recorded_insert after insert on expected_goods referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'variant', 'id', '', 'true');
create trigger expected_goods_recorded_update after update on expected_goods
  referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'variant', 'id', '', 'true');
create trigger expected_goods_recorded_delete after delete on expected_goods referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'variant', 'id', '', 'true');

-- Null: the shop's (settings document `stock`).
alter table variants add column low_stock_at integer check (low_stock_at >= 0);
create index variants_low on variants (on_hand, id) where tracks_stock and archived_at is null;
create index variants_own_limit on variants (id) where low_stock_at is not null and tracks_stock and archived_at is null;

-- What has fallen to its limit, and nobody was told of yet: told once for each time that it falls.
create table low_stock_crossings (
  variant_id uuid primary key references variants on delete cascade,
  crossed_at timestamptz not null default clock_timestamp()
);
-- Of a shop that has set nothing: as src/shop/stock-settings.ts says, too.
create function low_stock_default() returns integer language sql stable as $$
  select case when s.data ? 'lowStockAt' then (s.data ->> 'lowStockAt')::integer else 3 end
  from (select) as one left join lateral (
    select data from settings where document = 'stock' order by version desc limit 1) as s on true
$$;
create function note_low_stock() returns trigger language plpgsql as $$
declare
  low_at constant integer := coalesce(new.low_stock_at, low_stock_default());
begin
  if new.on_hand <= low_at and old.on_hand > low_at then
    insert into low_stock_crossings (variant_id) values (new.id) on conflict do nothing;
  elsif new.on_hand > low_at and old.on_hand <= low_at then
    delete from low_stock_crossings where variant_id = new.id;
  end if;
  return null;
end $$;
create trigger variants_low_noted after update of on_hand on variants for each row
  when (new.on_hand <> old.on_hand and new.tracks_stock and new.archived_at is null) execute function note_low_stock();
