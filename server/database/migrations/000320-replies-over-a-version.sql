-- What the shop answers to a review is saved over what was read of it: two colleagues who answer at the same time are asked.
alter table reviews add column reply_version integer not null default 0;
update reviews set reply_version = 1 where reply <> '';
