-- What VIES said of the VAT id that a company ordered with. No answer is an answer of its own, which says nothing of the id.
create table vat_id_checks (
  order_id uuid primary key references orders on delete cascade,
  -- As it was asked for, with its country.
  vat_id text not null,
  state text not null check (state in ('valid', 'invalid', 'no_answer')),
  -- What proves that it was asked, where VIES was told who asks.
  consultation text not null default '',
  -- Whose it is, where the member state tells.
  says text not null default '',
  asked_at timestamptz not null,
  check (state = 'valid' or (consultation = '' and says = ''))
);

create trigger vat_id_checks_live_inserted after insert on vat_id_checks referencing new table as changed
  for each statement execute function note_order_parts();
create trigger vat_id_checks_live_updated after update on vat_id_checks referencing new table as changed
  for each statement execute function note_order_parts();
