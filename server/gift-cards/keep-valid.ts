import type { Transaction } from '../database/transaction.ts';

/** What comes back to a card can be spent for so long, whatever its last day was. */
const REFUNDED_CARD_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** A reservation is given back: a card that has expired meanwhile is valid again, and no other gains time by it. */
export async function keepValid(tx: Transaction, cardId: string, now: Date): Promise<void> {
  await extend(tx, cardId, { endingUntil: now, now });
}

/** A refund is on the card: one that would end in a few days is valid longer too. */
export async function keepRefundValid(tx: Transaction, cardId: string, now: Date): Promise<void> {
  await extend(tx, cardId, { endingUntil: daysAfter(now), now });
}

async function extend(
  tx: Transaction,
  cardId: string,
  { endingUntil, now }: { endingUntil: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ expires_at: daysAfter(now) })
    .where('id', '=', cardId)
    .where('expires_at', '<=', endingUntil)
    .execute();
}

function daysAfter(now: Date): Date {
  return new Date(now.getTime() + REFUNDED_CARD_DAYS * DAY_MS);
}
