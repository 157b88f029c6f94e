-- What kasa.config.ts had at the last start with one, so that a start without it can say what is missing: the file lies
-- beside the code, and a new release is another folder.
create table known_extensions (
  kind text not null check (kind in ('webhook', 'carrier', 'paymentMethod')),
  name text not null,
  last_started_at timestamptz not null,
  primary key (kind, name)
);
insert into known_extensions (kind, name, last_started_at) select 'webhook', name, now() from webhook_receivers;
