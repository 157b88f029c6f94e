-- Counts by day, of the company's country: nothing says who it was, nor what was done by the same person.
create table visit_steps (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- src/reports/visit-steps.ts
  step text not null check (step in ('visit', 'cart', 'checkout')),
  reached integer not null check (reached > 0),
  primary key (day, step)
);

-- Carts whose checkout was opened once: each is counted once.
create table opened_checkouts (
  cart_id uuid primary key references carts on delete cascade
);

-- How quick pages were for those who saw them. Values are rounded to two digits: they are milliseconds, and for CLS thousandths.
create table page_speeds (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  page text not null,
  vital text not null check (vital in ('CLS', 'INP', 'LCP')),
  value integer not null check (value >= 0),
  seen integer not null check (seen > 0),
  primary key (day, page, vital, value)
);
