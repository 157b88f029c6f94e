// Keeps a listing index for each database, and beside it what single products and every page show, and brings all of it
// up to date before it is used: the database says what was changed by transactions that were not finished the last time.
// Nobody is ever shown an older state than the one that was committed when the request began, nor a price that was over by
// then: reductions begin and end without a change in the database, and the cache knows when the next one does.
import { sql } from 'kysely';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import { EVERYTHING } from '../memory/cache-tags.ts';
import { ReadCache } from '../memory/read-cache.ts';
import type { Product, ProductCard } from '../schema/resolver-types.generated.ts';
import { requestStartedAt } from '../telemetry/request-timing.ts';
import { ListingIndex } from './listing/listing-index.ts';
import { listAllProducts, listChoiceSpellings, listTitleKeys, rereadProducts } from './listing/read-listed-products.ts';
import { findNextBoundary, listCrossed } from './price-boundaries.ts';
import { ProductCache } from './product-cache.ts';

const MAX_SINGLE_PRODUCTS = 500;
const HOUR = 3_600_000;
// Changes are kept for a day; see migration 000014.
const MAX_PAUSE_MS = 12 * HOUR;
const PRUNE_EVERY_MS = 6 * HOUR;

/** product_id null: the change concerns all products; kind `site`: none. */
type ChangeRow = {
  xid: string | null;
  product_id: string | null;
  kind: 'listing' | 'shown' | 'site';
  oldest_running: string;
  /** True on a replica, which reads what the primary has pruned. */
  is_read_only: boolean;
};

const MOST_CARDS = 2_000 * locales.length;
const MOST_PAGES = 300 * locales.length;
/** Lists of collections, pages and tariffs, by language and market. */
const MOST_OF_SITE = 100;

/** `goesWith`: handles that the merchant has chosen. */
export type ProductWithoutRelated = Omit<Product, 'related'> & { productId: string; goesWith: string[] };

export type ShownProducts = {
  /** Asked at the same time as a cache's version: a price of before would be kept as one of now. */
  index: ListingIndex;
  cards: ProductCache<ProductCard>;
  pages: ProductCache<ProductWithoutRelated>;
};

class CatalogueCache {
  /** The clock by which prices begin and end. */
  clock: () => Date = () => new Date();
  #index = new ListingIndex(new Date(0));
  #titleKeys = new Map<Locale, string[]>();
  #site = new ReadCache<unknown>({ max: MOST_OF_SITE });
  /** All transactions before this one were finished when the changes were last read. */
  #oldestRunning: string | null = null;
  /** Later ones whose changes are in the index. */
  #finished = new Set<string>();
  /** When the reading began that the index is of. */
  #readAt = Number.NEGATIVE_INFINITY;
  /** When prices change by themselves next. */
  #until = Number.NEGATIVE_INFINITY;
  #runningSince = 0;
  #prunedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<ListingIndex> | undefined;
  #next: Promise<ListingIndex> | undefined;
  readonly #db: Db;
  readonly #shown: ShownProducts;

