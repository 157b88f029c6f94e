-- A product that is a gift card: src/gift-cards/gift-card-terms.ts says what the document holds. Null: it is none.
alter table products add column gift_card jsonb check (gift_card is null or jsonb_typeof(gift_card) = 'object');

-- Gift cards are sold in orders of their own: money in advance, no sale of goods. Nothing is sent, and no VAT is charged.
alter table orders add column is_for_gift_cards boolean not null default false,
  add constraint orders_for_cards_are_not_paid_by_cards check (not is_for_gift_cards or cards_minor = 0);

-- The line of the order that a card was bought with; null for one that was issued by hand. `refund_id`: what gave its price
-- back, so that it pays nothing any more.
alter table gift_cards
  add column sold_order_id uuid references orders on delete set null,
  add column sold_position integer,
  add column refund_id uuid references refunds on delete set null,
  add constraint gift_cards_refunded_are_disabled check (refund_id is null or disabled_at is not null);
create index gift_cards_sold on gift_cards (sold_order_id, sold_position) where sold_order_id is not null;
