-- The page that the office opens with sums up what consumers in other member states have paid. Below the threshold of article 59c
-- these are a few hundred orders at most, and above it nobody sums up: the shop has registered.
create index orders_of_consumers on orders (country, paid_at) where paid_at is not null and company is null;
