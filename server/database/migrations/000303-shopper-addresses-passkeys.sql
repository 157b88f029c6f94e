-- What shoppers keep in their accounts: addresses, products they wish for, and passkeys.
create table shopper_addresses (
  id uuid primary key,
  account_id uuid not null references shopper_accounts on delete cascade,
  -- As it was typed, in the fields of the checkout: src/shopper-accounts/saved-address.ts.
  typed jsonb not null,
  -- The one that was put first last fills the checkout.
  first_since timestamptz not null
);
create index shopper_addresses_account on shopper_addresses (account_id, first_since desc);

create table shopper_wishlist (
  account_id uuid not null references shopper_accounts on delete cascade,
  product_id uuid not null references products on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, product_id)
);
create index shopper_wishlist_product on shopper_wishlist (product_id);

create table shopper_passkeys (
  -- The credential's id, base64url.
  id text primary key,
  account_id uuid not null references shopper_accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index shopper_passkeys_account on shopper_passkeys (account_id);

-- What a passkey has to sign, once. Null: of whoever signs in.
create table shopper_challenges (
  challenge text primary key,
  account_id uuid references shopper_accounts on delete cascade,
  expires_at timestamptz not null
);
create index shopper_challenges_account on shopper_challenges (account_id);
create index shopper_challenges_expire on shopper_challenges (expires_at);
