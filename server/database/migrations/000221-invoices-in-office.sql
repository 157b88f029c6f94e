-- The list of what was issued: the newest first, and found by number and buyer. What is erased of a person is found no more.
create index invoices_issued on invoices (issued_at, id);
create index invoices_search on invoices using gin ((lower(number || ' ' || coalesce(document->'buyer'->>'companyName', '')
  || ' ' || coalesce(document->'buyer'->>'fullName', ''))) gin_trgm_ops);

-- What is issued of an order is told to the screens that show it: the shop makes some by itself.
create trigger invoices_live_inserted after insert on invoices referencing new table as changed
  for each statement execute function note_order_parts();
