-- Articles are translated as goods are: what one says is followed by the same triggers. One that was taken off the shop is
-- nothing to translate: its draft has all that it says.
delete from article_texts t using articles a where a.id = t.article_id and not a.is_shown;

create trigger article_texts_translated_insert after insert on article_texts referencing new table as new_rows
  for each statement execute function follow_translations('article', 'article_id');
create trigger article_texts_translated_update after update on article_texts
  referencing old table as old_rows new table as new_rows
  for each statement execute function follow_translations('article', 'article_id');
create trigger article_texts_translated_delete after delete on article_texts referencing old table as old_rows
  for each statement execute function follow_translations('article', 'article_id');

-- One function for whatever the database follows, instead of one for each.
drop trigger settings_languages_of_details_changed on settings;
drop function follow_languages_of_details();
create or replace function follow_languages() returns trigger language plpgsql as $$
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
    delete from text_translations where kind in ('product', 'product-details', 'collection', 'article');
  end if;
  perform refresh_translations('product', 'product_texts', 'product_id', array(select id from products));
  perform refresh_detail_translations(array(select id from products));
  perform refresh_translations('collection', 'collection_texts', 'collection_id', array(select id from collections));
  perform refresh_translations('article', 'article_texts', 'article_id', array(select id from articles));
  return null;
end
$$;

select refresh_translations('article', 'article_texts', 'article_id', array(select id from articles));

-- A batch that changes an article, as a translator's file does, can be taken back: what differs from the version before is
-- the change, as of a document of the settings.
create function record_article() returns trigger language plpgsql as $$
declare
  former constant jsonb := coalesce((
    select data from article_versions where article_id = new.article_id and version < new.version
    order by version desc limit 1), '{}');
begin
  insert into thing_versions as v (thing_kind, thing_id, version) values ('article', new.article_id::text, 1)
  on conflict (thing_kind, thing_id) do update set version = v.version + 1;
  insert into changes (batch_id, thing_kind, thing_id, version, part, part_key, field, before, after)
  select current_setting('kasa.change_batch')::bigint, 'article', new.article_id::text,
    (select version from thing_versions where thing_kind = 'article' and thing_id = new.article_id::text),
    'articles', jsonb_build_object('id', new.article_id), each.key, former -> each.key, each.value
  from jsonb_each(new.data) as each where former -> each.key is distinct from each.value;
  return null;
end $$;
create trigger article_versions_recorded after insert on article_versions
  for each row when (coalesce(current_setting('kasa.change_batch', true), '') <> '') execute function record_article();
