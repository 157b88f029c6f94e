-- How parcels travel and what that costs is a document of the settings from now on, in the place of two tables. What stood
-- in them is its first version; in a database that is nobody's yet nothing is written, and the document's own words hold.
insert into settings (document, version, data, changed_by, changed_at)
select 'delivery', 1, jsonb_build_object(
    'methods', jsonb_agg(jsonb_build_object(
      'id', m.id, 'carrier', m.carrier, 'kind', m.kind, 'names', '{}'::jsonb, 'zones', m.zones) order by m.position, m.id),
    'cutOffHour', 12, 'handlingDays', 0, 'makingDays', 3, 'daysOff', '[]'::jsonb, 'trackingLinks', '{}'::jsonb),
  -- The demo's goes when the demo is taken away.
  case when exists (select from shop_origin where origin = 'demo') then 'seed' else 'migration' end, now()
from (
  select m.*, (
    select coalesce(jsonb_agg(jsonb_build_object(
        'countries', jsonb_build_array(z.country), 'minDays', m.min_days, 'maxDays', m.max_days,
        'rates', z.rates, 'freeFrom', z.free_from) order by z.country), '[]')
    from (
      select country, jsonb_agg(jsonb_build_object('maxWeightGrams', max_weight_grams, 'prices', prices)
          order by max_weight_grams) as rates,
        (select coalesce(jsonb_object_agg(currency, free_from_minor), '{}') from (
          select distinct on (f.currency) f.currency, f.free_from_minor from shipping_rates f
          where f.method_id = m.id and f.country = bands.country and f.free_from_minor is not null
            and f.currency = any(array['EUR', 'PLN', 'CZK', 'HUF', 'RON', 'SEK', 'DKK'])
          order by f.currency, f.max_weight_grams
        ) as thresholds) as free_from
      from (
        select r.country, r.max_weight_grams, jsonb_object_agg(r.currency, r.price_minor) as prices
        from shipping_rates r
        where r.method_id = m.id
          and r.currency = any(array['EUR', 'PLN', 'CZK', 'HUF', 'RON', 'SEK', 'DKK'])
          -- The member states: no VAT is known of any other, so none was ever delivered to.
          and r.country = any(string_to_array(
            'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE', ' '))
        group by r.country, r.max_weight_grams
      ) as bands
      group by country
    ) as z
  ) as zones
  from shipping_methods m
) as m
where exists (select from shop_origin) or exists (select from products) or exists (select from orders)
having count(*) > 0;

drop table shipping_rates;
drop table shipping_methods;

-- Null on orders from before, and while nobody has set any: what is in force speaks for them.
alter table orders
  add column delivery_version integer,
  add column taxes_version integer;

-- Countries have up to three reduced rates.
alter table products drop constraint products_vat_class_check;
alter table products add constraint products_vat_class_check
  check (vat_class in ('standard', 'reduced', 'second_reduced', 'super_reduced', 'zero'));
