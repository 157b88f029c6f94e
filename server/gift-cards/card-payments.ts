// What gift cards pay of a total, as pages show it.
import type { VatClass } from '#src/countries/country.ts';
import { paidByCards, splitOverCards } from '#src/gift-cards/split-over-cards.ts';
import { lessTaxed, paysFor, type TaxedTotals, taxedPart } from '#src/gift-cards/taxed-cards.ts';
import { type Currency, type Money, money, subtractMoney } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { listCardsOfCart, maySpend, type StoredGiftCard } from './gift-card-store.ts';

/** `left`: what stays on the card; null once the order is placed. */
export type ShownCardPayment = { id: string; lastFour: string; amount: Money; left: Money | null };

/** Those of a cart that pay something now. `taxedClass`: of its goods, as `taxedClassOf` has it. */
export async function listUsableCards(
  db: Db,
  cartId: string | null,
  { currency, taxedClass, now }: { currency: Currency; taxedClass: VatClass | null; now: Date },
): Promise<StoredGiftCard[]> {
  if (cartId === null) return [];
  const cards = await listCardsOfCart(db, cartId);
  return cards.filter((card) => maySpend(card, currency, now) && paysFor(card, taxedClass));
}

/** The totals with what the cards pay of them, and what is due beside them; the VAT is of what is not taxed yet. */
export function withCards<Totals extends TaxedTotals>(
  totals: Totals,
  cards: readonly StoredGiftCard[],
): Totals & { cards: ShownCardPayment[]; due: Money } {
  const { total } = totals;
  const payments = splitOverCards(total, cards);
  const shown = payments.flatMap(({ id, minor }) => {
    const card = cards.find((each) => each.id === id);
    if (!card) return [];
    const left = money(card.balanceMinor - minor, total.currency);
    return [{ id, lastFour: card.lastFour, amount: money(minor, total.currency), left }];
  });
  const taxed = lessTaxed(totals, taxedPart(payments, cards));
  return { ...taxed, cards: shown, due: subtractMoney(total, paidByCards(payments, total)) };
}

/** Lists those that pay an order, or would have, had it not been given up. */
export async function listCardPayments(
  db: Db,
  { id, currency }: { id: string; currency: Currency },
): Promise<ShownCardPayment[]> {
  const rows = await db
    .selectFrom('order_gift_cards as p')
    .innerJoin('gift_cards as c', 'c.id', 'p.card_id')
    .select(['c.id', 'c.last_four as lastFour', 'p.amount_minor as minor'])
    .where('p.order_id', '=', id)
    .orderBy('c.id')
    .execute();
  return rows.map(({ minor, ...card }) => ({ ...card, amount: money(minor, currency), left: null }));
}
