// The cards that pay an order: reserved as it is placed, captured with its payment, given back when it is given up. All of it
// in the transaction of the order's own event, so that neither is ever there without the other.
import type { CardPayment } from '#src/gift-cards/split-over-cards.ts';
import type { Currency } from '#src/money.ts';
import type { Transaction } from '../database/transaction.ts';
import { lockGiftCards, maySpend, type StoredGiftCard, writeMovement } from './gift-card-store.ts';
import { keepValid } from './keep-valid.ts';

/** The cards are locked, and have that much. */
export async function reserveCards(
  tx: Transaction,
  orderId: string,
  payments: readonly CardPayment[],
  now: Date,
): Promise<void> {
  for (const { id, minor } of payments) {
    await tx
      .insertInto('order_gift_cards')
      .values({ order_id: orderId, card_id: id, amount_minor: minor, state: 'reserved' })
      .execute();
    await writeMovement(tx, { cardId: id, kind: 'reserved', balanceMinor: -minor, reservedMinor: minor, orderId }, now);
  }
}

/** What was reserved is spent. A second call does nothing. */
export async function captureCards(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { cardId, minor } of await takeInto(tx, orderId, ['reserved', 'captured'])) {
    await writeMovement(tx, { cardId, kind: 'captured', balanceMinor: 0, reservedMinor: -minor, orderId }, now);
  }
}

/** What was reserved is on the cards again; one that was disabled meanwhile pays nothing all the same. */
export async function releaseCards(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { cardId, minor, card } of await takeInto(tx, orderId, ['reserved', 'released'])) {
    await writeMovement(tx, { cardId, kind: 'released', balanceMinor: minor, reservedMinor: -minor, orderId }, now);
    if (card.disabledAt) {
      await writeMovement(tx, { cardId, kind: 'disabled', balanceMinor: -minor, reservedMinor: 0 }, now);
    }
    await keepValid(tx, cardId, now);
  }
}

/** Whether the cards of a cancelled order, which have their money back, still have it. Locks them. */
export async function areCardsLeftFor(
  tx: Transaction,
  { id: orderId, currency }: { id: string; currency: Currency },
  now: Date,
): Promise<boolean> {
  const given = await listCards(tx, orderId, 'released');
  const cards = await lockGiftCards(
    tx,
    given.map(({ cardId }) => cardId),
  );
  return given.every(({ cardId, minor }) => {
    const card = cards.get(cardId);
    return card !== undefined && maySpend(card, currency, now) && card.balanceMinor >= minor;
  });
}

/** Called where a cancelled order is carried out after all. */
export async function reserveCardsAgain(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { cardId, minor } of await takeInto(tx, orderId, ['released', 'reserved'])) {
    await writeMovement(tx, { cardId, kind: 'reserved', balanceMinor: -minor, reservedMinor: minor, orderId }, now);
  }
}

type HeldCard = { cardId: string; minor: number };
type State = 'reserved' | 'captured' | 'released';

async function takeInto(
  tx: Transaction,
  orderId: string,
  [from, to]: [from: State, to: State],
): Promise<(HeldCard & { card: StoredGiftCard })[]> {
  const held = await listCards(tx, orderId, from);
  if (held.length === 0) return [];
  const cards = await lockGiftCards(
    tx,
    held.map(({ cardId }) => cardId),
  );
  await tx
    .updateTable('order_gift_cards')
    .set({ state: to })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .execute();
  return held.map((each) => {
    const card = cards.get(each.cardId);
    if (!card) throw new Error(`gift card ${each.cardId} of order ${orderId} is gone`);
    return { ...each, card };
  });
}

async function listCards(tx: Transaction, orderId: string, state: State): Promise<HeldCard[]> {
  return tx
    .selectFrom('order_gift_cards')
    .select(['card_id as cardId', 'amount_minor as minor'])
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .orderBy('card_id')
    .execute();
}
