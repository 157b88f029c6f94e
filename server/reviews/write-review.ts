// A buyer rates a product: for the first time, or otherwise as long as nobody has decided about it.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { ReviewFields } from '#src/reviews/review-fields.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findOrderId } from '../orders/order-links.ts';
import { productsBought, readReviewable } from './review-access.ts';

export type WriteReviewRefusal = {
  /** `NotOpen`: the order is under way, or the time is over. `NotBought`: the order has no such line. */
  kind: 'OrderUnknown' | 'NotOpen' | 'NotBought' | 'AlreadyDecided';
};

export type WrittenReview = ReviewFields & { token: string; line: number; locale: Locale };

/** `line`: as `productsBought` numbers the order's products. */
export async function writeReview(
  { db, now }: { db: Db; now: () => Date },
  { token, line, locale, stars, text, name }: WrittenReview,
): Promise<Result<null, WriteReviewRefusal>> {
  const orderId = await findOrderId(db, token);
  return inTransaction(db, async (tx) => {
    // An erasure at the same moment waits, or is waited for.
    if (orderId) await sql`select from orders where id = ${orderId} for share`.execute(tx);
    const order = orderId && (await readReviewable(tx, orderId, now()));
    if (!order) return refuse({ kind: 'OrderUnknown' });
    if (order.access !== 'open') return refuse({ kind: 'NotOpen' });
    const bought = await sql<{ product_id: string }>`
      select product_id from ${productsBought(orderId)} b where b.line = ${line}`.execute(tx);
    const [product] = bought.rows;
    if (!product) return refuse({ kind: 'NotBought' });
    const written = { locale, stars, text: text.trim(), shown_name: name.trim(), written_at: now() };
    const inserted = await tx
      .insertInto('reviews')
      .values({ order_id: orderId, product_id: product.product_id, ...written })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'product_id']).doUpdateSet(written).where('reviews.state', '=', 'waiting'),
      )
      .returning('id')
      .executeTakeFirst();
    return inserted ? ok(null) : refuse({ kind: 'AlreadyDecided' });
  });
}
