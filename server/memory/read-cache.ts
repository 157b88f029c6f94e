// Values that are read on demand and cached until their source changes: one read at a time per key, invalidated by tag.
// An invalidated value is kept as stale, for when a new one cannot be read.
import { Cache, type CacheBounds } from './cache.ts';
import { EVERYTHING } from './cache-tags.ts';
import { type SharedRead, SharedReads } from './shared-reads.ts';

/** Meant for values that become outdated with time alone. */
export type AgeLimit = { maxMs: number; now: () => Date };

/** `isCached` is false for a value that is not worth caching; `freshUntil`, in milliseconds, for one that is over then. */
export type ReadResult<Value> = { value: Value; tags?: readonly string[]; isCached?: boolean; freshUntil?: number };

type Entry<Value> = { value: Value; freshUntil: number };

export class ReadCache<Value> {
  #entries: Cache<Entry<Value>>;
  #reads = new SharedReads<Value>();
  #age: AgeLimit | undefined;
  #isTrusted = true;

  constructor(bounds: CacheBounds<Value>, age?: AgeLimit) {
    this.#entries = new Cache(
      'max' in bounds ? bounds : { ...bounds, sizeOf: ({ value }, key) => bounds.sizeOf(value, key) },
    );
    this.#age = age;
  }

  get count(): number {
    return this.#entries.count;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The cached value if it is fresh; counts as a use. Undefined when it has to be read. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry.value : undefined;
  }

  /** The cached value even if it is stale. */
  peekStale(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** A read that fails is not cached. */
  async get(key: string, read: () => Promise<ReadResult<Value>>): Promise<Value> {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry.value : this.read(key, read).promise;
  }

  /** Joins the read that is under way or begins one, even if a value is cached. */
  read(key: string, read: () => Promise<ReadResult<Value>>): SharedRead<Value> {
    return this.#reads.get(key, (own) => this.#read(key, read, own));
  }

  /** Makes all entries with the tag stale; `product:*` is a pattern. */
  invalidate(tag: string): void {
    this.#reads.invalidate(tag);
    for (const key of this.#entries.listKeys(tag)) {
      const entry = this.#entries.peek(key);
      if (entry) entry.freshUntil = 0;
    }
  }

  /** Makes one entry stale. */
  invalidateKey(key: string): void {
    this.#reads.invalidateKey(key);
    const entry = this.#entries.peek(key);
    if (entry) entry.freshUntil = 0;
  }

  /** Set to false while invalidations may be missed: no entry counts as fresh then. */
  trust(isTrusted: boolean): void {
    this.invalidate(EVERYTHING);
    this.#isTrusted = isTrusted;
  }

  /** It is to be called when a cached value has grown. */
  resize(key: string): void {
    this.#entries.resize(key);
  }

  async #read(key: string, read: () => Promise<ReadResult<Value>>, own: SharedRead<Value>): Promise<Value> {
    const oldAt = this.#age ? this.#age.now().getTime() + this.#age.maxMs : Number.POSITIVE_INFINITY;
    const { value, tags = [], isCached = true, freshUntil = oldAt } = await read();
    const isOutdated = own.isOutdated(tags);
    const present = this.#entries.peek(key);
    // A later read may have ended before this one.
    const isSuperseded = isOutdated && present !== undefined && this.#isFresh(present);
    if (!isCached) this.#entries.delete(key);
    else if (!isSuperseded)
      this.#entries.set(key, { value, freshUntil: isOutdated ? 0 : Math.min(freshUntil, oldAt) }, tags);
    return value;
  }

  #isFresh({ freshUntil }: Entry<Value>): boolean {
    return this.#isTrusted && freshUntil > (this.#age?.now().getTime() ?? 0);
  }
}
