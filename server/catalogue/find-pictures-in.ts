import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Image } from '../schema/resolver-types.generated.ts';
import { type FramedImage, imageFields, showImage, showInCard } from './media-url.ts';

/** So many of a collection's pictures are looked at: tiles beside each other show different ones where they can. */
const LOOKED_AT = 12;

/**
 * The first picture of the first product on sale that has one, for each collection; photographs come before what was cut out,
 * and the pictures of `repeated`, ids of products that are shown beside it, last. What another tile shows already is shown again
 * only where there is nothing else. By handle; a collection without such a product has none.
 */
export async function findPicturesIn(
  db: Db,
  collections: readonly { handle: string; title: string }[],
  repeated: readonly string[],
): Promise<Map<string, Image>> {
  const handles = collections.map(({ handle }) => handle);
  const { rows } = await sql<{ handle: string; image: FramedImage }>`
    with shown as (
      select distinct on (product_id) picture from media
      where product_id = any(${repeated}::uuid[]) and picture is not null order by product_id, position
    ), ranked as (
      select c.handle, m.picture, m.focus_x, m.focus_y, m.is_whole, row_number() over (partition by c.handle
        order by pictures.is_see_through or m.is_whole, m.picture in (select picture from shown), cp.position,
          p.created_at desc, p.id) as place
      from collections c
      join collection_products cp on cp.collection_id = c.id
      join products p on p.id = cp.product_id and p.status = 'active' and p.is_published
      cross join lateral (select picture, focus_x, focus_y, is_whole from media
        where product_id = p.id and picture is not null order by position limit 1) m
      join pictures on pictures.key = m.picture
      where c.handle = any(${handles}::text[])
    )
    select r.handle, jsonb_build_object(${imageFields}, 'alt', null, 'focusX', r.focus_x, 'focusY', r.focus_y,
      'isSeeThrough', pictures.is_see_through, 'isWhole', r.is_whole) as image
    from ranked r join pictures on pictures.key = r.picture
    where r.place <= ${LOOKED_AT}
    order by r.place`.execute(db);
  const taken = new Set<string>();
  const tiles = collections.flatMap(({ handle, title }) => {
    const own = rows.filter((row) => row.handle === handle).map(({ image }) => image);
    const image = own.find(({ key }) => !taken.has(key)) ?? own[0];
    if (!image) return [];
    taken.add(image.key);
    return [[handle, showTile(image, title)] as const];
  });
  return new Map(tiles);
}

/** What was cut out is not cut again by the tile. */
function showTile(image: FramedImage, title: string): Image {
  const isLeftWhole = image.isSeeThrough || image.isWhole;
  return isLeftWhole ? showInCard({ ...image, frame: 'square', hasGrounds: true }, title) : showImage(image, title);
}
