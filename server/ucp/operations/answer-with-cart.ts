// A cart as the answer to every operation on one.
import { marketOf } from '#src/shop/markets.ts';
import { readCartWithDraft } from '../../cart/read-cart.ts';
import { type CartProgress, findProgress } from '../carts/assistant-cart-store.ts';
import { isChangedSinceTaken } from '../carts/cart-takers.ts';
import type { OpenedCart } from '../carts/open-assistant-cart.ts';
import { nothingRefused, type Refused } from '../carts/write-cart.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { Answer } from '../operation.ts';
import { messagesOfBuyer } from '../shown/buyer-messages.ts';
import { messagesOfCart, messagesOfWaiting } from '../shown/cart-messages.ts';
import { showDiscounts, showLines, totalsOfCart } from '../shown/show-cart.ts';
import { showLinks, showPolicies } from '../shown/show-policies.ts';
import { showWayOn } from '../shown/show-way-on.ts';

export async function answerWithCart(opened: OpenedCart, refused: Refused = nothingRefused): Promise<Answer> {
  const { cart, id, services } = opened;
  const { context, locale, agent } = services;
  const { cart: shown, draft } = await readCartWithDraft(context, locale);
  const hasDiscounts = agent.shared?.has('dev.ucp.shopping.discount');
  const messages = await messagesOfCart(services, shown, refused.lines);
  const progress = await findProgress(context.db, cart);
  const { waitingCode: waiting, order } = progress;
  const buyer = messagesOfBuyer(services, draft, marketOf(context.markets, locale).country);
  return {
    ok: true,
    cartId: cart.cartId,
    body: {
      id,
      line_items: showLines(shown, context.publicUrl),
      currency: shown.subtotal.currency,
      totals: totalsOfCart(shown),
      ...(hasDiscounts && { discounts: showDiscounts(services.t, shown, waiting) }),
      links: await showLinks(services),
      ...(await showPolicies(services)),
      ...(!cart.isCancelled && !order && (await showWayOn(opened, shown))),
    },
    messages: [
      ...(order ? [say(services.t, 'cartOrdered')] : await messagesOfTaker(opened, progress)),
      ...refused.codes,
      ...messagesOfWaiting(services, waiting),
      ...buyer,
      ...messages,
    ],
  };
}

export async function messagesOfTaker(
  { cart, services }: OpenedCart,
  { isTaken }: CartProgress,
): Promise<ShownMessage[]> {
  const isUnseen = isTaken && !cart.isCancelled && (await isChangedSinceTaken(services.context.db, cart.cartId));
  return isUnseen ? [say(services.t, 'takenOver')] : [];
}
