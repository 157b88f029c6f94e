-- What the shopper last saw an article cost, in minor units by currency, so that a change can be told plainly. All of
-- the shop's currencies are kept: going to another language's shop changes the currency, which is no change of price.
alter table cart_lines add column seen_prices jsonb not null default '{}' check (jsonb_typeof(seen_prices) = 'object');

update cart_lines set seen_prices = coalesce(
  (select jsonb_object_agg(p.currency, p.amount_minor) from prices p where p.variant_id = cart_lines.variant_id), '{}');
