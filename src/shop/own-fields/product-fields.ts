// Fields of products that a merchant defines once: what each is called in every language, what it holds, where it is shown,
// and whether listings can be narrowed by it. `own_fields` of a product holds the values, by the field's key.
import { z } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { withoutUnseenSigns } from '../../i18n/unseen-signs.ts';
import { localisedText } from '../localised-text.ts';
import { productFieldKinds } from './field-kinds.ts';

const MOST_FIELDS = 50;
const MOST_CHOICES = 200;
const MAX_NAME_LENGTH = 60;
const MAX_TEXT_LENGTH = 1_000;
const MOST = 1_000_000_000;

/** It stands in addresses, where a listing is narrowed by it. */
const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must begin with a small letter, and hold small letters, digits and hyphens alone');

const named = localisedText(MAX_NAME_LENGTH).refine((names) => Object.values(names).some(Boolean), 'needs a name');

const choiceSchema = z.strictObject({ key, names: named });

export const productFieldSchema = z
  .strictObject({
    key,
    kind: z.enum(productFieldKinds),
    names: named,
    /** What a number is counted in, such as `cm`; empty: nothing. */
    unit: z.string().trim().max(12).default(''),
    /** What can be chosen, in this order. */
    choices: z.array(choiceSchema).max(MOST_CHOICES).default([]),
    /** Whether it is shown on the product's page. */
    isShown: z.boolean().default(true),
    isFilter: z.boolean().default(false),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length > 0, {
    message: 'needs something to choose from',
    path: ['choices'],
  })
  .refine(({ choices }) => isUnique(choices), { message: 'must not hold a key twice', path: ['choices'] })
  .refine(({ kind, isFilter }) => kind !== 'text' || !isFilter, {
    message: 'is not for texts: what is written freely is the same on no two products',
    path: ['isFilter'],
  });

export const productFieldsSchema = z.strictObject({
  fields: z.array(productFieldSchema).max(MOST_FIELDS).refine(isUnique, 'must not hold a key twice').default([]),
});

export type ProductField = z.output<typeof productFieldSchema>;
export type ProductFields = z.output<typeof productFieldsSchema>;

/** Texts by language, keys of choices, a number, or yes and no. */
export const productFieldValueSchema = z.union([
  z.boolean(),
  z
    .number()
    .min(0)
    .max(MOST)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'has at most two decimals'),
  z.array(key).min(1).max(MOST_CHOICES),
  z.partialRecord(z.enum(locales), z.string().overwrite(withoutUnseenSigns).trim().max(MAX_TEXT_LENGTH)),
]);

export type ProductFieldValue = z.output<typeof productFieldValueSchema>;

/** Whether the field can hold it. */
export function isValueOf({ kind, choices }: ProductField, value: ProductFieldValue): boolean {
  switch (kind) {
    case 'yes_no':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return Array.isArray(value) && value.every((chosen) => choices.some((choice) => choice.key === chosen));
    case 'text':
      return typeof value === 'object' && !Array.isArray(value);
  }
}

function isUnique(keyed: readonly { key: string }[]): boolean {
  return new Set(keyed.map((each) => each.key)).size === keyed.length;
}
