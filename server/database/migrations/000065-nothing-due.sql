-- An order whose code leaves nothing to pay is paid as it is placed, with an attempt of 0 (decision 45).
alter table payment_attempts drop constraint payment_attempts_amount_minor_check,
  add constraint payment_attempts_amount_minor_check check (amount_minor >= 0);
