// What the search of the office finds while somebody types: orders, people who ordered, and products.
import type { Locale } from '#src/i18n/locales.ts';
import { type ShopMarkets, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import { suggestProducts } from '../../catalogue/search/suggest-products.ts';
import type { Db } from '../../database/connect.ts';
import { type ListedOrder, listOrders } from './list-orders.ts';

const MOST_FOUND = 6;

export type FoundInOffice = {
  orders: ListedOrder[];
  customers: { email: string; name: string; orders: number }[];
  products: { handle: string; title: string }[];
};

export async function findInOffice(
  db: Db,
  { text, locale, markets, now }: { text: string; locale: Locale; markets: ShopMarkets; now: Date },
): Promise<FoundInOffice> {
  if (text.length < 2 && !/^\d$/.test(text)) return { orders: [], customers: [], products: [] };
  const [{ orders }, suggested] = await Promise.all([
    listOrders(db, { filters: { text }, first: 50, now }),
    suggestProducts(db, { ...viewOf(markets, locale), languages: spokenLanguages(markets), text }),
  ]);
  const products = suggested.products.map(({ handle, title }) => ({ handle, title }));
  return { orders: orders.slice(0, MOST_FOUND), customers: customersOf(orders, text), products };
}

/** Those of the orders found whose name or address begins with what was typed, somewhere; the latest first. */
function customersOf(orders: ListedOrder[], text: string): FoundInOffice['customers'] {
  const wanted = text.toLowerCase();
  const people = new Map<string, FoundInOffice['customers'][number]>();
  for (const { email, customer } of orders) {
    if (!`${customer} ${email}`.toLowerCase().includes(wanted)) continue;
    const key = email.toLowerCase();
    const known = people.get(key);
    people.set(key, { email, name: known?.name ?? customer, orders: (known?.orders ?? 0) + 1 });
  }
  return [...people.values()].slice(0, MOST_FOUND);
}
