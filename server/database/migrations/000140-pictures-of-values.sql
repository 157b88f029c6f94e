-- A picture belongs to its product, or to a value of one of its options and is then shown by all variants of that value,
-- those to come too; a variant's own picture (variants.media_id) goes before it. The focus, in percent from the left and
-- from the top, is what stays in view where a frame cuts the picture.
alter table media
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  add column option_position smallint check (option_position between 1 and 3),
  add column option_value text,
  add constraint media_option check ((option_position is null) = (option_value is null));

-- The library: what staff has uploaded, or taken off a product, stays until it is removed there.
alter table pictures
  add column name text not null default '',
  add column is_kept boolean not null default false,
  -- Something shines through it: a frame that cuts pictures leaves it whole.
  add column is_see_through boolean not null default false;
create index pictures_added on pictures (added_at desc, key desc);
-- Whether an order shows a picture is asked for each picture of the library.
create index order_lines_image on order_lines (image) where image is not null;
