-- An order that is paid on delivery is sent before it is paid, and may cost a fee beside goods and delivery.
alter table orders
  add column fee_minor bigint not null default 0 check (fee_minor >= 0),
  drop constraint orders_total,
  add constraint orders_total check (total_minor = subtotal_minor + shipping_minor + fee_minor - discount_minor),
  drop constraint orders_payment_state_check,
  add constraint orders_payment_state_check
    check (payment_state in ('awaiting_payment', 'payment_processing', 'due_on_delivery', 'paid', 'cancelled'));
