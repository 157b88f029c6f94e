-- What a producer guarantees is written down with the other changes of its product, and taken back like them.
create trigger garan_labels_recorded_insert after insert on garan_labels referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'product_id', '', 'true');
create trigger garan_labels_recorded_update after update on garan_labels referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'product_id', '', 'true');
create trigger garan_labels_recorded_delete after delete on garan_labels referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'product_id', 'product_id', '', 'true');
