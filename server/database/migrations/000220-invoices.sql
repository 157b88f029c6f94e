-- Documents of the books. What is issued stays as it is: nothing of a row is ever changed but to remove, when the time in
-- which the books are kept is over, what it says of a person.
create table invoice_series (
  kind text not null check (kind in ('invoice', 'correction', 'proforma', 'receipt')),
  year integer not null check (year between 2000 and 2999),
  -- The transaction that issues holds this row until it ends, so a failed one leaves no gap.
  last_number integer not null check (last_number > 0),
  primary key (kind, year)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  year integer not null,
  serial integer not null check (serial > 0),
  -- As it is written, by the pattern of that day.
  number text not null unique,
  order_id uuid not null references orders on delete restrict,
  -- What a correction corrects, and the refund that it is made for.
  corrects uuid references invoices on delete restrict,
  refund_id uuid references refunds on delete restrict,
  -- The day of the company's country, which may be another than that of UTC.
  issued_on text not null check (issued_on ~ '^\d{4}-\d{2}-\d{2}$'),
  issued_at timestamptz not null,
  issued_by text not null,
  currency text not null,
  gross_minor bigint not null,
  vat_minor bigint not null,
  document jsonb,
  -- SHA-256 of the document's text as it was issued.
  checksum bytea not null,
  unique (kind, year, serial),
  foreign key (kind, year) references invoice_series on delete restrict,
  constraint invoices_correction check ((kind = 'correction') = (corrects is not null))
);
-- An order is invoiced once, and a refund corrected once.
create unique index invoices_of_order on invoices (order_id, kind) where kind in ('invoice', 'receipt', 'proforma');
create unique index invoices_of_refund on invoices (refund_id);
create index invoices_of_day on invoices (issued_on, id);
create index invoices_order on invoices (order_id);
create index invoices_corrects on invoices (corrects);

-- What was written from a document, as it was first written: a later release may draw it otherwise.
create table invoice_files (
  invoice_id uuid not null references invoices on delete restrict,
  order_id uuid not null references orders on delete restrict,
  format text not null check (format in ('pdf', 'fa3', 'cii', 'ubl', 'isdoc')),
  bytes bytea,
  checksum bytea not null,
  written_at timestamptz not null,
  primary key (invoice_id, format)
);

create index invoice_files_order on invoice_files (order_id);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what was issued is not deleted: %', old.number;
  end if;
  if new.document is null and (to_jsonb(new) - 'document') = (to_jsonb(old) - 'document') then
    return new;
  end if;
  raise exception 'what was issued is not changed: %', old.number;
end $$;
create trigger invoices_kept before update or delete on invoices for each row execute function keep_invoice();
