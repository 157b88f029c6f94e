-- The number in the badge of a cart is kept beside the kept pages. Whatever changes a cart touches its row; what is typed
-- into the checkout does not change the number.
create function notify_cart() returns trigger language plpgsql as $$
begin
  perform pg_notify('kasa_changes', 'cart:' || encode(coalesce(new.token_hash, old.token_hash), 'hex'));
  return null;
end $$;
create trigger carts_noticed after update of updated_at, closed_at on carts for each row
  when (new.checkout_draft = old.checkout_draft)
  execute function notify_cart();
create trigger carts_noticed_delete after delete on carts for each row execute function notify_cart();

-- Other limits than those of payments are counted here too, because several processes may serve the shop.
alter table payment_limits rename to rate_limits;
alter index payment_limits_window rename to rate_limits_window;

-- Work that one process does for all: whoever moves `next_at` on does the round.
create table job_rounds (
  name text primary key,
  next_at timestamptz not null
);
