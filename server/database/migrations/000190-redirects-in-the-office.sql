-- Redirects are edited in the office, one by one: each has an id that stays when its address changes, and a version.
alter table redirects
  add column id uuid not null default gen_random_uuid() unique,
  add column version integer not null default 1;

-- How often somebody was led on. Apart from the redirects, whose every change empties the pages of all processes.
create table redirect_hits (
  path text primary key references redirects on delete cascade on update cascade,
  hits bigint not null check (hits > 0),
  last_at timestamptz not null
);