  constructor(db: Db) {
    this.#db = db;
    const latestIndex = () => this.#index;
    this.#shown = {
      get index() {
        return latestIndex();
      },
      cards: new ProductCache(MOST_CARDS),
      pages: new ProductCache(MOST_PAGES),
    };
  }

  /**
   * A request reads the changes once: what it reads later may be as old as itself. Those that come while the changes are
   * being read share the next reading.
   */
  read(): Promise<ListingIndex> {
    const notBefore = requestStartedAt() ?? performance.now();
    if (this.#running) {
      if (this.#runningSince >= notBefore) return this.#running;
      this.#next ??= this.#running.then(
        () => this.#start(),
        () => this.#start(),
      );
      return this.#next;
    }
    return this.#readAt >= notBefore ? Promise.resolve(this.#index) : this.#start();
  }

  async readShown(): Promise<ShownProducts> {
    await this.read();
    return this.#shown;
  }

  /** The moment until which what was read now holds, unless something is changed: in milliseconds, as of `Date`. */
  async readUntil(): Promise<number> {
    await this.read();
    return this.#until;
  }

  get until(): number {
    return this.#until;
  }

  async readTitleKeys(index: ListingIndex, locale: Locale): Promise<readonly string[]> {
    let keys = index === this.#index ? (this.#titleKeys.get(locale) ?? []) : [];
    // Products may join the index while they are read.
    while (keys.length < index.ids.length) {
      const missing = index.ids.slice(keys.length);
      const found = await listTitleKeys(this.#db, locale, keys.length === 0 ? null : missing);
      keys = [...keys, ...missing.map((id) => found.get(id) ?? '')];
      if (index === this.#index) this.#titleKeys.set(locale, keys);
    }
    return keys;
  }

  async cachedForSite<T>(key: string, read: () => Promise<T>): Promise<T> {
    await this.read();
    return this.#site.get(key, async () => ({ value: await read() })) as Promise<T>;
  }

  #start(): Promise<ListingIndex> {
    this.#next = undefined;
    this.#runningSince = performance.now();
    this.#running = this.#refresh().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #refresh(): Promise<ListingIndex> {
    const now = performance.now();
    const isLost = this.#oldestRunning === null || now - this.#readAt > MAX_PAUSE_MS;
    const { rows } = await sql<ChangeRow>`
      select c.xid::text as xid, c.product_id, c.kind, pg_snapshot_xmin(pg_current_snapshot())::text as oldest_running,
        current_setting('transaction_read_only')::boolean as is_read_only
      from (select) as always
      left join catalogue_changes c on c.xid >= ${this.#oldestRunning ?? '0'}::xid8 and not ${isLost}`.execute(
      this.#db,
    );
    const changes = rows.filter(({ xid }) => xid !== null && !this.#finished.has(xid));
    const listed = changes.filter(({ kind }) => kind === 'listing').map(({ product_id }) => product_id);
    const { at, isCrossed, crossed } = await this.#askClock(isLost);
    const ids = new Set([...listed, ...crossed]);
    if (isLost || changes.some(({ kind }) => kind === 'site')) this.#invalidateSite();
    for (const { product_id } of changes.filter(({ kind }) => kind !== 'site')) this.#invalidateProduct(product_id);
    const isAll = isLost || ids.has(null) || ids.size > MAX_SINGLE_PRODUCTS || this.#index.needsCompaction;
    // What was written may have brought further moments. Nothing is asked after the index was changed: if that failed, nobody
    // would look again at what the clock has changed.
    const isAsked = isAll || (isCrossed && ids.size === 0);
    const asked = isAsked ? momentOf(await findNextBoundary(this.#db, at)) : this.#until;
    if (isAll) await this.#readEverything(at);
    this.#until = ids.size > 0 && !isAll ? await this.#readProducts(ids, at) : asked;
    this.#index.at = at;
    // Whoever began to read before may have kept what was true then.
    for (const id of isLost ? [null] : ids) this.#invalidateProduct(id);
    this.#finished = new Set(rows.flatMap(({ xid }) => xid ?? []));
    this.#oldestRunning = rows[0]?.oldest_running ?? null;
    this.#readAt = now;
    if (now - this.#prunedAt > PRUNE_EVERY_MS && !rows[0]?.is_read_only) await this.#prune(now);
    return this.#index;
  }

  /** What it is now, and whose prices have changed by themselves since. */
  async #askClock(isLost: boolean) {
    const [before, at] = [this.#index.at, this.clock()];
    // A clock that was put back may stand before a moment again.
    const isCrossed = at.getTime() >= this.#until || at < before;
    return { at, isCrossed, crossed: isCrossed && !isLost ? await listCrossed(this.#db, before, at) : [] };
  }

  /** A product's page names its collection. */
  #invalidateSite(): void {
    this.#site.invalidate(EVERYTHING);
    this.#invalidateProduct(null);
  }

  #invalidateProduct(id: string | null): void {
    this.#shown.cards.invalidate(id);
    this.#shown.pages.invalidate(id);
  }

  async #readEverything(at: Date): Promise<void> {
    const index = new ListingIndex(at);
    const spellings = await listChoiceSpellings(this.#db);
    for (const spelling of spellings) index.learn(spelling);
    for await (const products of listAllProducts(this.#db, spellings, at)) {
      for (const product of products) index.put(product);
    }
    this.#index = index;
    this.#titleKeys = new Map();
  }

  /** Answers with the moment at which a price changes by itself. */
  async #readProducts(ids: ReadonlySet<string | null>, at: Date): Promise<number> {
    const asked = [...ids].filter((id) => id !== null);
    const { products, next } = await rereadProducts(this.#db, asked, at);
    for (const id of asked) this.#index.remove(id);
    for (const product of products) this.#index.put(product);
    return momentOf(next);
  }

  async #prune(now: number): Promise<void> {
    this.#prunedAt = now;
    await sql`delete from catalogue_changes where at < now() - interval '1 day'`.execute(this.#db);
  }
}

/** Milliseconds, as of `Date`; null stands for never. */
function momentOf(next: Date | null): number {
  return next?.getTime() ?? Number.POSITIVE_INFINITY;
}

const caches = new WeakMap<Db, CatalogueCache>();

function cacheOf(db: Db): CatalogueCache {
  const existing = caches.get(db);
  if (existing) return existing;
  const cache = new CatalogueCache(db);
  caches.set(db, cache);
  return cache;
}

/** The catalogue as it is now. */
export function readListingIndex(db: Db): Promise<ListingIndex> {
  return cacheOf(db).read();
}

/** Sets the clock by which prices begin and end: that of the process, unless it is handed one. */
export function setPriceClock(db: Db, clock: () => Date): void {
  cacheOf(db).clock = clock;
}

/** The moment until which prices that are read now hold, in milliseconds. */
export function readPricesUntil(db: Db): Promise<number> {
  return cacheOf(db).readUntil();
}

/** The same without asking the database: of what was read last. */
export function peekPricesUntil(db: Db): number {
  return cacheOf(db).until;
}

/** What has been read of products and is true now. */
export function readShownProducts(db: Db): Promise<ShownProducts> {
  return cacheOf(db).readShown();
}

/**
 * What `read` gave, until something that header, footer or delivery promises are made of changes. A transaction reads it
 * itself: a cache of its own would first read all products, and end with it.
 */
export function cachedForSite<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  return db.isTransaction ? read() : cacheOf(db).cachedForSite(key, read);
}

/** What titles are sorted by, by row. */
export function readTitleKeys(db: Db, index: ListingIndex, locale: Locale): Promise<readonly string[]> {
  return cacheOf(db).readTitleKeys(index, locale);
}
