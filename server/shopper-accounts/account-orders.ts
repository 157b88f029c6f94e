// The orders of an account: those under its address, which was proven before there was an account. Whoever ordered as a guest finds
// them here from the first proof on, and one whose address staff corrects is the other address's.
import { sql } from 'kysely';
import { type Currency, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, keysetPage, type PageSelect, type PlaceInList } from '../database/keyset-page.ts';
import { orderTokenOf } from '../orders/order-links.ts';
import { sumRefunds } from '../payments/refund-store.ts';
import type {
  FulfilmentState,
  PaymentState,
  ShopperAccount,
  ShopperOrder,
} from '../schema/resolver-types.generated.ts';

export const ORDERS_ON_PAGE = 20;

/** The newest first. */
export async function listAccountOrders(
  db: Db,
  email: string,
  place: Pick<PlaceInList, 'before' | 'after'>,
): Promise<Pick<ShopperAccount, 'orders' | 'olderThan' | 'newerThan'>> {
  const select = ({ beyond, order, limit }: PageSelect) =>
    ordersOf(db, email)
      .select(['id', 'number', 'token_hash', 'created_at', 'payment_state', 'fulfilment_state'])
      .select(['total_minor', 'captured_minor', 'refunded_minor', 'currency'])
      .where((condition) => condition.and([...beyond]))
      .orderBy(order)
      .limit(limit)
      .execute();
  const keyset = byNumber<Awaited<ReturnType<typeof select>>[number]>(sql`number`, ({ number }) => number);
  const page = await keysetPage(keyset, { ...place, first: ORDERS_ON_PAGE }, select);
  const ids = page.rows.map(({ id }) => id);
  const [titles, refundsOf] = await Promise.all([listTitles(db, ids), sumRefunds(db, ids)]);
  const orders = page.rows.map(async (row): Promise<ShopperOrder> => {
    const { succeeded, pending } = refundsOf(row.id);
    const inCurrency = (minor: number) => money(minor, row.currency as Currency);
    return {
      number: row.number,
      token: await orderTokenOf(db, row),
      createdAt: row.created_at.toISOString(),
      paymentState: row.payment_state as PaymentState,
      fulfilmentState: row.fulfilment_state as FulfilmentState,
      isRefunded: row.captured_minor > 0 && row.refunded_minor >= row.captured_minor,
      refunded: inCurrency(succeeded),
      refundPending: inCurrency(pending),
      total: inCurrency(row.total_minor),
      goods: titles.get(row.id) ?? [],
    };
  });
  const numberOf = (cursor: string | null) => (cursor === null ? null : Number(cursor));
  return { orders: await Promise.all(orders), olderThan: numberOf(page.before), newerThan: numberOf(page.after) };
}

/** Null for a number that is not of this account. */
export async function findAccountOrder(db: Db, email: string, number: number): Promise<string | null> {
  if (!Number.isSafeInteger(number)) return null;
  const row = await ordersOf(db, email).select('id').where('number', '=', number).executeTakeFirst();
  return row?.id ?? null;
}

/** The newest first. */
export async function listOrderNumbers(db: Db, email: string): Promise<number[]> {
  const rows = await ordersOf(db, email).select('number').orderBy('number', 'desc').execute();
  return rows.map(({ number }) => number);
}

function ordersOf(db: Db, email: string) {
  return db.selectFrom('orders').where(sql<boolean>`lower(email) = ${email}`).where('erased_at', 'is', null);
}

async function listTitles(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const titles = new Map<string, string[]>();
  if (ids.length === 0) return titles;
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'title', 'quantity'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const { order_id: id, title, quantity } of rows) {
    titles.set(id, [...(titles.get(id) ?? []), quantity > 1 ? `${quantity} × ${title}` : title]);
  }
  return titles;
}
