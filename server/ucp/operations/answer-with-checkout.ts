// A checkout as the answer to every operation on one.

import { readCheckout } from '../../checkout/read-checkout.ts';
import { readStoredDraft } from '../../checkout/save-draft.ts';
import type { Checkout } from '../../schema/resolver-types.generated.ts';
import { findProgress } from '../carts/assistant-cart-store.ts';
import type { OpenedCart } from '../carts/open-assistant-cart.ts';
import { nothingRefused, type Refused } from '../carts/write-cart.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { Answer } from '../operation.ts';
import { messagesOfBuyer } from '../shown/buyer-messages.ts';
import { messagesOfCart, messagesOfWaiting } from '../shown/cart-messages.ts';
import { showDiscounts, showLines } from '../shown/show-cart.ts';
import { canBeDelivered, showFulfillment, statusOf, totalsOfCheckout } from '../shown/show-checkout.ts';
import { showLinks, showPolicies } from '../shown/show-policies.ts';
import { showWayOn } from '../shown/show-way-on.ts';
import { messagesOfTaker } from './answer-with-cart.ts';
import { answerWithOrdered } from './answer-with-ordered.ts';

/** `said`: beside what the checkout says of itself. */
export async function answerWithCheckout(
  opened: OpenedCart,
  { refused = nothingRefused, said = [] }: { refused?: Refused; said?: readonly ShownMessage[] } = {},
): Promise<Answer> {
  const { cart, id, services } = opened;
  const { context, locale, agent, t } = services;
  const progress = await findProgress(context.db, cart);
  const { waitingCode: waiting, order } = progress;
  if (order) return answerWithOrdered(opened, order, said);
  const [checkout, draft] = await Promise.all([readCheckout(context, locale, {}), readStoredDraft(context)]);
  const isDelivered = canBeDelivered(checkout, draft.country ?? '');
  const status = statusOf(checkout, { isCancelled: cart.isCancelled, isDelivered });
  const messages = await messagesOfCart(services, checkout.cart, refused.lines);
  return {
    ok: true,
    cartId: cart.cartId,
    body: {
      ...{ id, status },
      line_items: showLines(checkout.cart, context.publicUrl),
      currency: checkout.totals.total.currency,
      totals: totalsOfCheckout(checkout),
      ...(agent.shared?.has('dev.ucp.shopping.discount') && { discounts: showDiscounts(t, checkout.cart, waiting) }),
      ...(agent.shared?.has('dev.ucp.shopping.fulfillment') && {
        fulfillment: showFulfillment(checkout, services),
      }),
      links: await showLinks(services),
      ...(await showPolicies(services)),
      ...(await showWayOn(opened, checkout.cart)),
    },
    messages: [
      ...said,
      ...(await messagesOfTaker(opened, progress)),
      ...refused.codes,
      ...messagesOfWaiting(services, waiting),
      ...(cart.isCancelled ? [] : messagesOfBuyer(services, draft, checkout.draft.country)),
      ...(checkout.cart.lines.length === 0 ? [say(t, 'emptyCart', { path: '$.line_items' })] : []),
      ...(isOffered(checkout, draft.shippingMethod) ? [] : [say(t, 'deliveryWrong', { path: CHOSEN })]),
      ...(!isDelivered ? [say(t, 'noDelivery', { path: '$.fulfillment.methods[0]' })] : []),
      ...messages,
      ...(status === 'requires_escalation' ? [say(t, 'personBuys')] : []),
    ],
  };
}

const CHOSEN = '$.fulfillment.methods[0].groups[0].selected_option_id';

/** Where nothing is delivered, that is said. */
function isOffered({ shippingOptions }: Checkout, wanted = ''): boolean {
  return wanted === '' || shippingOptions.length === 0 || shippingOptions.some(({ method }) => method === wanted);
}
