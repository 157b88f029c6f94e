-- Accounts of shoppers. There is no password: whoever has the mailbox, or a passkey, is in. An account is made when its
-- address is proven for the first time, and the orders under that address are those of the account.
create table shopper_accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email) and email <> ''),
  locale text not null,
  created_at timestamptz not null,
  -- When somebody showed for the last time that the mailbox is theirs.
  proven_at timestamptz not null
);

-- Sign-ins that were asked for. The e-mail's link and its code are derived from the id and a key that is not in the database:
-- the table holds a hash of the link and nothing of the code, whose million values a hash would not hide.
create table shopper_sign_ins (
  id uuid primary key,
  email text not null check (email = lower(email) and email <> ''),
  locale text not null,
  link_hash bytea not null unique,
  -- Of the cookie of the browser that asked: the code is good there and nowhere else.
  window_hash bytea not null unique,
  attempts integer not null default 0 check (attempts between 0 and 10),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  spent_at timestamptz
);
create index shopper_sign_ins_email on shopper_sign_ins (email);
create index shopper_sign_ins_expire on shopper_sign_ins (expires_at);

create table shopper_sessions (
  id bigint generated always as identity primary key,
  account_id uuid not null references shopper_accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index shopper_sessions_account on shopper_sessions (account_id);
create index shopper_sessions_used on shopper_sessions (last_used_at);
