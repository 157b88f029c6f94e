// A new card with money on it, by hand: as a present, or for whoever complains. Its code is shown once.
import { randomUUID } from 'node:crypto';
import type { VatClass } from '#src/countries/country.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { formatGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import type { GiftCardKind } from '#src/gift-cards/gift-card-kinds.ts';
import { giftCardExpiry } from '#src/gift-cards/gift-card-validity.ts';
import type { GiftCardRefusal } from '#src/gift-cards/office/gift-card-refusals.ts';
import { type Money, stepOf } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { makeOnce } from '../database/make-once.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { AuditEntry } from '../schema/request-context.ts';
import { readShop } from '../shop/read-settings.ts';
import { deriveGiftCardCode } from './gift-card-code-of.ts';
import { writeMovement } from './gift-card-store.ts';

export type GiftCardServices = {
  db: Db;
  now: () => Date;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

export type NewGiftCard = {
  amount: Money;
  /** Null: as long as the seller's country has it. */
  expiresAt: Date | null;
};

/** `code`: as people read it. */
export type IssuedGiftCard = { id: string; code: string; lastFour: string; expiresAt: Date | null };

/** A million: sums of an order stay safe integers, and a mistyped amount is noticed. */
const MAX_AMOUNT_MINOR = 100_000_000;

/** `newId`: a UUID under which it is made once. */
export async function issueGiftCard(
  services: GiftCardServices,
  card: NewGiftCard,
  newId?: string | null,
): Promise<Result<IssuedGiftCard, GiftCardRefusal>> {
  const { db, now, audit } = services;
  const at = now();
  const { minor, currency } = card.amount;
  if (minor <= 0 || minor > MAX_AMOUNT_MINOR || minor % stepOf(currency) !== 0)
    return refuse({ kind: 'AmountInvalid' });
  if (card.expiresAt && card.expiresAt <= at) return refuse({ kind: 'ExpiryPast' });
  const expiresAt = card.expiresAt ?? (await usualExpiry(db, at));
  const making = { kind: 'gift-card', newId: newId ?? null, now: at };
  return inTransaction(db, (tx) =>
    makeOnce(tx, making, async () => {
      // Free of VAT as it is issued: it is a means of payment, and the order that it pays has its VAT.
      const issued = await insertGiftCard(tx, { ...card, vatClass: null, expiresAt }, at);
      await audit(tx, { kind: 'giftCard.issued', subject: issued.lastFour, after: { amount: card.amount } });
      return ok(issued);
    }),
  );
}

type CardToInsert = NewGiftCard & {
  /** What the goods of a single-purpose card are taxed as; null for a multi-purpose one. */
  vatClass: VatClass | null;
  /** The card in whose place it is, and the refund that had nowhere else to go. */
  replaces?: { cardId: string; refundId: string };
  /** The line of the order that it was bought with. */
  sold?: { orderId: string; position: number };
};

export async function insertGiftCard(
  tx: Transaction,
  { amount: { minor, currency }, vatClass, expiresAt, replaces, sold }: CardToInsert,
  now: Date,
): Promise<IssuedGiftCard> {
  const id = randomUUID();
  const kind: GiftCardKind = vatClass === null ? 'multi_purpose' : 'single_purpose';
  const { code, hash, lastFour } = await deriveGiftCardCode(id);
  await tx
    .insertInto('gift_cards')
    .values({
      ...{ id, kind, vat_class: vatClass, currency, code_hash: hash, last_four: lastFour, issued_minor: minor },
      ...{ issued_at: now, expires_at: expiresAt, replaces_id: replaces?.cardId ?? null },
      ...{ sold_order_id: sold?.orderId ?? null, sold_position: sold?.position ?? null },
    })
    .execute();
  const movement = { cardId: id, kind: 'issued' as const, balanceMinor: minor, reservedMinor: 0 };
  const because = { ...(replaces && { refundId: replaces.refundId }), ...(sold && { orderId: sold.orderId }) };
  await writeMovement(tx, { ...movement, ...because }, now);
  return { id, code: formatGiftCardCode(code), lastFour, expiresAt };
}

export async function usualExpiry(db: Db, now: Date): Promise<Date> {
  const { company, timeZone } = await readShop(db);
  return giftCardExpiry(dateIn(timeZone, now), company.address.country, timeZone);
}
