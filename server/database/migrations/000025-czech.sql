-- Czech, and what the next language needs: which languages there are is said in src/i18n/locales.ts, so the tables keep
-- no list of them. Search has one, in shop_languages().
alter table product_texts drop constraint product_texts_locale_check;
alter table product_option_texts drop constraint product_option_texts_locale_check;
alter table media_texts drop constraint media_texts_locale_check;
alter table collection_texts drop constraint collection_texts_locale_check;
alter table orders drop constraint orders_locale_check;
alter table product_documents drop constraint product_documents_locale_check;
alter table search_words drop constraint search_words_locale_check;
alter table content_page_texts drop constraint content_page_texts_locale_check;

-- In the order in which a missing translation is replaced by another language.
create function shop_languages() returns text[] language sql immutable parallel safe as $$
  select array['pl', 'en', 'de', 'nl', 'cs']
$$;

-- PostgreSQL has no stemmer for Czech either. The endings of cases and plurals go, after accents have gone; what a
-- consonant becomes before an ending (kniha, knize) is brought back where that is sure.
create function czech_stems(words text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(words,
    '\m([a-z]{3,}?)(atech|etem|atum|ovi|ove|ova|ovo|ych|ymi|ich|imi|eho|emu|ami|emi|ach|ech|um|em|ou|ym|im|uv|[aeiouy])\M',
    '\1', 'g'), '\m([a-z]{2,})ec\M', '\1c', 'g'), '([bcdfghjklmnprstvwz])ek\M', '\1k', 'g');
end $$;

