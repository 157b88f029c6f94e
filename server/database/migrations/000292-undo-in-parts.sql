-- A batch of many changes is taken back in parts, too, by the same rows as many prices are changed by.
alter table price_changes rename to batch_parts;
alter table batch_parts rename column change to work;
alter table batch_parts rename column product_ids to thing_ids;
alter index price_changes_batch rename to batch_parts_batch;
alter index price_changes_open rename to batch_parts_open;
-- What is done, and by which code: server/history/batch-parts.ts.
alter table batch_parts add column kind text not null default 'prices';
alter table batch_parts alter column kind drop default;

-- What the taking back of another batch has left as it is, because it was changed since: how much, and the first of it.
alter table change_batches
  add column left_count integer not null default 0,
  add column left_alone jsonb not null default '[]';
