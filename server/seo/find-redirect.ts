// The target of an address for which there is no page. What the merchant has said is in memory, for a 404 must cost
// next to nothing; where nothing is said, an address as Shopify or WooCommerce makes them leads to the product or
// collection of that handle.
import { sql } from 'kysely';
import { locate, urlOf } from '#src/addresses.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { hasMarket, marketLanguages, type ShopMarkets } from '#src/shop/markets.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import { collectionMissingIn, productMissingIn } from '../catalogue/listing/missing-languages.ts';
import type { Db } from '../database/connect.ts';
import { ofCollection, ofProduct } from '../redirects/old-shop-addresses.ts';
import { encodeTarget, normaliseAddress, withoutOrigin } from '../redirects/redirect-addresses.ts';
import { listRedirects } from '../redirects/redirect-store.ts';
import { leadOn } from '../redirects/redirect-ways.ts';

// A redirect to one that was redirected itself.
const MAX_STEPS = 5;

type Services = {
  db: Db;
  /** Told of the redirect that leads somebody on. */
  hits: { count(path: string): void };
  /** What begins with it is an address of ours, however it was written. */
  publicUrl: string;
};

/** An address with its query, as a header holds it, or null. */
export async function findRedirect(services: Services, href: string, markets: ShopMarkets): Promise<string | null> {
  const target = await findTarget(services, href, markets);
  return target === null ? null : encodeTarget(target);
}

async function findTarget(
  { db, hits, publicUrl }: Services,
  href: string,
  markets: ShopMarkets,
): Promise<string | null> {
  const redirects = await cachedForSite(db, 'redirects', () => readRedirects(db, publicUrl));
  const asked = new Set([normaliseAddress(href)]);
  let target: string | null = null;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = leadOn(redirects, target ?? href);
    if (next === null) break;
    const end = normaliseAddress(next.target);
    // Two that were made at different times, or under another address of the shop, come back to where somebody came from.
    if (next.target.startsWith('/') && asked.has(end)) return null;
    asked.add(end);
    hits.count(next.path);
    target = next.target;
    // What looks like a page of ours may be one: whoever asks for it is led on only when it is none.
    const page = target.startsWith('/') ? locate(target) : null;
    if (page && page.route !== 'notFound') return target;
  }
  return (await findByHandle(db, target ?? href, markets)) ?? target;
}

async function readRedirects(db: Db, publicUrl: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await listRedirects(db)).map(({ path, target }) => [path, withoutOrigin(target, publicUrl)]));
}

/** `/products/x`, `/collections/y/products/x`, `/product/x/`, `/collections/y`, …, and the same behind a language. */
async function findByHandle(db: Db, href: string, markets: ShopMarkets): Promise<string | null> {
  const [path = '', query] = href.split('?', 2);
  const suffix = query === undefined ? '' : `?${query}`;
  const [, language, product] = ofProduct.exec(path) ?? [];
  if (product) {
    const found = await findProduct(db, decode(product));
    if (!found) return null;
    const locale = localeOf(language, markets, await productMissingIn(db, markets, found.id));
    return urlOf('product', { locale, product: found.handle }) + suffix;
  }
  const [, ofLanguage, collection] = ofCollection.exec(path) ?? [];
  if (!collection) return null;
  const handle = decode(collection);
  const found = await db.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst();
  if (!found) return null;
  const locale = localeOf(ofLanguage, markets, await collectionMissingIn(db, markets, handle));
  return urlOf('listing', { locale, collection: handle }) + suffix;
}

/** The product that has this handle, or had it. */
async function findProduct(db: Db, handle: string): Promise<{ id: string; handle: string } | null> {
  const { rows } = await sql<{ id: string; handle: string }>`
    select id, handle from products where handle = ${handle}
    union all
    select p.id, p.handle from product_redirects r join products p on p.id = r.product_id where r.handle = ${handle}
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The language that was asked for, or the main one; where it is not sold there, the first in whose market it is. */
function localeOf(language: string | undefined, markets: ShopMarkets, missing: Locale[] | null): Locale {
  const wanted = isLocale(language) && hasMarket(markets, language) ? language : markets.main;
  return [wanted, ...marketLanguages(markets)].find((locale) => !missing?.includes(locale)) ?? wanted;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
