-- Whoever removes a picture of the library takes it out of sight, in a batch of the history: it can be taken back as long as
-- every batch can. What something shows again meanwhile is in the library again, whatever stands here.
alter table pictures add column removed_at timestamptz;
create index pictures_removed on pictures (removed_at) where removed_at is not null;
create trigger pictures_recorded_update after update on pictures
  referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('picture', 'key', 'key',
    'key width height ground_color added_at unused_since name is_kept is_see_through', 'true');
