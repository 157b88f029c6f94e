// What can be saved of a collection: fields that are left out stay as they are.
import { z } from 'zod';
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import type { CollectionRefusal } from '#src/catalogue/collections/collection-refusals.ts';
import { faultOfCondition } from '#src/catalogue/collections/collection-rule.ts';
import { collectionSorts } from '#src/catalogue/collections/collection-sorts.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import { isHandle } from '../csv/product-csv-handle.ts';
import { collectionRuleSchema } from './collection-rule-schema.ts';

const MAX_TITLE = 200;
const MAX_TEXT = 20_000;
const MAX_HANDLE = 100;
export const MOST_PINNED = 250;

const text = z.string().overwrite(withoutUnseenSigns).trim();

const textSchema = z.strictObject({
  /** Without one there are no texts in the language. */
  title: text.max(MAX_TITLE),
  description: text.max(MAX_TEXT).default(''),
  seoDescription: text.max(MAX_TEXT).default(''),
});

export const collectionPatchSchema = z.strictObject({
  handle: z.string().trim().max(MAX_HANDLE).optional(),
  isHidden: z.boolean().optional(),
  /** The key of a picture of the library; null: none. */
  image: z
    .string()
    .regex(/^[0-9a-f]{20}$/)
    .nullable()
    .optional(),
  sort: z.enum(collectionSorts).optional(),
  /** Null: by hand. */
  rule: collectionRuleSchema.nullable().optional(),
  /** Ids of products that stand first of what the rule finds. */
  pinned: z.array(uuidInput).max(MOST_PINNED).optional(),
  texts: z.partialRecord(z.enum(locales as [Locale, ...Locale[]]), textSchema).optional(),
});

export type CollectionPatch = z.output<typeof collectionPatchSchema>;
export type CollectionPatchInput = z.input<typeof collectionPatchSchema>;

/** What is wrong with it by itself; `baseLocale`: the language in which every collection has a title. */
export function faultOfPatch(
  { handle, rule, texts }: CollectionPatch,
  { baseLocale, isNew }: { baseLocale: Locale; isNew: boolean },
): CollectionRefusal | null {
  const text = texts?.[baseLocale];
  if (isNew ? !text?.title : text?.title === '') {
    return { kind: 'TitleMissing', fields: [`texts.${baseLocale}.title`] };
  }
  if (handle !== undefined && !isHandle(handle)) return { kind: 'HandleInvalid', fields: ['handle'] };
  if (handle === ALL_GOODS) return { kind: 'HandleTaken', fields: ['handle'] };
  if (!rule) return null;
  if (rule.conditions.length === 0) return { kind: 'RuleEmpty' };
  const faulty = rule.conditions.flatMap((condition, at) => (faultOfCondition(condition) ? [`rule.${at}`] : []));
  return faulty.length > 0 ? { kind: 'RuleInvalid', fields: faulty } : null;
}
