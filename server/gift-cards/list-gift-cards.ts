// Gift cards as staff lists them, the newest first, and the movements of one.
import { type RawBuilder, sql } from 'kysely';
import {
  type GiftCardMovementKind,
  type GiftCardPriceBack,
  type GiftCardState,
  giftCardStateOf,
} from '#src/gift-cards/gift-card-kinds.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Currency, Money } from '#src/money.ts';
import { money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { byColumnsAndId, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { giftCardColumns, type ListedGiftCard, type StoredGiftCard } from './gift-card-store.ts';

export type GiftCardListOptions = {
  state?: GiftCardState | null | undefined;
  /** The last signs of a code, normalised. */
  text?: string | null | undefined;
  now: Date;
} & PlaceInList;

const keyset = byColumnsAndId<ListedGiftCard>([sql`c.issued_at`, sql`c.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select p.issued_at, p.id from gift_cards p where p.id = ${id}`,
});

export async function listGiftCards(db: Db, { state, text, now, ...place }: GiftCardListOptions) {
  const conditions = [
    sql`true`,
    ...(state ? [inState(state, now)] : []),
    ...(text ? [sql`c.last_four like ${`%${text.slice(-4)}`}`] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, ({ beyond, order, limit }) =>
    select(db, sql`${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`, now),
  );
  return { cards: rows, ...page };
}

export async function findListedGiftCard(db: Db, id: string, now: Date): Promise<ListedGiftCard | null> {
  if (!isUuid(id)) return null;
  const [card] = await select(db, sql`c.id = ${id}`, now);
  return card ?? null;
}

async function select(db: Db, wanted: RawBuilder<unknown>, now: Date): Promise<ListedGiftCard[]> {
  const { rows } = await sql<StoredGiftCard>`
    select ${giftCardColumns} from gift_cards c where ${wanted}`.execute(db);
  return rows.map((card) => ({ ...card, state: giftCardStateOf(card, now) }));
}

/** The condition that `giftCardStateOf` has for the state. */
function inState(state: GiftCardState, now: Date): RawBuilder<unknown> {
  const isValid = sql`c.disabled_at is null and (c.expires_at is null or c.expires_at > ${now})`;
  switch (state) {
    case 'disabled':
      return sql`c.disabled_at is not null`;
    case 'expired':
      return sql`c.disabled_at is null and c.expires_at <= ${now}`;
    case 'active':
      return sql`${isValid} and c.balance_minor + c.reserved_minor > 0`;
    case 'used_up':
      return sql`${isValid} and c.balance_minor + c.reserved_minor = 0`;
  }
}

/** Finds who gave the price of it back; null: nobody. */
export async function findPriceBack(db: Db, id: string): Promise<GiftCardPriceBack | null> {
  const { rows } = await sql<{ by: GiftCardPriceBack | null }>`
    select case when c.dispute_id is not null then 'bank' when r.cause = 'provider' then 'provider'
      when r.id is not null then 'shop' end as by
    from gift_cards c left join refunds r on r.id = c.refund_id and r.status not in ('failed', 'canceled')
    where c.id = ${id}`.execute(db);
  return rows[0]?.by ?? null;
}

export type ListedMovement = {
  id: string;
  kind: GiftCardMovementKind;
  at: Date;
  /** What it put on the card or took off; of what is captured, what the order had reserved. */
  amount: Money;
  /** What was free on the card after it. */
  balance: Money;
  orderNumber: number | null;
};

const MOST_MOVEMENTS = 500;

/** The newest first. */
export async function listGiftCardMovements(db: Db, cardId: string): Promise<ListedMovement[]> {
  if (!isUuid(cardId)) return [];
  const { rows } = await sql<{
    id: string;
    kind: GiftCardMovementKind;
    at: Date;
    minor: number;
    balance: string;
    number: number | null;
    currency: Currency;
  }>`
    select m.id::text as id, m.kind, m.at, case when m.kind = 'captured' then m.reserved_minor else m.balance_minor end as minor,
      sum(m.balance_minor) over (order by m.id) as balance, o.number, c.currency
    from gift_card_movements m join gift_cards c on c.id = m.card_id left join orders o on o.id = m.order_id
    where m.card_id = ${cardId} order by m.id desc limit ${MOST_MOVEMENTS}`.execute(db);
  return rows.map(({ id, kind, at, minor, balance, number, currency }) => ({
    ...{ id, kind, at, orderNumber: number },
    amount: money(Number(minor), currency),
    balance: money(Number(balance), currency),
  }));
}
