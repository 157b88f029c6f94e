import { inTransaction } from '../../database/transaction.ts';
import { changeAssistantCart } from '../carts/assistant-cart-store.ts';
import { countWrite } from '../carts/count-writes.ts';
import { findCartOf, type OpenedCart } from '../carts/open-assistant-cart.ts';
import { putBuyer } from '../carts/put-buyer.ts';
import { lockAssistantCart, nothingRefused, type Refused } from '../carts/write-cart.ts';
import { type Answer, operation, type UcpServices } from '../operation.ts';
import { messagesOfExtensions } from '../shown/request-messages.ts';
import { answerWithCheckout } from './answer-with-checkout.ts';
import { type CheckoutInput, newCheckoutInput } from './checkout-inputs.ts';
import { beginWith } from './create-cart.ts';
import { notFound } from './get-cart.ts';
import { repeatCheckout } from './get-checkout.ts';

export const createCheckout = operation<CheckoutInput>({
  name: 'create_checkout',
  description: 'Begins a checkout, of a cart or of products. A person completes it in the shop, by its continue_url.',
  capability: 'dev.ucp.shopping.checkout',
  rest: { method: 'POST', path: '/checkout-sessions', status: 201 },
  payload: 'checkout',
  input: newCheckoutInput,
  async perform(services, input) {
    const begun = await beginCheckout(services, input);
    if (!('opened' in begun)) return begun;
    return answerWithCheckout(begun.opened, { refused: begun.refused });
  },
  repeat: repeatCheckout,
});

/** A cart that becomes a checkout is the same cart under the same id; what else was sent of lines and codes is not looked at. */
async function beginCheckout(
  services: UcpServices,
  input: CheckoutInput,
): Promise<{ opened: OpenedCart; refused: Refused } | Answer> {
  const { cart_id: cartId } = input;
  if (cartId === undefined) return beginWith(services, input, { isCheckout: true });
  const opened = await findCartOf(services, cartId);
  if (!opened) return notFound(services);
  await countWrite(services);
  const { db, now } = services.context;
  const isHeld = await inTransaction(db, async (tx) => {
    const held = await lockAssistantCart(tx, opened.cart.cartId);
    if (!held) return false;
    await changeAssistantCart(tx, held.id, { isCheckout: true });
    await putBuyer(tx, held, input, now());
    return true;
  });
  if (!isHeld) return notFound(services);
  return { opened, refused: { ...nothingRefused, codes: messagesOfExtensions(opened.services, input) } };
}
