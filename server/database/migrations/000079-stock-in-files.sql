-- A file that was exported says what stock was then, and an import adds what somebody has changed in it since: what was sold
-- meanwhile stays sold. This is what the file of one export said last, so that the same file, imported twice, adds once.
create table stock_files (
  variant_id uuid not null references variants on delete cascade,
  exported_at timestamptz not null,
  quantity integer not null,
  primary key (variant_id, exported_at)
);
