-- What was bought together with a product is counted by the lines of its variants, whatever their SKU was then or is now; and a
-- variant that is deleted is looked for here.
create index order_lines_variant on order_lines (variant_id, order_id) where variant_id is not null;
