-- A picture is known by its content: the key is the beginning of its SHA-256, and the file under that key in the
-- shop's media folder never changes. Rows stay when a product leaves, because orders name pictures, too.
create table pictures (
  key text primary key check (key ~ '^[0-9a-f]{20}$'),
  -- Pixels, upright; a drawing in vectors counts as large as the largest width that is served.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The colour that fills most of it, shown while it loads.
  ground_color text not null check (ground_color ~ '^#[0-9a-f]{6}$'),
  added_at timestamptz not null
);

-- `source` stays what the merchant's file says; `picture` is null until its bytes have been read.
alter table media
  add column picture text references pictures on delete set null,
  drop column width,
  drop column height,
  drop column ground_color;
create index media_picture on media (picture);

-- File names in the media folder are not served any more.
update collections set image = null;
alter table collections
  add constraint collections_image_fkey foreign key (image) references pictures on delete set null;
