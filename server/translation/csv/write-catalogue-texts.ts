// Texts of products and collections from a translator's file, by the use cases that save them.
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { collectionPatchSchema } from '../../catalogue/collections/collection-patch.ts';
import { writeCollection } from '../../catalogue/collections/write-collection.ts';
import { productPatchSchema } from '../../catalogue/saving/product-patch.ts';
import { type ProductSave, saveProductsIn } from '../../catalogue/saving/save-products.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockThings } from '../../history/change-batch.ts';
import { DETAILS, productDetailsPatch } from '../product-details.ts';
import { productTextsPatch } from '../product-texts-patch.ts';
import type { TextRow } from '../text-row.ts';
import type { CatalogueKind } from '../translated-thing.ts';
import type { FileText } from './read-text-file.ts';
import { listChanges, noteSources, type TextChange, type Writing } from './text-changes.ts';
import { readThingRows } from './text-rows.ts';

export async function writeCatalogueTexts(
  tx: Transaction,
  kind: CatalogueKind,
  { texts, ...writing }: Writing & { texts: readonly FileText[] },
): Promise<void> {
  const { base, looksOnly, faults } = writing;
  const ids = [...new Set(texts.map(({ thing }) => thing).filter(isUuid))];
  if (!looksOnly) await lockThings(tx, kind === 'collection' ? kind : 'product', ids);
  const stored = await readThingRows(tx, { kind, base, ids });
  const changes = listChanges(texts, stored, writing);
  const rowsOf = Map.groupBy(stored, ({ thing }) => thing);
  const saves =
    kind === 'collection'
      ? listCollectionPatches(changes, rowsOf, writing)
      : listSaves(changes, { rowsOf, isDetail: kind === DETAILS }, writing);
  // If one text of the file is at fault, nothing of it is written.
  if (looksOnly || faults.count > 0 || changes.length === 0) return;
  if (kind !== 'collection') await writeProducts(tx, saves as ProductSave[], changes, writing);
  else {
    for (const { id, patch } of saves as CollectionSave[]) {
      await writeCollection(tx, { id, patch, handle: null, named: '' });
    }
  }
  await noteSources(tx, changes);
}

type RowsOfThings = ReadonlyMap<string, readonly TextRow[]>;

function listSaves(
  changes: readonly TextChange[],
  { rowsOf, isDetail }: { rowsOf: RowsOfThings; isDetail: boolean },
  { faults }: Writing,
): ProductSave[] {
  return [...Map.groupBy(changes, ({ row }) => row.thing)].flatMap(([productId, ofProduct]) => {
    const said = ofProduct.map(({ locale, text, said: value }) => ({ locale, field: text.field, text: value }));
    const patch = isDetail ? productDetailsPatch(said, rowsOf.get(productId) ?? []) : productTextsPatch(said);
    const read = productPatchSchema.safeParse(patch);
    if (read.success) return [{ productId, version: null, patch: read.data }];
    for (const { path, message, code } of read.error.issues) {
      const change = ofProduct.find(({ locale, text }) => isMeant(path, locale, text.field)) ?? ofProduct[0];
      if (change) addFault(faults, change, { message, isTooLong: code === 'too_big' });
    }
    return [];
  });
}

function isMeant(path: readonly PropertyKey[], locale: Locale, field: string): boolean {
  const names = path.map(String);
  return names.includes(locale) && names.includes(field.slice(field.indexOf(':') + 1));
}

type Refused = { message: string; isTooLong: boolean };

export function addFault(faults: Writing['faults'], change: TextChange, { message, isTooLong }: Refused): void {
  const place = { line: change.text.line, column: change.locale, value: change.said };
  const code = isTooLong ? 'TEXT_TOO_LONG' : 'TEXT_REFUSED';
  faults.fault(code, place, `The text is refused: ${message}.`, 'Mend the text in the file.');
}

async function writeProducts(
  tx: Transaction,
  saves: readonly ProductSave[],
  changes: readonly TextChange[],
  { faults, by, base, now, title }: Writing,
): Promise<void> {
  const saved = await saveProductsIn(tx, { saves, title, by, now, baseLocale: base });
  for (const { productId, refusal } of saved.refused) {
    const change = changes.find(({ row }) => row.thing === productId);
    if (change) addFault(faults, change, { message: `the product says ${refusal.kind}`, isTooLong: false });
  }
}

type CollectionSave = { id: string; patch: ReturnType<typeof collectionPatchSchema.parse> };

function listCollectionPatches(
  changes: readonly TextChange[],
  rowsOf: RowsOfThings,
  { faults }: Writing,
): CollectionSave[] {
  return [...Map.groupBy(changes, ({ row }) => row.thing)].flatMap(([id, ofOne]) => {
    const texts = [...Map.groupBy(ofOne, ({ locale }) => locale)].map(([locale, fields]) => {
      const textOf = (field: string) =>
        fields.find(({ text }) => text.field === field)?.said ??
        rowsOf.get(id)?.find((row) => row.field === field)?.texts[locale] ??
        '';
      const [title, description, seoDescription] = ['title', 'description', 'seo_description'].map(textOf);
      return [locale, { title, description, seoDescription }];
    });
    const read = collectionPatchSchema.safeParse({ texts: Object.fromEntries(texts) });
    if (read.success) return [{ id, patch: read.data }];
    const [issue] = read.error.issues;
    if (ofOne[0] && issue) addFault(faults, ofOne[0], { message: issue.message, isTooLong: issue.code === 'too_big' });
    return [];
  });
}
