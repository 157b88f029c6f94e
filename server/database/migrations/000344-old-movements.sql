-- Movements of stock go when their time is over. They lie in the order of their time, so that a small index finds the old ones:
-- about 1 s for each million rows of stock_movements.
create index stock_movements_old on stock_movements using brin (at);
