// The code of a card, which is kept nowhere: it is derived from the card's id, as the address of an order is.
import { formatGiftCardCode, giftCardCodeOf, lastFourOf } from '#src/gift-cards/gift-card-code.ts';
import type { Db } from '../database/connect.ts';
import { deriveToken, hashToken } from '../http/session.ts';

export type DerivedCode = { code: string; hash: Buffer; lastFour: string };

export async function deriveGiftCardCode(cardId: string): Promise<DerivedCode> {
  const code = giftCardCodeOf(Buffer.from(await deriveToken('gift card', cardId), 'base64url'));
  return { code, hash: hashToken(code), lastFour: lastFourOf(code) };
}

/**
 * The code as people read it; null when the key is not the one that the card was issued under: its holder's code goes
 * on.
 */
export async function findGiftCardCode(db: Db, cardId: string): Promise<string | null> {
  const { code, hash } = await deriveGiftCardCode(cardId);
  const row = await db.selectFrom('gift_cards').select('code_hash').where('id', '=', cardId).executeTakeFirst();
  return row?.code_hash.equals(hash) ? formatGiftCardCode(code) : null;
}

/** `code`: normalised. */
export const hashGiftCardCode = hashToken;
