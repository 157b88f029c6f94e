// The link of a reminder: the goods of that cart go into the visitor's own, and nothing else. What was typed at the checkout
// stays behind, because the address that the e-mail went to may have been mistyped.
import { findCart, findCartQuantity } from '../cart/cart-store.ts';
import { addCartLine } from '../cart/change-cart.ts';
import { inTransaction } from '../database/transaction.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { findRemindedCart } from './reminder-store.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session' | 'guesses'>;

/** False when the link leads nowhere, or no longer: the cart is deleted after some time. Following it twice adds nothing. */
export async function bringCartBack(services: Services, token: string): Promise<boolean> {
  const { db, session, guesses } = services;
  await guesses.requireFew();
  const reminded = await findRemindedCart(db, token);
  if (!reminded) {
    await guesses.noteWrong();
    return false;
  }
  const own = session.cartTokenHash();
  if (own?.equals(reminded.tokenHash)) return true;
  const lines = await db
    .selectFrom('cart_lines')
    .select(['variant_id as variantId', 'quantity'])
    .where('cart_id', '=', reminded.cartId)
    .orderBy('added_at')
    .execute();
  // What is sold out since stays out; the cart says nothing of it, because nothing of it was in there.
  for (const { variantId, quantity } of lines) {
    const missing = quantity - (await countInCart(services, variantId));
    await addCartLine(services, { variantId, quantity: missing });
  }
  return true;
}

async function countInCart({ db, session }: Services, variantId: string): Promise<number> {
  const tokenHash = session.cartTokenHash();
  const cart = tokenHash ? await findCart(db, tokenHash) : null;
  return cart ? inTransaction(db, (tx) => findCartQuantity(tx, cart.id, variantId)) : 0;
}
