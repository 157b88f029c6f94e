// Saves what was changed in a grid or in a row of the list: each product by itself, all in one batch of the history.
import { isUuid } from '#src/is-uuid.ts';
import type { Permission } from '#src/staff/permissions.ts';
import type { ProductPatch } from '../../saving/product-patch.ts';
import { type ProductSave, type SaveRefusal, type Saver, saveProducts } from '../../saving/save-products.ts';
import { type EditorRefusal, parseSentPatch, permissionsOfPatch, readSentPatch } from '../editor/sent-patch.ts';
import { shownRefusal } from '../editor/shown-refusal.ts';

export type SentSave = { productId: string; version: number; patch: string };

type RefusedField = { name: string; theirs: string | null; by: string | null };
type RefusedProduct = { productId: string; refusal: string; version: number | null; fields: RefusedField[] };

/** More than the grid and the list show at once. */
const MOST_SAVED = 1_000;

export function permissionsOfSaves(saves: readonly SentSave[]): Permission[] {
  return [...new Set(saves.flatMap(({ patch }) => permissionsOfPatch(patch)))];
}

export async function saveSentProducts(saver: Saver & { timeZone: string }, sent: readonly SentSave[]) {
  const saves: ProductSave[] = [];
  const unread: RefusedProduct[] = [];
  const seen = new Set<string>();
  for (const save of sent.slice(0, MOST_SAVED)) {
    const { productId } = save;
    const read = isUuid(productId) && !seen.has(productId) ? readPatch(save, saver.timeZone) : unreadable([]);
    seen.add(productId);
    if (read.fields) unread.push({ productId, refusal: 'FieldsInvalid', version: null, fields: read.fields });
    else saves.push({ productId, version: save.version, patch: read.patch });
  }
  const title = { key: 'batch.productsEdited', values: { count: saves.length } } as const;
  const { refused, ...saved } = await saveProducts(saver, { saves, title });
  return { ...saved, refused: [...unread, ...refused.map(showRefused)] };
}

type ReadPatch = { patch: ProductPatch; fields: null } | { fields: RefusedField[] };

function readPatch({ patch }: SentSave, timeZone: string): ReadPatch {
  const sent = parseSentPatch(patch);
  const read = sent && readSentPatch(sent, { newVariantId: null, timeZone });
  if (read?.ok) return { patch: read.value, fields: null };
  return unreadable(read?.error.fields ?? []);
}

function unreadable(names: readonly string[]): { fields: RefusedField[] } {
  return { fields: names.map((name) => ({ name, theirs: null, by: null })) };
}

/** Named by the cell that it is about, where the editor says it in numbers or of the whole product. */
function atCell(refusal: SaveRefusal): EditorRefusal {
  const { kind } = refusal;
  if (kind === 'StockBelowReserved' || kind === 'StockNotTracked')
    return { kind, fields: [`stock.${refusal.variantId}`] };
  if (kind === 'PriceMissing') return { kind, fields: ['product.status'] };
  return shownRefusal(refusal);
}

function showRefused({ productId, refusal }: { productId: string; refusal: SaveRefusal }): RefusedProduct {
  const { kind, fields = [] } = atCell(refusal);
  const changed = refusal.kind === 'FieldsChanged' ? refusal.fields : [];
  return {
    ...{ productId, refusal: kind },
    version: refusal.kind === 'FieldsChanged' ? refusal.version : null,
    fields: fields.map((name, index) => ({
      name,
      theirs: changed[index] ? JSON.stringify(changed[index].theirs) : null,
      by: changed[index]?.who ?? null,
    })),
  };
}
