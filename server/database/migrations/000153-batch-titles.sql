-- What was done is named by the key of a text and what is filled in, so that each reads it in their own language. Lines from
-- before have their words in `title`, as they were written.
alter table change_batches add column title_values jsonb not null default '{}' check (jsonb_typeof(title_values) = 'object');
