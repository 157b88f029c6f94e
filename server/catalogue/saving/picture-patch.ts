// What of a product's pictures can be saved: each picture by the id of its row, which whoever adds one makes up, so that a
// save that is sent twice adds one; and the order of all, which is a field of its own.
import { z } from 'zod';
import { locales } from '#src/i18n/locales.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import type { FieldWrite } from './field-write.ts';
import type { ProductRows } from './read-product-rows.ts';

/** More than the pages of any shop show well, and as many as other systems take. */
export const MOST_PICTURES = 250;
export const MOST_ALT_LETTERS = 500;

const percent = z.number().int().min(0).max(100);

const pictureFields = z.strictObject({
  /** The key of a picture of the shop, for one that is added; it stays what it is. */
  picture: z.string().regex(/^[0-9a-f]{20}$/),
  focus_x: percent,
  focus_y: percent,
  /** A card shows it whole, on a ground, and never cuts it. */
  is_whole: z.boolean(),
  /** The value of an option whose variants show it; both null: it belongs to the product. */
  option_position: z.number().int().min(1).max(3).nullable(),
  option_value: z.string().min(1).max(500).nullable(),
  /** An empty one is none. */
  alts: z.partialRecord(z.enum(locales), z.string().overwrite(withoutUnseenSigns).trim().max(MOST_ALT_LETTERS)),
});

/** Null: it is taken off the product. */
export const picturesPatchSchema = z.record(uuidInput, pictureFields.partial().nullable());
/** Those that are not named come after, as they stood. */
export const pictureOrderSchema = z.array(uuidInput).max(2 * MOST_PICTURES);

type PictureParts = {
  pictures?: z.output<typeof picturesPatchSchema> | undefined;
  picture_order?: z.output<typeof pictureOrderSchema> | undefined;
};

/** The fields of pictures that were there, one by one; of an added one nobody has changed anything yet. */
export function listPictureWrites({ pictures = {}, picture_order = [] }: PictureParts): FieldWrite[] {
  const writes: FieldWrite[] = [];
  for (const [id, fields] of Object.entries(pictures)) {
    if (!fields || fields.picture) continue;
    const put = (field: string, value: unknown) => writes.push({ part: 'media', key: { id }, field, value });
    if (fields.focus_x !== undefined) put('focus_x', fields.focus_x);
    if (fields.focus_y !== undefined) put('focus_y', fields.focus_y);
    if (fields.is_whole !== undefined) put('is_whole', fields.is_whole);
    if (fields.option_position !== undefined) put('option_position', fields.option_position);
    if (fields.option_value !== undefined) put('option_value', fields.option_value);
    for (const [locale, alt] of Object.entries(fields.alts ?? {})) {
      // The row of an empty one is removed.
      writes.push({ part: 'media_texts', key: { media_id: id, locale }, field: 'alt', value: alt || null });
    }
  }
  const added = new Set(Object.entries(pictures).flatMap(([id, fields]) => (fields?.picture ? [id] : [])));
  for (const [index, id] of picture_order.entries()) {
    if (!added.has(id)) writes.push({ part: 'media', key: { id }, field: 'position', value: index + 1 });
  }
  return writes;
}

/** The ids of the pictures as they stand after the save. */
export function orderOfPictures(
  { pictures: stored }: ProductRows,
  { pictures = {}, picture_order = [] }: PictureParts,
) {
  const there = [...stored.values()].toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  const added = Object.entries(pictures).flatMap(([id, fields]) => (fields?.picture && !stored.has(id) ? [id] : []));
  const all = new Set([...there.filter((id) => pictures[id] !== null), ...added]);
  const named = picture_order.filter((id) => all.has(id));
  return [...new Set([...named, ...all])];
}
