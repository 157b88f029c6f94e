// The mail with a card that was bought goes once more, to the same address: it was deleted, or never came.
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { findCardToMail } from './card-to-mail.ts';
import type { GiftCardServices } from './issue-gift-card.ts';
import { GIFT_CARD_MAIL } from './sell-cards.ts';

/** Refused for a card that was issued by hand, or pays nothing any more. Answers with the address. */
export async function mailCardAgain(
  { db, now, audit }: GiftCardServices,
  id: string,
): Promise<Result<string, { kind: 'NotMailed' }>> {
  return inTransaction(db, async (tx) => {
    const card = await findCardToMail(tx, id, now());
    if (!card) return refuse({ kind: 'NotMailed' });
    const deduplicationKey = `${GIFT_CARD_MAIL}-${id}-again-${now().getTime()}`;
    await addToOutbox(tx, { deduplicationKey, kind: GIFT_CARD_MAIL, payload: { cardId: id } }, now());
    await audit(tx, { kind: 'giftCard.mailed', subject: card.code.slice(-4) });
    return ok(card.recipient);
  });
}
