-- What the payment service has paid out to the bank, and the bookings that each payout is made of: what came in, what went
-- back, what was disputed, and what the service kept. They are fetched again as long as a payout is on its way.
create table payouts (
  -- The service's own.
  id text primary key,
  amount_minor bigint not null,
  currency text not null,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  -- The day on which the bank books it.
  arrives_on text not null check (arrives_on ~ '^\d{4}-\d{2}-\d{2}$'),
  created_at timestamptz not null,
  -- One that was asked for by hand is not said to be of any bookings.
  is_automatic boolean not null,
  fetched_at timestamptz not null
);
create index payouts_arrive on payouts (arrives_on, id);
create index payouts_created on payouts (created_at);

create table payout_bookings (
  id text primary key,
  payout_id text not null references payouts on delete cascade,
  kind text not null check (kind in ('payment', 'refund', 'fee', 'dispute', 'other')),
  -- In the currency of the payout; what is taken is negative, and the fee is what the service keeps of the amount.
  amount_minor bigint not null,
  fee_minor bigint not null,
  currency text not null,
  booked_at timestamptz not null,
  -- The charge, refund or dispute that it is of, its payment, and its amount as the shopper saw it.
  source text not null default '',
  intent_id text,
  source_minor bigint,
  source_currency text
);
create index payout_bookings_payout on payout_bookings (payout_id, booked_at, id);
create index payout_bookings_intent on payout_bookings (intent_id) where kind = 'payment';
create index payout_bookings_source on payout_bookings (source);

-- The ledger reads a month of payments and refunds, the earliest first.
create index orders_by_payment on orders (paid_at, id) where paid_at is not null;
create index refunds_by_success on refunds (updated_at, id) where status = 'succeeded';

-- The sandbox pays out as well.
alter table sandbox.objects drop constraint objects_kind_check,
  add constraint objects_kind_check check (
    kind in (
      'payment_intent', 'payment_method', 'charge', 'refund', 'dispute', 'mandate', 'event', 'payment_method_domain',
      'payout', 'balance_transaction'
    )
  );
create index objects_payout on sandbox.objects ((hidden ->> 'payout'), position desc) where kind = 'balance_transaction';
