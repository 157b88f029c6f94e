-- The list of what was issued: the newest first, and found by number and buyer. What is erased of a person is found no more.
create index invoices_issued on invoices (issued_at, id);
create index invoices_search on invoices using gin ((lower(number || ' ' || coalesce(document->'buyer'->>'companyName', '')
  || ' ' || coalesce(document->'buyer'->>'fullName', ''))) gin_trgm_ops);
