-- Orders as staff lists, finds and works them: columns to filter and search by, notes, e-mails as they were sent, and
-- actions that can still be undone.

-- The method of the latest attempt, so that a list can be narrowed to it by an index.
alter table orders add column payment_method text;
update orders o set payment_method = (
  select a.method from payment_attempts a where a.order_id = o.id order by a.attempt desc limit 1);
create function note_payment_method() returns trigger language plpgsql as $$
begin
  update orders set payment_method = new.method where id = new.order_id;
  return null;
end $$;
create trigger payment_attempts_noted after insert on payment_attempts
  for each row execute function note_payment_method();

-- What people call a buyer by: names, e-mail address, and the telephone number's digits.
alter table orders add column search_words text not null generated always as (
  left(kasa_unaccent(coalesce(address->>'fullName', '') || ' ' || email || ' ' || coalesce(company->>'name', '')), 500)
    || ' ' || left(regexp_replace(phone, '[^0-9]', '', 'g'), 30)
) stored;
create index orders_search_words on orders using gin (search_words gin_trgm_ops);
create index order_lines_sku on order_lines (lower(sku) text_pattern_ops, order_id);
create index parcels_tracking_number on parcels (lower(tracking_number) text_pattern_ops, order_id)
  where tracking_number <> '';

-- Lists are sorted by number, the newest first. Filters combine freely, so one index holds all that they look at: the worst
-- combination reads it and not the table.
alter table orders add column country text generated always as (address->>'country') stored;
create index orders_filters on orders (number)
  include (payment_state, fulfilment_state, country, payment_method, shipping_carrier, created_at, search_words);
create index orders_to_send on orders (number)
  where payment_state in ('paid', 'due_on_delivery') and fulfilment_state in ('unfulfilled', 'partly_sent');
create index orders_created on orders (created_at, number);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_email on orders (lower(email), number);
create index returns_open on returns (order_id) where status in ('announced', 'received');
create index returns_order on returns (order_id);
create index order_events_disputes on order_events (order_id) where type in ('DisputeOpened', 'DisputeClosed');
create index outbox_failing on outbox (id) where delivered_at is null and attempts > 0;

-- By staff, about an order. `staff_name` as it was when the note was written.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  staff_id bigint not null references staff,
  staff_name text not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index order_notes_order on order_notes (order_id, created_at);

-- E-mails to shoppers as they were sent. The key is that of the outbox entry: one that was repeated after a crash is one.
create table sent_mails (
  key text primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index sent_mails_order on sent_mails (order_id, sent_at);

-- What staff asked for in the office. It takes effect some seconds later, by the outbox, and until then can be undone.
create table order_actions (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('send', 'refund', 'cancel', 'paid', 'delivered', 'resend_mail')),
  -- All that the use case needs, with the ids of what it makes: a repetition after a crash makes nothing twice.
  input jsonb not null,
  -- waiting: can be undone; running: taken by the outbox; refused: the order no longer allowed it.
  status text not null check (status in ('waiting', 'running', 'done', 'undone', 'refused')),
  -- The kind of the refusal.
  refusal text,
  staff_id bigint not null references staff,
  staff_name text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz
);
-- Whoever looks at an order in two tabs asks once.
create unique index order_actions_open on order_actions (order_id) where status in ('waiting', 'running');
create index order_actions_order on order_actions (order_id, requested_at);
create index order_actions_refused on order_actions (finished_at) where status = 'refused';
