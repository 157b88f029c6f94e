-- The uses of a code were counted over all orders that name it: at each look at a cart, at each order, and in the office's
-- list. They are added up now. An order adds a row, which waits for nobody, and a round of every minute adds these rows to
-- one row for each code and currency. What a code has come to is both together, in one statement and so in one snapshot.
create table discount_code_uses (
  code_id uuid not null references discount_codes on delete cascade,
  currency text not null,
  -- Orders that name the code and are not cancelled, and what it took off their goods.
  uses bigint not null,
  discounted_minor bigint not null,
  primary key (code_id, currency)
);

create table discount_code_changes (
  id bigint generated always as identity primary key,
  code_id uuid not null references discount_codes on delete cascade,
  currency text not null,
  uses integer not null,
  discounted_minor bigint not null
);
create index discount_code_changes_code on discount_code_changes (code_id);
-- It is emptied each minute.
alter table discount_code_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create view discount_code_figures as
  select code_id, currency, sum(uses)::bigint as uses, sum(discounted_minor)::bigint as discounted_minor
  from (
    select code_id, currency, uses, discounted_minor from discount_code_uses
    union all
    select code_id, currency, uses, discounted_minor from discount_code_changes
  ) as each
  group by code_id, currency;

-- One order's part in the figures of its code, added or taken away.
create function add_code_use(of_order orders, times integer) returns void language sql as $$
  insert into discount_code_changes (code_id, currency, uses, discounted_minor)
  select of_order.discount_code_id, of_order.currency, times, times * of_order.discount_minor
  where of_order.discount_code_id is not null and of_order.payment_state <> 'cancelled'
$$;

create function note_code_use() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_code_use(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_code_use(new, 1); end if;
  return null;
end $$;
create trigger orders_code_used after insert on orders
  for each row when (new.discount_code_id is not null) execute function note_code_use();
create trigger orders_code_use_changed after update on orders
  for each row when (
    (old.discount_code_id, old.currency, old.discount_minor, old.payment_state = 'cancelled')
    is distinct from (new.discount_code_id, new.currency, new.discount_minor, new.payment_state = 'cancelled'))
  execute function note_code_use();
create trigger orders_code_use_deleted after delete on orders
  for each row when (old.discount_code_id is not null) execute function note_code_use();
