-- What lets a catalogue grow to a hundred thousand products.

-- Search documents: the same words, found with less work -----------------------------------------------------------

-- A function in SQL that cannot be inlined sets up an executor with each call, which costs more than what these do.
create or replace function kasa_unaccent(content text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, replace(content, '×', 'x')));
end $$;

create or replace function search_text(locale text, content text) returns text
  language plpgsql immutable strict parallel safe as $$
declare words text := content;
begin
  if strpos(words, '<') > 0 or strpos(words, '&') > 0 then
    words := regexp_replace(words, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi');
  end if;
  words := trim(regexp_replace(public.kasa_unaccent(words), '[^a-z0-9]+', ' ', 'g'));
  if locale = 'de' then return replace(replace(replace(words, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'); end if;
  if locale = 'nl' then return replace(words, 'ij', 'y'); end if;
  return words;
end $$;

create or replace function polish_stems(words text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(words,
    '\m([a-z]{3,}?)(i?ami|i?ach|i?om|i?owie?|i?ow|i?em|iego|ego|iemu|emu|[iy]mi|[iy]ch|[iy]m|iej|ej|i[aeou]|[aeiouy])\M',
    '\1', 'g'), '\m([a-z]{3,})ow\M', '\1', 'g'), '([bcdfghjklmnprstwz])ek\M', '\1k', 'g');
end $$;

create or replace function search_lexemes(locale text, words text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
begin
  case locale
    when 'pl' then return to_tsvector('pg_catalog.simple'::regconfig, public.polish_stems(words));
    when 'nl' then return to_tsvector('pg_catalog.dutch'::regconfig, words);
    when 'de' then return to_tsvector('pg_catalog.german'::regconfig, words);
    else return to_tsvector('pg_catalog.english'::regconfig, words);
  end case;
end $$;

create or replace function title_sort_key(locale text, title text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  if locale = 'pl' then
    return public.kasa_unaccent(regexp_replace(
      translate(title, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'ąćęłńóśźżąćęłńóśźż'), '([ąćęłńóśźż])', '\1~', 'g'));
  end if;
  return public.kasa_unaccent(title);
end $$;

-- Many small lookups look expensive to the planner: compiling them would take longer than they do.
create or replace function write_product_documents(ids uuid[]) returns void language plpgsql set jit = off as $$
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

-- Who has a word in the title, without a look at all who have it in a description.
create index product_documents_titles_pl on product_documents using gin (ts_filter(document, '{a}')) where locale = 'pl';
create index product_documents_titles_nl on product_documents using gin (ts_filter(document, '{a}')) where locale = 'nl';
create index product_documents_titles_de on product_documents using gin (ts_filter(document, '{a}')) where locale = 'de';
create index product_documents_titles_en on product_documents using gin (ts_filter(document, '{a}')) where locale = 'en';

-- Products of a large import, whose documents are written after it. The import fills this instead of stale_documents,
-- which its rows pass through later, a part at a time.
create table late_documents (
  product_id uuid primary key
);

create function mark_documents(ids uuid[]) returns void language plpgsql as $$
begin
  if current_setting('kasa.documents_later', true) = 'on' then
    insert into late_documents select distinct id from unnest(ids) as id order by id on conflict do nothing;
  else
    insert into stale_documents select distinct id from unnest(ids) as id order by id on conflict do nothing;
  end if;
end $$;

-- What a picture says stands in media_texts; that its bytes came changes no word.
drop trigger media_documents_updated on media;

create or replace function mark_documents_of_products() returns trigger language plpgsql as $$
begin
  perform mark_documents(array(select id from changed));
  return null;
end $$;

create or replace function mark_documents_of_parts() returns trigger language plpgsql as $$
begin
  perform mark_documents(array(select product_id from changed));
  return null;
end $$;

create or replace function mark_documents_of_collections() returns trigger language plpgsql as $$
begin
  perform mark_documents(array(
    select cp.product_id from changed join collection_products cp on cp.collection_id = changed.collection_id));
  return null;
end $$;

create or replace function mark_documents_of_pictures() returns trigger language plpgsql as $$
begin
  perform mark_documents(array(select m.product_id from changed join media m on m.id = changed.media_id));
  return null;
end $$;

-- The price history, with one statement for all prices that a statement writes --------------------------------------

drop trigger prices_history on prices;
drop function append_price_history();
create function append_first_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (variant_id, currency, amount_minor, valid_from)
  select variant_id, currency, amount_minor, valid_from from changed;
  return null;
end $$;
create function append_changed_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (variant_id, currency, amount_minor, valid_from)
  select n.variant_id, n.currency, n.amount_minor, n.valid_from
  from changed n left join former o on o.variant_id = n.variant_id and o.currency = n.currency
  where o.amount_minor is distinct from n.amount_minor;
  return null;
end $$;
create trigger prices_history_inserted after insert on prices
  referencing new table as changed for each statement execute function append_first_prices();
create trigger prices_history_updated after update on prices
  referencing old table as former new table as changed for each statement execute function append_changed_prices();

-- What changed since somebody looked --------------------------------------------------------------------------------

-- Every process keeps an index of the catalogue in memory, and reads here what it has to read again: the rows of all
-- transactions that were not finished when it last looked. A day is kept; who slept longer begins anew.
create table catalogue_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: more than is worth naming.
  product_id uuid,
  at timestamptz not null default now()
);
create index catalogue_changes_xid on catalogue_changes (xid, product_id);
create index catalogue_changes_at on catalogue_changes (at);

create function note_catalogue_changes(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0
    or exists (select from catalogue_changes c where c.xid = pg_current_xact_id() and c.product_id is null) then return;
  end if;
  if cardinality(ids) > 100 then
    insert into catalogue_changes (product_id) values (null);
  else
    insert into catalogue_changes (product_id)
    select id from unnest(ids) as id where not exists (
      select from catalogue_changes c where c.xid = pg_current_xact_id() and c.product_id = id);
  end if;
end $$;

create function note_changed_products() returns trigger language plpgsql as $$
begin
  perform note_catalogue_changes(array(select distinct id from changed limit 101));
  return null;
end $$;

create function note_changed_parts() returns trigger language plpgsql as $$
begin
  perform note_catalogue_changes(array(select distinct product_id from changed limit 101));
  return null;
end $$;

create function note_changed_prices() returns trigger language plpgsql as $$
begin
  perform note_catalogue_changes(array(
    select distinct v.product_id from changed join variants v on v.id = changed.variant_id limit 101));
  return null;
end $$;

-- Stock moves with every order: only whether a thing can be had matters here.
create function note_changed_variants() returns trigger language plpgsql as $$
begin
  perform note_catalogue_changes(array(
    select distinct n.product_id from changed n join former o on o.id = n.id
    where (not n.tracks_stock or n.on_hand > n.reserved) <> (not o.tracks_stock or o.on_hand > o.reserved)
      or (n.option1, n.option2, n.option3, n.archived_at, n.product_id)
        is distinct from (o.option1, o.option2, o.option3, o.archived_at, o.product_id)
    limit 101));
  return null;
end $$;

create function note_everything() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) values (null);
  return null;
end $$;

do $$
declare source record;
begin
  for source in select * from (values
    ('products', 'note_changed_products'),
    ('product_texts', 'note_changed_parts'),
    ('product_options', 'note_changed_parts'),
    ('product_option_texts', 'note_changed_parts'),
    ('variants', 'note_changed_parts'),
    ('prices', 'note_changed_prices'),
    ('collection_products', 'note_changed_parts')
  ) as sources (table_name, function_name) loop
    execute format('create trigger %1$s_changes_inserted after insert on %1$s referencing new table as changed
      for each statement execute function %2$s()', source.table_name, source.function_name);
    execute format('create trigger %1$s_changes_deleted after delete on %1$s referencing old table as changed
      for each statement execute function %2$s()', source.table_name, source.function_name);
    continue when source.table_name = 'variants';
    execute format('create trigger %1$s_changes_updated after update on %1$s referencing new table as changed
      for each statement execute function %2$s()', source.table_name, source.function_name);
  end loop;
end $$;
create trigger variants_changes_updated after update on variants
  referencing old table as former new table as changed for each statement execute function note_changed_variants();
create trigger products_changes_truncated after truncate on products for each statement execute function note_everything();
create trigger collections_changes_truncated after truncate on collections for each statement execute function note_everything();
-- A collection's new handle is nothing that a product says.
create trigger collections_changes_updated after update of handle on collections
  for each statement execute function note_everything();
