-- What the merchant's own fields (settings document `product-fields`) say of a product: a row a field, so that two people
-- who fill in different ones do not stand in each other's way.
create table product_field_values (
  product_id uuid not null references products on delete cascade,
  field text not null check (field ~ '^[a-z][a-z0-9-]{0,39}$'),
  value jsonb not null,
  primary key (product_id, field)
);
create index product_field_values_field on product_field_values (field, product_id);

create trigger product_field_values_changes_inserted after insert on product_field_values referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger product_field_values_changes_updated after update on product_field_values referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger product_field_values_changes_deleted after delete on product_field_values referencing old table as changed
  for each statement execute function note_changed_parts();
create trigger product_field_values_noticed_insert after insert on product_field_values referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_field_values_noticed_update after update on product_field_values referencing new table as new_rows
  for each statement execute function notify_product_parts();
create trigger product_field_values_noticed_delete after delete on product_field_values referencing old table as old_rows
  for each statement execute function notify_product_parts();
create trigger product_field_values_recorded_insert after insert on product_field_values referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'product_id field', '', 'true');
create trigger product_field_values_recorded_update after update on product_field_values
  referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'product_id field', '', 'true');
create trigger product_field_values_recorded_delete after delete on product_field_values referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'product_id field', '', 'true');

-- Listings are narrowed by them, and pages show them.
create trigger settings_product_fields_changed after insert on settings for each row
  when (new.document = 'product-fields') execute function note_everything();
