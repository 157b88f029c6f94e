// A checkout that a person has ordered: it stays as it was ordered, whatever the shop sells today and for how much.
import { urlOf } from '#src/addresses.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { orderTokenOf } from '../../orders/order-links.ts';
import { type AssistantOrder, endOf } from '../carts/assistant-cart-store.ts';
import type { OpenedCart } from '../carts/open-assistant-cart.ts';
import type { ShownMessage } from '../messages/business-messages.ts';
import type { Answer } from '../operation.ts';
import { appliedDiscount } from '../shown/show-cart.ts';
import { idOfLine, readOrdered, sayPayment, showOrderedItem, totalsOfOrder } from '../shown/show-order.ts';
import { showLinks, showPolicies } from '../shown/show-policies.ts';

export async function answerWithOrdered(
  { cart, id, services }: OpenedCart,
  placed: AssistantOrder,
  said: readonly ShownMessage[],
): Promise<Answer> {
  const { context, locale, agent, t } = services;
  const { db, publicUrl } = context;
  const ordered = await readOrdered(db, placed.id);
  const { order } = ordered;
  const shown = order.lines.map((_, position) => showOrderedItem(ordered, position, publicUrl));
  // A line is called what it was called before; of several of one variant, only the first can be.
  const idOf = (id: string, position: number) =>
    shown.findIndex(({ item }) => item.id === id) === position ? id : idOfLine(position);
  // An order is named by its own token: whoever has it sees what its buyer sees.
  const token = await orderTokenOf(db, placed);
  return {
    ok: true,
    cartId: cart.cartId,
    body: {
      ...{ id, status: placed.isFinished ? 'completed' : 'complete_in_progress' },
      line_items: shown.map(({ totals, item }, position) => ({
        ...{ id: idOf(item.id, position), item, quantity: order.lines[position]?.quantity, totals },
      })),
      currency: order.totals.total.currency,
      totals: totalsOfOrder(order),
      ...(agent.shared?.has('dev.ucp.shopping.discount') && { discounts: showDiscountOf(t, order) }),
      links: await showLinks(services),
      ...(await showPolicies(services)),
      expires_at: endOf(cart).toISOString(),
      order: { id: token, label: placed.number, permalink_url: publicUrl + urlOf('order', { locale, token }) },
    },
    messages: [...said, sayPayment(t, order)],
  };
}

function showDiscountOf(
  t: Translate,
  { discountCode: code, totals }: Pick<Awaited<ReturnType<typeof readOrdered>>['order'], 'discountCode' | 'totals'>,
): object {
  return code ? { codes: [code], applied: [appliedDiscount(t, code, totals.discount)] } : { codes: [], applied: [] };
}
