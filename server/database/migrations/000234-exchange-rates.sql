-- What the money of an invoice costs in that of the seller's state: one rate for each tax point, which is the first that was
-- found for it, or the one that staff has given. All invoices of that day say the same.
create table exchange_rates (
  -- The money that is converted to, and the one of the invoice.
  national text not null,
  currency text not null check (currency <> national),
  tax_point text not null check (tax_point ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Of which of the two one unit costs the rate.
  unit text not null check (unit in (national, currency)),
  rate text not null check (rate ~ '^\d{1,6}(\.\d{1,8})?$' and rate::numeric > 0),
  source text not null,
  source_table text not null,
  published_on text not null check (published_on ~ '^\d{4}-\d{2}-\d{2}$' and published_on <= tax_point),
  is_by_hand boolean not null,
  kept_at timestamptz not null,
  primary key (national, currency, tax_point)
);

-- What was invoiced before it was paid, and given up before anybody paid, is taken back once.
create unique index invoices_given_up on invoices (corrects) where corrects is not null and refund_id is null;
