import { sql } from 'kysely';
import { type CardRatio, proposeCardRatio } from '#src/media/card-crop.ts';
import type { Db } from '../database/connect.ts';

/** More say nothing else. */
const MOST_LOOKED_AT = 500;

/** The frame of cards that cuts the least off the first pictures of what is on sale; null without any. */
export async function proposeFrame(db: Db): Promise<CardRatio | null> {
  const { rows } = await sql<{ shape: number }>`
    select pictures.width::float8 / pictures.height as shape
    from products p
    cross join lateral (select m.picture from media m where m.product_id = p.id and m.picture is not null
      order by m.position limit 1) first
    join pictures on pictures.key = first.picture
    where p.status = 'active' and p.is_published and not pictures.is_see_through
    order by p.updated_at desc limit ${MOST_LOOKED_AT}`.execute(db);
  return rows.length > 0 ? proposeCardRatio(rows.map(({ shape }) => shape)) : null;
}
