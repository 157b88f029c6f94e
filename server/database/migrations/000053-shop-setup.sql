-- The first run of a shop, step by step: which ones its owner has been through.
create table setup_steps (
  step text primary key check (step in
    ('country', 'company', 'name', 'markets', 'delivery', 'payments', 'product', 'publish')),
  is_skipped boolean not null default false,
  -- Of `product`: the handle of the first one.
  subject text not null default '',
  done_at timestamptz not null
);

-- A shop that has orders was set up some other way, and is not asked again.
insert into setup_steps (step, done_at) select 'publish', now() where exists (select from orders);
