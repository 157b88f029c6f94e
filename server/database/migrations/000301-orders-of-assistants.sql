-- Which assistants led to an order: those from whose carts goods went into the cart that was ordered. Written as the order is,
-- whoever places it, and kept with it: the carts of assistants are deleted after a day.
create table assistant_orders (
  order_id uuid not null references orders on delete cascade,
  -- The assistant's cart, by whose id the platform knows the checkout.
  cart_id uuid not null,
  platform text not null,
  primary key (order_id, cart_id)
);
create index assistant_orders_cart on assistant_orders (cart_id);

create function note_assistants_of_order() returns trigger language plpgsql as $$
begin
  insert into assistant_orders (order_id, cart_id, platform)
    select new.id, cart_id, platform from assistant_carts where taken_by = new.cart_id
    on conflict do nothing;
  return null;
end $$;
create trigger orders_of_assistants after insert on orders for each row when (new.cart_id is not null)
  execute function note_assistants_of_order();
