-- Why stock was counted, received or written off by hand, as staff said it; empty for what orders and imports do.
alter table stock_movements add column reason text not null default '';
