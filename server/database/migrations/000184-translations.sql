-- What of the shop's texts is missing in a language, or was made from a source that has changed since: a row for each thing
-- and language, so that a list of a hundred thousand products is an index. What a translation was made from is kept as the
-- fingerprint of its source, field by field: a date would also change for what concerns another field, or nothing.
create table text_translations (
  -- `product`, `collection`, or a document of the settings.
  kind text not null,
  -- An id, or a place in the document.
  thing_id text not null,
  locale text not null,
  -- Field -> md5 of the source that the translation was made from; of one that is missing, that for which none is needed.
  made_from jsonb not null default '{}',
  -- Field -> the transaction that has written the translation: a source that the same one writes is what it was made from.
  made_in jsonb not null default '{}',
  missing text[] not null default '{}',
  outdated text[] not null default '{}',
  primary key (kind, thing_id, locale)
);
create index text_translations_open on text_translations (locale, kind, thing_id)
  where missing <> '{}' or outdated <> '{}';

-- The language of the catalogue's plain texts, and the others that the shop speaks.
create function catalogue_languages(out base text, out others text[]) language sql stable as $$
  with named as (
    select coalesce(data ->> 'catalogueLanguage', 'pl') as base,
      array(select market ->> 'language' from jsonb_array_elements(data -> 'markets') as market) as spoken
    from settings where document = 'markets' order by version desc limit 1
  ), known as (
    select base, spoken from named
    union all
    -- As a shop sells that has said nothing.
    select 'pl', array['pl', 'nl', 'de', 'cs', 'en'] where not exists (select from named)
  )
  select base, array(select distinct language from unnest(spoken) as language where language <> base) from known
$$;

-- Says anew what is missing and outdated of these things. `of_table` has their texts by language in columns.
create function refresh_translations(of_kind text, of_table text, id_column text, ids uuid[]) returns void
language plpgsql as $$
declare
  base text;
  others text[];
begin
  select * into base, others from catalogue_languages();
  delete from text_translations t where t.kind = of_kind and t.thing_id = any (ids::text[]) and t.locale <> all (others);
  execute format($query$
    delete from text_translations t where t.kind = %1$L and t.thing_id = any ($1::text[])
      and not exists (select from %2$I s where s.%3$I::text = t.thing_id and s.%3$I = any ($1) and s.locale = $2)
  $query$, of_kind, of_table, id_column) using ids, base;
  execute format($query$
    with compared as (
      select source.%3$I::text as thing_id, other.locale, field.key as field, md5(field.value) as now,
        coalesce(to_jsonb(target) ->> field.key, '') <> '' as is_there, known.made_from ->> field.key as made_from
      from %2$I source
      cross join unnest($3) as other (locale)
      cross join lateral jsonb_each_text(to_jsonb(source) - %3$L - 'locale') as field
      left join %2$I target on target.%3$I = source.%3$I and target.locale = other.locale
      left join text_translations known
        on known.kind = %1$L and known.thing_id = source.%3$I::text and known.locale = other.locale
      where source.%3$I = any ($1) and source.locale = $2 and field.value <> ''
    )
    insert into text_translations as kept (kind, thing_id, locale, made_from, missing, outdated)
    select %1$L, thing_id, locale,
      coalesce(jsonb_object_agg(field, coalesce(made_from, now)) filter (where is_there or made_from = now), '{}'),
      coalesce(array_agg(field order by field) filter (where not is_there and made_from is distinct from now), '{}'),
      coalesce(array_agg(field order by field) filter (where is_there and made_from <> now), '{}')
    from compared group by thing_id, locale
    on conflict (kind, thing_id, locale) do update
      set made_from = excluded.made_from, missing = excluded.missing, outdated = excluded.outdated
      where (kept.made_from, kept.missing, kept.outdated)
        is distinct from (excluded.made_from, excluded.missing, excluded.outdated)
  $query$, of_kind, of_table, id_column) using ids, base, others;
end
$$;

-- After texts were written: their translations were made from the source as it is now, and from the one that the same
-- transaction still writes.
create function follow_translations() returns trigger language plpgsql as $$
declare
  of_kind text := tg_argv[0];
  id_column text := tg_argv[1];
  this_one text := pg_current_xact_id()::text;
  base text;
  others text[];
  ids uuid[];
  written text;