create or replace function search_lexemes(locale text, words text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
begin
  case locale
    when 'pl' then return to_tsvector('pg_catalog.simple'::regconfig, public.polish_stems(words));
    when 'cs' then return to_tsvector('pg_catalog.simple'::regconfig, public.czech_stems(words));
    when 'nl' then return to_tsvector('pg_catalog.dutch'::regconfig, words);
    when 'de' then return to_tsvector('pg_catalog.german'::regconfig, words);
    else return to_tsvector('pg_catalog.english'::regconfig, words);
  end case;
end $$;

-- The Czech alphabet has č, ř, š and ž as letters of their own, and ch after h; long vowels sort with the short ones.
create or replace function title_sort_key(locale text, title text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  if locale = 'pl' then
    return public.kasa_unaccent(regexp_replace(
      translate(title, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'ąćęłńóśźżąćęłńóśźż'), '([ąćęłńóśźż])', '\1~', 'g'));
  end if;
  if locale = 'cs' then
    return public.kasa_unaccent(regexp_replace(regexp_replace(
      translate(title, 'ČŘŠŽ', 'čřšž'), '([čřšž])', '\1~', 'g'), 'ch', 'h~', 'gi'));
  end if;
  return public.kasa_unaccent(title);
end $$;

create or replace function write_product_documents(ids uuid[]) returns void language plpgsql set jit = off as $$
begin
  delete from product_documents d where d.product_id = any(ids) and not exists (
    select from products p where p.id = d.product_id and p.status = 'active' and p.is_published);

  with document_texts as materialized (
  select p.id as product_id, language.locale, text.title, concat_ws(' ', array_to_string(p.tags, ' '), p.product_type, options.words)
    as details, coalesce(collected.words, '') as collections,
    concat_ws(' ', text.description_html, text.seo_title, text.seo_description, pictured.words) as description
  from products p
  cross join unnest(shop_languages()) as language (locale)
  -- A missing translation falls back to another language; which one is the shop's own is not known here.
  cross join lateral (
    select t.title, t.description_html, t.seo_title, t.seo_description from product_texts t where t.product_id = p.id
    order by t.locale = language.locale desc, array_position(shop_languages(), t.locale) limit 1
  ) as text
  left join lateral (
    select string_agg(coalesce(t.target, option_value), ' ') as words
    from product_options o cross join unnest(o.option_values) as option_value
    left join product_option_texts t
      on t.product_id = o.product_id and t.locale = language.locale and t.source = option_value
    where o.product_id = p.id
  ) as options on true
  left join lateral (
    select string_agg(title, ' ') as words from collection_products cp cross join lateral (
      select t.title from collection_texts t where t.collection_id = cp.collection_id
      order by t.locale = language.locale desc, array_position(shop_languages(), t.locale) limit 1
    ) as titles where cp.product_id = p.id
  ) as collected on true
  left join lateral (
    select string_agg(t.alt, ' ') as words
    from media m join media_texts t on t.media_id = m.id and t.locale = language.locale
    where m.product_id = p.id
  ) as pictured on true
  where p.id = any(ids) and p.status = 'active' and p.is_published
  ), written as (
  insert into product_documents (product_id, locale, title, title_key, document)
  select product_id, locale, search_text(locale, title), title_sort_key(locale, title),
    setweight(search_lexemes(locale, search_text(locale, title)), 'A')
      || setweight(search_lexemes(locale, search_text(locale, details)), 'B')
      || setweight(search_lexemes(locale, search_text(locale, collections)), 'C')
      || setweight(search_lexemes(locale, search_text(locale, description)), 'D')
  from document_texts
  on conflict (product_id, locale) do update
    set title = excluded.title, title_key = excluded.title_key, document = excluded.document
  ), spoken as materialized (
  -- Cut at spaces first, and at rarer marks only where a word still has one.
  select distinct piece.locale, spelling
  from (
    select distinct t.locale, piece
    from document_texts t
    cross join string_to_table(translate(
      lower(regexp_replace(concat_ws(' ', t.title, t.details, t.collections, t.description), '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')),
      E'.,;:!?()\n', '         '), ' ') as piece
  ) as piece
  cross join regexp_split_to_table(piece.piece, '[[:space:][:punct:]„”“‚‘’–—…«»×]+') as spelling
  )
  -- In order, so that two transactions with the same new words wait for each other instead of deadlocking.
  insert into search_words (locale, word, spelling)
  select distinct on (locale, word) locale, word, spelling
  from (select locale, search_text(locale, spelling) as word, spelling from spoken) as found
  where word ~ '^[a-z][a-z0-9]{2,39}$'
  order by locale, word, spelling
  on conflict do nothing;
end $$;

create index product_documents_cs on product_documents using gin (document) where locale = 'cs';
create index product_documents_titles_cs on product_documents using gin (ts_filter(document, '{a}')) where locale = 'cs';

-- What is sold already is found in Czech as well.
select write_product_documents(array(select id from products));

-- Delivery to Czechia, and every tariff in koruna, with ordinary prices to change later ------------------------------
insert into shipping_methods (id, carrier, kind, position, min_days, max_days) values
  ('packeta-point', 'packeta', 'point', 40, 2, 3)
on conflict (id) do nothing;

insert into shipping_rates (method_id, country, currency, max_weight_grams, price_minor, free_from_minor)
select method_id, 'CZ', currency, weight,
  case currency when 'CZK' then czk when 'PLN' then pln else eur end,
  case currency when 'CZK' then 150000 when 'PLN' then 25000 else 6000 end
from (values
  ('packeta-point', 5000, 8900, 1599, 359), ('packeta-point', 15000, 13900, 2399, 559),
  ('dpd', 5000, 13900, 2399, 559), ('dpd', 30000, 19900, 3399, 799)
) as tariff (method_id, weight, czk, pln, eur)
cross join (values ('CZK'), ('PLN'), ('EUR')) as currencies (currency)
on conflict do nothing;

insert into shipping_rates (method_id, country, currency, max_weight_grams, price_minor, free_from_minor)
select method_id, country, 'CZK', max_weight_grams, (ceil(price_minor * 25 / 1000.0) * 1000 - 100)::bigint,
  case when free_from_minor is not null then 150000 end
from shipping_rates where currency = 'EUR' and country <> 'CZ'
on conflict do nothing;
