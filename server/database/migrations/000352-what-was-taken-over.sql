-- What was offered when a link was followed, and what lay in the person's cart then, as hashes: an assistant that changes its cart
-- afterwards is told that its person does not see it, and the link, opened again, leads to the newer goods where the person has
-- changed nothing. Whoever took a cart over before this is asked.
alter table assistant_takers
  add column offered_goods bytea not null default '',
  add column offered_form bytea not null default '',
  -- Empty where there was something beside what was offered.
  add column own_goods bytea not null default '',
  add column own_form bytea not null default '';
