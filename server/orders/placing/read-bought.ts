// The lines of a cart that is being ordered, with what its code takes off them.
import type { MarketView } from '#src/shop/markets.ts';
import { listCartContents, type OrderedLine, type StoredCart } from '../../cart/cart-store.ts';
import { listOfferLines } from '../../cart/offer-cart.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type CartDiscount, lockDiscount, withDiscount } from '../../discounts/read-discount.ts';

type Bought = { lines: OrderedLine[]; discount: CartDiscount | null };

/** What a payment link takes off stands in its lines; a cart may have a code. */
export async function readBought(
  tx: Transaction,
  cart: StoredCart,
  view: MarketView,
  shopper: { email: string; now: Date },
): Promise<Bought> {
  if (cart.offer) return { lines: await listOfferLines(tx, cart.offer), discount: null };
  const { lines } = await listCartContents(tx, cart.id, view, shopper.now);
  const bought = { cartId: cart.id, lines, currency: view.currency, ...shopper };
  const discount = cart.discountCode ? await lockDiscount(tx, cart.discountCode, bought) : null;
  return { lines: withDiscount(lines, discount), discount };
}
