-- Products are found by their tags in every language that these are translated into.
-- Weights: A title, B tags, type and collections, C options, D description, also the pictures'.
create or replace function write_product_documents(ids uuid[]) returns void language plpgsql set jit = off as $$
begin
  delete from product_documents d where d.product_id = any(ids) and not exists (
    select from products p where p.id = d.product_id and p.status = 'active' and p.is_published);

  with document_texts as materialized (
  select p.id as product_id, language.locale, text.title, coalesce(options.words, '') as options,
    concat_ws(' ', array_to_string(p.tags, ' '), tagged.words, p.product_type, collected.words) as categories,
    array_remove(p.product_type || coalesce(collected.titles, '{}'), '') as category_titles,
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
    -- An option that Shopify writes where a product has none.
    where o.product_id = p.id and not (o.name = 'Title' and o.option_values = array['Default Title'])
  ) as options on true
  left join lateral (
    select string_agg(t.target, ' ') as words
    from product_option_texts t
    where t.product_id = p.id and t.locale = language.locale and t.source = any(p.tags)
  ) as tagged on true
  left join lateral (
    select string_agg(title, ' ') as words, array_agg(title) as titles from collection_products cp cross join lateral (
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
  ), category_keys as materialized (
  -- Thousands of products share a few categories.
  select locale, category, search_key(locale, search_text(locale, category)) as key
  from (select distinct t.locale, category from document_texts t cross join unnest(t.category_titles) as category) as named
  ), written as (
  insert into product_documents (product_id, locale, title, title_key, categories, document)
  select product_id, locale, search_text(locale, title), title_sort_key(locale, title),
    array(select k.key from category_keys k where k.locale = t.locale and k.category = any(t.category_titles)),
    setweight(search_lexemes(locale, search_text(locale, title)), 'A')
      || setweight(search_lexemes(locale, search_text(locale, categories)), 'B')
      || setweight(search_lexemes(locale, search_text(locale, options)), 'C')
      || setweight(search_lexemes(locale, search_text(locale, description)), 'D')
  from document_texts t
  on conflict (product_id, locale) do update
    set title = excluded.title, title_key = excluded.title_key, categories = excluded.categories,
      document = excluded.document
  ), spoken as materialized (
  -- Cut at spaces first, and at rarer marks only where a word still has one.
  select distinct piece.locale, spelling
  from (
    select distinct t.locale, piece
    from document_texts t
    cross join string_to_table(translate(
      lower(regexp_replace(concat_ws(' ', t.title, t.categories, t.options, t.description), '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')),
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

select write_product_documents(array(
  select distinct p.id from products p join product_option_texts t on t.product_id = p.id and t.source = any(p.tags)));
