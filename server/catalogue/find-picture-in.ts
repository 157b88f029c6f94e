import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Image } from '../schema/resolver-types.generated.ts';
import { type FramedImage, imageFields, showImage, showInCard } from './media-url.ts';

/** The first picture of the first product on sale in a collection that has one; photographs come before what was cut out. */
export async function findPictureIn(db: Db, collection: string, title: string): Promise<Image | null> {
  const { rows } = await sql<{ image: FramedImage }>`
    select jsonb_build_object(${imageFields}, 'alt', null, 'focusX', m.focus_x, 'focusY', m.focus_y,
      'isSeeThrough', pictures.is_see_through, 'isWhole', m.is_whole) as image
    from collections c
    join collection_products cp on cp.collection_id = c.id
    join products p on p.id = cp.product_id and p.status = 'active' and p.is_published
    cross join lateral (select picture, focus_x, focus_y, is_whole from media
      where product_id = p.id and picture is not null order by position limit 1) m
    join pictures on pictures.key = m.picture
    where c.handle = ${collection}
    order by pictures.is_see_through or m.is_whole, cp.position, p.created_at desc, p.id limit 1`.execute(db);
  const image = rows[0]?.image;
  if (!image) return null;
  // What was cut out is not cut again by the tile.
  const isLeftWhole = image.isSeeThrough || image.isWhole;
  return isLeftWhole ? showInCard({ ...image, frame: 'square', hasGrounds: true }, title) : showImage(image, title);
}
