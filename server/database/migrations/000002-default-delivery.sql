-- A new shop can deliver at once: the carriers of its three home markets, with ordinary tariffs to change later.
insert into shipping_methods (id, carrier, kind, position, min_days, max_days) values
  ('inpost-courier', 'inpost', 'courier', 1, 1, 2),
  ('dpd', 'dpd', 'courier', 2, 1, 3),
  ('poczta-polska', 'poczta-polska', 'courier', 3, 2, 4),
  ('postnl', 'postnl', 'courier', 1, 1, 2),
  ('dhl', 'dhl', 'courier', 2, 2, 4);

insert into shipping_rates (method_id, country, currency, max_weight_grams, price_minor, free_from_minor)
select method_id, country, currency, weight,
  case currency when 'PLN' then pln else eur end + case weight when 30000 then case currency when 'PLN' then 800 else 250 end else 0 end,
  case currency when 'PLN' then 25000 else 6000 end
from (values
  ('inpost-courier', 'PL', 1699, 390), ('dpd', 'PL', 1899, 450), ('poczta-polska', 'PL', 1499, 350),
  ('postnl', 'NL', 2900, 595), ('dhl', 'NL', 3200, 645), ('postnl', 'BE', 3900, 850), ('dhl', 'BE', 4200, 890),
  ('dhl', 'DE', 2900, 590), ('dpd', 'DE', 2600, 540), ('dhl', 'AT', 4900, 990), ('dpd', 'AT', 4600, 940)
) as tariff (method_id, country, pln, eur)
cross join (values ('PLN'), ('EUR')) as currencies (currency)
cross join (values (5000), (30000)) as weights (weight);
