-- A picture belongs to its product, or to a value of one of its options and is then shown by all variants of that value,
-- those to come too; a variant's own picture (variants.media_id) goes before it. The focus, in percent from the left and
-- from the top, is what stays in view where a frame cuts the picture.
alter table media
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  add column option_position smallint check (option_position between 1 and 3),
  add column option_value text,
  add constraint media_option check ((option_position is null) = (option_value is null));

-- What a value is called may change: its pictures follow when no variant of the product has the former name any more.
create function rename_value_of_pictures() returns trigger language plpgsql as $$
declare
  formers constant text[] := array[old.option1, old.option2, old.option3];
  latters constant text[] := array[new.option1, new.option2, new.option3];
begin
  for place in 1..3 loop
    continue when formers[place] is not distinct from latters[place] or latters[place] is null;
    update media m set option_value = latters[place]
    where m.product_id = new.product_id and m.option_position = place and m.option_value = formers[place]
      and not exists (
        select from variants v where v.product_id = new.product_id and v.archived_at is null
          and formers[place] = case place when 1 then v.option1 when 2 then v.option2 else v.option3 end);
  end loop;
  return null;
end $$;
create trigger variants_rename_value_of_pictures after update of option1, option2, option3 on variants for each row
  when (new.archived_at is null and old.product_id = new.product_id
    and (old.option1, old.option2, old.option3) is distinct from (new.option1, new.option2, new.option3))
  execute function rename_value_of_pictures();

-- The library: what staff has uploaded, or taken off a product, stays until it is removed there.
alter table pictures
  add column name text not null default '',
  add column is_kept boolean not null default false,
  -- Something shines through it: a frame that cuts pictures leaves it whole.
  add column is_see_through boolean not null default false;
create index pictures_added on pictures (added_at desc, key desc);
-- Whether an order shows a picture is asked for each picture of the library.
create index order_lines_image on order_lines (image) where image is not null;
