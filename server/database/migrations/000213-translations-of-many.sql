-- Each is read once, however many texts one statement writes: what was written was gone through anew for each of its
-- translations, and sixteen thousand texts took twenty minutes and all memory. Otherwise as in 000184.
create or replace function refresh_translations(of_kind text, of_table text, id_column text, ids uuid[]) returns void
language plpgsql as $$
declare
  base text;
  others text[];
begin
  select * into base, others from catalogue_languages();
  delete from text_translations t where t.kind = of_kind and t.thing_id = any (ids::text[]) and t.locale <> all (others);
  execute format($query$
    delete from text_translations t where t.kind = %1$L and t.thing_id = any (array(
      select id::text from unnest($1) as id except select s.%3$I::text from %2$I s where s.%3$I = any ($1) and s.locale = $2))
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

-- The same for what a product says beside its texts: otherwise as in 000212.
create or replace function follow_details() returns trigger language plpgsql as $$
declare
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
  if ids is not null then
    perform refresh_detail_translations(ids);
  end if;
  return null;
end
$$;
