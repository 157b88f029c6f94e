-- Half of the time that an import took the database went to what is missing in which language: a row was written for
-- a text, changed for its source and changed again by the look at both, each text was opened anew for every language and
-- field, and what a product says beside its texts was looked at after its options, after their texts and after its pictures'.
-- What the rows say is the same.

-- How far a thing is translated into a language. `said`: field -> md5 of its source; `fields`: its keys, in order; `there`:
-- the fields that have a translation; `known`: field -> md5 of the source that it was made from. Planned as a part of what
-- asks for it.
create function translation_state(said jsonb, fields text[], there text[], known jsonb)
returns table (made_from jsonb, missing text[], outdated text[]) language sql immutable as $$
  select (said || found.kept) - found.missing, found.missing, found.outdated
  from (
    select
      array(select field from unnest(fields) as field
        where (there is null or field <> all (there)) and known ->> field is distinct from said ->> field) as missing,
      case when known is null or known = '{}' then '{}' else
        array(select field from unnest(fields) as field where field = any (there) and known ->> field <> said ->> field)
      end as outdated,
      case when known is null or known = '{}' then '{}' else
        known - array(select field from jsonb_object_keys(known) as field where field <> all (fields))
      end as kept
    offset 0) as found
$$;

-- SQL for what a row of texts says: the names of its filled fields, in order, and field -> md5. To open the row as JSON for
-- it takes the database ten times as long.
create function filled_fields(of_table text, id_column text, row_name text, out names text, out said text)
language sql stable as $$
  select 'array_remove(array[' || string_agg(format('case when %1$s.%2$I <> '''' then %2$L end', row_name, attname), ', '
      order by attname::text) || ']::text[], null)',
    'jsonb_strip_nulls(jsonb_build_object(' || string_agg(
      format('%2$L, case when %1$s.%2$I <> '''' then md5(%1$s.%2$I) end', row_name, attname), ', ') || '))'
  from pg_attribute where attrelid = of_table::regclass and attnum > 0 and not attisdropped
    and attname <> all (array[id_column, 'locale'])
$$;

-- Otherwise as in 000217.
create or replace function refresh_translations(of_kind text, of_table text, id_column text, ids uuid[], wanted text[])
returns void language plpgsql as $$
declare
  base text;
  others text[];
  source constant record := filled_fields(of_table, id_column, 'source');
  target constant record := filled_fields(of_table, id_column, 'target');
begin
  select * into base, others from catalogue_languages();
  others := array(select language from unnest(others) as language where wanted is null or language = any (wanted));
  if wanted is null then
    delete from text_translations t where t.kind = of_kind and t.thing_id = any (ids::text[]) and t.locale <> all (others);
  end if;
  execute format($query$
    delete from text_translations t where t.kind = %1$L and t.thing_id = any (array(
      select id::text from unnest($1) as id except select s.%3$I::text from %2$I s where s.%3$I = any ($1) and s.locale = $2))
  $query$, of_kind, of_table, id_column) using ids, base;
  execute format($query$
    with source as materialized (
      select source.%3$I::text as thing_id, %4$s as names, %5$s as said
      from %2$I source where source.%3$I = any ($1) and source.locale = $2
    ), target as materialized (
      select target.%3$I::text as thing_id, target.locale, %6$s as names
      from %2$I target where target.%3$I = any ($1) and target.locale = any ($3)
    ), known as materialized (
      select thing_id, locale, made_from from text_translations where kind = %1$L and thing_id = any ($1::text[])
    )
    insert into text_translations as kept (kind, thing_id, locale, made_from, missing, outdated)
    select %1$L, source.thing_id, other.locale, state.made_from, state.missing, state.outdated
    from source cross join unnest($3) as other (locale)
    left join target on target.thing_id = source.thing_id and target.locale = other.locale
    left join known on known.thing_id = source.thing_id and known.locale = other.locale
    cross join lateral translation_state(source.said, source.names, target.names, known.made_from) as state
    where source.names <> '{}'
    on conflict (kind, thing_id, locale) do update
      set made_from = excluded.made_from, missing = excluded.missing, outdated = excluded.outdated
      where (kept.made_from, kept.missing, kept.outdated)
        is distinct from (excluded.made_from, excluded.missing, excluded.outdated)
  $query$, of_kind, of_table, id_column, source.names, source.said, target.names) using ids, base, others;
