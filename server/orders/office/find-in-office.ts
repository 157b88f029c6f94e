// What the search of the office finds while somebody types: orders, people who ordered, and products.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { type ShopMarkets, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import { listProductsForStaff } from '../../catalogue/office/product-list/list-products-for-staff.ts';
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
  /** `id` and `detail`, which says by what code a variant was found: for whoever may edit products. */
  products: { id: string | null; handle: string; title: string; detail: string }[];
};

type Search = {
  text: string;
  locale: Locale;
  markets: ShopMarkets;
  now: Date;
  /** Whoever asks may see them. */
  hasCustomers: boolean;
  /** Whoever asks may edit products: drafts are found, too, and variants by SKU and EAN. */
  hasCatalogue: boolean;
};

export async function findInOffice(
  db: Db,
  { text, locale, markets, now, hasCustomers, hasCatalogue }: Search,
): Promise<FoundInOffice> {
  if (text.length < 2 && !/^\d$/.test(text)) return { orders: [], customers: [], products: [] };
  const [named, { orders }, customers, stored, suggested] = await Promise.all([
    findNumber(db, text, now),
    // Looking for fewer, the planner walks the orders from the newest on instead of asking the index of words.
    listOrders(db, { filters: { text }, first: 50, now }),
    text.length < 2 || !hasCustomers ? [] : findCustomers(db, text),
    hasCatalogue ? findStored(db, text, markets) : [],
    suggestProducts(db, { ...viewOf(markets, locale), languages: spokenLanguages(markets), text }),
  ]);
  // Those with a word that is spelled otherwise, as the shop's search finds them, come after.
  const known = new Set(stored.map(({ handle }) => handle));
  const others = suggested.products.filter(({ handle }) => !known.has(handle));
  const like = others.map(({ handle, title }) => ({ id: null, handle, title, detail: '' }));
  const products = [...stored, ...like].slice(0, MOST_FOUND);
  const otherOrders = orders.filter(({ number }) => number !== named?.number);
  return { orders: [...(named ? [named] : []), ...otherOrders].slice(0, MOST_FOUND), customers, products };
}

async function findStored(db: Db, text: string, markets: ShopMarkets): Promise<FoundInOffice['products']> {
  const { rows } = await listProductsForStaff(db, { filters: { text }, markets, first: MOST_FOUND });
  return rows.map(({ productId, handle, title, found, options }) => {
    return { id: productId, handle, title, detail: [found, options].filter(Boolean).join(' · ') };
  });
}

/**
 * The order that has what was typed as its number, or as that of one of its documents: telephone numbers and postcodes of
 * others may hold it too.
 */
async function findNumber(db: Db, text: string, now: Date): Promise<ListedOrder | null> {
  const number = numberIn(text) ?? (await findOrderOfDocument(db, text.trim()));
  if (number === null) return null;
  const { orders } = await listOrders(db, { filters: {}, numbers: [number], first: 1, now });
  return orders[0] ?? null;
}

/** Its number, such as `FV/2026/12`. */
async function findOrderOfDocument(db: Db, typed: string): Promise<number | null> {
  const found = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('orders.number')
    .where('invoices.number', 'in', [typed, typed.toUpperCase()])
    .executeTakeFirst();
  return found?.number ?? null;
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
