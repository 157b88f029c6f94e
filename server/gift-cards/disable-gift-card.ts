// A card that pays nothing any more: what is on it is gone, and what an order holds of it still pays that order.
import type { GiftCardRefusal } from '#src/gift-cards/office/gift-card-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockGiftCards, writeMovement } from './gift-card-store.ts';
import type { GiftCardServices } from './issue-gift-card.ts';

/** False: it was so already. */
export async function disableGiftCard(
  { db, now, audit }: GiftCardServices,
  id: string,
): Promise<Result<boolean, GiftCardRefusal>> {
  return inTransaction(db, async (tx) => {
    const card = (await lockGiftCards(tx, [id])).get(id);
    if (!card) return refuse({ kind: 'CardUnknown' });
    if (card.disabledAt) return ok(false);
    await tx.updateTable('gift_cards').set({ disabled_at: now() }).where('id', '=', id).execute();
    const { balanceMinor } = card;
    if (balanceMinor > 0) {
      await writeMovement(tx, { cardId: id, kind: 'disabled', balanceMinor: -balanceMinor, reservedMinor: 0 }, now());
    }
    await audit(tx, { kind: 'giftCard.disabled', subject: card.lastFour });
    return ok(true);
  });
}
