import type { Transaction } from '../database/transaction.ts';

/** A card that has expired meanwhile is valid again for so long. */
const REFUNDED_CARD_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** What comes back to a card can be spent. */
export async function keepValid(tx: Transaction, cardId: string, now: Date): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ expires_at: new Date(now.getTime() + REFUNDED_CARD_DAYS * DAY_MS) })
    .where('id', '=', cardId)
    .where('expires_at', '<=', now)
    .execute();
}
