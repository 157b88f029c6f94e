-- A shop that was there sells in the five markets that every shop had. Its main one was named by the environment, where
-- SQL cannot look: it is the language that most of the catalogue's texts are in, for those are its plain ones.
insert into settings (document, version, data, changed_by, changed_at)
select 'markets', 1, jsonb_build_object(
    'markets', '[
      {"language": "pl", "currency": "PLN", "country": "PL", "deliversTo": []},
      {"language": "nl", "currency": "EUR", "country": "NL", "deliversTo": []},
      {"language": "de", "currency": "EUR", "country": "DE", "deliversTo": []},
      {"language": "cs", "currency": "CZK", "country": "CZ", "deliversTo": []},
      {"language": "en", "currency": "EUR", "country": "NL", "deliversTo": []}
    ]'::jsonb,
    'main', base.language, 'catalogueLanguage', base.language, 'conversions', '[]'::jsonb),
  case (select origin from shop_origin) when 'demo' then 'seed' else 'migration' end, now()
from (
  select coalesce((
    select locale from product_texts group by locale order by count(*) desc, locale = 'pl' desc, locale limit 1
  ), 'pl') as language
) as base
where exists (select from shop_origin);

-- A price that the merchant has not set, made of the one in this other currency by the rate in the document. Written like
-- any price, so that listings, filters, feeds, carts and the history of the last 30 days know nothing of rates.
alter table prices add column converted_from text check (converted_from ~ '^[A-Z]{3}$');
create index prices_converted on prices (currency) where converted_from is not null;
