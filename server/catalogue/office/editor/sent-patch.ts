// A patch as the browser sends it: JSON, with moments by the clocks of the company, what is one value as JSON of its own, and the variant of a new product
// called `new`.
import { z } from 'zod';
import { momentIn } from '#src/dates/local-date.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Permission } from '#src/staff/permissions.ts';
import { type ProductPatch, productPatchSchema } from '../../saving/product-patch.ts';

const NEW_VARIANT = 'new';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export type SentPatch = { readonly [key: string]: unknown };

/** `fields`: those that it is about, such as `texts.pl.title`. `by`: who has changed them meanwhile. `id`: of what was made before. */
export type EditorRefusal = { kind: string; fields?: string[] | undefined; by?: string | undefined; id?: string };

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
  const { prices, stock, addedVariants } = parseSentPatch(text) ?? {};
  const added = Array.isArray(addedVariants) ? addedVariants : [];
  const isNamed = (name: string) => added.some((variant) => typeof variant === 'object' && name in (variant ?? {}));
  return [
    ...(prices !== undefined || isNamed('prices') ? ['prices.write' as const] : []),
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
  const moment = z
    .object({ publish_at: z.string().regex(MOMENT).nullish(), line_text: z.string().nullish() })
    .optional()
    .safeParse(sent.product);
  if (!moment.success) return refuse({ kind: 'FieldsInvalid', fields: ['product.publish_at'] });
  const { publish_at: publishAt, line_text: lineText } = moment.data ?? {};
  const read = productPatchSchema.safeParse({
    ...sent,
    ...(sent.product !== undefined && {
      product: {
        ...(sent.product as object),
        ...(publishAt && { publish_at: momentIn(naming.timeZone, publishAt) }),
        ...(lineText && { line_text: parseSentPatch(lineText) ?? lineText }),
      },
    }),
    ...named('variants', sent, naming),
    ...named('prices', sent, naming),
    ...named('stock', sent, naming),
  });
  if (read.success) return ok(read.data);
  const fields = read.error.issues.map(({ path, ...issue }) => [...path, ...unknownKeys(issue)].join('.'));
  return refuse({ kind: 'FieldsInvalid', fields });
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
