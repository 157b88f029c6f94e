// The fields of the product itself, its texts, its variants and prices, saved as every other way of saving does it.
import { z } from 'zod';
import { momentIn } from '#src/dates/local-date.ts';
import type { FieldWrite } from '../../saving/field-write.ts';
import { productPatchSchema } from '../../saving/product-patch.ts';
import { type SaveRefusal, saveProductIn } from '../../saving/save-products.ts';
import type { PartRefusal, PartSaving, SavePart } from './save-part.ts';

const NEW_VARIANT = 'new';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const byVariant = z.record(z.string(), z.unknown());

/** As the browser sends it: moments by the clocks of the company, and the variant of a new product called `new`. */
const sentSchema = z.strictObject({
  product: z.looseObject({ publish_at: z.string().regex(MOMENT).nullable().optional() }).optional(),
  texts: z.unknown().optional(),
  variants: byVariant.optional(),
  prices: byVariant.optional(),
});
type SentFields = z.infer<typeof sentSchema>;

export const productFieldsPart: SavePart<SentFields> = {
  schema: sentSchema,
  keys: ['product', 'texts', 'variants', 'prices'],
  permissions: { prices: 'prices.write' },
  async save(tx, sent, saving) {
    const read = productPatchSchema.safeParse(namedPatch(sent, saving));
    if (!read.success) return { kind: 'FieldsInvalid', fields: read.error.issues.map(({ path }) => path.join('.')) };
    const { productId, title, version } = saving;
    const saved = await saveProductIn(tx, saving, { title, productId, version, patch: read.data });
    return saved.ok ? null : shownRefusal(saved.error);
  },
};

function namedPatch({ product, variants, prices, ...sent }: SentFields, saving: PartSaving): unknown {
  const named = (byId: Record<string, unknown> | undefined) =>
    byId &&
    Object.fromEntries(
      Object.entries(byId).map(([id, fields]) => [id === NEW_VARIANT ? (saving.newVariantId ?? id) : id, fields]),
    );
  const publishAt = product?.publish_at;
  return {
    ...sent,
    ...(product && {
      product: publishAt ? { ...product, publish_at: momentIn(saving.timeZone, publishAt) } : product,
    }),
    ...(variants && { variants: named(variants) }),
    ...(prices && { prices: named(prices) }),
  };
}

/** What the page can say, by the names of the patch. */
function shownRefusal(refusal: SaveRefusal): PartRefusal {
  const { kind } = refusal;
  if (kind === 'FieldsChanged') {
    return { kind, fields: refusal.fields.map(nameOf), by: refusal.fields.at(-1)?.who };
  }
  if (kind === 'HandleTaken') return { kind, fields: ['product.handle'] };
  if (kind === 'CompareAtTooLow' || kind === 'AmountMissing') {
    return { kind, fields: [`prices.${refusal.variantId}.${refusal.currency}`] };
  }
  return { kind };
}

function nameOf({ part, key, field }: FieldWrite): string {
  const names: Record<string, string[]> = {
    products: ['product', field],
    product_texts: ['texts', String(key.locale), field],
    variants: ['variants', String(key.id), field],
    prices: ['prices', String(key.variant_id), String(key.currency), field],
  };
  return (names[part] ?? [part, field]).join('.');
}