end
$$;

-- Otherwise as in 000213.
create or replace function follow_translations() returns trigger language plpgsql as $$
declare
  of_kind text := tg_argv[0];
  id_column text := tg_argv[1];
  this_one text := pg_current_xact_id()::text;
  base text;
  others text[];
  ids uuid[];
  written text;
  -- Thing -> the fields that were written in the catalogue's language.
  sources jsonb;
  things text[];
  -- Those of which all is said.
  told uuid[];
  is_all_told boolean;
  source constant record := filled_fields(tg_table_name::text, id_column, 'written');
  target constant record := filled_fields(tg_table_name::text, id_column, 'target');
begin
  select * into base, others from catalogue_languages();
  if tg_op = 'DELETE' then
    execute format('select array_agg(distinct %I) from old_rows', id_column) into ids;
    execute format('update text_translations kept set made_from = ''{}'' from old_rows
      where kept.kind = $1 and kept.thing_id = old_rows.%I::text and kept.locale = old_rows.locale', id_column) using of_kind;
  else
    if tg_op = 'INSERT' then
      -- Of what is new nothing is known: what was written with its source is made from it, which one statement says.
      execute format($query$
        with source as materialized (
          select written.%3$I as id, %4$s as names, %5$s as said
          from new_rows written
          where written.locale = $1
            and not exists (select from text_translations t where t.kind = %1$L and t.thing_id = written.%3$I::text)
        ), target as materialized (
          select target.%3$I as id, target.locale, %6$s as names, written.locale is not null as is_new
          from %2$I target
          left join new_rows written on written.%3$I = target.%3$I and written.locale = target.locale
          where target.%3$I = any (array(select id from source)) and target.locale = any ($2)
        ), made as materialized (
          select names, (select jsonb_object_agg(name, pg_current_xact_id()::text) from unnest(names) as name) as made_in
          from (select distinct names from target where is_new) as written
        ), told as (
          insert into text_translations as kept (kind, thing_id, locale, made_from, made_in, missing)
          select %1$L, source.id::text, other.locale, state.made_from, coalesce(made.made_in, '{}'), state.missing
          from source cross join unnest($2) as other (locale)
          left join target on target.id = source.id and target.locale = other.locale
          left join made on made.names = target.names and target.is_new
          cross join lateral translation_state(source.said, source.names, target.names, null) as state
          where source.names <> '{}'
          on conflict (kind, thing_id, locale) do update
            set made_from = excluded.made_from, made_in = kept.made_in || excluded.made_in, missing = excluded.missing, outdated = '{}'
        )
        select array_agg(id) from source where names <> '{}'
      $query$, of_kind, tg_table_name, id_column, source.names, source.said, target.names) into told using base, others;
      execute format('select not exists (select from new_rows where %I <> all ($1))', id_column) into is_all_told
        using coalesce(told, '{}');
      if is_all_told then return null; end if;
    end if;
    written := format($query$
      select written.%1$I::text as thing_id, written.locale, array(
        select field.key from jsonb_each_text(to_jsonb(written) - %1$L - 'locale') as field
        where field.value <> %2$s) as fields
      from new_rows written %3$s where written.%1$I <> all (%4$L)
    $query$, id_column,
      case tg_op when 'INSERT' then '''''' else 'coalesce(to_jsonb(before) ->> field.key, '''')' end,
      case tg_op when 'INSERT' then '' else format(
        'left join old_rows before on before.%1$I = written.%1$I and before.locale = written.locale', id_column) end,
      coalesce(told, '{}'));
    execute format($query$
      insert into text_translations as kept (kind, thing_id, locale, made_in)
      select $1, thing_id, locale, (select jsonb_object_agg(field, $2) from unnest(fields) as field)
      from (%s) as written where locale = any ($3) and fields <> '{}'
      on conflict (kind, thing_id, locale) do update
        set made_from = kept.made_from - array(select jsonb_object_keys(excluded.made_in)),
          made_in = kept.made_in || excluded.made_in
    $query$, written) using of_kind, this_one, others;
    execute format($query$
      select jsonb_object_agg(thing_id, fields) filter (where locale = $1), array_agg(distinct thing_id)
      from (%s) as written where fields <> '{}'
    $query$, written) into sources, things using base;
    update text_translations kept
    set made_from = kept.made_from - array(
      select field from jsonb_array_elements_text(sources -> kept.thing_id) as f (field) where kept.made_in ->> field = this_one)
    where sources ? kept.thing_id and kept.kind = of_kind and kept.thing_id = any (things) and kept.locale = any (others)
      and exists (
        select from jsonb_array_elements_text(sources -> kept.thing_id) as f (field) where kept.made_in ->> field = this_one);
    ids := things::uuid[];
  end if;
  if ids is not null then
    perform refresh_translations(of_kind, tg_table_name::text, id_column, ids);
  end if;
  return null;
end
$$;

-- Otherwise as in 000217. What belongs to a product is looked up by its key, product by product (offset 0): joined, the texts
-- of all pictures were read for each batch, and the whole catalogue once the plan was made while there was little of it.
create or replace function refresh_detail_translations(ids uuid[], wanted text[]) returns void
language plpgsql set enable_seqscan = off as $$
declare
  base text;
  others text[];
begin
  select * into base, others from catalogue_languages();
  others := array(select language from unnest(others) as language where wanted is null or language = any (wanted));
  with pictures as materialized (
    select product_id, m.id from unnest(ids) as asked (product_id)
    cross join lateral (select id from media where media.product_id = asked.product_id offset 0) as m
  ), source as materialized (
    select product_id, array_agg(name order by name) as names, jsonb_object_agg(name, now) as said
    from (
      select product_id, 'option:' || word as name, md5(word) as now from unnest(ids) as asked (product_id)
      cross join lateral (
        select name, option_values from product_options o where o.product_id = asked.product_id offset 0) as o
      cross join lateral unnest(o.name || o.option_values) as word
      where length(regexp_replace(word, '[0-9 [:punct:]]', '', 'g')) >= 3
      group by product_id, word
      union all
      select product_id, 'field:' || v.field, md5(v.value ->> base) from unnest(ids) as asked (product_id)
      cross join lateral (
        select field, value from product_field_values v where v.product_id = asked.product_id offset 0) as v
      where jsonb_typeof(v.value) = 'object' and coalesce(v.value ->> base, '') <> ''
      union all
      select product_id, 'alt:' || pictures.id, md5(t.alt) from pictures
      cross join lateral (
        select alt from media_texts where media_id = pictures.id and locale = base and alt <> '' offset 0) as t
    ) as field group by product_id
  ), target as materialized (
    select product_id, locale, array_agg(name) as names
    from (
      select product_id, t.locale, 'option:' || t.source as name from unnest(ids) as asked (product_id)
      cross join lateral (
        select locale, source from product_option_texts p
        where p.product_id = asked.product_id and p.locale = any (others) and p.target <> '' offset 0) as t
      union all
      select product_id, other.locale, 'field:' || v.field from unnest(ids) as asked (product_id)
      cross join lateral (
        select field, value from product_field_values v where v.product_id = asked.product_id offset 0) as v
      cross join unnest(others) as other (locale)
      where jsonb_typeof(v.value) = 'object' and coalesce(v.value ->> other.locale, '') <> ''
      union all
      select product_id, t.locale, 'alt:' || pictures.id from pictures
      cross join lateral (
        select locale from media_texts where media_id = pictures.id and locale = any (others) and alt <> '' offset 0) as t
    ) as field group by product_id, locale
  ), known as materialized (
    select thing_id, locale, made_from from text_translations where kind = 'product-details' and thing_id = any (ids::text[])
  ), stated as materialized (
    select source.product_id::text as thing_id, other.locale, state.made_from, state.missing, state.outdated
    from source cross join unnest(others) as other (locale)
    left join target on target.product_id = source.product_id and target.locale = other.locale
    left join known on known.thing_id = source.product_id::text and known.locale = other.locale
    cross join lateral translation_state(source.said, source.names, target.names, known.made_from) as state
  ), gone as (
    delete from text_translations t where t.kind = 'product-details' and t.thing_id = any (ids::text[])
      and (wanted is null or t.locale = any (wanted))
      and not exists (select from stated s where s.thing_id = t.thing_id and s.locale = t.locale)
  )
  insert into text_translations as kept (kind, thing_id, locale, made_from, missing, outdated)
  select 'product-details', thing_id, locale, made_from, missing, outdated from stated
  on conflict (kind, thing_id, locale) do update
    set made_from = excluded.made_from, missing = excluded.missing, outdated = excluded.outdated
    where (kept.made_from, kept.missing, kept.outdated)
      is distinct from (excluded.made_from, excluded.missing, excluded.outdated);
end
$$;

-- Whoever writes a product's options, fields and pictures with several statements sets kasa.details_later to '{}' before
-- them and calls tell_late_details() behind them: in between it is the list of the products to look at.
create function tell_late_details() returns void language plpgsql as $$
declare
  ids constant uuid[] := current_setting('kasa.details_later')::uuid[];
begin
  perform set_config('kasa.details_later', '', true);
  if cardinality(ids) > 0 then
    perform refresh_detail_translations(ids);
  end if;
end
$$;

-- Otherwise as in 000213.
create or replace function follow_details() returns trigger language plpgsql as $$
declare
  later constant text := coalesce(current_setting('kasa.details_later', true), '');
  base text;
  others text[];
  ids uuid[];
  rows_of text := case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end;
  -- Product and language -> the fields whose translation was written: it is made from the source as it is now.
  said jsonb;
begin
  select * into base, others from catalogue_languages();
  -- What a picture shows is a text of its product; the pictures of a product that is deleted go with it.
  if tg_table_name = 'media_texts' then
    -- Each picture by its key: of a large import the table is not read whole for each batch.
    execute format($query$
      with written as (
        select (select product_id from media where id = media_id) as product_id, media_id, locale from %s
      ), places as (
        select product_id || ' ' || locale as place, jsonb_agg('alt:' || media_id) as fields
        from written where product_id is not null group by 1
      )
      select (select array_agg(distinct product_id) from written where product_id is not null),
        (select jsonb_object_agg(place, fields) from places)
    $query$, rows_of) into ids, said;
  else
    execute format('select array_agg(distinct product_id) from %s', rows_of) into ids;
  end if;
  if tg_table_name = 'product_field_values' and tg_op = 'UPDATE' then
    select jsonb_object_agg(place, fields) into said from (
      select n.product_id || ' ' || locale as place, jsonb_agg('field:' || n.field) as fields
      from new_rows n join old_rows o using (product_id, field) cross join unnest(others) as locale
      where jsonb_typeof(n.value) = 'object' and n.value ->> locale is distinct from o.value ->> locale group by 1
    ) as each;
  end if;
  if said is not null then
    update text_translations kept
    set made_from = kept.made_from - array(select jsonb_array_elements_text(said -> (kept.thing_id || ' ' || kept.locale)))
    where kept.kind = 'product-details' and kept.thing_id = any (ids::text[])
      and said ? (kept.thing_id || ' ' || kept.locale);
  end if;
  if ids is null then return null; end if;
  if later = '' then
    perform refresh_detail_translations(ids);
  else
    perform set_config('kasa.details_later',
      (select array_agg(distinct id) from unnest(ids || later::uuid[]) as id)::text, true);
  end if;
  return null;
end
$$;
