-- Product files that staff has handed in by the browser, and what becomes of each: looked through, checked, imported, taken
-- back. A worker does one step at a time in a process of its own and says every few seconds that it lives; whoever finds
-- that it does not, takes the step up. What is imported and that it is imported are committed together.
create table imports (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  staff_id bigint references staff on delete set null,
  -- The name that the person had.
  who text not null,
  file text not null,
  bytes bigint not null default 0,
  state text not null check (state in (
    'uploading', 'checking', 'checked', 'running', 'finishing', 'done', 'undoing', 'undone', 'cancelled', 'failed')),
  state_at timestamptz not null,
  -- What the file was recognised as: see recognise-file.ts. Empty until it was looked through.
  kind text not null default '',
  system text not null default '',
  -- Name, samples and proposed meaning of each column, in the order of the file.
  file_columns jsonb not null default '[]',
  -- What each column is read as; null: as proposed.
  chosen_columns jsonb,
  options jsonb not null default '{}',
  -- What the last check or the import has counted.
  report jsonb,
  failure text not null default '',
  phase text not null default '',
  done bigint not null default 0,
  total bigint,
  worker uuid,
  heartbeat_at timestamptz,
  -- How often the step was begun.
  attempts int not null default 0,
  -- Pictures that are to be fetched once the products are there: source, line, column.
  pictures jsonb,
  batch_id bigint references change_batches on delete set null,
  undo_batch_id bigint references change_batches on delete set null
);
create index imports_staff on imports (staff_id) where staff_id is not null;
create index imports_batch on imports (batch_id) where batch_id is not null;
create index imports_undo_batch on imports (undo_batch_id) where undo_batch_id is not null;
create index imports_work on imports (id) where state in ('uploading', 'checking', 'running', 'finishing', 'undoing');

-- The file, in pieces: whichever process takes a step up can read it. It goes when nothing is left to do with it.
create table import_chunks (
  import_id bigint not null references imports on delete cascade,
  position int not null,
  bytes bytea not null,
  primary key (import_id, position)
);

-- What is wrong with the file, or doubtful, in the order of its lines.
create table import_messages (
  import_id bigint not null references imports on delete cascade,
  position int not null,
  severity text not null check (severity in ('fault', 'warning')),
  code text not null,
  line int not null,
  -- As the file spells it; empty when it is about no column.
  header text not null,
  -- The cell.
  value text,
  -- How many rows it speaks of.
  row_count int not null default 1,
  primary key (import_id, position)
);
create index import_messages_code on import_messages (import_id, code, position);

-- What becomes of each product of the file; those that stay as they are are counted only.
create table import_products (
  import_id bigint not null references imports on delete cascade,
  position int not null,
  outcome text not null check (outcome in ('created', 'updated', 'archived')),
  handle text not null,
  title text not null,
  primary key (import_id, position)
);
create index import_products_outcome on import_products (import_id, outcome, position);

create function note_import() returns trigger language plpgsql as $$
begin
  perform note_office_changes('import', array[new.id::text]);
  return null;
end $$;
create trigger imports_live after insert or update on imports for each row execute function note_import();
