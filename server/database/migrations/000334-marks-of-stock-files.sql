-- Each time that what a file has said of stock is taken back, or said again, is written down with the batch that did it: a
-- product that comes back to an earlier version has every file since taken back, and that is taken back in its turn.
create table stock_file_marks (
  file_id bigint not null references stock_files on delete cascade,
  batch_id bigint not null references change_batches on delete cascade,
  is_taken_back boolean not null,
  primary key (file_id, batch_id)
);
create index stock_file_marks_batch on stock_file_marks (batch_id);

-- What was taken back before: an undo of the batch that wrote it, the undo of that one, and so on.
with recursive undoing (root, id, is_taken_back) as (
  select f.batch_id, b.id, true
  from (select distinct batch_id from stock_files where batch_id is not null) as f
  join change_batches b on b.undoes = f.batch_id
  union all
  select u.root, b.id, not u.is_taken_back from undoing u join change_batches b on b.undoes = u.id
)
insert into stock_file_marks (file_id, batch_id, is_taken_back)
select f.id, u.id, u.is_taken_back from stock_files f join undoing u on u.root = f.batch_id;
