// What a file says of the merchant's own fields. A column that is absent leaves its field alone, and a blank cell takes
// back what the field said; of a text each language is a column.
import type { Locale } from '#src/i18n/locales.ts';
import { ok, refuse } from '#src/result.ts';
import { nameIn } from '#src/shop/own-fields/name-in.ts';
import {
  isValueOf,
  type ProductField,
  type ProductFieldValue,
  productFieldValueSchema,
} from '#src/shop/own-fields/product-fields.ts';
import { falseWords, trueWords } from '../csv/csv-flags.ts';
import type { OwnFieldColumn } from '../csv/own-field-columns.ts';
import { parseList } from '../csv/product-csv-cell.ts';
import type { CellReader } from './import-cell-reader.ts';
import type { CellResult } from './import-cell-values.ts';
import type { ExistingProduct } from './import-existing-products.ts';
import type { PlanContext } from './import-plan-context.ts';
import type { OwnFieldDrafts, ProductDraft } from './import-product-draft.ts';
import type { CsvRow } from './import-read-rows.ts';

export function readOwnFields(cells: CellReader, row: CsvRow, ownFields: readonly OwnFieldColumn[]): OwnFieldDrafts {
  const drafts: OwnFieldDrafts = new Map();
  for (const { key, field, locale } of ownFields) {
    const read = (cell: string) => readCell(field, cell, locale);
    const value = field.kind === 'number' ? cells.decimal(row, key, read, null) : cells.value(row, key, read, null);
    if (value === undefined) continue;
    if (locale === null) drafts.set(field.key, { value });
    else drafts.set(field.key, { texts: { ...drafts.get(field.key)?.texts, [locale]: cells.text(row, key) } });
  }
  return drafts;
}

function readCell(field: ProductField, cell: string, locale: Locale | null): CellResult<ProductFieldValue | null> {
  const value = productFieldValueSchema.safeParse(meantBy(field, cell, locale));
  if (value.success && isValueOf(field, value.data)) return ok(value.data);
  const message = `“${cell.slice(0, 60)}” is nothing that the field “${field.key}” can say.`;
  return refuse({ kind: 'INVALID_OWN_FIELD', message, fix: fixOf(field) });
}

function meantBy({ kind, choices }: ProductField, cell: string, locale: Locale | null): unknown {
  if (locale !== null) return { [locale]: cell };
  if (kind === 'number') return Number(cell);
  if (kind === 'yes_no') return flagOf(cell.toLowerCase());
  // A choice is meant by its key, as an export writes it, or by a name, as somebody types it.
  const isMeant = (text: string) => (choice: (typeof choices)[number]) =>
    choice.key === text || Object.values(choice.names).some((name) => name.toLowerCase() === text.toLowerCase());
  return parseList(cell).map((text) => choices.find(isMeant(text))?.key ?? text);
}

function flagOf(word: string): boolean | undefined {
  if (trueWords.includes(word) || word === 'yes') return true;
  return falseWords.includes(word) || word === 'no' ? false : undefined;
}

function fixOf({ kind, choices, names }: ProductField): string {
  switch (kind) {
    case 'text':
      return 'Write at most 1,000 signs.';
    case 'number':
      return 'Write a number from 0 with at most two decimals, such as 12.5.';
    case 'yes_no':
      return 'Write true or false.';
    case 'choice': {
      const known = choices.map(({ key }) => key).join(', ');
      return `Write some of: ${known}, with commas between; or add a choice to “${nameIn(names, 'en', 'en')}” first.`;
    }
  }
}

export function planOwnFields(
  { ownFields }: Pick<ProductDraft, 'ownFields'>,
  existing: ExistingProduct | undefined,
  product_id: string,
  { writes }: PlanContext,
): void {
  for (const [field, draft] of ownFields) {
    const row = existing?.ownFields.find((each) => each.field === field);
    const value = draft.texts ? joinTexts(row?.value, draft.texts) : draft.value;
    if (value !== null) writes.put('product_field_values', { product_id, field, value }, row);
    else if (row) writes.remove('product_field_values', { product_id, field });
  }
}

/** The languages that the file has no column of say what they said. */
function joinTexts(stored: unknown, given: Partial<Record<Locale, string>>): Record<string, string> | null {
  const texts = Object.entries({ ...(stored as object | undefined), ...given }).filter(([, text]) => text !== '');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
