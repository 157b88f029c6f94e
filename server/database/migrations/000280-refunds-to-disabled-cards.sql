-- What comes back to a card that is disabled goes on to a new one: on the disabled card nobody could spend it.
alter table gift_cards add column replaces_id uuid references gift_cards on delete restrict;
create index gift_cards_replaces on gift_cards (replaces_id) where replaces_id is not null;

alter table gift_card_movements drop constraint gift_card_movements_kind, add constraint gift_card_movements_kind check (
  case kind
    when 'issued' then balance_minor > 0 and reserved_minor = 0
    when 'reserved' then balance_minor < 0 and reserved_minor = -balance_minor
    when 'released' then balance_minor > 0 and reserved_minor = -balance_minor
    when 'captured' then balance_minor = 0 and reserved_minor < 0
    when 'refunded' then balance_minor > 0 and reserved_minor = 0
    -- A refund that had succeeded was returned by the bank.
    when 'refund_returned' then balance_minor < 0 and reserved_minor = 0
    -- The card was disabled meanwhile: what came back is what a new card is issued with.
    when 'replaced' then balance_minor < 0 and reserved_minor = 0
    when 'expired' then balance_minor < 0 and reserved_minor = 0
    when 'disabled' then balance_minor < 0 and reserved_minor = 0
    else false
  end
);
