-- A cart that an assistant fills: the goods that it offers somebody. Nobody orders from it: whoever follows its link gets the
-- goods into a cart of their own, so that the platform, which knows the token of this one, never sees what a person types.
-- It is deleted after a day: server/customers/retention/retention-tasks.ts.
create table assistant_carts (
  cart_id uuid primary key references carts on delete cascade,
  -- The domain of the platform's profile; empty for an assistant that names none.
  platform text not null check (char_length(platform) <= 253),
  -- The language of its market, in which it was begun.
  locale text not null,
  is_checkout boolean not null default false,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  -- SHA-256 of the token of its link, which leads a person on until then.
  link_hash bytea not null unique,
  link_until timestamptz not null,
  -- The cart of whoever followed the link last.
  taken_by uuid references carts on delete set null,
  taken_at timestamptz
);
create index assistant_carts_created on assistant_carts (created_at);
create index assistant_carts_of_platform on assistant_carts (platform, created_at);
create index assistant_carts_taken on assistant_carts (taken_by) where taken_by is not null;

-- Writes of platforms that named a key, so that a repeated one changes nothing more. Kept for a day.
create table assistant_requests (
  -- SHA-256 of the platform and its key.
  key_hash bytea primary key,
  -- SHA-256 of the operation and its input, without what pays.
  input_hash bytea not null,
  -- What it made or changed; null while it is being answered.
  cart_id uuid references carts on delete cascade,
  created_at timestamptz not null
);
create index assistant_requests_created on assistant_requests (created_at);
