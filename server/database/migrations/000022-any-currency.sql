-- A currency is a value: which ones there are is said in one place, src/currencies.ts.
alter table prices drop constraint prices_currency_check;
alter table prices add check (currency ~ '^[A-Z]{3}$');
alter table price_history add check (currency ~ '^[A-Z]{3}$');
alter table shipping_rates drop constraint shipping_rates_currency_check;
alter table shipping_rates add check (currency ~ '^[A-Z]{3}$');
alter table orders drop constraint orders_currency_check;
alter table orders add check (currency ~ '^[A-Z]{3}$');
alter table payment_attempts drop constraint payment_attempts_currency_check;
alter table payment_attempts add check (currency ~ '^[A-Z]{3}$');
alter table refunds drop constraint refunds_currency_check;
alter table refunds add check (currency ~ '^[A-Z]{3}$');

-- Prices of markets that the shop did not know were kept as the cells of their file. They become prices now, or the
-- next export, which knows the columns, would not have them any more. What is not a price stays where it is.
create temporary table known_markets (market text, currency text, price text) on commit drop;
insert into known_markets values
  ('Czechia', 'CZK', '^\d{1,13}(\.\d{1,2})?$'), ('Hungary', 'HUF', '^\d{1,13}(\.00?)?$'),
  ('Romania', 'RON', '^\d{1,13}(\.\d{1,2})?$'), ('Sweden', 'SEK', '^\d{1,13}(\.\d{1,2})?$'),
  ('Denmark', 'DKK', '^\d{1,13}(\.\d{1,2})?$');

insert into prices (variant_id, currency, amount_minor, compare_at_minor, valid_from)
select variant_id, currency, (amount::numeric * 100)::bigint,
  case when compare_at ~ price then nullif((compare_at::numeric * 100)::bigint, 0) end, now()
from (
  select v.id as variant_id, m.currency, m.price,
    trim(v.import_columns ->> ('Price / ' || m.market)) as amount,
    trim(v.import_columns ->> ('Compare-at price / ' || m.market)) as compare_at
  from variants v join known_markets m on v.import_columns ? ('Price / ' || m.market)
) as kept
where case when amount ~ price then true end
on conflict do nothing;

update variants v set import_columns = v.import_columns - taken.names
from (
  select p.variant_id, array_agg('Price / ' || m.market) || array_agg('Compare-at price / ' || m.market) as names
  from prices p join known_markets m on m.currency = p.currency group by p.variant_id
) as taken
where taken.variant_id = v.id;
