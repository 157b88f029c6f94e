// What a refund would come to, for whoever is choosing it: computed here alone, by what the refund itself is computed by.
import { money } from '#src/money.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { leftOf, quantityLeft, refundAmounts } from '#src/refunds/refund-amounts.ts';
import type { Db } from '../../database/connect.ts';
import { cardsLeftToRefund, isPaidByDisabledCard } from '../../gift-cards/refund-to-cards.ts';
import { usedOfCards } from '../../gift-cards/take-back-cards.ts';
import { shownVariantColumns, shownVariantOf } from '../../orders/lines/shown-variant.ts';
import { readRefundable } from '../read-refundable.ts';
import { isRefundedByHand } from '../send-refund.ts';
import { listGoods, unsentOf } from '../settle-refunded-goods.ts';

export type QuoteRequest = {
  orderId: string;
  /** Null: everything that is left. */
  lines: readonly LineQuantity[] | null;
  /** Null: when everything goes back. */
  isWithDelivery: boolean | null;
  /** Stands instead of what the lines had cost; null: that. */
  ownAmountMinor: number | null;
  /** The line of whose price it is a part. */
  ofLine?: number | undefined;
};

/** Null when nothing was paid. */
export async function quoteRefund(db: Db, { orderId, lines, isWithDelivery, ownAmountMinor, ofLine }: QuoteRequest) {
  const [{ order, earlier, intentId }, goods, titles] = await Promise.all([
    readRefundable(db, orderId),
    listGoods(db, orderId),
    db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['position', 'title', ...shownVariantColumns, 'is_for_gift_cards', 'locale'])
      .where('order_id', '=', orderId)
      .execute(),
  ]);
  if (!intentId) return null;
  const left = leftOf(order, earlier);
  const all = order.lines.map(({ position }) => ({ position, quantity: quantityLeft(order, earlier, position) }));
  const chosen = all.map(({ position, quantity }) => {
    const named = lines?.find((line) => line.position === position)?.quantity ?? 0;
    return { position, quantity: lines ? Math.max(0, Math.min(quantity, named)) : quantity };
  });
  const isAll = chosen.every(({ quantity }, index) => quantity === all[index]?.quantity);
  const withDelivery = (isWithDelivery ?? isAll) && left.deliveryMinor > 0;
  const named = chosen.filter(({ quantity }) => quantity > 0);
  const amounts = refundAmounts(order, earlier, { lines: named, isWithDelivery: withDelivery, ofLine }, ownAmountMinor);
  const inCurrency = (minor: number) => money(minor, order.currency);
  const refundedMinor = amounts.ok ? amounts.value.amountMinor : 0;
  const toCards = Math.min(refundedMinor, await cardsLeftToRefund(db, orderId));
  const costOf = (position: number) =>
    amounts.ok ? (amounts.value.lines.find((line) => line.position === position)?.amountMinor ?? 0) : 0;
  return {
    lines: all.map(({ position, quantity: most }, index) => {
      const title = titles.find((line) => line.position === position);
      const here = goods.find((line) => line.position === position);
      const quantity = chosen[index]?.quantity ?? 0;
      return {
        position,
        title: title?.title ?? '',
        variantTitle: title ? shownVariantOf(title, title) : '',
        left: most,
        quantity,
        amount: inCurrency(costOf(position)),
        isRestockable: most > (here?.settled ?? 0),
        unsent: here ? unsentOf(here, quantity) : 0,
      };
    }),
    delivery: inCurrency(left.deliveryMinor),
    isWithDelivery: withDelivery,
    amount: inCurrency(refundedMinor),
    left: inCurrency(left.minor),
    isToSend: goods.some(({ unsent }) => unsent > 0),
    isLimited: amounts.ok && amounts.value.isLimited,
    toCards: inCurrency(toCards),
    usedOfCards: await usedOfCards(db, orderId, order.currency),
    isToNewCard: toCards > 0 && (await isPaidByDisabledCard(db, orderId)),
    isByHand: refundedMinor > toCards && (await isRefundedByHand(db, intentId)),
    vat: (amounts.ok ? amounts.value.vat : []).map(({ basisPoints, grossMinor, vatMinor }) => ({
      basisPoints,
      gross: inCurrency(grossMinor),
      vat: inCurrency(vatMinor),
    })),
  };
}
