-- Prices of many products are changed in parts, each a transaction of its own: nobody who buys waits until all of them are
-- written. A part is done in the transaction that counts it here, so that none is done twice; what is left when a process
-- dies is done by the next round of the shop. All parts are one batch of the history, which takes them back in one.
create table price_changes (
  id uuid primary key default gen_random_uuid(),
  batch_id bigint not null references change_batches on delete cascade,
  -- How the prices change: server/catalogue/variants/raise-prices.ts.
  change jsonb not null,
  product_ids text[] not null,
  -- Where each part ends in them, and how many parts are done.
  part_ends jsonb not null,
  done integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  -- When the last part was done.
  worked_at timestamptz not null,
  finished_at timestamptz,
  check (done between 0 and jsonb_array_length(part_ends))
);
create index price_changes_batch on price_changes (batch_id);
create index price_changes_open on price_changes (worked_at) where finished_at is null;
