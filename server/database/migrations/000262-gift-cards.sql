-- Gift cards: a means of payment. The code is derived from the card's id and a key that is not in the database, which holds
-- its hash and the last four signs, by which people tell cards apart.
create table gift_cards (
  id uuid primary key,
  code_hash bytea not null unique,
  last_four text not null check (length(last_four) = 4),
  -- src/gift-cards/gift-card-kinds.ts
  kind text not null check (kind in ('multi_purpose', 'single_purpose')),
  currency text not null,
  issued_minor bigint not null check (issued_minor > 0),
  -- Sums of the movements, kept by their trigger.
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  issued_at timestamptz not null,
  -- From then on it pays nothing. Null: never.
  expires_at timestamptz check (expires_at > issued_at),
  disabled_at timestamptz
);
create index gift_cards_issued on gift_cards (issued_at, id);
create index gift_cards_expire on gift_cards (expires_at) where balance_minor > 0;
-- Whether there is any card at all that pays, asked with every cart.
create index gift_cards_that_pay on gift_cards (id) where balance_minor > 0;

-- What the cards of an order pay. `captured`: with the order's payment; `released`: given back to the card before that.
create table order_gift_cards (
  order_id uuid not null references orders on delete cascade,
  card_id uuid not null references gift_cards on delete restrict,
  amount_minor bigint not null check (amount_minor > 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  state text not null check (state in ('reserved', 'captured', 'released')),
  primary key (order_id, card_id),
  constraint order_gift_cards_refunds_within_capture
    check (refunded_minor <= case state when 'captured' then amount_minor else 0 end)
);
create index order_gift_cards_card on order_gift_cards (card_id);

-- The ledger: the sums of `balance_minor` and `reserved_minor` are what a card has free and what orders hold of it.
create table gift_card_movements (
  id bigint generated always as identity primary key,
  card_id uuid not null references gift_cards on delete restrict,
  kind text not null,
  balance_minor bigint not null,
  reserved_minor bigint not null,
  order_id uuid references orders on delete set null,
  refund_id uuid references refunds on delete set null,
  at timestamptz not null,
  constraint gift_card_movements_kind check (
    case kind
      when 'issued' then balance_minor > 0 and reserved_minor = 0
      when 'reserved' then balance_minor < 0 and reserved_minor = -balance_minor
      when 'released' then balance_minor > 0 and reserved_minor = -balance_minor
      when 'captured' then balance_minor = 0 and reserved_minor < 0
      when 'refunded' then balance_minor > 0 and reserved_minor = 0
      -- A refund that had succeeded was returned by the bank.
      when 'refund_returned' then balance_minor < 0 and reserved_minor = 0
      when 'expired' then balance_minor < 0 and reserved_minor = 0
      when 'disabled' then balance_minor < 0 and reserved_minor = 0
      else false
    end
  )
);
create index gift_card_movements_card on gift_card_movements (card_id, id);
create unique index gift_card_movements_issued_once on gift_card_movements (card_id) where kind = 'issued';
create unique index gift_card_movements_refunded_once on gift_card_movements (card_id, refund_id, kind)
  where refund_id is not null;

create function apply_gift_card_movement() returns trigger language plpgsql as $$
begin
  update gift_cards set balance_minor = balance_minor + new.balance_minor,
    reserved_minor = reserved_minor + new.reserved_minor
  where id = new.card_id;
  return null;
end $$;
create trigger gift_card_movements_applied after insert on gift_card_movements
  for each row execute function apply_gift_card_movement();

-- Only who it was for is forgotten, with an order of the demo that is removed.
create function keep_gift_card_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.order_id is null or new.order_id = old.order_id)
    and (new.refund_id is null or new.refund_id = old.refund_id)
    and (new.id, new.card_id, new.kind, new.balance_minor, new.reserved_minor, new.at)
      = (old.id, old.card_id, old.kind, old.balance_minor, old.reserved_minor, old.at) then
    return new;
  end if;
  raise exception 'gift_card_movements is append-only';
end $$;
create trigger gift_card_movements_append_only before update or delete on gift_card_movements
  for each row execute function keep_gift_card_movement();

-- What a cart is to be paid with. The cart holds no amounts: a card pays what it has when the order is placed.
create table cart_gift_cards (
  cart_id uuid not null references carts on delete cascade,
  card_id uuid not null references gift_cards on delete cascade,
  added_at timestamptz not null,
  primary key (cart_id, card_id)
);
create index cart_gift_cards_card on cart_gift_cards (card_id);

-- How much of the total gift cards pay: what is due by any other method is the rest.
alter table orders add column cards_minor bigint not null default 0,
  add constraint orders_cards_within_total check (cards_minor between 0 and total_minor);

-- How much of a refund goes back to gift cards: what the provider, or staff, gives back is the rest.
alter table refunds add column cards_minor bigint not null default 0,
  add constraint refunds_cards_within_amount check (cards_minor between 0 and amount_minor);
