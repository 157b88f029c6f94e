-- The Stripe-compatible sandbox: what Stripe keeps on its side of the wire. No table of the shop refers to these,
-- and with real Stripe keys they stay empty.
create schema sandbox;

-- Every API object as the API shows it. One table, because an object is only ever read by its id or listed by its kind.
create table sandbox.objects (
  id text primary key,
  kind text not null
    check (kind in ('payment_intent', 'payment_method', 'charge', 'refund', 'dispute', 'mandate', 'event')),
  -- Lists page by position: newest first, as Stripe's do.
  position bigint generated always as identity unique,
  payment_intent text,
  body jsonb not null,
  -- What the API never shows: which documented test card it is, where to return to. Never a card number or a CVC.
  hidden jsonb not null,
  created_at timestamptz not null
);
create index objects_kind on sandbox.objects (kind, position desc);
create index objects_payment_intent on sandbox.objects (payment_intent, kind, position desc)
  where payment_intent is not null;

-- One row per event that must reach the shop; a restart delivers what is left.
create table sandbox.webhook_deliveries (
  event_id text primary key references sandbox.objects on delete cascade,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  delivered_at timestamptz
);
create index webhook_deliveries_waiting on sandbox.webhook_deliveries (created_at) where delivered_at is null;

-- The answer is stored in the transaction that did the work, so a crash leaves either both or neither.
create table sandbox.idempotency_keys (
  key text primary key check (length(key) between 1 and 255),
  path text not null,
  parameters_hash text not null,
  request_id text not null,
  -- Null while the first request is in flight.
  status integer,
  answer jsonb,
  created_at timestamptz not null
);
create index idempotency_keys_created on sandbox.idempotency_keys (created_at);
