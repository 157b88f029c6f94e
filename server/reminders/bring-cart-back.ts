// The link of a reminder: the goods of that cart go into the visitor's own, and nothing else. What was typed at the checkout
// stays behind, because the address that the e-mail went to may have been mistyped.
import { completeCartLine } from '../cart/change-cart.ts';
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
    .select(['variant_id as variantId', 'line_text as text', 'quantity'])
    .where('cart_id', '=', reminded.cartId)
    .orderBy('added_at')
    .execute();
  // What is sold out since stays out; the cart says nothing of it, because nothing of it was in there.
  for (const line of lines) await completeCartLine(services, line);
  return true;
}
