-- The evidence of a dispute is saved over what was read of it: two colleagues who write at the same time are asked.
alter table disputes add column evidence_version integer not null default 0;
update disputes set evidence_version = 1 where evidence <> '';
