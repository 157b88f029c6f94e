-- What a picture shows, as it is read out, is a text of its product, too: `alt:<id of the picture>`. Where the catalogue's
-- language says nothing, it is proposed from the title in each language, and there is nothing to translate.
create or replace function refresh_detail_translations(ids uuid[]) returns void language plpgsql as $$
declare
  base text;
  others text[];
begin
  select * into base, others from catalogue_languages();
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

create or replace function follow_details() returns trigger language plpgsql as $$
declare
  ids uuid[];
  rows_of text := case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end;
begin
  -- What a picture shows is a text of its product; the pictures of a product that is deleted go with it.
  if tg_table_name = 'media_texts' then
    execute format('select array_agg(distinct product_id) from media where id in (select media_id from %s)', rows_of) into ids;
  else
    execute format('select array_agg(distinct product_id) from %s', rows_of) into ids;
  end if;
  -- A translation that was written is made from the source as it is now.
  if tg_table_name = 'product_field_values' and tg_op = 'UPDATE' then
    update text_translations kept set made_from = kept.made_from - array(
      select 'field:' || n.field from new_rows n join old_rows o using (product_id, field)
      where n.product_id::text = kept.thing_id and jsonb_typeof(n.value) = 'object'
        and n.value ->> kept.locale is distinct from o.value ->> kept.locale)
    where kept.kind = 'product-details' and kept.thing_id = any (ids::text[]);
  elsif tg_table_name = 'media_texts' then
    execute format('update text_translations kept set made_from = kept.made_from - array(
      select ''alt:'' || written.media_id from %s written join media m on m.id = written.media_id
      where m.product_id::text = kept.thing_id and written.locale = kept.locale)
    where kept.kind = ''product-details'' and kept.thing_id = any ($1)', rows_of) using ids::text[];
  end if;
  if ids is not null then
    perform refresh_detail_translations(ids);
  end if;
  return null;
end
$$;

create trigger media_texts_translated_insert after insert on media_texts
  referencing new table as new_rows for each statement execute function follow_details();
create trigger media_texts_translated_update after update on media_texts
  referencing old table as old_rows new table as new_rows for each statement execute function follow_details();
create trigger media_texts_translated_delete after delete on media_texts
  referencing old table as old_rows for each statement execute function follow_details();
create trigger media_translated_delete after delete on media
  referencing old table as old_rows for each statement execute function follow_details();

select refresh_detail_translations(array(select id from products));
