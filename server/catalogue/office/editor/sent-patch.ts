// A patch as the browser sends it: JSON, with moments by the clocks of the company, what is one value as JSON of its own, and
// the variant of a new product called `new`.
import { z } from 'zod';
import type { ProductRefusalKind } from '#src/catalogue/office/product-editor/product-refusals.ts';
import type { PeriodBound } from '#src/dates/period-bound.ts';
import { readMoment, readPublishAt } from '#src/dates/read-moment.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Permission } from '#src/staff/permissions.ts';
import { type ProductPatch, productPatchSchema } from '../../saving/product-patch.ts';

const NEW_VARIANT = 'new';

export type SentPatch = { readonly [key: string]: unknown };

/** `fields`: those that it is about, such as `texts.pl.title`. `by`: who has changed them meanwhile. `id`: of what was made before. */
export type EditorRefusal = {
  kind: ProductRefusalKind;
  fields?: string[] | undefined;
  by?: string | undefined;
  id?: string;
};

/** Null when it is no object. */
export function parseSentPatch(text: string): SentPatch | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a patch needs beside the permission of the editor. */
export function permissionsOfPatch(text: string): Permission[] {
  const { prices, reductions, stock, addedVariants } = parseSentPatch(text) ?? {};
  const added = Array.isArray(addedVariants) ? addedVariants : [];
  const isNamed = (name: string) => added.some((variant) => typeof variant === 'object' && name in (variant ?? {}));
  return [
    ...(prices !== undefined || reductions !== undefined || isNamed('prices') ? ['prices.write' as const] : []),
    ...(stock !== undefined || isNamed('on_hand') ? ['stock.write' as const] : []),
  ];
}

/** What makes a new product one. */
const namedSchema = z.object({
  texts: z.record(z.string(), z.object({ title: z.string().trim().max(500).optional() })).optional(),
  product: z.object({ handle: z.string().max(200).optional() }).optional(),
});

/** The title in the language of the plain texts, or else in the first that has one. */
export function namesIn(
  patch: SentPatch,
  baseLocale: string,
): { title: string | undefined; handle: string | undefined } {
  const { texts = {}, product } = namedSchema.safeParse(patch).data ?? {};
  const title = texts[baseLocale]?.title || Object.values(texts).find((text) => text.title)?.title;
  return { title, handle: product?.handle };
}

type Naming = { newVariantId: string | null; timeZone: string };

export function readSentPatch(sent: SentPatch, naming: Naming): Result<ProductPatch, EditorRefusal> {
  const moments = readMoments(sent, naming);
  if (!moments.ok) return moments;
  const read = productPatchSchema.safeParse({
    ...sent,
    ...moments.value,
    ...named('variants', sent, naming),
    ...named('prices', sent, naming),
    ...named('stock', sent, naming),
  });
  if (read.success) return ok(read.data);
  const fields = read.error.issues.map(({ path, ...issue }) => [...path, ...unknownKeys(issue)].join('.'));
  return refuse({ kind: 'FieldsInvalid', fields });
}

const productSchema = z
  .looseObject({ publish_at: z.string().nullish(), line_text: z.string().nullish(), gift_card: z.string().nullish() })
  .optional();

const bounds: Readonly<Record<string, PeriodBound>> = { begins_at: 'from', ends_at: 'until' };

/** The parts that hold moments, each of which there has to be. */
function readMoments(sent: SentPatch, { timeZone }: Naming): Result<SentPatch, EditorRefusal> {
  const product = productSchema.safeParse(sent.product);
  if (!product.success) return refuse({ kind: 'FieldsInvalid', fields: ['product.publish_at'] });
  const { publish_at: written, line_text: lineText, gift_card: giftCard } = product.data ?? {};
  const publishAt = written ? readPublishAt(written, timeZone) : null;
  if (written && !publishAt) return refuse({ kind: 'MomentUnknown', fields: [written.replace('T', ' ')] });
  const reductions = z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).safeParse(sent.reductions);
  for (const reduction of Object.values(reductions.data ?? {})) {
    for (const [name, bound] of Object.entries(reduction ? bounds : {})) {
      const text = reduction?.[name];
      const at = typeof text === 'string' ? readMoment(text, bound, timeZone) : null;
      if (typeof text === 'string' && !at) return refuse({ kind: 'MomentUnknown', fields: [text.replace('T', ' ')] });
      if (reduction && at) reduction[name] = at;
    }
  }
  return ok({
    ...(product.data && {
      product: {
        ...product.data,
        ...(publishAt && { publish_at: publishAt }),
        ...(lineText && { line_text: parseSentPatch(lineText) ?? lineText }),
        ...(giftCard && { gift_card: parseSentPatch(giftCard) ?? giftCard }),
      },
    }),
    ...(reductions.data && { reductions: reductions.data }),
  });
}

function named(part: string, sent: SentPatch, { newVariantId }: Naming): SentPatch {
  const byVariant = z.record(z.string(), z.unknown()).safeParse(sent[part]).data;
  if (!byVariant || !newVariantId || !(NEW_VARIANT in byVariant)) return {};
  const { [NEW_VARIANT]: fields, ...others } = byVariant;
  return { [part]: { ...others, [newVariantId]: fields } };
}

function unknownKeys(issue: object): string[] {
  return 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
}
