-- A link that somebody only made, to pass it on, is not one that went out by e-mail. Null: the link in force was not mailed.
alter table draft_orders add column mailed_at timestamptz;
update draft_orders d set mailed_at = d.sent_at
where exists (select from outbox o where o.deduplication_key = 'payment-link-' || d.cart_id);
