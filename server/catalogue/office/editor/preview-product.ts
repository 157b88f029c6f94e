// A product as its page would show it once what is typed were saved: it is saved and read in a transaction that is always
// rolled back. So the page says what it will say, whatever field it comes from, and nothing of it is left.
import { ok, type Result, refuse } from '#src/result.ts';
import type { MarketView } from '#src/shop/markets.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type ProductWithoutRelated, readShownProducts } from '../../catalogue-cache.ts';
import { readProduct } from '../../product-store.ts';
import { type EditorServices, saveSentProduct } from './save-edited-product.ts';
import { type EditorRefusal, parseSentPatch } from './sent-patch.ts';

export type PreviewedProduct = { id: string | null; patch: string };

/** `PriceMissing`: it would be on sale nowhere in this market. A draft is shown as if it were on sale. */
export async function previewProduct(
  services: EditorServices,
  { id, patch }: PreviewedProduct,
  view: MarketView,
): Promise<Result<ProductWithoutRelated, EditorRefusal>> {
  const sent = parseSentPatch(patch);
  if (!sent) return refuse({ kind: 'FieldsInvalid' });
  const { at } = (await readShownProducts(services.db)).index;
  let shown: ProductWithoutRelated | null = null;
  const refused = await inTransaction(services.db, async (tx) => {
    // Whatever others have saved meanwhile: that is asked about when this is saved.
    const saved = await saveSentProduct(tx, services, { id, version: null, sent });
    if (!saved.ok) return saved;
    const { handle } = await tx
      .updateTable('products')
      .set({ status: 'active', is_published: true })
      .where('id', '=', saved.value.id)
      .returning('handle')
      .executeTakeFirstOrThrow();
    shown = await readProduct(tx, handle, view, at);
    return refuse<EditorRefusal>({ kind: 'PriceMissing' });
  });
  return shown ? ok(shown) : refused;
}
