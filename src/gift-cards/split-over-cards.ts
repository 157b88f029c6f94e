// What the gift cards of a cart pay of its total.
import { minimumChargeIn } from '../minimum-charge.ts';
import { type Money, money, stepOf } from '../money.ts';

/** More cards than anybody has at once would make an order expensive to lock. */
export const MAX_CARDS_OF_ORDER = 5;

export type PayingCard = { id: string; balanceMinor: number };
export type CardPayment = { id: string; minor: number };

/**
 * The earlier card pays first. What is left is nothing, or enough for any other method to charge: where it would be less, the
 * cards pay as much less, which stays on them.
 */
export function splitOverCards(total: Money, cards: readonly PayingCard[]): CardPayment[] {
  const all = cards.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  let left = all >= total.minor ? total.minor : mostBesideRest(total, all);
  return cards.flatMap(({ id, balanceMinor }) => {
    const minor = Math.min(balanceMinor, left);
    left -= minor;
    return minor > 0 ? [{ id, minor }] : [];
  });
}

function mostBesideRest({ minor, currency }: Money, cards: number): number {
  const most = Math.max(0, Math.min(cards, minor - minimumChargeIn(currency)));
  return most - (most % stepOf(currency));
}

/** What the cards pay together. */
export function paidByCards(payments: readonly CardPayment[], { currency }: Money): Money {
  return money(
    payments.reduce((sum, { minor }) => sum + minor, 0),
    currency,
  );
}
