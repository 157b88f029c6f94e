// The pictures of a product as its editor shows them, and the values that they may belong to.
import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';

type EditedPictureRow = {
  id: string;
  key: string | null;
  width: number | null;
  height: number | null;
  focusX: number;
  focusY: number;
  isWhole: boolean;
  optionPosition: number | null;
  optionValue: string | null;
  alts: { locale: string; alt: string }[];
};

/** Reads the pictures by the names that they have in the editor's part of the schema. */
export async function readEditedPictures(db: Db, productId: string) {
  const [pictures, optionValues] = await Promise.all([listPictures(db, productId), listOptionValues(db, productId)]);
  return { pictureList: pictures.map((row) => ({ ...row, url: row.key && pictureUrl(row.key) })), optionValues };
}

export function pictureUrl(key: string): string {
  return `/media/${key}`;
}

async function listPictures(db: Db, productId: string): Promise<EditedPictureRow[]> {
  const { rows } = await sql<EditedPictureRow>`
    select m.id, m.picture as key, p.width, p.height, m.focus_x as "focusX", m.focus_y as "focusY", m.is_whole as "isWhole",
      m.option_position as "optionPosition", m.option_value as "optionValue",
      (select coalesce(json_agg(json_build_object('locale', t.locale, 'alt', t.alt) order by t.locale), '[]')
        from media_texts t where t.media_id = m.id) as alts
    from media m left join pictures p on p.key = m.picture
    where m.product_id = ${productId} order by m.position`.execute(db);
  return rows;
}

async function listOptionValues(
  db: Db,
  productId: string,
): Promise<{ position: number; name: string; values: string[] }[]> {
  return db
    .selectFrom('product_options')
    .select(['position', 'name', 'option_values as values'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}
