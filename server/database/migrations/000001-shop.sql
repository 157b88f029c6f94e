-- Catalogue -----------------------------------------------------------------------------------------------------

create table products (
  id uuid primary key default gen_random_uuid(),
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null check (status in ('active', 'draft', 'archived')),
  is_published boolean not null,
  vendor text not null default '',
  product_type text not null default '',
  tags text[] not null default '{}',
  vat_class text not null default 'standard' check (vat_class in ('standard', 'reduced', 'zero')),
  -- Regulation (EU) 2023/988 (GPSR): who made it, and whom to write to in the EU.
  manufacturer_name text not null default '',
  manufacturer_address text not null default '',
  manufacturer_email text not null default '',
  responsible_person text not null default '',
  -- Columns of an imported file that the shop does not use, kept so that an export loses nothing.
  import_columns jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index products_newest on products (created_at desc, id) where status = 'active' and is_published;

-- The row of the shop's default language always exists; a missing translation falls back to it.
create table product_texts (
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  title text not null check (title <> ''),
  description_html text not null default '',
  seo_title text not null default '',
  seo_description text not null default '',
  safety_warnings text not null default '',
  primary key (product_id, locale)
);

create table product_options (
  product_id uuid not null references products on delete cascade,
  position smallint not null check (position between 1 and 3),
  name text not null,
  -- The values in the order in which the merchant lists them.
  option_values text[] not null,
  primary key (product_id, position)
);

-- Translations of option names and values.
create table product_option_texts (
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  source text not null,
  target text not null,
  primary key (product_id, locale, source)
);

create table media (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  position integer not null,
  -- An absolute URL, or a file name in the shop's media folder.
  source text not null,
  width integer check (width > 0),
  height integer check (height > 0),
  ground_color text check (ground_color ~ '^#[0-9a-f]{6}$'),
  unique (product_id, position)
);

create table media_texts (
  media_id uuid not null references media on delete cascade,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  alt text not null,
  primary key (media_id, locale)
);

create table variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  position integer not null,
  option1 text,
  option2 text,
  option3 text,
  sku text not null default '',
  barcode text not null default '',
  weight_grams integer not null default 0 check (weight_grams >= 0),
  requires_shipping boolean not null default true,
  is_taxable boolean not null default true,
  -- What is sold, and what the unit price is given for: 500 g, per 1 kg.
  unit_measure numeric check (unit_measure > 0),
  unit_measure_unit text,
  unit_base_measure numeric check (unit_base_measure > 0),
  unit_base_measure_unit text,
  media_id uuid references media on delete set null,
  tracks_stock boolean not null,
  sells_without_stock boolean not null,
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  import_columns jsonb not null default '{}',
  -- A variant that left the catalogue stays for the orders, the price history and the stock log that name it.
  archived_at timestamptz,
  constraint variants_reserved_within_on_hand check (reserved <= on_hand)
);
create unique index variants_options on variants (product_id, option1, option2, option3) nulls not distinct
  where archived_at is null;
create index variants_sku on variants (sku) where sku <> '';

create table prices (
  variant_id uuid not null references variants on delete cascade,
  currency text not null check (currency in ('PLN', 'EUR')),
  amount_minor bigint not null check (amount_minor >= 0),
  compare_at_minor bigint check (compare_at_minor >= 0),
  valid_from timestamptz not null,
  primary key (variant_id, currency)
);

-- Directive 98/6/EC, article 6a: a reduction is announced against the lowest price of the 30 days before it.
-- The proof must not be editable, so rows are only ever appended, by the trigger below.
create table price_history (
  id bigint generated always as identity primary key,
  variant_id uuid not null references variants on delete restrict,
  currency text not null,
  amount_minor bigint not null,
  valid_from timestamptz not null
);
create index price_history_variant on price_history (variant_id, currency, valid_from desc);

create function append_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.amount_minor <> new.amount_minor then
    insert into price_history (variant_id, currency, amount_minor, valid_from)
    values (new.variant_id, new.currency, new.amount_minor, new.valid_from);
  end if;
  return new;
end $$;
create trigger prices_history after insert or update on prices
  for each row execute function append_price_history();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each row execute function refuse_change();

create table collections (
  id uuid primary key default gen_random_uuid(),
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null default 0,
  image text
);

create table collection_texts (
  collection_id uuid not null references collections on delete cascade,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  title text not null check (title <> ''),
  description text not null default '',
  seo_description text not null default '',
  primary key (collection_id, locale)
);

create table collection_products (
  collection_id uuid not null references collections on delete cascade,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  primary key (collection_id, product_id)
);
create index collection_products_product on collection_products (product_id);

-- Cart ----------------------------------------------------------------------------------------------------------

