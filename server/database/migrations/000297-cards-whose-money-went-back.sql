-- The dispute in which the bank gave the price of a bought card back. As with `refund_id`, the card pays nothing any more, and
-- nothing that comes back to it can be spent.
alter table gift_cards add column dispute_id text,
  add constraint gift_cards_disputed_are_disabled check (dispute_id is null or disabled_at is not null);
