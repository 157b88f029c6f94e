-- What stands below the text of an article, as its version says it; null where there is nothing.
alter table articles add column blocks jsonb check (jsonb_typeof(blocks) = 'array');
