-- Customers: people who ordered, known by e-mail address without regard to case. One person may have several addresses.
create table customers (
  -- What addresses of the office and logs name, which must not hold the e-mail address.
  id uuid primary key default gen_random_uuid(),
  -- Of the latest order: what lists show, sort and filter by.
  email text not null default '',
  name text not null default '',
  phone text not null default '',
  country text,
  -- Those that are paid, or that are being paid or paid on delivery.
  orders integer not null default 0,
  first_order_at timestamptz,
  last_order_at timestamptz,
  -- All that people call them by: names, addresses, companies, and the digits of telephone numbers.
  search_words text not null default ''
);
create table customer_emails (
  email text primary key check (email = lower(email) and email <> ''),
  customer_id uuid not null references customers on delete cascade
);
create index customer_emails_customer on customer_emails (customer_id);

-- One covering index holds all that the list looks at, as for orders.
create index customers_filters on customers (last_order_at desc, id desc) include (country, orders, search_words);
create index customers_search_words on customers using gin (search_words gin_trgm_ops);

create table customer_notes (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  staff_id bigint not null references staff,
  staff_name text not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index customer_notes_customer on customer_notes (customer_id, created_at);

-- Counted anew from the orders each time: nothing can drift. Whoever has no orders left is gone.
create function refresh_customer(of_customer uuid) returns void language plpgsql as $$
begin
  -- Of two orders at once, the second waits here and then counts both.
  perform from customers where id = of_customer for update;
  update customers c set email = latest.email, name = latest.name, phone = latest.phone, country = latest.country,
    orders = counted.orders, first_order_at = counted.first_at, last_order_at = counted.last_at,
    search_words = left(counted.words, 1500)
  from (
    select count(*) filter (where o.payment_state in ('paid', 'payment_processing', 'due_on_delivery')) as orders,
      min(o.created_at) as first_at, max(o.created_at) as last_at, string_agg(distinct o.search_words, ' ') as words
    from orders o join customer_emails e on lower(o.email) = e.email where e.customer_id = of_customer
    having count(*) > 0
  ) as counted, lateral (
    select o.email, coalesce(o.address->>'fullName', '') as name, o.phone, o.country
    from orders o join customer_emails e on lower(o.email) = e.email where e.customer_id = of_customer
    order by o.number desc limit 1
  ) as latest
  where c.id = of_customer;
  if not found then
    delete from customers where id = of_customer;
  end if;
end $$;

create function customer_of_email(given text) returns uuid language plpgsql as $$
declare
  found_id uuid;
begin
  select customer_id into found_id from customer_emails where email = lower(given);
  if found_id is null then
    insert into customers default values returning id into found_id;
    insert into customer_emails (email, customer_id) values (lower(given), found_id) on conflict do nothing;
    if not found then
      -- Two first orders at once.
      delete from customers where id = found_id;
      select customer_id into found_id from customer_emails where email = lower(given);
    end if;
  end if;
  return found_id;
end $$;

create function note_customer() returns trigger language plpgsql as $$
declare
  former uuid;
begin
  if tg_op = 'UPDATE' and lower(old.email) <> lower(new.email) then
    select customer_id into former from customer_emails where email = lower(old.email);
    if former is not null then perform refresh_customer(former); end if;
  end if;
  -- An order whose personal data were erased belongs to nobody.
  if new.email <> '' then
    perform refresh_customer(customer_of_email(new.email));
    -- Erased while this waited: the order is the first of a new customer.
    if not exists (select from customer_emails where email = lower(new.email)) then
      perform refresh_customer(customer_of_email(new.email));
    end if;
  end if;
  return null;
end $$;
-- At the end of the transaction, when it needs no other lock: orders of one person at once wait for each other there, and
-- never for what the other has still to lock.
create constraint trigger orders_customer after insert on orders deferrable initially deferred
  for each row execute function note_customer();
create constraint trigger orders_customer_changed after update of email, phone, address, company, payment_state on orders
  deferrable initially deferred for each row when ((old.email, old.phone, old.address, old.company, old.payment_state)
    is distinct from (new.email, new.phone, new.address, new.company, new.payment_state))
  execute function note_customer();

-- All at once: for orders that are older than this table.
create function fill_customers() returns void language sql as $$
  with latest as (
    select distinct on (lower(email)) gen_random_uuid() as id, lower(email) as key, email, phone, country,
      coalesce(address->>'fullName', '') as name
    from orders where email <> '' and not exists (select from customer_emails e where e.email = lower(orders.email))
    order by lower(email), number desc
  ), counted as (
    select lower(email) as key, min(created_at) as first_at, max(created_at) as last_at,
      count(*) filter (where payment_state in ('paid', 'payment_processing', 'due_on_delivery')) as orders,
      left(string_agg(distinct search_words, ' '), 1500) as words
    from orders group by 1
  ), added as (
    insert into customers (id, email, name, phone, country, orders, first_order_at, last_order_at, search_words)
    select l.id, l.email, l.name, l.phone, l.country, c.orders, c.first_at, c.last_at, c.words
    from latest l join counted c using (key)
  )
  insert into customer_emails (email, customer_id) select key, id from latest;
$$;
select fill_customers();

-- When what is personal in an order was erased, at the person's wish or because its time was over; and of what paid and
-- invoiced orders must still say, when that followed.
alter table orders add column erased_at timestamptz;
alter table orders add column books_cleared_at timestamptz;
create index orders_uncleared on orders (created_at) where books_cleared_at is null;
-- A cart is found by the address that was typed at the checkout.
create index carts_email on carts (lower(checkout_draft->>'email')) where checkout_draft ? 'email';
create index returns_order_email on returns (lower(order_email));
create index stripe_events_intent on stripe_events (intent_id);
create index stripe_events_received on stripe_events (received_at) where payload <> '{}';
create index sent_mails_sent on sent_mails (sent_at);
create index returns_announced on returns (announced_at);
create index outbox_delivered on outbox (delivered_at) where delivered_at is not null;

-- What was deleted because its time was over: a row for each task that found something.
create table retention_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- As src/shop/retention-settings.ts and server/customers/retention name it.
  task text not null,
  -- All that was older was deleted.
  older_than timestamptz not null,
  deleted integer not null check (deleted > 0)
);

-- The audit log's beginning, once its oldest rows have been deleted: the last of them, and its hash, from which the chain
-- goes on. The rows that remain cannot be changed; only rows from the beginning can go, and their end is written down here
-- and in the log itself.
create table audit_start (
  is_only boolean primary key default true check (is_only),
  last_id bigint not null,
  hash bytea not null
);
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  -- A restore empties all tables of a shop that has nothing: a log without rows loses nothing by it.
  if tg_op = 'TRUNCATE' and not exists (select from audit_log) then
    return null;
  end if;
  if tg_op = 'DELETE' and exists (select from audit_start where last_id >= old.id) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
