-- The return of the one-stop shop is in euros at the ECB's rate of the quarter's last day, or of the next day on which there is
-- one; an invoice of the same day is converted at the one before. Both are kept, each for what it is for.
alter table exchange_rates add column purpose text not null default 'invoice' check (purpose in ('invoice', 'oss'));
alter table exchange_rates drop constraint exchange_rates_pkey;
alter table exchange_rates add primary key (national, currency, tax_point, purpose);

do $$
declare
  before text;
begin
  select conname into strict before from pg_constraint
  where conrelid = 'exchange_rates'::regclass and pg_get_constraintdef(oid) like '%published_on <= tax_point%';
  execute format('alter table exchange_rates drop constraint %I', before);
end $$;
alter table exchange_rates add constraint exchange_rates_published_on check (
  published_on ~ '^\d{4}-\d{2}-\d{2}$'
  and case purpose when 'oss' then published_on >= tax_point else published_on <= tax_point end);
