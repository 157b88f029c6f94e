-- The secret addresses of orders and payment links were in every copy of the database and every backup. They are derived
-- from a key that is not in the database now; `orders.token_hash` goes on finding those that were mailed.
alter table orders drop column token;

-- Further addresses of an order: of one that was placed before, or under another key.
create table order_links (
  token_hash bytea primary key,
  order_id uuid not null references orders on delete cascade
);
create index order_links_order on order_links (order_id);

-- Found by the hash in its cart.
alter table draft_orders drop column link_token;
