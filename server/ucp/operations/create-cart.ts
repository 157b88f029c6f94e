import { inTransaction } from '../../database/transaction.ts';
import { deleteAssistantCart } from '../carts/assistant-cart-store.ts';
import { countCart, countWrite } from '../carts/count-writes.ts';
import { beginCart, type OpenedCart } from '../carts/open-assistant-cart.ts';
import type { ToldBuyer } from '../carts/put-buyer.ts';
import { type RefusedLine, readLines } from '../carts/put-lines.ts';
import { nothingRefused, type Refused, writeCart } from '../carts/write-cart.ts';
import { say } from '../messages/business-messages.ts';
import { type Answer, operation, type UcpServices } from '../operation.ts';
import { messageOfRefused } from '../shown/cart-messages.ts';
import { messagesOfExtensions } from '../shown/request-messages.ts';
import { answerWithCart } from './answer-with-cart.ts';
import { type CartInput, cartInput } from './cart-inputs.ts';
import { repeatCart } from './get-cart.ts';

export const createCart = operation<CartInput>({
  name: 'create_cart',
  description: 'Begins a cart with these products.',
  capability: 'dev.ucp.shopping.cart',
  rest: { method: 'POST', path: '/carts', status: 201 },
  payload: 'cart',
  input: cartInput,
  async perform(services, input) {
    const begun = await beginWith(services, input, { isCheckout: false });
    if (!('opened' in begun)) return begun;
    return answerWithCart(begun.opened, begun.refused);
  },
  repeat: repeatCart,
});

/** A cart of which nothing can be had is not begun, and counts for nobody; nor is one of nothing. */
export async function beginWith(
  services: UcpServices,
  input: CartInput & ToldBuyer,
  { isCheckout }: { isCheckout: boolean },
): Promise<{ opened: OpenedCart; refused: Refused } | Answer> {
  const { line_items: wanted } = input;
  if (wanted.length === 0) return { ok: false, messages: [say(services.t, 'emptyCart', { path: '$.line_items' })] };
  const refusedAll = (lines: readonly RefusedLine[]): Answer => ({
    ok: false,
    messages: lines.map((line) => messageOfRefused(services, line, [])),
  });
  const named = await readLines(services.context.db, wanted);
  if (named.quantities.size === 0) return refusedAll(named.refused);
  await countWrite(services);
  await countCart(services);
  const opened = await beginCart(services, { isCheckout });
  const { cart } = opened;
  const { lines, codes } = (await writeCart(opened, input, named)) ?? nothingRefused;
  const isNothing = new Set(lines.filter(isWhole).map(({ position }) => position)).size === wanted.length;
  if (isNothing) {
    await inTransaction(services.context.db, (tx) => deleteAssistantCart(tx, cart.cartId));
    return refusedAll(lines);
  }
  services.counts.reached(services.agent.platform, 'cart');
  return { opened, refused: { lines, codes: [...codes, ...messagesOfExtensions(opened.services, input)] } };
}

/** Nothing of the line went in. */
function isWhole({ kind }: RefusedLine): boolean {
  return kind !== 'QUANTITY_LIMITED';
}
