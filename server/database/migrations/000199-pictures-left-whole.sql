-- Whether somebody has looked for what draws the eye in a picture: those from before are looked through in the background.
alter table pictures add column is_focus_proposed boolean not null default false;
create index pictures_without_focus on pictures (added_at, key) where not is_focus_proposed;

-- A drawing, or a thing on plain paper, that a card shows whole on a ground instead of filling it.
alter table media add column is_whole boolean not null default false;
