-- Many orders at a time: views that are kept, actions that are asked for together, and what the first page of the office
-- leads to.

-- Filters of the list of orders under a name: somebody's own, or everybody's.
create table order_views (
  id uuid primary key,
  staff_id bigint not null references staff on delete cascade,
  is_shared boolean not null,
  name text not null check (length(name) between 1 and 60),
  -- As they stand in the address.
  filters text not null,
  -- Among those of everybody, and among one's own.
  position integer not null,
  created_at timestamptz not null
);
create index order_views_staff on order_views (staff_id);

-- What was asked for with one press, and is undone with one.
alter table order_actions add column batch_id uuid;
create index order_actions_batch on order_actions (batch_id) where batch_id is not null;

-- Where goods go and whom the carrier calls, as it was and as staff made it: beside the order, from where it can be erased.
create table order_contact_changes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  staff_id bigint not null references staff,
  staff_name text not null,
  -- Only what changed.
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null
);
create index order_contact_changes_order on order_contact_changes (order_id);

alter table order_notes add column edited_at timestamptz;

-- Payments whose amount or currency is not the order's: nothing was recorded, and somebody looks.
create table payment_mismatches (
  intent_id text primary key,
  order_id uuid not null references orders on delete cascade,
  amount_minor bigint not null,
  currency text not null,
  seen_at timestamptz not null,
  checked_at timestamptz
);
create index payment_mismatches_open on payment_mismatches (seen_at) where checked_at is null;
create index payment_mismatches_order on payment_mismatches (order_id);

-- Few of many, counted with each look at the list.
create index orders_unpaid on orders (number) where payment_state in ('awaiting_payment', 'payment_processing');
create index orders_noted on orders (number)
  where note <> '' and payment_state in ('paid', 'due_on_delivery')
    and fulfilment_state in ('unfulfilled', 'partly_sent');
create index refunds_failed on refunds (updated_at) where status = 'failed';
-- With all that the sums of a day, a week and a month look at.
drop index orders_paid;
create index orders_paid on orders (paid_at) include (currency, captured_minor) where paid_at is not null;
