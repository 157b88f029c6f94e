-- Uploads that nothing refers to any more are noticed first and deleted later: a backup that is being written, or a page
-- that somebody has open, still names them meanwhile.
alter table pictures add column unused_since timestamptz;
alter table guarantee_files add column unused_since timestamptz;
create index pictures_unused on pictures (unused_since) where unused_since is not null;
