-- Gift cards for goods of one class of VAT, sold at home (Directive 2006/112, Art. 30a, 30b): their VAT is charged when they are
-- sold, and not again on what they pay. `vat_class`: of those goods.
alter table gift_cards add column vat_class text,
  add constraint gift_cards_taxed_when_sold check ((kind = 'single_purpose') = (vat_class is not null));

-- `is_for_taxed_cards`: it buys such cards, and is a sale as any other. `taxed_cards_minor`: what such cards pay of it; its VAT
-- by rate is that of the rest.
alter table orders add column is_for_taxed_cards boolean not null default false,
  add column taxed_cards_minor bigint not null default 0,
  add constraint orders_taxed_cards_are_cards check (is_for_gift_cards or not is_for_taxed_cards),
  add constraint orders_taxed_cards_within_cards check (taxed_cards_minor between 0 and cards_minor);

-- What of it goes back to such cards: no VAT is taken back for that.
alter table refunds add column taxed_cards_minor bigint not null default 0,
  add constraint refunds_taxed_cards_within_cards check (taxed_cards_minor between 0 and cards_minor);
