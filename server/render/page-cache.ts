// Rendered pages, cached until the data they show changes. One render at a time for each page, shared by all requests;
// when the data is not available, the stale page is shown. Nothing in here belongs to one visitor: pages hold slots.
import type { ChangeReceiver } from '../database/change-notices.ts';
import { ifSilent, PATIENCE_MS } from '../database/if-silent.ts';
import { KnownOutage } from '../database/known-outage.ts';
import { ReadCache } from '../memory/read-cache.ts';
import type { SharedRead } from '../memory/shared-reads.ts';
import { CachedPage, type PageMarkup } from './cached-page.ts';

export type PageSource = PageMarkup & {
  /** What the page read: `catalogue`, `product:<id>`, `site`, `content`. */
  tags: ReadonlySet<string>;
  /** False for answers that are not worth caching: 404, redirects. */
  isCached: boolean;
  /** When a price that it shows may change by itself, in milliseconds. */
  freshUntil?: number;
};

/** All but the markup, which the page has as bytes. */
type CachedSource<Source extends PageSource> = Omit<Source, keyof PageMarkup>;

export type FoundPage<Source extends PageSource> = {
  source: CachedSource<Source>;
  page: CachedPage;
  /** `stale`: the data's source is down or slow, and this is an earlier page. */
  state: 'hit' | 'miss' | 'stale';
};

export type PageCacheOptions = {
  now: () => Date;
  maxBytes?: number;
  maxAgeMs?: number;
  /** How long a request waits for a new page before it gets a stale one. */
  patienceMs?: number;
  /** Shared with others who wait for the database. */
  outage?: KnownOutage;
  /** Called when a render fails that no request waits for any longer. */
  onLateFailure?: (error: unknown) => void;
};

const MAX_BYTES = 40 * 1024 * 1024;
/** Delivery dates and ends of discounts pass without a change in the database. */
const MAX_AGE_MS = 60_000;

export class PageCache<Source extends PageSource> implements ChangeReceiver {
  #pages: ReadCache<FoundPage<Source>>;
  #patienceMs: number;
  #outage: KnownOutage;
  #onLateFailure: (error: unknown) => void;
  /** Renders that no request waits for any longer. */
  #late = new WeakSet<SharedRead<FoundPage<Source>>>();

  constructor(options: PageCacheOptions) {
    const { now, maxBytes = MAX_BYTES, maxAgeMs = MAX_AGE_MS, patienceMs = PATIENCE_MS } = options;
    this.#pages = new ReadCache({ maxSize: maxBytes, sizeOf: ({ page }) => page.bytes }, { maxMs: maxAgeMs, now });
    this.#pages.trust(false);
    this.#patienceMs = patienceMs;
    this.#outage = options.outage ?? new KnownOutage();
    this.#onLateFailure = options.onLateFailure ?? (() => undefined);
  }

  /** Bytes and pages held, for the metrics. */
  get size(): { bytes: number; pages: number } {
    return { bytes: this.#pages.size, pages: this.#pages.count };
  }

  /** The cached page, without a promise; undefined when it has to be rendered. */
  peek(key: string): FoundPage<Source> | undefined {
    return this.#pages.peek(key);
  }

  /** `isOutage` tells for which failures of `render` a stale page is used, if there is one. */
  async get(
    key: string,
    render: () => Promise<Source>,
    isOutage: (error: unknown) => boolean,
  ): Promise<FoundPage<Source>> {
    const cached = this.peek(key);
    if (cached) return cached;
    const stale = this.#pages.peekStale(key);
    const begin = () => this.#pages.read(key, () => this.#render(key, render));
    if (stale && this.#outage.isKnown) {
      this.#outage.ask(() => begin().promise, { isOutage, onFailure: this.#onLateFailure });
      return asStale(stale);
    }
    const read = begin();
    const found = read.promise.then(
      (page) => {
        this.#outage.end();
        return asMiss(page);
      },
      (error: unknown) => {
        const left = this.#pages.peekStale(key);
        if (!left || !isOutage(error)) throw error;
        return asStale(left);
      },
    );
    if (!stale) return found;
    const outOfPatience = () => {
      this.#outage.begin();
      if (!this.#late.has(read)) found.catch(this.#onLateFailure);
      this.#late.add(read);
      return asStale(stale);
    };
    // A request that joins a render which is late already does not wait the full patience again.
    const patienceMs = read.startedAt + this.#patienceMs - performance.now();
    return ifSilent(found, outOfPatience, Math.max(patienceMs, 0));
  }

  onChange(tag: string): void {
    this.#pages.invalidate(tag);
  }

  onListening(isListening: boolean): void {
    this.#pages.trust(isListening);
    if (isListening) this.#outage.end();
  }

  async #render(key: string, render: () => Promise<Source>) {
    const { markup, themeColours, ...source } = await render();
    const page = new CachedPage({ markup, themeColours }, () => this.#pages.resize(key));
    const value: FoundPage<Source> = { source, page, state: 'hit' };
    const { tags, isCached, freshUntil = Number.POSITIVE_INFINITY } = source;
    return { value, tags: [...tags], isCached, freshUntil };
  }
}

function asMiss<Source extends PageSource>(found: FoundPage<Source>): FoundPage<Source> {
  return { ...found, state: 'miss' };
}

function asStale<Source extends PageSource>(found: FoundPage<Source>): FoundPage<Source> {
  return { ...found, state: 'stale' };
}
