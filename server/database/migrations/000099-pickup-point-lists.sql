-- Where each carrier's pick-up points come from, and how far a list on its way into the shop is. The points themselves are
-- written in one transaction when all of it is there.
create table pickup_point_lists (
  carrier text primary key check (carrier <> ''),
  -- The carrier's own list, or a file of the merchant's.
  source text not null check (source in ('carrier', 'file')),
  -- Since when one is under way; null: none is.
  asked_at timestamptz,
  done integer not null default 0 check (done >= 0),
  -- As the carrier says it; null before it has.
  total integer check (total >= 0),
  -- What the merchant handed in, until it is read.
  file bytea,
  -- Why the last try changed nothing; null: it did.
  problem text,
  detail text not null default '',
  -- Entries of the carrier's that nobody can use.
  left_out integer not null default 0 check (left_out >= 0),
  updated_at timestamptz
);
