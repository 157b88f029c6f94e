import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Image } from '../schema/resolver-types.generated.ts';
import { type FramedImage, imageFields, showImage, showInCard } from './media-url.ts';

/**
 * The first picture of the first product on sale that has one, for each collection; photographs come before what was cut out,
 * and the pictures of `repeated`, ids of products that are shown beside it, last. By handle; a collection without such a product
 * has none.
 */
export async function findPicturesIn(
  db: Db,
  collections: readonly { handle: string; title: string }[],
  repeated: readonly string[],
): Promise<Map<string, Image>> {
  const handles = collections.map(({ handle }) => handle);
  const { rows } = await sql<{ handle: string; image: FramedImage }>`
    select distinct on (c.handle) c.handle, jsonb_build_object(${imageFields}, 'alt', null, 'focusX', m.focus_x,
      'focusY', m.focus_y, 'isSeeThrough', pictures.is_see_through, 'isWhole', m.is_whole) as image
    from collections c
    join collection_products cp on cp.collection_id = c.id
    join products p on p.id = cp.product_id and p.status = 'active' and p.is_published
    cross join lateral (select picture, focus_x, focus_y, is_whole from media
      where product_id = p.id and picture is not null order by position limit 1) m
    join pictures on pictures.key = m.picture
    where c.handle = any(${handles}::text[])
    order by c.handle, pictures.is_see_through or m.is_whole, p.id = any(${repeated}::uuid[]), cp.position,
      p.created_at desc, p.id`.execute(db);
  const titles = new Map(collections.map(({ handle, title }) => [handle, title]));
  return new Map(rows.map(({ handle, image }) => [handle, showTile(image, titles.get(handle) ?? '')]));
}

/** What was cut out is not cut again by the tile. */
function showTile(image: FramedImage, title: string): Image {
  const isLeftWhole = image.isSeeThrough || image.isWhole;
  return isLeftWhole ? showInCard({ ...image, frame: 'square', hasGrounds: true }, title) : showImage(image, title);
}
