// What the search of the office finds while somebody types: orders, people who ordered, and products.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { type ShopMarkets, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import { suggestProducts } from '../../catalogue/search/suggest-products.ts';
import type { Db } from '../../database/connect.ts';
import { plannedEachTime } from '../../database/preparing-client.ts';
import { hasWord, wordsOf } from '../../database/search-words.ts';
import { type ListedOrder, listOrders } from './list-orders.ts';
import { numberIn } from './order-conditions.ts';

const MOST_FOUND = 6;

export type FoundInOffice = {
  orders: ListedOrder[];
  customers: { id: string; email: string; name: string; orders: number }[];
  products: { handle: string; title: string }[];
};

type Search = {
  text: string;
  locale: Locale;
  markets: ShopMarkets;
  now: Date;
  /** Whoever asks may see them. */
  hasCustomers: boolean;
};

export async function findInOffice(
  db: Db,
  { text, locale, markets, now, hasCustomers }: Search,
): Promise<FoundInOffice> {
  if (text.length < 2 && !/^\d$/.test(text)) return { orders: [], customers: [], products: [] };
  const [named, { orders }, customers, suggested] = await Promise.all([
    findNumber(db, text, now),
    // Looking for fewer, the planner walks the orders from the newest on instead of asking the index of words.
    listOrders(db, { filters: { text }, first: 50, now }),
    text.length < 2 || !hasCustomers ? [] : findCustomers(db, text),
    suggestProducts(db, { ...viewOf(markets, locale), languages: spokenLanguages(markets), text }),
  ]);
  const products = suggested.products.map(({ handle, title }) => ({ handle, title }));
  const others = orders.filter(({ number }) => number !== named?.number);
  return { orders: [...(named ? [named] : []), ...others].slice(0, MOST_FOUND), customers, products };
}

/** The order that has what was typed as its number: telephone numbers and postcodes of others may hold it too. */
async function findNumber(db: Db, text: string, now: Date): Promise<ListedOrder | null> {
  const number = numberIn(text);
  if (number === null) return null;
  const { orders } = await listOrders(db, { filters: { text }, before: number + 1, first: 1, now });
  return orders.find((order) => order.number === number) ?? null;
}

/** The latest first. */
async function findCustomers(db: Db, text: string): Promise<FoundInOffice['customers']> {
  return db
    .selectFrom('customers')
    .modifyFront(plannedEachTime)
    .select(['id', 'email', 'name', 'orders'])
    .where((eb) => eb.and(wordsOf(text).map((word) => hasWord(sql`search_words`, word))))
    .orderBy('last_order_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FOUND)
    .execute();
}
