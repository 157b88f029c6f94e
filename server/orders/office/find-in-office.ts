// What the search of the office finds while somebody types: orders, people who ordered, and products.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { type ShopMarkets, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import { suggestProducts } from '../../catalogue/search/suggest-products.ts';
import type { Db } from '../../database/connect.ts';
import { type ListedOrder, listOrders } from './list-orders.ts';

const MOST_FOUND = 6;

export type FoundInOffice = {
  orders: ListedOrder[];
  customers: { id: string; email: string; name: string; orders: number }[];
  products: { handle: string; title: string }[];
};

export async function findInOffice(
  db: Db,
  { text, locale, markets, now }: { text: string; locale: Locale; markets: ShopMarkets; now: Date },
): Promise<FoundInOffice> {
  if (text.length < 2 && !/^\d$/.test(text)) return { orders: [], customers: [], products: [] };
  const [{ orders }, customers, suggested] = await Promise.all([
    // Looking for fewer, the planner walks the orders from the newest on instead of asking the index of words.
    listOrders(db, { filters: { text }, first: 50, now }),
    text.length < 2 ? [] : findCustomers(db, text),
    suggestProducts(db, { ...viewOf(markets, locale), languages: spokenLanguages(markets), text }),
  ]);
  const products = suggested.products.map(({ handle, title }) => ({ handle, title }));
  return { orders: orders.slice(0, MOST_FOUND), customers, products };
}

/** The latest first. */
async function findCustomers(db: Db, text: string): Promise<FoundInOffice['customers']> {
  const digits = text.replace(/[\s()+/-]/g, '');
  const words = /^\d+$/.test(digits) ? [digits.replace(/^00?/, '')] : text.split(/\s+/);
  return db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'orders'])
    .where((eb) =>
      eb.and(
        words.map((word) =>
          eb('search_words', 'like', sql<string>`'%' || kasa_unaccent(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`),
        ),
      ),
    )
    .orderBy('last_order_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FOUND)
    .execute();
}
