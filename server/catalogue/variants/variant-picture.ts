// Which picture a variant shows: its own, else the first that belongs to one of its values, else the product's first. A
// picture of another value comes last.
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type OfOption = { optionPosition: number | null; optionValue: string | null };

const value = sql`case m.option_position when 1 then v.option1 when 2 then v.option2 else v.option3 end`;

/** Orders the rows `m` of `media`, with the variant as `v`. */
export const byVariant: RawBuilder<unknown> = sql`m.id = v.media_id desc nulls last,
  case when m.option_value is null then 1 when m.option_value = ${value} then 0 else 2 end, m.position`;

/** Whether `m` is the variant's own or of one of its values, and not only of its product. */
export const isOfVariant: RawBuilder<SqlBool> = sql`(m.id = v.media_id or m.option_value = ${value})`;

/** The place among a product's pictures of the variant's own, or of its values'; -1 without either. */
export function pictureOfVariant(
  images: readonly (OfOption & { id: string })[],
  { mediaId, options }: { mediaId: string | null; options: readonly (string | null)[] },
): number {
  const own = images.findIndex(({ id }) => id === mediaId);
  if (own >= 0) return own;
  return images.findIndex(
    ({ optionPosition, optionValue }) => optionPosition !== null && options[optionPosition - 1] === optionValue,
  );
}
