// The price of cards that were bought goes back: they pay nothing any more. One that was used, if only in part, is not taken
// back, even when it is full again: what a refund has put on it is its holder's, who may be somebody else than its buyer.
import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { lockGiftCards, type StoredGiftCard, writeMovement } from './gift-card-store.ts';

export type CardsTakenBackRefusal =
  /** `amount`: what was paid with them, or is held by orders. */
  | { kind: 'GiftCardUsed'; amount: Money }
  /** Which cards go back must be said. */
  | { kind: 'GiftCardsByLine' };

export type CardsOfRefund = {
  orderId: string;
  refundId: string;
  lines: readonly { position: number; quantity: number }[];
};

/** `lines`: how many of each line of an order of gift cards go back. Those whose refund has failed are taken first. */
export async function takeBackCards(
  tx: Transaction,
  { orderId, refundId, lines }: CardsOfRefund,
  now: Date,
): Promise<Result<null, CardsTakenBackRefusal>> {
  for (const { position, quantity } of lines) {
    const cards = await lockSold(tx, orderId, position);
    const unused = cards.filter(isUnused).toSorted((a, b) => Number(isOut(b)) - Number(isOut(a)));
    const taken = unused.slice(0, quantity);
    if (taken.length < quantity) return refuse({ kind: 'GiftCardUsed', amount: usedOf(cards) });
    for (const card of taken) await disableFor(tx, card, refundId, now);
  }
  return ok(null);
}

/** What was paid with the cards of an order that bought them, or is held of them by orders. */
export async function usedOfCards(db: Db, orderId: string, currency: Currency): Promise<Money> {
  const { rows } = await sql<{ minor: string }>`
    select coalesce(sum(c.reserved_minor + ${spentOf}), 0) as minor from gift_cards c
    where c.sold_order_id = ${orderId}`.execute(db);
  return money(Number(rows[0]?.minor ?? 0), currency);
}

/** What a card `c` has paid, given back or not. */
const spentOf = sql<string>`coalesce((select -sum(m.reserved_minor) from gift_card_movements m
  where m.card_id = c.id and m.kind = 'captured'), 0)`;

/** Nothing of it was ever paid with, and nothing is held; one that was disabled or expired without is as unused. */
function isUnused({ reservedMinor, spentMinor }: SoldCard): boolean {
  return reservedMinor === 0 && spentMinor === 0;
}

const isOut = ({ disabledAt }: SoldCard): boolean => disabledAt !== null;

function usedOf(cards: readonly SoldCard[]): Money {
  const used = cards.map((card) => card.reservedMinor + card.spentMinor);
  return money(
    used.reduce((sum, minor) => sum + minor, 0),
    cards[0]?.currency ?? ('EUR' satisfies Currency),
  );
}

async function disableFor(tx: Transaction, { id, balanceMinor, disabledAt }: SoldCard, refundId: string, now: Date) {
  const set = { disabled_at: disabledAt ?? now, refund_id: refundId };
  await tx.updateTable('gift_cards').set(set).where('id', '=', id).execute();
  if (balanceMinor === 0) return;
  await writeMovement(
    tx,
    { cardId: id, kind: 'disabled', balanceMinor: -balanceMinor, reservedMinor: 0, refundId },
    now,
  );
}

type SoldCard = StoredGiftCard & { spentMinor: number };

/** Those of a line whose price was not given back by a refund that stands. */
async function lockSold(tx: Transaction, orderId: string, position: number): Promise<SoldCard[]> {
  const rows = await tx
    .selectFrom('gift_cards as c')
    .leftJoin('refunds as r', 'r.id', 'c.refund_id')
    .select('c.id')
    .where('c.sold_order_id', '=', orderId)
    .where('c.sold_position', '=', position)
    .where((eb) => eb.or([eb('r.id', 'is', null), eb('r.status', 'in', ['failed', 'canceled'])]))
    .execute();
  const ids = rows.map(({ id }) => id);
  const cards = [...(await lockGiftCards(tx, ids)).values()];
  if (ids.length === 0) return [];
  const { rows: spent } = await sql<{ id: string; minor: string }>`
    select c.id, ${spentOf} as minor from gift_cards c where c.id = any(${ids}::uuid[])`.execute(tx);
  const spentById = new Map(spent.map(({ id, minor }) => [id, Number(minor)]));
  return cards.map((card) => ({ ...card, spentMinor: spentById.get(card.id) ?? 0 }));
}
