-- Discount codes are told to the open screens of the office, by id (migration 000049): also when an order uses one, or gives
-- its use back.
create function note_discount_code() returns trigger language plpgsql as $$
begin
  perform note_office_changes('discount', array[new.id::text]);
  return null;
end $$;
create trigger discount_codes_live after insert or update on discount_codes
  for each row execute function note_discount_code();

create function note_discount_of_order() returns trigger language plpgsql as $$
begin
  perform note_office_changes('discount', array[new.discount_code_id::text]);
  return null;
end $$;
create trigger orders_live_discount_used after insert on orders
  for each row when (new.discount_code_id is not null) execute function note_discount_of_order();
-- Of what happens to an order only this changes its code's figures.
create trigger orders_live_discount_changed after update of payment_state on orders
  for each row when (new.discount_code_id is not null
    and (new.payment_state = 'cancelled') <> (old.payment_state = 'cancelled'))
  execute function note_discount_of_order();
