-- Addresses of the shop that was there before, and where they lead now: asked for before a page is said not to exist.
create table redirects (
  -- Decoded, in lower case, without a slash at the end; with its query where that says which page is meant.
  path text primary key check (path like '/%'),
  -- One of our addresses, or a whole one.
  target text not null check (target ~ '^(/([^/]|$)|https?://)'),
  created_at timestamptz not null
);

-- Every process has them in memory.
create trigger redirects_site_changed after insert or update or delete or truncate on redirects
  for each statement execute function note_site();
