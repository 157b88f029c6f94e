-- Search and facets. Both extensions are trusted: the owner of the database may create them.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable, because its dictionary may be changed; ours is named and is not.
create function kasa_unaccent(content text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, replace(content, '×', 'x')))
$$;

-- The part of an address that stands for a name or a value: "30×40 cm" is 30x40-cm.
create function kasa_slug(content text) returns text language sql immutable strict parallel safe as $$
  select trim('-' from regexp_replace(public.kasa_unaccent(content), '[^a-z0-9]+', '-', 'g'))
$$;

-- Words of a text without accents, capitals, marks and HTML. German writes ä as ae as well, Dutch ij as y.
create function search_text(locale text, content text) returns text language sql immutable strict parallel safe as $$
  select case locale
    when 'de' then regexp_replace(words, '([aou])e', '\1', 'g')
    when 'nl' then replace(words, 'ij', 'y')
    else words
  end
  from (select trim(regexp_replace(
    public.kasa_unaccent(regexp_replace(content, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')), '[^a-z0-9]+', ' ', 'g'))
  ) as plain (words)
$$;

-- PostgreSQL has no stemmer for Polish. Taking the endings of cases and plurals off is enough to find a word by its
-- other forms: both sides of a comparison lose the same.
create function polish_stems(words text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(words,
    '\m([a-z]{3,}?)(i?ami|i?ach|i?om|i?owie?|i?ow|i?em|iego|ego|iemu|emu|[iy]mi|[iy]ch|[iy]m|iej|ej|i[aeou]|[aeiouy])\M',
    '\1', 'g'), '\m([a-z]{3,})ow\M', '\1', 'g'), '([bcdfghjklmnprstwz])ek\M', '\1k', 'g')
$$;

-- The lexemes of words that went through search_text().
create function search_lexemes(locale text, words text) returns tsvector language sql immutable strict parallel safe as $$
  select case locale
    when 'pl' then to_tsvector('pg_catalog.simple'::regconfig, public.polish_stems(words))
    when 'nl' then to_tsvector('pg_catalog.dutch'::regconfig, words)
    when 'de' then to_tsvector('pg_catalog.german'::regconfig, words)
    else to_tsvector('pg_catalog.english'::regconfig, words)
  end
$$;

-- Sorts by the alphabet when compared byte by byte: the letters that Polish adds follow the one they come from.
-- An ICU collation would do, but the embedded database has none for single languages.
create function title_sort_key(locale text, title text) returns text language sql immutable strict parallel safe as $$
  select public.kasa_unaccent(case locale
    when 'pl' then regexp_replace(translate(title, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'ąćęłńóśźżąćęłńóśźż'), '([ąćęłńóśźż])', '\1~', 'g')
    else title
  end)
$$;

-- What a search reads of each product in each language. Only of goods that are on sale: no word of a draft gets out.
create table product_documents (
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  -- The words of the title, to tell a title that is asked for from one that merely holds the words.
  title text not null,
  title_key text collate "C" not null,
  -- Weights: A title, B tags, options and type, C collections, D description, also the pictures'.
  document tsvector not null,
  primary key (product_id, locale)
);
create index product_documents_title on product_documents (locale, title_key, product_id);
create index product_documents_pl on product_documents using gin (document) where locale = 'pl';
create index product_documents_nl on product_documents using gin (document) where locale = 'nl';
create index product_documents_de on product_documents using gin (document) where locale = 'de';
create index product_documents_en on product_documents using gin (document) where locale = 'en';

-- Words that occur, or occurred, in documents: what a misspelt word may have meant. Whoever proposes one looks first
-- whether a document still has it, so nothing needs to be taken out.
create table search_words (
  locale text not null check (locale in ('pl', 'nl', 'de', 'en')),
  -- As search_text() writes it.
  word text collate "C" not null,
  -- As people write it.
  spelling text not null,
  primary key (locale, word)
);
create index search_words_pl on search_words using gist (word gist_trgm_ops) where locale = 'pl';
create index search_words_nl on search_words using gist (word gist_trgm_ops) where locale = 'nl';
create index search_words_de on search_words using gist (word gist_trgm_ops) where locale = 'de';
create index search_words_en on search_words using gist (word gist_trgm_ops) where locale = 'en';

-- What a part of an address stands for: the option and value, or the tag, as the merchant writes them.
create table facet_choices (
  -- The option's name; empty for a tag.
  name text not null,
  value text not null,
  facet text not null,
  choice text not null,
  primary key (name, value)
);
create index facet_choices_choice on facet_choices (facet, choice);

-- Products whose documents a transaction has yet to write. Empty whenever no transaction is open: the documents are
-- written once, when it commits, however many of its statements touched the product.
create table stale_documents (
  product_id uuid primary key
);

create function write_product_documents(ids uuid[]) returns void language plpgsql as $$
begin
  delete from product_documents d where d.product_id = any(ids) and not exists (
    select from products p where p.id = d.product_id and p.status = 'active' and p.is_published);

  with document_texts as materialized (
  select p.id as product_id, language.locale, text.title, concat_ws(' ', array_to_string(p.tags, ' '), p.product_type, options.words)
    as details, coalesce(collected.words, '') as collections, 
    concat_ws(' ', text.description_html, text.seo_title, text.seo_description, pictured.words) as description
  from products p
  cross join (values ('pl'), ('nl'), ('de'), ('en')) as language (locale)
  -- A missing translation falls back to another language; which one is the shop's own is not known here.
  cross join lateral (
    select t.title, t.description_html, t.seo_title, t.seo_description from product_texts t where t.product_id = p.id
    order by t.locale = language.locale desc, array_position(array['pl', 'en', 'de', 'nl'], t.locale) limit 1
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
      order by t.locale = language.locale desc, array_position(array['pl', 'en', 'de', 'nl'], t.locale) limit 1
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
  )
  -- In order, so that two transactions with the same new words wait for each other instead of deadlocking.
  insert into search_words (locale, word, spelling)
  select distinct on (locale, word) locale, word, spelling
  from (
    select d.locale, search_text(d.locale, spelling) as word, spelling
    from (
      select distinct t.locale, spelling
      from document_texts t
      cross join regexp_split_to_table(
        lower(regexp_replace(concat_ws(' ', t.title, t.details, t.collections, t.description), '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi')),
        '[[:space:][:punct:]„”“‚‘’–—…«»×]+') as spelling
    ) as d
  ) as found
  where word ~ '^[a-z][a-z0-9]{2,39}$'
  order by locale, word, spelling
  on conflict do nothing;
end $$;

-- Each call takes a part, so that an import of any size passes through in bounded memory.
create function write_stale_documents() returns trigger language plpgsql as $$
declare taken uuid[];
begin
  with gone as (
    delete from stale_documents where product_id in (select product_id from stale_documents limit 500) returning product_id
  ) select array_agg(product_id) into taken from gone;
  if taken is not null then perform write_product_documents(taken); end if;
  return null;
end $$;
create constraint trigger stale_documents_written after insert on stale_documents
  deferrable initially deferred for each row execute function write_stale_documents();

create function mark_documents_of_products() returns trigger language plpgsql as $$
begin
  insert into stale_documents select distinct id from changed order by id on conflict do nothing;
  return null;
end $$;

create function mark_documents_of_parts() returns trigger language plpgsql as $$
begin
  insert into stale_documents select distinct product_id from changed order by product_id on conflict do nothing;
  return null;
end $$;

create function mark_documents_of_collections() returns trigger language plpgsql as $$
begin
  insert into stale_documents
  select distinct cp.product_id from changed join collection_products cp on cp.collection_id = changed.collection_id
  order by cp.product_id on conflict do nothing;
  return null;
end $$;

create function mark_documents_of_pictures() returns trigger language plpgsql as $$
begin
  insert into stale_documents
  select distinct m.product_id from changed join media m on m.id = changed.media_id
  order by m.product_id on conflict do nothing;
  return null;
end $$;

do $$
declare source record;
begin
  for source in select * from (values
    ('products', 'mark_documents_of_products'),
    ('product_texts', 'mark_documents_of_parts'),
    ('product_options', 'mark_documents_of_parts'),
    ('product_option_texts', 'mark_documents_of_parts'),
    ('collection_products', 'mark_documents_of_parts'),
    ('collection_texts', 'mark_documents_of_collections'),
    ('media', 'mark_documents_of_parts'),
    ('media_texts', 'mark_documents_of_pictures')
  ) as sources (table_name, function_name) loop
    execute format('create trigger %1$s_documents_inserted after insert on %1$s referencing new table as changed
      for each statement execute function %2$s()', source.table_name, source.function_name);
    execute format('create trigger %1$s_documents_updated after update on %1$s referencing new table as changed
      for each statement execute function %2$s()', source.table_name, source.function_name);
    execute format('create trigger %1$s_documents_deleted after delete on %1$s referencing old table as changed
      for each statement execute function %2$s()', source.table_name, source.function_name);
  end loop;
end $$;

create function add_option_choices() returns trigger language plpgsql as $$
begin
  insert into facet_choices (name, value, facet, choice)
  select name, value, kasa_slug(name), kasa_slug(value)
  from (select distinct o.name, v.value from changed o cross join unnest(o.option_values) as v (value)) as written
  where not exists (select from facet_choices f where f.name = written.name and f.value = written.value)
  order by name, value on conflict do nothing;
  return null;
end $$;
create trigger product_options_choices_inserted after insert on product_options referencing new table as changed
  for each statement execute function add_option_choices();
create trigger product_options_choices_updated after update on product_options referencing new table as changed
  for each statement execute function add_option_choices();

create function add_tag_choices() returns trigger language plpgsql as $$
begin
  insert into facet_choices (name, value, facet, choice)
  select '', tag, 'tag', kasa_slug(tag)
  from (select distinct t.tag from changed p cross join unnest(p.tags) as t (tag)) as written
  where not exists (select from facet_choices f where f.name = '' and f.value = written.tag)
  order by tag on conflict do nothing;
  return null;
end $$;
create trigger products_choices_inserted after insert on products referencing new table as changed
  for each statement execute function add_tag_choices();
create trigger products_choices_updated after update on products referencing new table as changed
  for each statement execute function add_tag_choices();

create index collection_products_order on collection_products (collection_id, position, product_id);
create index variants_product on variants (product_id, position) where archived_at is null;
create index prices_currency on prices (currency, amount_minor, variant_id);

-- A shop that is running already.
update product_options set name = name;
update products set tags = tags;
set constraints all immediate;
