-- Where the platform of an assistant wants to be told of orders, as its profile said when the cart was begun, and in which version
-- of the protocol; null where it does not ask, or the merchant does not tell. Kept with the order, whose cart is deleted.
alter table assistant_carts
  add column webhook_url text check (char_length(webhook_url) <= 2048),
  add column ucp_version text;
alter table assistant_orders
  add column webhook_url text check (char_length(webhook_url) <= 2048),
  add column ucp_version text;

create or replace function note_assistants_of_order() returns trigger language plpgsql as $$
begin
  insert into assistant_orders (order_id, cart_id, platform, webhook_url, ucp_version)
    select new.id, cart_id, platform, webhook_url, ucp_version from assistant_carts where taken_by = new.cart_id
    on conflict do nothing;
  return null;
end $$;

-- What happens to an order is told to the platforms that led to it: an entry of the outbox for each.
create function tell_assistants_of_event() returns trigger language plpgsql as $$
begin
  insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at)
    select 'assistant-order-' || cart_id || '-' || new.id, 'assistant-order',
      jsonb_build_object('id', gen_random_uuid(), 'orderId', order_id, 'cartId', cart_id, 'at', new.at), new.at, new.at
    from assistant_orders where order_id = new.order_id and webhook_url is not null
    on conflict (deduplication_key) do nothing;
  return null;
end $$;
create trigger order_events_for_assistants after insert on order_events for each row
  when (new.type in ('OrderPlaced', 'PaymentSucceeded', 'OrderCancelled', 'ParcelSent', 'ParcelDelivered', 'RefundSucceeded'))
  execute function tell_assistants_of_event();
