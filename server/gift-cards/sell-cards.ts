// Cards that are bought: made with the payment of their order and never before, one for each piece of each line, and mailed on
// the day that the buyer chose.
import { readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { momentIn } from '#src/dates/local-date.ts';
import { money } from '#src/money.ts';
import { listHomeClasses } from '#src/vat/vat-rates.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { readShop } from '../shop/read-settings.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { insertGiftCard, usualExpiry } from './issue-gift-card.ts';

export const GIFT_CARD_MAIL = 'gift-card';
export const HAND_OVER_CARDS = 'hand-over-gift-cards';

/** The hour by the clocks of the shop: before most people read their mail. */
const MAILED_AT = '08:00';

/** A second call does nothing. */
export async function issueSoldCards(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const made = await tx.selectFrom('gift_cards').select('id').where('sold_order_id', '=', orderId).limit(1).execute();
  if (made.length > 0) return;
  const order = await tx
    .selectFrom('orders')
    .select(['currency', 'is_for_taxed_cards as isTaxed', 'created_at as placedAt'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await tx
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'unit_minor as unitMinor', 'line_text as text', 'vat_basis_points as basisPoints'])
    .where('order_id', '=', orderId)
    // One that cost nothing is worth nothing.
    .where('unit_minor', '>', 0)
    .orderBy('position')
    .execute();
  const [expiresAt, timeZone] = [await usualExpiry(tx, now), await readTimeZone(tx)];
  const classes = order.isTaxed ? listHomeClasses((await readShop(tx)).taxes, order.placedAt) : [];
  for (const { position, quantity, unitMinor, text, basisPoints } of lines) {
    const { sendOn } = readGiftCardLine(text);
    // A card is for goods of the class at whose rate it was sold.
    const vatClass = classes.find((each) => each.basisPoints === basisPoints)?.name ?? null;
    const card = { amount: money(unitMinor, order.currency), vatClass, expiresAt };
    for (let piece = 0; piece < quantity; piece++) {
      const { id } = await insertGiftCard(tx, { ...card, sold: { orderId, position } }, now);
      const dueAt = sendOn ? momentIn(timeZone, `${sendOn}T${MAILED_AT}`) : now;
      const entry = { deduplicationKey: `${GIFT_CARD_MAIL}-${id}`, kind: GIFT_CARD_MAIL, payload: { cardId: id } };
      await addToOutbox(tx, { ...entry, dueAt }, now);
    }
  }
  const handOver = { deduplicationKey: `${HAND_OVER_CARDS}-${orderId}`, kind: HAND_OVER_CARDS, payload: { orderId } };
  await addToOutbox(tx, handOver, now);
}
