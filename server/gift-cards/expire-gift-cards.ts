// What is left on a card when its time is over is gone. Cards are asked about their time wherever they pay, so this only
// brings the books after it.
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockGiftCards, writeMovement } from './gift-card-store.ts';

const CARDS_A_ROUND = 500;

/** How many expired. What a clock that is ahead calls over must not be: callers ask whether it is believed. */
export async function expireGiftCards({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('gift_cards')
      .select('id')
      .where('balance_minor', '>', 0)
      .where('expires_at', '<=', now())
      .orderBy('expires_at')
      .limit(CARDS_A_ROUND)
      .execute();
    const cards = await lockGiftCards(
      tx,
      due.map(({ id }) => id),
    );
    let expired = 0;
    for (const { id, balanceMinor, expiresAt } of cards.values()) {
      // A refund may have made it valid again meanwhile.
      if (balanceMinor === 0 || !expiresAt || expiresAt > now()) continue;
      await writeMovement(tx, { cardId: id, kind: 'expired', balanceMinor: -balanceMinor, reservedMinor: 0 }, now());
      expired++;
    }
    return expired;
  });
}
