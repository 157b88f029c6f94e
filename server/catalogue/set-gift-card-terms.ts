// Whether a product is a gift card, and which amounts of it can be had beside those of its variants.
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../history/change-batch.ts';
import { giftCardTermsSchema } from './gift-card-terms-schema.ts';

export type GiftCardTermsRefusal = { kind: 'ProductUnknown' } | { kind: 'AmountsInvalid' };

export async function findGiftCardTerms(
  db: Db,
  handle: string,
): Promise<Result<GiftCardTerms | null, GiftCardTermsRefusal>> {
  const row = await db.selectFrom('products').select('gift_card').where('handle', '=', handle).executeTakeFirst();
  return row ? ok(row.gift_card as GiftCardTerms | null) : refuse({ kind: 'ProductUnknown' });
}

/** Null: it is none any more; cards that were sold stay what they are. A card asks for no other text. */
export async function setGiftCardTerms(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  { handle, terms }: { handle: string; terms: GiftCardTerms | null },
): Promise<Result<null, GiftCardTermsRefusal>> {
  if (terms && !giftCardTermsSchema.safeParse(terms).success) return refuse({ kind: 'AmountsInvalid' });
  return inTransaction(db, async (tx) => {
    const product = await tx.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirst();
    if (!product) return refuse({ kind: 'ProductUnknown' });
    await lockThings(tx, 'product', [product.id]);
    const title: BatchTitle = { key: 'batch.productEdited', values: { product: handle } };
    await inBatch(tx, { by, title, now: now() }, () =>
      tx
        .updateTable('products')
        .set({ gift_card: terms && JSON.stringify(terms), ...(terms && { line_text: null }), updated_at: now() })
        .where('id', '=', product.id)
        .execute(),
    );
    return ok(null);
  });
}
