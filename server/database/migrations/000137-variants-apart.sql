-- Two variants of a product have different values at the end of a statement, or of a save, and not at each row of it: where
-- M becomes L and L becomes M, in whatever order the rows are written, each is the other for a moment.
drop index variants_options;
alter table variants add constraint variants_options exclude using btree (
  product_id with =, coalesce(option1, '') with =, coalesce(option2, '') with =, coalesce(option3, '') with =
) where (archived_at is null) deferrable;
