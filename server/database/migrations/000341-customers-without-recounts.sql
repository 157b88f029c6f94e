-- What is known of a customer was counted anew from all of their orders with each order: somebody with ten thousand orders
-- cost ten thousand rows at the ten thousandth and first. A new order, and a new state of one, are added to what stands
-- there; whatever else changes (an address, an erasure, joined customers) is rare, and counted anew as before.

-- Customers that were counted anew in this transaction, since orders were written last: what the orders' triggers have still
-- to say of them is counted already.
create function is_recounted(of_customer uuid) returns boolean language sql stable as $$
  select strpos(coalesce(current_setting('kasa.recounted_customers', true), ''), of_customer::text) > 0
$$;

create function recount_customer(of_customer uuid) returns void language plpgsql as $$
begin
  if is_recounted(of_customer) then return; end if;
  perform refresh_customer(of_customer);
  perform set_config('kasa.recounted_customers',
    coalesce(current_setting('kasa.recounted_customers', true), '') || of_customer || ' ', true);
end $$;

create function forget_recounts() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('kasa.recounted_customers', true), '') <> '' then
    perform set_config('kasa.recounted_customers', '', true);
  end if;
  return null;
end $$;
create trigger orders_customers_recounted before insert or update of email, phone, address, company, payment_state on orders
  for each statement execute function forget_recounts();

create function counts_for_customer(payment_state text) returns integer language sql immutable as $$
  select (payment_state in ('paid', 'payment_processing', 'due_on_delivery'))::integer
$$;

-- True unless the customer is gone. Of two orders at once, the second waits here for the first.
create function add_order_to_customer(of_customer uuid, added orders) returns boolean language plpgsql as $$
begin
  if is_recounted(of_customer) then return true; end if;
  update customers c set orders = c.orders + counts_for_customer(added.payment_state),
    first_order_at = least(c.first_order_at, added.created_at), last_order_at = greatest(c.last_order_at, added.created_at),
    search_words = case when strpos(c.search_words, added.search_words) > 0 then c.search_words
      else left(concat_ws(' ', nullif(c.search_words, ''), added.search_words), 1500) end
  where c.id = of_customer;
  if not found then return false; end if;
  update customers c set email = added.email, name = coalesce(added.address->>'fullName', ''), phone = added.phone,
    country = added.country
  where c.id = of_customer and not exists (
    select from customer_emails e cross join lateral (
      select from orders o where lower(o.email) = e.email and o.number > added.number limit 1) as later
    where e.customer_id = of_customer);
  return true;
end $$;

create or replace function note_customer() returns trigger language plpgsql as $$
declare
  former uuid;
  change constant integer := case when tg_op = 'UPDATE'
    then counts_for_customer(new.payment_state) - counts_for_customer(old.payment_state) else 0 end;
begin
  if tg_op = 'UPDATE' and lower(old.email) <> lower(new.email) then
    select customer_id into former from customer_emails where email = lower(old.email);
    if former is not null then perform recount_customer(former); end if;
  end if;
  -- An order whose personal data were erased belongs to nobody.
  if new.email = '' then return null; end if;
  if tg_op = 'INSERT' then
    -- Erased or joined while this waited: the order is of another customer.
    while not add_order_to_customer(customer_of_email(new.email), new) loop end loop;
  elsif (old.email, old.phone, old.address, old.company) is distinct from (new.email, new.phone, new.address, new.company) then
    perform recount_customer(customer_of_email(new.email));
    if not exists (select from customer_emails where email = lower(new.email)) then
      perform recount_customer(customer_of_email(new.email));
    end if;
  elsif change <> 0 then
    loop
      former := customer_of_email(new.email);
      exit when is_recounted(former);
      update customers set orders = orders + change where id = former;
      exit when found;
    end loop;
  end if;
  return null;
end $$;
