// The price of bought cards went back without the shop having asked: by a refund in the provider's dashboard, or by a dispute
// that was lost. Nobody said which cards are meant, and some may be spent: those whose price is within the amount are disabled,
// the unused ones first, and staff is told the rest.
import { sql } from 'kysely';
import { type Currency, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { lockGiftCards, type StoredGiftCard, writeMovement } from './gift-card-store.ts';

/** `amountMinor`: what went back; `leftMinor`: what of it is the price of no card. */
export type ReclaimedCards = { cardIds: string[]; amountMinor: number; leftMinor: number };

type Reclaim = { orderId: string; amountMinor: number } & ({ refundId: string } | { disputeId: string });

export async function reclaimCards(
  tx: Transaction,
  { orderId, amountMinor, ...cause }: Reclaim,
  now: Date,
): Promise<ReclaimedCards> {
  const cardIds: string[] = [];
  let leftMinor = amountMinor;
  for (const card of await lockStanding(tx, orderId)) {
    if (card.issuedMinor > leftMinor) continue;
    leftMinor -= card.issuedMinor;
    cardIds.push(card.id);
    await disable(tx, card, cause, now);
  }
  return { cardIds, amountMinor, leftMinor };
}

/** What a refund that nobody asked the shop for gives back of the order's own payment; null: it is none. */
export async function refundedOutside(db: Db, refundId: string): Promise<number | null> {
  const refund = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('r.amount_minor as amountMinor')
    .where('r.id', '=', refundId)
    .where('r.cause', '=', 'provider')
    .whereRef('r.intent_id', '=', 'o.captured_intent_id')
    .executeTakeFirst();
  return refund?.amountMinor ?? null;
}

/** Lists the cards as staff is told of them. */
export async function listReclaimedCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ lastFour: string; currency: Currency; issued: string; lost: string }>`
    select c.last_four as "lastFour", c.currency, c.issued_minor as issued, coalesce((
      select -sum(m.balance_minor) from gift_card_movements m where m.card_id = c.id and m.kind = 'disabled'), 0) as lost
    from gift_cards c where c.id = any(${ids}::uuid[]) order by c.id`.execute(db);
  return rows.map(({ lastFour, currency, issued, lost }) => ({
    lastFour,
    lost: money(Number(lost), currency),
    spent: money(Number(issued) - Number(lost), currency),
  }));
}

/** Those whose price is still the shop's, with what is left on them: the fullest first. */
async function lockStanding(tx: Transaction, orderId: string): Promise<StoredGiftCard[]> {
  const rows = await tx
    .selectFrom('gift_cards as c')
    .leftJoin('refunds as r', 'r.id', 'c.refund_id')
    .select('c.id')
    .where('c.sold_order_id', '=', orderId)
    .where('c.dispute_id', 'is', null)
    .where((eb) => eb.or([eb('r.id', 'is', null), eb('r.status', 'in', ['failed', 'canceled'])]))
    .execute();
  const cards = await lockGiftCards(
    tx,
    rows.map(({ id }) => id),
  );
  return [...cards.values()].toSorted((one, other) => other.balanceMinor - one.balanceMinor);
}

async function disable(
  tx: Transaction,
  { id: cardId, balanceMinor, disabledAt }: StoredGiftCard,
  cause: { refundId: string } | { disputeId: string },
  now: Date,
): Promise<void> {
  const why = 'refundId' in cause ? { refund_id: cause.refundId } : { dispute_id: cause.disputeId };
  await tx
    .updateTable('gift_cards')
    .set({ disabled_at: disabledAt ?? now, ...why })
    .where('id', '=', cardId)
    .execute();
  if (balanceMinor === 0) return;
  const movement = { cardId, kind: 'disabled' as const, balanceMinor: -balanceMinor, reservedMinor: 0 };
  await writeMovement(tx, { ...movement, ...('refundId' in cause && { refundId: cause.refundId }) }, now);
}
