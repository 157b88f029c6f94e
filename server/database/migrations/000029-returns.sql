-- Goods that come back, from the shopper's notice of withdrawal on. What the shopper wrote is kept as it was written,
-- also when no order of ours matches it: the notice counts all the same.
create table returns (
  id uuid primary key,
  -- By which people name it.
  number bigint generated always as identity unique,
  -- Of the address at which the notice was confirmed; a notice is confirmed once.
  token_hash bytea not null unique,
  order_id uuid references orders on delete restrict,
  -- announced: the notice is here; received: the goods are back; refunded: so is the money; closed: nothing is left to do.
  status text not null check (status in ('announced', 'received', 'refunded', 'closed')),
  -- The language of the page, and so of the acknowledgement.
  locale text not null,
  name text not null,
  order_number text not null,
  order_email text not null,
  contract text not null,
  reason text not null,
  -- Where the acknowledgement goes.
  email text not null,
  -- The last parcel had been delivered longer ago than the period lasts. Unknown deliveries make no notice late.
  is_late boolean not null,
  -- False: the address had been written to too often that day, and the page said so.
  is_acknowledged boolean not null,
  announced_at timestamptz not null,
  unique (order_id, id)
);
-- How many acknowledgements an address had lately.
create index returns_email on returns (lower(email), announced_at);

create table return_lines (
  return_id uuid not null,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (return_id, position),
  foreign key (order_id, return_id) references returns (order_id, id) on delete cascade,
  foreign key (order_id, position) references order_lines (order_id, position) on delete restrict
);
create index return_lines_order on return_lines (order_id, position);

-- A notice before it is confirmed; deleted then, or after a day. Its key is the hash of the token in its address.
create table withdrawal_drafts (
  token_hash bytea primary key,
  -- Null: what was typed matches no order.
  order_id uuid references orders on delete cascade,
  name text not null,
  order_number text not null,
  order_email text not null,
  contract text not null,
  reason text not null,
  email text not null,
  created_at timestamptz not null
);
create index withdrawal_drafts_created on withdrawal_drafts (created_at);
