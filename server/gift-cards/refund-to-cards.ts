// A refund goes back to the cards that paid first, and then as money. What a card paid that is disabled by now goes to a new
// card in its place: nobody could spend it there.
import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { lockGiftCards, type StoredGiftCard, writeMovement } from './gift-card-store.ts';
import { insertGiftCard, usualExpiry } from './issue-gift-card.ts';
import { keepRefundValid } from './keep-valid.ts';

/** What cards have paid of an order that no refund gives back yet, those that are still on their way included. */
export async function cardsLeftToRefund(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ left: string }>`
    select coalesce((select sum(amount_minor) from order_gift_cards where order_id = ${orderId} and state = 'captured'), 0)
      - coalesce((select sum(cards_minor) from refunds
          where order_id = ${orderId} and status not in ('failed', 'canceled')), 0) as left`.execute(db);
  return Number(rows[0]?.left ?? 0);
}

/** Once for each refund: a second call does nothing. */
export async function refundToCards(tx: Transaction, orderId: string, refundId: string, now: Date): Promise<void> {
  const refund = await tx.selectFrom('refunds').select('cards_minor').where('id', '=', refundId).executeTakeFirst();
  let left = refund?.cards_minor ?? 0;
  if (left === 0 || (await listRefunded(tx, refundId)).length > 0) return;
  const paid = await tx
    .selectFrom('order_gift_cards as p')
    .innerJoin('gift_cards as c', 'c.id', 'p.card_id')
    .select(['p.card_id as cardId', sql<string>`p.amount_minor - p.refunded_minor`.as('most')])
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'captured')
    // What was taxed when the card was sold goes back before what was taxed with the order.
    .orderBy(sql`c.vat_class is null`)
    .orderBy('p.card_id')
    .execute();
  const cards = await lockGiftCards(
    tx,
    paid.map(({ cardId }) => cardId),
  );
  for (const { cardId, most } of paid) {
    const minor = Math.min(left, Number(most));
    if (minor === 0) continue;
    left -= minor;
    await moveRefund(tx, { kind: 'refunded', cardId, orderId, refundId, minor }, now);
    const card = cards.get(cardId);
    if (card && (await isPriceBack(tx, cardId))) await loseRefund(tx, cardId, minor, now);
    else if (card?.disabledAt) await replaceCard(tx, card, { refundId, minor }, now);
    else await keepRefundValid(tx, cardId, now);
  }
  if (left > 0) throw new Error(`refund ${refundId} gives more back to cards than they have paid`);
}

/** Whoever bought it has the money back already: nobody is to have it a second time. */
async function loseRefund(tx: Transaction, cardId: string, minor: number, now: Date): Promise<void> {
  await writeMovement(tx, { cardId, kind: 'disabled', balanceMinor: -minor, reservedMinor: 0 }, now);
}

async function isPriceBack(db: Db, cardId: string): Promise<boolean> {
  const { rows } = await sql`select from gift_cards c where c.id = ${cardId} and ${priceIsBack}`.execute(db);
  return rows.length > 0;
}

/** The price of a card `c` was given back to its buyer. */
const priceIsBack = sql`(c.dispute_id is not null or exists (
  select from refunds r where r.id = c.refund_id and r.status not in ('failed', 'canceled')))`;

/** Whoever paid gets its code with the mail about the refund. */
async function replaceCard(
  tx: Transaction,
  { id: cardId, vatClass, currency }: StoredGiftCard,
  { refundId, minor }: { refundId: string; minor: number },
  now: Date,
): Promise<void> {
  await writeMovement(tx, { cardId, kind: 'replaced', balanceMinor: -minor, reservedMinor: 0 }, now);
  const card = { amount: money(minor, currency), vatClass, expiresAt: await usualExpiry(tx, now) };
  await insertGiftCard(tx, { ...card, replaces: { cardId, refundId } }, now);
}

/** Whether something of what cards paid would go to a new card, because the one that paid is disabled. */
export async function isPaidByDisabledCard(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_gift_cards p join gift_cards c on c.id = p.card_id
    where p.order_id = ${orderId} and p.state = 'captured' and p.refunded_minor < p.amount_minor
      and c.disabled_at is not null and not ${priceIsBack} limit 1`.execute(db);
  return rows.length > 0;
}

export type NewCardOfRefund = { id: string; amount: Money; expiresAt: Date | null };

/** Cards that were issued because those that paid are disabled. */
export async function listNewCardsOf(db: Db, refundId: string): Promise<NewCardOfRefund[]> {
  const rows = await db
    .selectFrom('gift_card_movements as m')
    .innerJoin('gift_cards as c', 'c.id', 'm.card_id')
    .select(['c.id', 'c.currency', 'c.issued_minor as minor', 'c.expires_at as expiresAt'])
    .where('m.refund_id', '=', refundId)
    .where('m.kind', '=', 'issued')
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, minor, currency, expiresAt }) => ({
    ...{ id, expiresAt },
    amount: money(minor, currency as Currency),
  }));
}

/**
 * A refund that had succeeded turned out to have failed: its part on the cards stands, under the refund that takes its place,
 * because it may be spent already.
 */
export async function passCardsOn(
  tx: Transaction,
  { orderId, from, to }: { orderId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  const given = await listRefunded(tx, from);
  await lockGiftCards(
    tx,
    given.map(({ cardId }) => cardId),
  );
  for (const { cardId, minor } of given) {
    const part = { cardId, orderId, minor };
    // Back in the order of the books: what the order has been given never exceeds what the card paid.
    await tx
      .updateTable('order_gift_cards')
      .set({ refunded_minor: sql`refunded_minor - ${minor}` })
      .where('order_id', '=', orderId)
      .where('card_id', '=', cardId)
      .execute();
    await moveRefund(tx, { ...part, kind: 'refunded', refundId: to }, now);
    const movement = { cardId, balanceMinor: -minor, reservedMinor: 0, orderId, refundId: from };
    await writeMovement(tx, { ...movement, kind: 'refund_returned' }, now);
  }
}

/** What a refund has put on cards, and not passed on. */
export async function refundedToCards(tx: Transaction, refundId: string): Promise<number> {
  return (await listRefunded(tx, refundId)).reduce((sum, { minor }) => sum + minor, 0);
}

async function listRefunded(tx: Transaction, refundId: string): Promise<{ cardId: string; minor: number }[]> {
  const { rows } = await sql<{ cardId: string; minor: string }>`
    select card_id as "cardId", sum(balance_minor) as minor from gift_card_movements
    where refund_id = ${refundId} and kind in ('refunded', 'refund_returned') group by card_id having sum(balance_minor) > 0 order by card_id`.execute(
    tx,
  );
  return rows.map(({ cardId, minor }) => ({ cardId, minor: Number(minor) }));
}

type Refunded = { kind: 'refunded'; cardId: string; orderId: string; refundId: string; minor: number };

async function moveRefund(tx: Transaction, { minor, cardId, orderId, ...about }: Refunded, now: Date): Promise<void> {
  await writeMovement(tx, { ...about, cardId, orderId, balanceMinor: minor, reservedMinor: 0 }, now);
  await tx
    .updateTable('order_gift_cards')
    .set({ refunded_minor: sql`refunded_minor + ${minor}` })
    .where('order_id', '=', orderId)
    .where('card_id', '=', cardId)
    .execute();
}
