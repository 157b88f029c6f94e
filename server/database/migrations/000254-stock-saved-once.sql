-- A save of a product changes stock by differences, and is sent again when its answer was lost. The browser gives each
-- difference a key: what has been moved under it already is not moved once more.
alter table stock_movements add column difference_key uuid;
create index stock_movements_difference on stock_movements (difference_key) where difference_key is not null;
