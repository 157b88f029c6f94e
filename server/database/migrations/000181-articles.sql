-- Articles are rows of their own: as one document of the settings five hundred of them would be written anew, and kept in
-- every version, with each comma. Versions are only ever added; what is shown is written out for lists, feeds and sitemaps.
create table articles (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- That of article_versions which is shown.
  version integer not null check (version > 0),
  published_at timestamptz not null,
  updated_at timestamptz not null,
  picture text references pictures (key) on delete set null,
  -- Taken off the shop again: its draft says what it says.
  is_shown boolean not null default true
);
create index articles_newest on articles (published_at desc, id desc) where is_shown;

create table article_texts (
  article_id uuid not null references articles (id) on delete cascade,
  locale text not null,
  title text not null check (title <> ''),
  html text not null,
  seo_description text not null,
  primary key (article_id, locale)
);

-- Without a reference: the versions of a deleted article can be gone back to.
create table article_versions (
  article_id uuid not null,
  version integer not null check (version > 0),
  data jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (article_id, version)
);

create function notify_articles() returns trigger language plpgsql as $$
begin
  perform pg_notify('kasa_changes', 'articles');
  return null;
end $$;
create trigger articles_noticed after insert or update or delete or truncate on articles
  for each statement execute function notify_articles();