begin
  select * into base, others from catalogue_languages();
  if tg_op = 'DELETE' then
    execute format('select array_agg(distinct %I) from old_rows', id_column) into ids;
    execute format('update text_translations kept set made_from = ''{}'' from old_rows
      where kept.kind = $1 and kept.thing_id = old_rows.%I::text and kept.locale = old_rows.locale', id_column) using of_kind;
  else
    written := format($query$
      select written.%1$I::text as thing_id, written.locale, array(
        select field.key from jsonb_each_text(to_jsonb(written) - %1$L - 'locale') as field
        where field.value <> %2$s) as fields
      from new_rows written %3$s
    $query$, id_column,
      case tg_op when 'INSERT' then '''''' else 'coalesce(to_jsonb(before) ->> field.key, '''')' end,
      case tg_op when 'INSERT' then '' else format(
        'left join old_rows before on before.%1$I = written.%1$I and before.locale = written.locale', id_column) end);
    execute format($query$
      insert into text_translations as kept (kind, thing_id, locale, made_in)
      select $1, thing_id, locale, (select jsonb_object_agg(field, $2) from unnest(fields) as field)
      from (%s) as written where locale = any ($3) and fields <> '{}'
      on conflict (kind, thing_id, locale) do update
        set made_from = kept.made_from - array(select jsonb_object_keys(excluded.made_in)),
          made_in = kept.made_in || excluded.made_in
    $query$, written) using of_kind, this_one, others;
    execute format($query$
      update text_translations kept
      set made_from = kept.made_from - array(
        select field from unnest(source.fields) as field where kept.made_in ->> field = $2)
      from (%s) as source
      where source.locale = $3 and source.fields <> '{}'
        and kept.kind = $1 and kept.thing_id = source.thing_id and kept.locale = any ($4)
        and exists (select from unnest(source.fields) as field where kept.made_in ->> field = $2)
    $query$, written) using of_kind, this_one, base, others;
    execute format('select array_agg(distinct thing_id::uuid) from (%s) as written where fields <> ''{}''', written)
      into ids;
  end if;
  if ids is not null then
    perform refresh_translations(of_kind, tg_table_name::text, id_column, ids);
  end if;
  return null;
end
$$;

create trigger product_texts_translated_insert after insert on product_texts referencing new table as new_rows
  for each statement execute function follow_translations('product', 'product_id');
create trigger product_texts_translated_update after update on product_texts
  referencing old table as old_rows new table as new_rows
  for each statement execute function follow_translations('product', 'product_id');
create trigger product_texts_translated_delete after delete on product_texts referencing old table as old_rows
  for each statement execute function follow_translations('product', 'product_id');
create trigger collection_texts_translated_insert after insert on collection_texts referencing new table as new_rows
  for each statement execute function follow_translations('collection', 'collection_id');
create trigger collection_texts_translated_update after update on collection_texts
  referencing old table as old_rows new table as new_rows
  for each statement execute function follow_translations('collection', 'collection_id');
create trigger collection_texts_translated_delete after delete on collection_texts referencing old table as old_rows
  for each statement execute function follow_translations('collection', 'collection_id');

-- Another language of the catalogue, or another language to sell in, concerns every text.
create function follow_languages() returns trigger language plpgsql as $$
declare
  before jsonb;
begin
  select data into before from settings where document = 'markets' and version < new.version order by version desc limit 1;
  if before is not null and before ->> 'catalogueLanguage' = new.data ->> 'catalogueLanguage'
    and (select array_agg(market ->> 'language' order by 1) from jsonb_array_elements(before -> 'markets') as market)
      = (select array_agg(market ->> 'language' order by 1) from jsonb_array_elements(new.data -> 'markets') as market)
  then
    return null;
  end if;
  -- What they were made from in another language says nothing of this one.
  if before is null or before ->> 'catalogueLanguage' <> new.data ->> 'catalogueLanguage' then
    delete from text_translations where kind in ('product', 'collection');
  end if;
  perform refresh_translations('product', 'product_texts', 'product_id', array(select id from products));
  perform refresh_translations('collection', 'collection_texts', 'collection_id', array(select id from collections));
  return null;
end
$$;
create trigger settings_languages_changed after insert on settings for each row
  when (new.document = 'markets') execute function follow_languages();

-- Until now nobody knew what they were made from: they count as made from what stands there.
select refresh_translations('product', 'product_texts', 'product_id', array(select id from products));
select refresh_translations('collection', 'collection_texts', 'collection_id', array(select id from collections));
