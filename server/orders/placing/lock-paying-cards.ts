// What the gift cards of a cart pay of an order that is being placed, and what is due beside them.
import type { CartTotals } from '#src/cart/price-cart.ts';
import type { VatClass } from '#src/countries/country.ts';
import { type CardPayment, MAX_CARDS_OF_ORDER, paidByCards, splitOverCards } from '#src/gift-cards/split-over-cards.ts';
import { paysFor, taxedPart } from '#src/gift-cards/taxed-cards.ts';
import { type Money, subtractMoney } from '#src/money.ts';
import type { OrderedLine } from '../../cart/cart-store.ts';
import { isForGiftCards } from '../../cart/for-gift-cards.ts';
import type { Transaction } from '../../database/transaction.ts';
import { listCardsOfCart, lockGiftCards, maySpend } from '../../gift-cards/gift-card-store.ts';

/** `dueWithoutFee`: before what the method of payment costs, by which methods are offered. */
export type Due = { due: Money; dueWithoutFee: Money };

/** Their ids, the one that pays first before. No card is bought with another: its time would never end. */
export async function listPayingCards(
  tx: Transaction,
  cartId: string,
  lines: readonly Pick<OrderedLine, 'isGiftCard'>[],
): Promise<string[]> {
  if (isForGiftCards(lines)) return [];
  return (await listCardsOfCart(tx, cartId)).map(({ id }) => id);
}

type Paid = { cards: readonly string[]; taxedClass: VatClass | null; fee: Money; now: Date };

/**
 * Locks the cards: until the end of the transaction, nobody else can spend them. `cards`: ids, the one that pays first
 * before; `taxedMinor`: what single-purpose ones pay.
 */
export async function lockPayingCards(
  tx: Transaction,
  { cards, taxedClass, fee, now }: Paid,
  { total }: Pick<CartTotals, 'total'>,
): Promise<Due & { payments: CardPayment[]; taxedMinor: number }> {
  const locked = await lockGiftCards(tx, cards.slice(0, MAX_CARDS_OF_ORDER));
  const usable = cards.flatMap((id) => {
    const card = locked.get(id);
    return card && maySpend(card, total.currency, now) && paysFor(card, taxedClass) ? [card] : [];
  });
  const payments = splitOverCards(total, usable);
  const before = subtractMoney(total, fee);
  return {
    payments,
    taxedMinor: taxedPart(payments, usable),
    due: subtractMoney(total, paidByCards(payments, total)),
    dueWithoutFee: subtractMoney(before, paidByCards(splitOverCards(before, usable), total)),
  };
}
