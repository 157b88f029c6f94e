-- How pictures hang is part of the brand, and cards that are kept in memory know it: their pictures are cut to a frame.
create function note_frames() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind) values ('shown');
  return null;
end $$;
create trigger settings_frames_changed after insert on settings for each row
  when (new.document = 'brand') execute function note_frames();
