-- Codes that take something off an order. One that has been used is stopped, never deleted: its orders refer to it.
create table discount_codes (
  id uuid primary key default gen_random_uuid(),
  -- As src/discounts/discount-code.ts normalises it.
  code text not null unique check (code ~ '^[^\s[:lower:]]{3,40}$'),
  kind text not null check (kind in ('percentage', 'amount', 'free_delivery')),
  basis_points integer check (basis_points between 1 and 10000),
  -- By currency, in minor units. A currency without an amount has no discount.
  amounts jsonb not null default '{}',
  -- What the goods must come to, by currency.
  minimums jsonb not null default '{}',
  scope text not null check (scope in ('everything', 'collections', 'products')),
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  max_uses_per_shopper integer check (max_uses_per_shopper > 0),
  stopped_at timestamptz,
  -- Rises with every change: of two people who edit at once, the second one is told.
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint discount_codes_percentage check ((kind = 'percentage') = (basis_points is not null)),
  constraint discount_codes_period check (ends_at > starts_at)
);
create index discount_codes_newest on discount_codes (created_at, id);

create table discount_code_collections (
  code_id uuid not null references discount_codes on delete cascade,
  collection_id uuid not null references collections on delete cascade,
  primary key (code_id, collection_id)
);
create index discount_code_collections_collection on discount_code_collections (collection_id);

create table discount_code_products (
  code_id uuid not null references discount_codes on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (code_id, product_id)
);
create index discount_code_products_product on discount_code_products (product_id);

-- As it was typed: what it takes off is worked out afresh every time.
alter table carts add column discount_code text;

-- A use of a code is an order that names it and is not cancelled: cancelled and expired orders give it back by themselves.
alter table orders
  add column discount_code_id uuid references discount_codes on delete restrict,
  add column discount_code text,
  add constraint orders_discount_code check ((discount_code_id is null) = (discount_code is null));
create index orders_discount_uses on orders (discount_code_id, lower(email))
  where discount_code_id is not null and payment_state <> 'cancelled';

-- Off the whole line; its total is before the discount.
alter table order_lines
  add column if not exists discount_minor bigint not null default 0,
  drop constraint if exists order_lines_discount,
  add constraint order_lines_discount check (discount_minor between 0 and total_minor);
