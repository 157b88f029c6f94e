// Gift cards in the database. A card's balance is the sum of its movements: nothing else changes it.
import { sql } from 'kysely';
import type { VatClass } from '#src/countries/country.ts';
import {
  type GiftCardKind,
  type GiftCardMovementKind,
  type GiftCardStanding,
  type GiftCardState,
  giftCardStateOf,
} from '#src/gift-cards/gift-card-kinds.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredGiftCard = GiftCardStanding & {
  id: string;
  lastFour: string;
  kind: GiftCardKind;
  /** What the goods of a single-purpose card are taxed as; null for a multi-purpose one. */
  vatClass: VatClass | null;
  currency: Currency;
  issuedMinor: number;
  issuedAt: Date;
};

export type ListedGiftCard = StoredGiftCard & { state: GiftCardState };

/** What makes a `StoredGiftCard`, of `gift_cards c`. */
export const giftCardColumns = sql`c.id, c.last_four as "lastFour", c.kind, c.vat_class as "vatClass", c.currency,
  c.issued_minor as "issuedMinor", c.balance_minor as "balanceMinor", c.reserved_minor as "reservedMinor",
  c.issued_at as "issuedAt", c.expires_at as "expiresAt", c.disabled_at as "disabledAt"`;

/** `hash`: of the normalised code. */
export async function findGiftCardByHash(db: Db, hash: Buffer): Promise<StoredGiftCard | null> {
  const { rows } = await sql<StoredGiftCard>`
    select ${giftCardColumns} from gift_cards c where c.code_hash = ${hash}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks cards: until the transaction ends, nobody else spends them. Always by id, and after an order's other locks, so
 * that two orders with the same cards wait for each other.
 */
export async function lockGiftCards(tx: Transaction, ids: readonly string[]): Promise<Map<string, StoredGiftCard>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredGiftCard>`
    select ${giftCardColumns} from gift_cards c where c.id = any(${[...ids]}::uuid[]) order by c.id for no key update`.execute(
    tx,
  );
  return new Map(rows.map((card) => [card.id, card]));
}

export type GiftCardMovement = {
  cardId: string;
  kind: GiftCardMovementKind;
  /** What becomes free on the card, or less. */
  balanceMinor: number;
  /** What orders hold of it. */
  reservedMinor: number;
  orderId?: string;
  refundId?: string;
};

/** The balance follows by the table's trigger, which refuses one below nothing. */
export async function writeMovement(tx: Transaction, movement: GiftCardMovement, now: Date): Promise<void> {
  await tx
    .insertInto('gift_card_movements')
    .values({
      card_id: movement.cardId,
      kind: movement.kind,
      balance_minor: movement.balanceMinor,
      reserved_minor: movement.reservedMinor,
      order_id: movement.orderId ?? null,
      refund_id: movement.refundId ?? null,
      at: now,
    })
    .execute();
}

/** Those that a cart is to be paid with, the earliest put in first; with what the cart's own order holds of them. */
export async function listCardsOfCart(db: Db, cartId: string): Promise<StoredGiftCard[]> {
  const { rows } = await sql<StoredGiftCard & { heldMinor: string | null }>`
    select ${giftCardColumns}, held.minor as "heldMinor"
    from cart_gift_cards p join gift_cards c on c.id = p.card_id
    left join lateral (select sum(g.amount_minor) as minor from order_gift_cards g join orders o on o.id = g.order_id
      where g.card_id = c.id and g.state = 'reserved' and o.cart_id = p.cart_id) held on true
    where p.cart_id = ${cartId} order by p.added_at, c.id`.execute(db);
  return rows.map(({ heldMinor, ...card }) => ({ ...card, balanceMinor: card.balanceMinor + Number(heldMinor) }));
}

export function maySpend(card: StoredGiftCard, currency: Currency, now: Date): boolean {
  return card.currency === currency && giftCardStateOf(card, now) === 'active';
}

/** Whether there is anything that gift cards could pay with. */
export async function isAnyCardActive(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`select exists (select from gift_cards
    where balance_minor > 0 and disabled_at is null and (expires_at is null or expires_at > ${now})) as "isAny"`.execute(
    db,
  );
  return rows[0]?.isAny === true;
}
