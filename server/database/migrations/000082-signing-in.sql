-- Strangers' tries to sign in are counted, by hour, instead of filling the log that nobody may shorten, and in which each
-- row waits for the one before it. Whose account it was; null when there is none, or nobody said.
create table failed_sign_ins (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  way text not null check (way in ('password', 'passkey')),
  staff_id bigint references staff on delete cascade,
  network text not null,
  tries integer not null check (tries > 0),
  unique nulls not distinct (hour, way, staff_id, network)
);
create index failed_sign_ins_staff on failed_sign_ins (staff_id);

-- Browsers in which somebody has signed in: strangers who try the same account use up nothing of theirs. The token changes
-- with each signing in; those of colleagues at one computer share it.
create table staff_devices (
  id bigint generated always as identity primary key,
  token_hash bytea not null,
  staff_id bigint not null references staff on delete cascade,
  last_used_at timestamptz not null,
  unique (token_hash, staff_id)
);
create index staff_devices_staff on staff_devices (staff_id);
