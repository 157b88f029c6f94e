-- Who is told of what, as the serving shop's kasa.config.ts says: written at its start. The secret and the address stay
-- in the configuration.
create table webhook_receivers (
  name text primary key,
  events text[] not null,
  -- The receiver is told when a sale leaves so many of a variant, or fewer.
  stock_low_at integer not null check (stock_low_at >= 0)
);
