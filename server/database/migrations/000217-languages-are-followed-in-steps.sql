-- Another language of the shop concerns every text. One statement went through all of them in all languages: with twenty
-- thousand products it took longer than a statement may, and the markets could not be saved. What the shop does with a new
-- version of its markets is now done by `follow-languages.ts`, some things at a time, and in the new languages alone.
drop trigger settings_languages_changed on settings;
drop function follow_languages();

-- `wanted`: the languages to look at; null for all. Otherwise as in 000213.
create function refresh_translations(of_kind text, of_table text, id_column text, ids uuid[], wanted text[]) returns void
language plpgsql as $$
declare
  base text;
  others text[];
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

create or replace function refresh_translations(of_kind text, of_table text, id_column text, ids uuid[]) returns void
language sql as $$
  select refresh_translations(of_kind, of_table, id_column, ids, null)
$$;

-- Otherwise as in 000212.
create function refresh_detail_translations(ids uuid[], wanted text[]) returns void language plpgsql as $$
declare
  base text;
  others text[];
begin
  select * into base, others from catalogue_languages();
  others := array(select language from unnest(others) as language where wanted is null or language = any (wanted));
  with words as (
    select o.product_id, word from product_options o cross join lateral unnest(o.name || o.option_values) as word
    where o.product_id = any (ids) and length(regexp_replace(word, '[0-9 [:punct:]]', '', 'g')) >= 3
    group by o.product_id, word
  ), said as (
    select w.product_id, other.locale, 'option:' || w.word as field, md5(w.word) as now,
      coalesce(t.target, '') <> '' as is_there
    from words w cross join unnest(others) as other (locale)
    left join product_option_texts t on t.product_id = w.product_id and t.locale = other.locale and t.source = w.word
    union all
    select v.product_id, other.locale, 'field:' || v.field, md5(v.value ->> base), coalesce(v.value ->> other.locale, '') <> ''
    from product_field_values v cross join unnest(others) as other (locale)
    where v.product_id = any (ids) and jsonb_typeof(v.value) = 'object' and coalesce(v.value ->> base, '') <> ''
    union all
    select m.product_id, other.locale, 'alt:' || m.id, md5(source.alt), coalesce(target.alt, '') <> ''
    from media m join media_texts source on source.media_id = m.id and source.locale = base
    cross join unnest(others) as other (locale)
    left join media_texts target on target.media_id = m.id and target.locale = other.locale
    where m.product_id = any (ids) and source.alt <> ''
  ), compared as (
    select said.*, known.made_from ->> said.field as made_from from said
    left join text_translations known
      on known.kind = 'product-details' and known.thing_id = said.product_id::text and known.locale = said.locale
  ), stated as (
    select product_id::text as thing_id, locale,
      coalesce(jsonb_object_agg(field, coalesce(made_from, now)) filter (where is_there or made_from = now), '{}') as made_from,
      coalesce(array_agg(field order by field) filter (where not is_there and made_from is distinct from now), '{}') as missing,
      coalesce(array_agg(field order by field) filter (where is_there and made_from <> now), '{}') as outdated
    from compared group by product_id, locale
  ), gone as (
    delete from text_translations t where t.kind = 'product-details' and t.thing_id = any (ids::text[])
      and (wanted is null or t.locale = any (wanted)) and not exists (select from stated s where s.thing_id = t.thing_id and s.locale = t.locale)
  )
  insert into text_translations as kept (kind, thing_id, locale, made_from, missing, outdated)
  select 'product-details', thing_id, locale, made_from, missing, outdated from stated
  on conflict (kind, thing_id, locale) do update
    set made_from = excluded.made_from, missing = excluded.missing, outdated = excluded.outdated
    where (kept.made_from, kept.missing, kept.outdated)
      is distinct from (excluded.made_from, excluded.missing, excluded.outdated);
end
$$;

create or replace function refresh_detail_translations(ids uuid[]) returns void language sql as $$
  select refresh_detail_translations(ids, null)
$$;
