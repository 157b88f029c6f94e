-- Everybody who followed the link of an assistant's cart: a second device, the preview of a chat. One column held the last of
-- them, so that whoever came last took the order of whoever pressed the button. assistant_carts.taken_by is left for the
-- release before, and written no more.
create table assistant_takers (
  cart_id uuid not null references assistant_carts on delete cascade,
  -- The cart that the offered goods went into.
  taken_by uuid not null references carts on delete cascade,
  taken_at timestamptz not null,
  -- What went into it, each time that the link was followed.
  variant_ids uuid[] not null,
  primary key (cart_id, taken_by)
);
create index assistant_takers_by on assistant_takers (taken_by);

insert into assistant_takers (cart_id, taken_by, taken_at, variant_ids)
  select cart_id, taken_by, taken_at, array(select variant_id from cart_lines l where l.cart_id = a.cart_id)
  from assistant_carts a where taken_by is not null;

-- An order is of an assistant when its cart took that assistant's over, in the day that there is one, and when it holds
-- something that was offered: whatever else is bought in that browser is none of its business. Its lines say so, which are
-- written after it and before its first event.
drop trigger orders_of_assistants on orders;
create or replace function note_assistants_of_order() returns trigger language plpgsql as $$
begin
  insert into assistant_orders (order_id, cart_id, platform, webhook_url, ucp_version)
    select distinct o.id, a.cart_id, a.platform, a.webhook_url, a.ucp_version
    from added_lines l join orders o on o.id = l.order_id
      join assistant_takers t on t.taken_by = o.cart_id and l.variant_id = any (t.variant_ids)
      join assistant_carts a on a.cart_id = t.cart_id
    where o.created_at >= a.created_at and o.created_at < a.created_at + interval '1 day'
    on conflict do nothing;
  return null;
end $$;
create trigger order_lines_of_assistants after insert on order_lines referencing new table as added_lines
  for each statement execute function note_assistants_of_order();
