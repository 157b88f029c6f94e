-- Money that a bank has sent back was never given: the correction that said so is taken back by one of its own, which corrects
-- the same invoice. Once.
alter table invoices
  add column takes_back uuid references invoices on delete restrict,
  add constraint invoices_takes_back check (takes_back is null or (kind = 'correction' and refund_id is null));
create unique index invoices_taken_back on invoices (takes_back);
