-- Options and fields of the merchant's own are texts of a product, too: `option:Colour`, `field:care`. A word of an option is
-- its own source, so that it is missing or there; what has no three letters, such as a size, is the same in every language.
create function refresh_detail_translations(ids uuid[]) returns void language plpgsql as $$
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

create function follow_details() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
  else
    select array_agg(distinct product_id) into ids from new_rows;
  end if;
  -- A translation that was written is made from the source as it is now.
  if tg_table_name = 'product_field_values' and tg_op = 'UPDATE' then
    update text_translations kept set made_from = kept.made_from - array(
      select 'field:' || n.field from new_rows n join old_rows o using (product_id, field)
      where n.product_id::text = kept.thing_id and jsonb_typeof(n.value) = 'object'
        and n.value ->> kept.locale is distinct from o.value ->> kept.locale)
    where kept.kind = 'product-details' and kept.thing_id = any (ids::text[]);
  end if;
  if ids is not null then
    perform refresh_detail_translations(ids);
  end if;
  return null;
end
$$;

create trigger product_options_translated_insert after insert on product_options referencing new table as new_rows
  for each statement execute function follow_details();
create trigger product_options_translated_update after update on product_options
  referencing old table as old_rows new table as new_rows for each statement execute function follow_details();
create trigger product_options_translated_delete after delete on product_options referencing old table as old_rows
  for each statement execute function follow_details();
create trigger product_option_texts_translated_insert after insert on product_option_texts
  referencing new table as new_rows for each statement execute function follow_details();
create trigger product_option_texts_translated_update after update on product_option_texts
  referencing old table as old_rows new table as new_rows for each statement execute function follow_details();
create trigger product_option_texts_translated_delete after delete on product_option_texts
  referencing old table as old_rows for each statement execute function follow_details();
create trigger product_field_values_translated_insert after insert on product_field_values
  referencing new table as new_rows for each statement execute function follow_details();
create trigger product_field_values_translated_update after update on product_field_values
  referencing old table as old_rows new table as new_rows for each statement execute function follow_details();
create trigger product_field_values_translated_delete after delete on product_field_values
  referencing old table as old_rows for each statement execute function follow_details();

-- As in 000184, with what was added here.
create function follow_languages_of_details() returns trigger language plpgsql as $$
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
  if before is null or before ->> 'catalogueLanguage' <> new.data ->> 'catalogueLanguage' then
    delete from text_translations where kind = 'product-details';
  end if;
  perform refresh_detail_translations(array(select id from products));
  return null;
end
$$;
create trigger settings_languages_of_details_changed after insert on settings for each row
  when (new.document = 'markets') execute function follow_languages_of_details();

select refresh_detail_translations(array(select id from products));
