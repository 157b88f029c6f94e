-- A market may have series of its own: its numbers are counted apart. Empty: the shop's own series, which every market has
-- that has none.
alter table invoices drop constraint invoices_kind_year_fkey, drop constraint invoices_kind_year_serial_key;
alter table invoice_series drop constraint invoice_series_pkey;
alter table invoice_series add column market text not null default '', add primary key (kind, market, year);
alter table invoices
  add column market text not null default '',
  add unique (kind, market, year, serial),
  add foreign key (kind, market, year) references invoice_series on delete restrict;
