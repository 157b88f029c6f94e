-- Receivers that are made in the office stand beside those of kasa.config.ts: with their address, and their secret among the
-- secrets. What each answered is kept with what was sent. See decision 97.
alter table webhook_receivers
  -- Null: kasa.config.ts has it, and the secret.
  add column url text check (url ~ '^https?://'),
  -- Only a command permits it.
  add column allows_private boolean not null default false,
  -- Nothing new is noted for it, and what waits goes on waiting.
  add column is_stopped boolean not null default false,
  add column version integer not null default 1;

create table webhook_attempts (
  id bigint generated always as identity primary key,
  outbox_id bigint not null references outbox on delete cascade,
  at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- Null: nobody answered.
  status integer,
  error text
);
create index webhook_attempts_outbox on webhook_attempts (outbox_id, id);
create index outbox_webhooks on outbox (kind, id) where kind like 'webhook:%';
