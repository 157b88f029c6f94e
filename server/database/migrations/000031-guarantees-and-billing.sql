-- Official files about guarantees, byte for byte as they were handed in (Implementing Regulation (EU) 2025/1960 forbids
-- any change to them), under their checksums.
create table guarantee_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  bytes bytea not null,
  -- In pixels; null for what is no picture.
  width integer check (width > 0),
  height integer check (height > 0)
);

-- The harmonised notice on the legal guarantee of conformity.
create table guarantee_notices (
  locale text primary key,
  file text not null references guarantee_files on delete restrict
);

-- The harmonised label of a producer's guarantee of durability (GARAN).
create table garan_labels (
  product_id uuid primary key references products on delete cascade,
  file text not null references guarantee_files on delete restrict,
  years integer not null check (years > 2),
  brand text not null check (brand <> ''),
  model text not null check (model <> '')
);

-- They are read with what every page shows, and rarely change.
create trigger guarantee_notices_noticed after insert or update or delete on guarantee_notices
  for each statement execute function notify_everything();
create trigger guarantee_notices_site_changed after insert or update or delete on guarantee_notices
  for each statement execute function note_site();
create trigger garan_labels_noticed after insert or update or delete on garan_labels
  for each statement execute function notify_everything();
create trigger garan_labels_site_changed after insert or update or delete on garan_labels
  for each statement execute function note_site();

-- Null: the bill goes where the parcel goes.
alter table orders
  add column billing_address jsonb,
  add column note text not null default '' check (length(note) <= 500);
