-- What somebody is still writing of a document of the settings, or of a part of it (a page, an article): nothing of it is
-- in force until it is published, by a press or at its time. See decision 95.
create table settings_drafts (
  document text not null check (document ~ '^[a-z]+(-[a-z]+)*$'),
  -- Empty: the whole document.
  part text not null default '',
  data jsonb not null,
  -- The version that it was written over: what has changed since is merged, or asked about. 0: there was none.
  base_version integer not null check (base_version >= 0),
  -- Counts what was saved of the draft itself, for two who write it.
  revision integer not null default 1 check (revision > 0),
  publish_at timestamptz,
  -- Why it was not published at its time; whoever saves it again takes this away.
  failure jsonb,
  failed_at timestamptz,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (document, part),
  check ((failure is null) = (failed_at is null))
);
create index settings_drafts_due on settings_drafts (publish_at) where publish_at is not null and failure is null;
