-- Keys and passwords, encrypted under a key that is not in the database: server/secrets/. Left out of backups.
create table secrets (
  name text primary key check (name ~ '^[A-Z][A-Z0-9_]*$'),
  -- Increases with every value; part of what the encryption authenticates, as is the name.
  version integer not null check (version > 0),
  -- Which key it is encrypted under: a hash of it that does not give it away.
  key_id text not null,
  nonce bytea not null check (octet_length(nonce) = 12),
  ciphertext bytea not null,
  changed_at timestamptz not null
);

-- What Stripe's PaymentIntents are to its methods: a payment at the provider of a developer's own method.
create table own_payments (
  -- The provider keeps it, and notifications name it.
  id text primary key check (id ~ '^own_'),
  method text not null check (method ~ '^own_[a-z0-9_]+$'),
  order_id uuid not null references orders on delete cascade,
  order_number bigint not null,
  -- Of the attempt: the same payment after a crash.
  idempotency_key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null
    check (status in ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')),
  -- The provider's own id, and where the shopper pays; once it has been started.
  reference text,
  address text,
  -- How often it was declined.
  failures integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index own_payments_order on own_payments (order_id);
