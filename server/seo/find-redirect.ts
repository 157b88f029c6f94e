// Where an address leads for which there is no page. What the merchant has said is in memory, for a 404 must cost next to
// nothing; where nothing is said, an address as Shopify or WooCommerce makes them leads to the product or collection of that
// handle.
import { sql } from 'kysely';
import { locate, urlOf } from '#src/addresses.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { hasMarket, marketLanguages, type ShopMarkets } from '#src/shop/markets.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import { collectionMissingIn, productMissingIn } from '../catalogue/listing/missing-languages.ts';
import type { Db } from '../database/connect.ts';
import { ofCollection, ofProduct } from '../redirects/old-shop-addresses.ts';
import { normaliseAddress } from '../redirects/redirect-addresses.ts';
import { listRedirects } from '../redirects/redirect-store.ts';

// A redirect to one that was redirected itself; circles are refused when they are made.
const MAX_STEPS = 5;

type Services = {
  db: Db;
  /** Told of the redirect that leads somebody on. */
  hits: { count(path: string): void };
};

/** An address with its query, or null. */
export async function findRedirect({ db, hits }: Services, href: string, markets: ShopMarkets): Promise<string | null> {
  const redirects = await cachedForSite(db, 'redirects', () => readRedirects(db));
  let target: string | null = null;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = lookUp(redirects, target ?? href);
    if (next === null) break;
    hits.count(next.path);
    target = next.target;
    // What looks like a page of ours may be one: whoever asks for it is led on only when it is none.
    const page = target.startsWith('/') ? locate(target) : null;
    if (page && page.route !== 'notFound') return target;
  }
  return (await findByHandle(db, target ?? href, markets)) ?? target;
}

async function readRedirects(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await listRedirects(db)).map(({ path, target }) => [path, target]));
}

/** `path`: of the redirect that was found. */
function lookUp(redirects: ReadonlyMap<string, string>, href: string): { path: string; target: string } | null {
  // A whole address belongs to somebody else.
  const address = href.startsWith('/') ? normaliseAddress(href) : null;
  if (address === null) return null;
  const [path = '', query = ''] = address.split('?', 2);
  for (const each of [address, ...(query ? [`${path}?${withoutMarks(query)}`] : [])]) {
    const target = redirects.get(each);
    if (target !== undefined) return { path: each, target };
  }
  const target = query ? redirects.get(path) : undefined;
  if (target === undefined) return null;
  return { path, target: target + (target.includes('?') ? '' : href.slice(href.indexOf('?'))) };
}

/** What advertisements and mails add to an address says nothing of the page. */
const mark =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_[a-z]+|fbclid|msclkid|ttclid|igshid|mc_[ce]id|_ga|_gl|srsltid)(?:=|$)/;

function withoutMarks(query: string): string {
  return query
    .split('&')
    .filter((parameter) => !mark.test(parameter))
    .join('&');
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
