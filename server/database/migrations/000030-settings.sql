-- What a merchant sets, as documents: who sells, the legal pages, … Rows are only ever added: the highest version of a
-- document is in force, and an order says under which versions it was placed.
create table settings (
  document text not null check (document ~ '^[a-z]+(-[a-z]+)*$'),
  version integer not null check (version > 0),
  data jsonb not null,
  -- `seed`, `cli`, …: never somebody's name.
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (document, version)
);

create function refuse_changed_settings() returns trigger language plpgsql as $$
begin
  raise exception 'a stored version of the settings is never changed: add another';
end $$;
create trigger settings_are_kept before update or delete on settings
  for each row execute function refuse_changed_settings();

-- They are shown on every page, and rarely change.
create trigger settings_noticed after insert on settings for each statement execute function notify_everything();
create trigger settings_site_changed after insert on settings for each statement execute function note_site();

-- The pages that were there are the first version of the document that holds them from now on.
insert into settings (document, version, data, changed_by, changed_at)
select 'pages', 1, jsonb_build_object('pages', jsonb_agg(jsonb_build_object(
    'slug', p.slug,
    'updatedAt', to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'texts', (
      select coalesce(jsonb_object_agg(t.locale, jsonb_build_object(
        'title', t.title, 'bodyHtml', t.body_html, 'seoDescription', t.seo_description)), '{}')
      from content_page_texts t where t.page_id = p.id)
  ) order by p.position, p.slug)), 'migration', now()
from content_pages p
having count(*) > 0;
drop table content_page_texts;
drop table content_pages;
drop function notify_content;

-- Null on orders from before: what is in force speaks for them.
alter table orders
  add column company_version integer,
  add column pages_version integer;
