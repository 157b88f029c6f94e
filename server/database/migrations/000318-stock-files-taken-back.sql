-- What the file of an export said last is taken back with the import that has read it: the same file changes stock again then.
-- Each import writes a row of its own, so that what an earlier one has said is there again.
alter table stock_files
  drop constraint stock_files_pkey,
  add column id bigint generated always as identity primary key,
  -- No writer has to think of it: what is written within a batch belongs to it.
  add column batch_id bigint references change_batches on delete set null,
  add column is_taken_back boolean not null default false;
alter table stock_files alter column batch_id
  set default nullif(current_setting('kasa.change_batch', true), '')::bigint;
create index stock_files_variant on stock_files (variant_id, exported_at);
create index stock_files_batch on stock_files (batch_id) where batch_id is not null;
