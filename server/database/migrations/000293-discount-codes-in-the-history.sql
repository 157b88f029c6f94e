-- What an import changes of discount codes is written down by the history, so that it can be taken back: see decision 143.
create trigger discount_codes_recorded_insert after insert on discount_codes referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'id', 'id', 'version created_at updated_at', 'true');
create trigger discount_codes_recorded_update after update on discount_codes referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'id', 'id', 'version created_at updated_at', 'true');
create trigger discount_codes_recorded_delete after delete on discount_codes referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'id', 'id', 'version created_at updated_at', 'true');
create trigger discount_code_collections_recorded_insert after insert on discount_code_collections referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'code_id', 'code_id collection_id', '', 'true');
create trigger discount_code_collections_recorded_update after update on discount_code_collections referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'code_id', 'code_id collection_id', '', 'true');
create trigger discount_code_collections_recorded_delete after delete on discount_code_collections referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'code_id', 'code_id collection_id', '', 'true');
create trigger discount_code_products_recorded_insert after insert on discount_code_products referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'code_id', 'code_id product_id', '', 'true');
create trigger discount_code_products_recorded_update after update on discount_code_products referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'code_id', 'code_id product_id', '', 'true');
create trigger discount_code_products_recorded_delete after delete on discount_code_products referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('discount_code', 'code_id', 'code_id product_id', '', 'true');
