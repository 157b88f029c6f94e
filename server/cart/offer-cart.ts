// The cart of a payment link: what it offers as lines of an order, with the stock and the pictures of now.
import { sql } from 'kysely';
import type { WithdrawalException } from '#src/catalogue/withdrawal-exceptions.ts';
import { money } from '#src/money.ts';
import { imageFields, type StoredImage } from '../catalogue/media-url.ts';
import { byVariant } from '../catalogue/variants/variant-picture.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { CartOffer } from './cart-offer.ts';
import type { OrderedLine, StoredCart } from './cart-store.ts';

/** The offer of a cart that is still open and still valid. */
export function isValidOffer({ offer }: StoredCart, now: Date): boolean {
  return offer === null || now.getTime() < Date.parse(offer.expiresAt);
}

export function deliveryOf({ currency, delivery: { priceMinor, ...delivery } }: CartOffer) {
  return { ...delivery, price: money(priceMinor, currency), freeFrom: null };
}

type Known = { id: string; stock: OrderedLine['stock']; image: StoredImage | null; requires_shipping: boolean } & {
  exception: WithdrawalException | null;
};

export async function listOfferLines(
  db: Db,
  { lines, currency }: Pick<CartOffer, 'lines' | 'currency'>,
): Promise<OrderedLine[]> {
  const ids = lines.flatMap(({ variantId }) => variantId ?? []);
  const { rows } = await sql<Known>`
    select v.id, v.requires_shipping, p.withdrawal_exception as exception,
      jsonb_build_object('tracksStock', v.tracks_stock, 'sellsWithoutStock', v.sells_without_stock,
        'available', v.on_hand - v.reserved) as stock,
      (select jsonb_build_object(${imageFields}, 'alt', null)
        from media m join pictures on pictures.key = m.picture
        where m.product_id = v.product_id order by ${byVariant} limit 1) as image
    from variants v join products p on p.id = v.product_id where v.id = any(${ids}::uuid[])`.execute(db);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return lines.map(({ unitMinor, discountMinor, isExcepted, ...line }) => {
    const variant = line.variantId ? rowById.get(line.variantId) : undefined;
    return {
      ...line,
      text: line.text ?? '',
      textLabel: line.textLabel ?? '',
      exception: isExcepted ? 'custom' : (variant?.exception ?? null),
      unitPrice: money(unitMinor, currency),
      discount: money(discountMinor, currency),
      image: variant?.image ?? null,
      requiresShipping: variant?.requires_shipping ?? true,
      isGiftCard: false,
      stock: variant?.stock ?? notCounted,
      seenPrice: null,
    };
  });
}

const notCounted = { tracksStock: false, sellsWithoutStock: false, available: 0 };

/** `draft`: what is known of the customer, as the checkout keeps it. */
export async function createOfferCart(
  tx: Transaction,
  { id, tokenHash, offer, draft, now }: { id: string; tokenHash: Buffer; offer: CartOffer; draft: object; now: Date },
): Promise<void> {
  await tx
    .insertInto('carts')
    .values({
      id,
      token_hash: tokenHash,
      created_at: now,
      updated_at: now,
      checkout_draft: JSON.stringify(draft),
      offer: JSON.stringify(offer),
    })
    .execute();
}
