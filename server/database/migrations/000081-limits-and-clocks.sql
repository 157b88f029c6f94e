-- Limits of a day and of a week are counted where those of an hour are, so each row says when it may go.
alter table rate_limits add column ends_at timestamptz;
update rate_limits set ends_at = window_start + interval '1 hour';
alter table rate_limits alter column ends_at set not null;
drop index rate_limits_window;
create index rate_limits_ends on rate_limits (ends_at);

-- That a buyer was asked for reviews is remembered for as long as the order is: entries of the outbox are deleted after
-- their time, and with them what only their keys said.
alter table orders add column reviews_asked_at timestamptz;
update orders o set reviews_asked_at = asked.at from (
  select order_id, min(sent_at) as at from sent_mails where kind = 'review-request' group by order_id
) as asked where asked.order_id = o.id;
update orders o set reviews_asked_at = x.created_at from outbox x
where x.kind = 'review-request' and x.deduplication_key = 'review-request-' || o.id and o.reviews_asked_at is null;
