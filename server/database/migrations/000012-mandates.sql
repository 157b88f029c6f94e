-- The mandate of a direct debit: its reference (000011) must be told to the debtor (EPC rulebook SDD Core, AT-01), and
-- its text must stay on the order's page also when the provider cannot be asked.
alter table payment_attempts
  add column mandate_url text,
  add constraint mandate_whole check ((mandate_reference is null) = (mandate_url is null));
