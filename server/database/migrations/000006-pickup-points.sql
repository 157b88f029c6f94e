-- Parcels that are collected -------------------------------------------------------------------------------------

-- A locker method leads to a carrier's machines only, a point method to machines and counters alike.
alter table shipping_methods drop constraint shipping_methods_kind_check;
alter table shipping_methods add constraint shipping_methods_kind_check check (kind in ('courier', 'locker', 'point'));

create table pickup_points (
  -- The carrier's own code, e.g. KRA01M; what its label needs.
  id text not null check (id <> ''),
  carrier text not null,
  kind text not null check (kind in ('locker', 'point')),
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  opening_hours text not null default '',
  -- How to find it: "beside the entrance of the market hall".
  description text not null default '',
  -- Town, postcode, street and code as people type them, without accents; written with the row, by the importer.
  search_words tsvector not null,
  -- A point that its carrier closed stays for the orders that name it.
  is_active boolean not null,
  primary key (carrier, id)
);
create index pickup_points_words on pickup_points using gin (search_words) where is_active;
-- Whether a carrier has any in a country at all.
create index pickup_points_offered on pickup_points (carrier, country, kind) where is_active;

-- The point as it was on the day of the order.
alter table orders add column pickup_point jsonb;

-- The rest of the home markets' usual ways, with ordinary tariffs to change later ---------------------------------

-- In the order in which shoppers look for them.
update shipping_methods set position = case id
  when 'inpost-courier' then 2 when 'poczta-polska' then 32 when 'postnl' then 10 when 'dhl' then 20 when 'dpd' then 30
  else position end;

insert into shipping_methods (id, carrier, kind, position, min_days, max_days) values
  ('inpost-locker', 'inpost', 'locker', 1, 1, 1),
  ('orlen-paczka', 'orlen-paczka', 'point', 3, 1, 2),
  ('dhl-pl', 'dhl', 'courier', 31, 1, 2),
  ('dhl-point', 'dhl', 'point', 21, 2, 3),
  ('dhl-packstation', 'dhl', 'locker', 22, 2, 3)
on conflict (id) do nothing;

-- PostNL takes no heavier parcel at home.
update shipping_rates set max_weight_grams = 23000
where method_id = 'postnl' and country = 'NL' and max_weight_grams = 30000;

insert into shipping_rates (method_id, country, currency, max_weight_grams, price_minor, free_from_minor)
select method_id, country, currency, weight, case currency when 'PLN' then pln else eur end,
  case currency when 'PLN' then 25000 else 6000 end
from (values
  ('inpost-locker', 'PL', 5000, 1399, 329), ('inpost-locker', 'PL', 25000, 1699, 399),
  ('orlen-paczka', 'PL', 5000, 1199, 289), ('orlen-paczka', 'PL', 20000, 1499, 349),
  ('dhl-pl', 'PL', 5000, 1799, 420), ('dhl-pl', 'PL', 31500, 2599, 670),
  ('dhl-point', 'NL', 5000, 2500, 495), ('dhl-point', 'NL', 20000, 3500, 745),
  ('dhl-packstation', 'DE', 5000, 2500, 490), ('dhl-packstation', 'DE', 31500, 3600, 790)
) as tariff (method_id, country, weight, pln, eur)
cross join (values ('PLN'), ('EUR')) as currencies (currency)
on conflict do nothing;
