-- Which methods there are is said by src/payments/methods/ alone; a new one must not need a migration.
alter table payment_attempts drop constraint payment_attempts_method_check,
  add constraint payment_attempts_method_check check (method ~ '^[a-z][a-z0-9_]*$');
