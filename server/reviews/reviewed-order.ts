// An order as its buyer reviews it: each product with what was written of it.
import { sql } from 'kysely';
import { proposedName } from '#src/reviews/review-fields.ts';
import { imageFields, type StoredImage, showImage } from '../catalogue/media-url.ts';
import type { Db } from '../database/connect.ts';
import { findOrderId } from '../orders/order-links.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { OwnReview, ReviewedOrder, ReviewedProduct } from '../schema/resolver-types.generated.ts';
import { productsBought, readReviewable } from './review-access.ts';
import { objectsToRequests } from './review-objections.ts';

/** Null for a token that is unknown, or whose buyer was erased; anyone who brings too many of those waits. */
export async function findReviewedOrder(
  { db, now, guesses }: Pick<RequestContext, 'db' | 'now' | 'guesses'>,
  token: string,
): Promise<ReviewedOrder | null> {
  await guesses.requireFew();
  const orderId = await findOrderId(db, token);
  const order = orderId && (await readReviewable(db, orderId, now()));
  if (!order) {
    await guesses.noteWrong();
    return null;
  }
  const { access, until, email, fullName } = order;
  return {
    access,
    until: until?.toISOString() ?? null,
    proposedName: proposedName(fullName),
    isUnasked: await objectsToRequests(db, email),
    products: access === 'open' ? await listProducts(db, orderId) : [],
  };
}

type Row = { line: number; title: string; image: Omit<StoredImage, 'alt'> | null; review: OwnReview | null };

async function listProducts(db: Db, orderId: string): Promise<ReviewedProduct[]> {
  const { rows } = await sql<Row>`
    select b.line, b.title, case when pictures.key is not null then jsonb_build_object(${imageFields}) end as image,
      case when r.id is not null then jsonb_build_object('stars', r.stars, 'text', r.text, 'name', r.shown_name,
        'state', r.state, 'reason', r.rejected_for, 'reply', r.reply) end as review
    from ${productsBought(orderId)} b
    left join pictures on pictures.key = b.image
    left join reviews r on r.order_id = ${orderId} and r.product_id = b.product_id
    order by b.line`.execute(db);
  return rows.map(({ image, ...product }) => ({
    ...product,
    image: image && showImage({ ...image, alt: null }, product.title),
  }));
}
