-- The audit log's end, sealed with a key that is not in the database: whoever may write into every table can write the
-- chain of hashes anew, but not the seal over its end. The seal of a log that was there before covers its old entries as
-- they stand now, so it says from which entry on it was kept. A process without the key leaves the seal where it is.
alter table audit_head
  add column sealed_id bigint,
  add column sealed_hash bytea,
  -- The first entry that was written under the seal, and since when there is one.
  add column sealed_from bigint,
  add column sealed_since timestamptz,
  -- Says which key it is without giving it away.
  add column seal_key_id text,
  add column seal bytea,
  add constraint audit_head_sealed check (
    num_nulls(sealed_id, sealed_hash, sealed_from, sealed_since, seal_key_id, seal) in (0, 6));
