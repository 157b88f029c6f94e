-- Orders that staff writes for a customer, on the telephone or at a market stall, until they are placed.
create table draft_orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  -- Rises with every save: of two people who edit at once, the second one is told.
  version integer not null check (version > 0),
  -- What src/drafts/draft-content.ts describes.
  content jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  -- The payment link, at most one at a time: its cart holds what was frozen when it was made.
  cart_id uuid references carts on delete set null,
  link_token text,
  sent_version integer,
  sent_at timestamptz,
  expires_at timestamptz,
  -- Asked to be mailed: until then it can be undone, and there is no link yet.
  send_id uuid,
  send_due_at timestamptz,
  -- Why it could not be sent in the end.
  send_refusal text,
  withdrawn_at timestamptz
);
create index draft_orders_cart on draft_orders (cart_id);

-- Nothing that anybody saved is lost.
create table draft_order_versions (
  draft_id uuid not null references draft_orders on delete cascade,
  version integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (draft_id, version)
);

-- A cart with an offer holds no lines of its own: articles, prices, discounts and delivery are what the offer says.
alter table carts add column offer jsonb;

alter table orders add column draft_id uuid references draft_orders on delete set null;
-- Whichever link it came from, and also when it was paid at the stall: at most one living order per draft.
create unique index orders_draft on orders (draft_id) where payment_state <> 'cancelled';

-- Null: a line in the merchant's own words, without an article.
alter table order_lines
  alter column variant_id drop not null,
  add column discount_minor bigint not null default 0,
  add constraint order_lines_discount check (discount_minor between 0 and total_minor);

-- Told to the open screens of the office, by number (migration 000049): also when the order that came of it changes.
create function note_draft() returns trigger language plpgsql as $$
begin
  perform note_office_changes('draft', array[new.number::text]);
  return null;
end $$;
create trigger draft_orders_live after insert or update on draft_orders for each row execute function note_draft();

create function note_draft_of_order() returns trigger language plpgsql as $$
begin
  perform note_office_changes('draft', array(select number::text from draft_orders where id = new.draft_id));
  return null;
end $$;
create trigger orders_live_draft after insert or update on orders
  for each row when (new.draft_id is not null) execute function note_draft_of_order();

-- An article is found by what is typed or scanned while a draft is written.
create index variants_typed_sku on variants (lower(sku) text_pattern_ops) where sku <> '';
create index variants_scanned on variants (barcode) where barcode <> '';