create table carts (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token in the shopper's cookie: whoever reads this table cannot take over a cart.
  token_hash bytea not null unique,
  -- What was typed into the checkout so far; never lost to a reload, a crash or a declined card.
  checkout_draft jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set when its order is paid or being paid; the shopper's next article opens a new cart.
  closed_at timestamptz
);
create index carts_updated on carts (updated_at);

create table cart_lines (
  cart_id uuid not null references carts on delete cascade,
  variant_id uuid not null references variants on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  added_at timestamptz not null,
  primary key (cart_id, variant_id)
);

-- Shipping ------------------------------------------------------------------------------------------------------

create table shipping_methods (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  carrier text not null,
  kind text not null check (kind in ('courier', 'locker')),
  position integer not null,
  min_days smallint not null check (min_days >= 0),
  max_days smallint not null check (max_days >= min_days)
);

create table shipping_rates (
  method_id text not null references shipping_methods on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency in ('PLN', 'EUR')),
  max_weight_grams integer not null check (max_weight_grams > 0),
  price_minor bigint not null check (price_minor >= 0),
  -- Goods worth at least this much travel free; null: never.
  free_from_minor bigint check (free_from_minor >= 0),
  primary key (method_id, country, currency, max_weight_grams)
);

-- Orders --------------------------------------------------------------------------------------------------------

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 1001) unique,
  token text not null,
  token_hash bytea not null unique,
  cart_id uuid references carts on delete set null,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  currency text not null check (currency in ('PLN', 'EUR')),
  payment_state text not null check (payment_state in ('awaiting_payment', 'payment_processing', 'paid', 'cancelled')),
  fulfilment_state text not null
    check (fulfilment_state in ('unfulfilled', 'partly_sent', 'sent', 'delivered', 'returned')),
  email text not null,
  phone text not null default '',
  address jsonb not null,
  company jsonb,
  shipping_method text not null,
  shipping_carrier text not null,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  -- Hash of everything the shopper agreed to; pressing the button again with the same content is the same order.
  fingerprint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint orders_total check (total_minor = subtotal_minor + shipping_minor - discount_minor),
  constraint orders_refunds_within_capture check (refunded_minor <= captured_minor)
);
-- At most one living order per cart.
create unique index orders_cart on orders (cart_id) where payment_state <> 'cancelled';
create index orders_waiting on orders (created_at) where payment_state in ('awaiting_payment', 'payment_processing');

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  variant_id uuid not null references variants on delete restrict,
  product_handle text not null,
  sku text not null,
  title text not null,
  variant_title text not null,
  image text,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  total_minor bigint not null,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  constraint order_lines_total check (total_minor = unit_minor * quantity),
  primary key (order_id, position)
);

-- Gross and VAT of the whole order (delivery included) by rate; the VAT amounts add up to orders.vat_minor.
create table order_vat_amounts (
  order_id uuid not null references orders on delete cascade,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  gross_minor bigint not null,
  vat_minor bigint not null,
  primary key (order_id, vat_basis_points)
);

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  type text not null,
  data jsonb not null,
  -- Who or what caused it: shopper, webhook, return, reconciler, staff.
  cause text not null,
  at timestamptz not null
);
create index order_events_order on order_events (order_id, id);

-- Stock held for an order that is not paid yet. A row is removed when it is sold or released.
create table stock_reservations (
  order_id uuid not null references orders on delete cascade,
  variant_id uuid not null references variants on delete restrict,
  quantity integer not null check (quantity > 0),
  primary key (order_id, variant_id)
);

create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null references variants on delete restrict,
  order_id uuid references orders on delete set null,
  kind text not null check (kind in ('received', 'reserved', 'released', 'sold', 'written_off')),
  quantity integer not null check (quantity > 0),
  at timestamptz not null
);
create index stock_movements_variant on stock_movements (variant_id, id);

-- Payments ------------------------------------------------------------------------------------------------------

create table payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  attempt smallint not null check (attempt > 0),
  -- Stripe replays the first answer to a key for 24 hours: a retry after a crash never makes a second intent.
  idempotency_key text not null unique,
  method text not null check (method in ('card', 'blik', 'p24', 'ideal', 'sepa_debit')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('PLN', 'EUR')),
  intent_id text unique,
  intent_status text,
  last_error_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, attempt)
);

create table stripe_events (
  id text primary key,
  type text not null,
  intent_id text,
  payload jsonb not null,
  received_at timestamptz not null,
  -- Null while the order it speaks of is unknown: applied when that order appears.
  applied_at timestamptz
);
create index stripe_events_unapplied on stripe_events (intent_id) where applied_at is null;

-- Effects -------------------------------------------------------------------------------------------------------

create table outbox (
  id bigint generated always as identity primary key,
  deduplication_key text not null unique,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts smallint not null default 0,
  last_error text,
  delivered_at timestamptz
);
create index outbox_waiting on outbox (next_attempt_at) where delivered_at is null;
