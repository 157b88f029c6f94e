-- What links and forms are signed with that nobody has to keep: made when it is first needed (server/http/signing-key.ts).
create table signing_keys (
  purpose text primary key,
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null
);

-- Messages from the contact page: those that go to the merchant by e-mail, and, with a token, those that were not taken and
-- are shown again to be mended. All of them go after some days (server/customers/retention).
create table contact_messages (
  -- Of one that was taken: that of its form, so that a form sends one message.
  id uuid primary key,
  token_hash bytea unique check (length(token_hash) = 32),
  name text not null,
  email text not null,
  order_number text not null,
  message text not null,
  -- Why it was not taken, beyond what the fields themselves say.
  refusal text check (refusal in ('HIDDEN', 'TOO_FAST', 'EXPIRED', 'FORGED', 'USED')),
  created_at timestamptz not null,
  constraint contact_messages_refused check (refusal is null or token_hash is not null)
);
create index contact_messages_email on contact_messages (lower(email));
create index contact_messages_created on contact_messages (created_at);

-- Who wants to hear when a variant can be bought again. A request counts once its address is confirmed, and is answered by
-- one e-mail; it is deleted some days after that, or when nobody confirms it.
create table back_in_stock_requests (
  id uuid primary key,
  variant_id uuid not null references variants on delete cascade,
  email text not null,
  locale text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  sent_at timestamptz,
  constraint back_in_stock_requests_sent check (sent_at is null or confirmed_at is not null)
);
-- An address waits for a variant once; what was answered may be asked for again.
create unique index back_in_stock_requests_open on back_in_stock_requests (variant_id, lower(email)) where sent_at is null;
create index back_in_stock_requests_email on back_in_stock_requests (lower(email));
create index back_in_stock_requests_created on back_in_stock_requests (created_at);
