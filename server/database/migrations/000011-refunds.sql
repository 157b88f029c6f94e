-- Which payment the order's money came by. A refund of any other payment gives back money that was never the order's:
-- one that came too late, or a second one.
alter table orders add column captured_intent_id text;
update orders o set captured_intent_id = e.data->>'intentId'
from order_events e where e.order_id = o.id and e.type = 'PaymentSucceeded' and o.captured_minor > 0;

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders on delete restrict,
  intent_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('PLN', 'EUR')),
  -- requested: written down here, and not yet known to the provider.
  status text not null check (status in ('requested', 'pending', 'succeeded', 'failed', 'canceled')),
  stripe_refund_id text unique,
  idempotency_key text not null unique,
  -- provider: made at Stripe, by somebody who did not ask us.
  cause text not null check (cause in ('staff', 'late_payment', 'paid_twice', 'provider')),
  -- In the words of whoever asked for it.
  reason text not null default '',
  failure_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the provider was last asked how it stands.
  checked_at timestamptz
);
create index refunds_order on refunds (order_id);
create index refunds_intent on refunds (intent_id);
create index refunds_pending on refunds (checked_at) where status = 'pending';

-- What the shopper of a SEPA debit finds on the bank statement.
alter table payment_attempts add column mandate_reference text;

-- How often somebody has tried to pay in the running hour. The subject is a hash: of a cart's token or an address.
create table payment_limits (
  subject bytea primary key,
  window_start timestamptz not null,
  tries integer not null check (tries > 0)
);
create index payment_limits_window on payment_limits (window_start);
