-- Which tries at the order button belong to which order: those of an order that is paid are taken off the limits again.
-- Kept as long as the limits themselves: an hour.
create table order_tries (
  order_id uuid not null references orders on delete cascade,
  -- As in rate_limits.
  subject bytea not null,
  tries integer not null check (tries > 0),
  first_at timestamptz not null,
  primary key (order_id, subject)
);
create index order_tries_first on order_tries (first_at);

-- Failed payments of the whole shop are counted where visitors cannot be told apart by their addresses.
create index order_events_failed on order_events (at) where type = 'PaymentFailed';

-- Tries can be taken off to the last.
alter table rate_limits drop constraint payment_limits_tries_check;
alter table rate_limits add check (tries >= 0);
