// Rendered pages, kept until the data they show changes. One render at a time for each page, however many ask for it;
// a page whose data cannot be had is shown as it was. What belongs to one visitor is not in here: pages hold slots.
import type { ChangeReceiver } from '../database/change-notices.ts';
import { ifSilent, PATIENCE_MS } from '../database/if-silent.ts';
import { KeptPage } from './kept-page.ts';

export type PageSource = {
  /** The parts of the page in their order. */
  markup: readonly string[];
  /** What the page read: `catalogue`, `product:<id>`, `site`, `content`. */
  tags: ReadonlySet<string>;
  /** False for answers that are not worth keeping: 404, redirects. */
  isKept: boolean;
};

/** All but the markup, which the page has as bytes. */
type KeptSource<Source extends PageSource> = Omit<Source, 'markup'>;

export type FoundPage<Source extends PageSource> = {
  source: KeptSource<Source>;
  page: KeptPage;
  /** `stale`: the source is down or slow, and this is what it said before. */
  state: 'hit' | 'miss' | 'stale';
};

type Entry<Source extends PageSource> = { source: KeptSource<Source>; page: KeptPage; freshUntil: number };
type Render<Source extends PageSource> = {
  promise: Promise<FoundPage<Source>>;
  forgotten: Set<string>;
  startedAt: number;
  /** Nobody waits for it any longer. */
  isLate: boolean;
};

export type PageCacheOptions = {
  now: () => Date;
  maxBytes?: number;
  maxAgeMs?: number;
  /** How long whoever may be given an older page waits for a new one. */
  patienceMs?: number;
  /** Hears of the failure of a render that nobody waits for any longer. */
  onLateFailure?: (error: unknown) => void;
};

const MAX_BYTES = 64 * 1024 * 1024;
/** Dates of delivery and ends of reductions pass without anybody writing anything. */
const MAX_AGE_MS = 60_000;
const ALL_TAGS = '*';

export class PageCache<Source extends PageSource> implements ChangeReceiver {
  #now: () => Date;
  #maxBytes: number;
  #maxAgeMs: number;
  #patienceMs: number;
  #onLateFailure: (error: unknown) => void;
  /** The least recently used first. */
  #entries = new Map<string, Entry<Source>>();
  #keysByTag = new Map<string, Set<string>>();
  #renders = new Map<string, Render<Source>>();
  #isListening = false;

  constructor(options: PageCacheOptions) {
    const { now, maxBytes = MAX_BYTES, maxAgeMs = MAX_AGE_MS, patienceMs = PATIENCE_MS } = options;
    this.#now = now;
    this.#maxBytes = maxBytes;
    this.#maxAgeMs = maxAgeMs;
    this.#patienceMs = patienceMs;
    this.#onLateFailure = options.onLateFailure ?? (() => undefined);
  }

  /** Bytes and pages held, for the metrics. */
  get size(): { bytes: number; pages: number } {
    let bytes = 0;
    for (const { page } of this.#entries.values()) bytes += page.bytes;
    return { bytes, pages: this.#entries.size };
  }

  /** The kept page, without a promise; undefined when it has to be rendered. */
  peek(key: string): FoundPage<Source> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isListening || entry.freshUntil <= this.#now().getTime()) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return { source: entry.source, page: entry.page, state: 'hit' };
  }

  /** `isOutage` tells which failures of `render` are answered with what is left of the page, if anything is. */
  async get(
    key: string,
    render: () => Promise<Source>,
    isOutage: (error: unknown) => boolean,
  ): Promise<FoundPage<Source>> {
    const kept = this.peek(key);
    if (kept) return kept;
    const running = this.#renders.get(key) ?? this.#start(key, render, isOutage);
    const entry = this.#entries.get(key);
    if (!entry) return running.promise;
    const outOfPatience = () => {
      running.isLate = true;
      return asStale(entry);
    };
    // Who comes to a render that is late already does not wait anew.
    const patienceMs = running.startedAt + this.#patienceMs - performance.now();
    return ifSilent(running.promise, outOfPatience, Math.max(patienceMs, 0));
  }

  onChange(tag: string): void {
    for (const [key, { forgotten }] of this.#renders) {
      forgotten.add(tag);
      // Whoever asks from now on is not to be given what began before.
      this.#renders.delete(key);
    }
    for (const key of this.#keysOf(tag)) {
      const entry = this.#entries.get(key);
      if (entry) entry.freshUntil = 0;
    }
  }

  onListening(isListening: boolean): void {
    this.onChange(ALL_TAGS);
    this.#isListening = isListening;
  }

  #start(key: string, render: () => Promise<Source>, isOutage: (error: unknown) => boolean): Render<Source> {
    const forgotten = new Set<string>();
    const promise = this.#render(key, render, forgotten).catch((error: unknown) => {
      const entry = this.#entries.get(key);
      if (!entry || !isOutage(error)) throw error;
      return asStale(entry);
    });
    const own: Render<Source> = { promise, forgotten, startedAt: performance.now(), isLate: false };
    this.#renders.set(key, own);
    promise
      .catch((error: unknown) => {
        if (own.isLate) this.#onLateFailure(error);
      })
      .finally(() => {
        if (this.#renders.get(key) === own) this.#renders.delete(key);
      });
    return own;
  }

  async #render(key: string, render: () => Promise<Source>, forgotten: Set<string>): Promise<FoundPage<Source>> {
    const startedAt = this.#now().getTime();
    const wasListening = this.#isListening;
    const { markup, ...source } = await render();
    const page = new KeptPage(markup, () => this.#makeRoom(key));
    const isUnchanged = wasListening && this.#isListening && ![...forgotten].some((tag) => carries(source.tags, tag));
    const freshUntil = isUnchanged ? startedAt + this.#maxAgeMs : 0;
    // A later render may have ended before this one.
    const isOutdated = freshUntil === 0 && this.peek(key) !== undefined;
    if (source.isKept && !isOutdated) this.#keep(key, { source, page, freshUntil });
    if (!source.isKept) this.#drop(key);
    return { source, page, state: 'miss' };
  }

  #keep(key: string, entry: Entry<Source>): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    for (const tag of entry.source.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    this.#makeRoom(key);
  }

  /** For the page of this key, which stays: it is new, or has one more form. */
  #makeRoom(key: string): void {
    let { bytes } = this.size;
    for (const [oldest, { page }] of this.#entries) {
      if (bytes <= this.#maxBytes || oldest === key) break;
      bytes -= page.bytes;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    for (const tag of entry.source.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #keysOf(tag: string): Iterable<string> {
    if (tag === ALL_TAGS) return this.#entries.keys();
    if (!tag.endsWith('*')) return this.#keysByTag.get(tag) ?? [];
    const tags = [...this.#keysByTag.keys()].filter((known) => matches(known, tag));
    return tags.flatMap((known) => [...(this.#keysByTag.get(known) ?? [])]);
  }
}

function asStale<Source extends PageSource>({ source, page }: Entry<Source>): FoundPage<Source> {
  return { source, page, state: 'stale' };
}

function carries(tags: ReadonlySet<string>, forgotten: string): boolean {
  return tags.has(forgotten) || [...tags].some((tag) => matches(tag, forgotten));
}

/** `product:*` matches `product:1`, and `*` everything. */
function matches(tag: string, pattern: string): boolean {
  return tag === pattern || (pattern.endsWith('*') && tag.startsWith(pattern.slice(0, -1)));
}
