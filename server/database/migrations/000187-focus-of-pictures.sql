-- What of a picture draws the eye, in percent from the left and from the top: proposed when it is added, for whatever product
-- shows it; there it is moved by hand (media.focus_x). Pictures from before are taken by their middle, as they were.
alter table pictures
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
