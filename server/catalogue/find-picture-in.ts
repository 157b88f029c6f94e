import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Image } from '../schema/resolver-types.generated.ts';
import { imageFields, type StoredImage, showImage } from './media-url.ts';

/** The first picture of the first product on sale in a collection that has one; photographs come before what was cut out. */
export async function findPictureIn(db: Db, collection: string, title: string): Promise<Image | null> {
  const { rows } = await sql<{ image: StoredImage }>`
    select jsonb_build_object(${imageFields}, 'alt', null) as image
    from collections c
    join collection_products cp on cp.collection_id = c.id
    join products p on p.id = cp.product_id and p.status = 'active' and p.is_published
    cross join lateral (select picture from media where product_id = p.id and picture is not null
      order by position limit 1) m
    join pictures on pictures.key = m.picture
    where c.handle = ${collection}
    order by pictures.is_see_through, cp.position, p.created_at desc, p.id limit 1`.execute(db);
  const [found] = rows;
  return found ? showImage(found.image, title) : null;
}
