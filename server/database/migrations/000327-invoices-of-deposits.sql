-- An invoice of a payment in advance may be followed by the final invoice of its sale, which takes it off: one for each.
alter table invoices add column settles uuid references invoices on delete restrict,
  add constraint invoices_final check (settles is null or kind = 'invoice');
drop index invoices_of_order;
create unique index invoices_of_order on invoices (order_id, kind)
  where kind in ('invoice', 'receipt', 'proforma') and settles is null;
create unique index invoices_settles on invoices (settles);
