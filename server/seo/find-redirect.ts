// Where an address leads for which there is no page. What the merchant has said is in memory, for a 404 must cost next to
// nothing; where nothing is said, an address as Shopify makes them leads to the product or collection of that handle.
import { urlOf } from '#src/addresses.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { Db } from '../database/connect.ts';
import { normaliseAddress } from './redirect-addresses.ts';
import { listRedirects } from './redirect-store.ts';

// A redirect to one that was redirected itself; circles are refused when they are made.
const MAX_STEPS = 5;

/** An address with its query, or null. */
export async function findRedirect(db: Db, href: string, defaultLocale: Locale): Promise<string | null> {
  const redirects = await cachedForSite(db, 'redirects', () => readRedirects(db));
  let target: string | null = null;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = lookUp(redirects, target ?? href);
    if (next === null) break;
    target = next;
  }
  return (await findByHandle(db, target ?? href, defaultLocale)) ?? target;
}

async function readRedirects(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await listRedirects(db)).map(({ path, target }) => [path, target]));
}

function lookUp(redirects: ReadonlyMap<string, string>, href: string): string | null {
  // A whole address belongs to somebody else.
  const address = href.startsWith('/') ? normaliseAddress(href) : null;
  if (address === null) return null;
  const exact = redirects.get(address);
  if (exact !== undefined) return exact;
  const query = href.includes('?') ? href.slice(href.indexOf('?')) : '';
  const target = query === '' ? undefined : redirects.get(address.slice(0, address.indexOf('?')));
  return target === undefined ? null : target + (target.includes('?') ? '' : query);
}

/** `/products/x`, `/collections/y/products/x`, `/collections/y`, and the same behind a language. */
async function findByHandle(db: Db, href: string, defaultLocale: Locale): Promise<string | null> {
  const [path = '', query = ''] = href.split('?', 2);
  const [, language, product, collection] =
    /^(?:\/([a-z]{2}))?(?:(?:\/collections\/[^/]+)?\/products\/([^/]+)|\/collections\/([^/]+))\/?$/.exec(path) ?? [];
  const handle = decode(product ?? collection ?? '');
  if (handle === '') return null;
  const locale = isLocale(language) ? language : defaultLocale;
  const suffix = query === '' ? '' : `?${query}`;
  const table = product ? 'products' : 'collections';
  const found = await db.selectFrom(table).select('handle').where('handle', '=', handle).executeTakeFirst();
  if (!found) return null;
  return product
    ? urlOf('product', { locale, product: handle }) + suffix
    : urlOf('listing', { locale, collection: handle }) + suffix;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
