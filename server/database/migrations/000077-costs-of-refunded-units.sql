-- Which units of a line a refund gave back is known by what they had cost: of 10.00 for three one cost 3.34. When the refund
-- fails at the bank, just that is free again. Null: given back before it was noted; then the first units are meant.
alter table refund_lines add column cost_minor bigint check (cost_minor >= 0);
