-- What mutations of the office have led to, by the key that the browser makes for each press: pressed twice, or sent again
-- after an answer that was lost, it is done once. The row is written first in the transaction of the work, and is there if
-- and only if the work is. The key itself is not here, and the answer is encrypted under it: who reads the database reads
-- no one-time code, no link, no session's token and nobody's address.
create table answered_mutations (
  key_hash bytea primary key check (length(key_hash) = 32),
  operation text not null,
  -- Keyed too: a plain hash of a password that is typed would be one to try passwords with.
  variables_mac bytea not null,
  -- Null for what is asked by somebody who signs in by it.
  staff_id bigint references staff on delete cascade,
  begun_at timestamptz not null,
  -- Without an answer: it failed after something was committed.
  is_ended boolean not null default false,
  answer bytea
);
create index answered_mutations_begun_at on answered_mutations (begun_at);
create index answered_mutations_staff on answered_mutations (staff_id);
