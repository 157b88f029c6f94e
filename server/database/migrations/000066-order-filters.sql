-- Filters of the list of orders that few orders or none fit. Read in the order of the numbers, all orders are looked at
-- until fifty fit. All that can be filtered by has few combinations, each of which a B-tree holds once with the places of
-- its orders: so the whole index is a hundredth of the table, and is read to its end whatever is asked for.
create index orders_by_state on orders
  (payment_state, fulfilment_state, country, payment_method, shipping_carrier);

-- How often each combination occurs, by which the planner chooses between the two: nobody pays by BLIK and lives in
-- Germany, which it would not know of either alone.
create statistics orders_by_state (mcv)
  on payment_state, fulfilment_state, country, payment_method, shipping_carrier from orders;
alter statistics orders_by_state set statistics 400;
analyze orders;
