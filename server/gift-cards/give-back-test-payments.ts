// Orders of the demo are taken away: what gift cards paid of them is on the cards again, and the cards that they bought pay nothing.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { lockGiftCards, writeMovement } from './gift-card-store.ts';

/** Called before the orders are deleted, and the refunds with them. */
export async function giveBackTestPayments(tx: Transaction, now: Date): Promise<void> {
  const { rows } = await sql<{ cardId: string; reserved: string; paid: string }>`
    select card_id as "cardId", coalesce(sum(amount_minor) filter (where state = 'reserved'), 0) as reserved,
      coalesce(sum(amount_minor - refunded_minor) filter (where state = 'captured'), 0) as paid
    from order_gift_cards group by card_id order by card_id`.execute(tx);
  await lockGiftCards(
    tx,
    rows.map(({ cardId }) => cardId),
  );
  for (const { cardId, ...held } of rows) {
    const [reserved, paid] = [Number(held.reserved), Number(held.paid)];
    const movement = { cardId, kind: 'released' as const, balanceMinor: reserved, reservedMinor: -reserved };
    if (reserved > 0) await writeMovement(tx, movement, now);
    if (paid > 0) await writeMovement(tx, { cardId, kind: 'refunded', balanceMinor: paid, reservedMinor: 0 }, now);
  }
  await disableBought(tx, now);
}

/** Nobody has paid for them. What came back to one that was disabled before is gone as well. */
async function disableBought(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ disabled_at: now })
    .where('sold_order_id', 'is not', null)
    .where('disabled_at', 'is', null)
    .execute();
  const left = await tx
    .selectFrom('gift_cards')
    .select(['id as cardId', 'balance_minor as minor'])
    .where('disabled_at', 'is not', null)
    .where('balance_minor', '>', 0)
    .execute();
  for (const { cardId, minor } of left) {
    await writeMovement(tx, { cardId, kind: 'disabled', balanceMinor: -minor, reservedMinor: 0 }, now);
  }
}
