// Values that were read or made once and may be used again. Bounded by number or by size: the least recently used goes
// first. Every cache of the server is one of these, or a `ReadCache` on top of one.
import { LRUCache } from 'lru-cache';
import { CacheTags, EVERYTHING } from './cache-tags.ts';

/** `sizeOf` gives a whole number above 0; a value larger than `maxSize` is not cached. */
export type CacheBounds<Value> = { max: number } | { maxSize: number; sizeOf: (value: Value, key: string) => number };

export class Cache<Value extends NonNullable<unknown>> {
  #entries: LRUCache<string, Value>;
  #tags = new CacheTags();

  /** `onDrop` is called with every value that leaves the cache, for whatever reason. */
  constructor(bounds: CacheBounds<Value>, onDrop?: (value: Value) => void) {
    this.#entries = new LRUCache<string, Value>({
      ...('max' in bounds ? { max: bounds.max } : { maxSize: bounds.maxSize, sizeCalculation: bounds.sizeOf }),
      dispose: (value, key) => {
        this.#tags.delete(key);
        onDrop?.(value);
      },
    });
  }

  get count(): number {
    return this.#entries.size;
  }

  /** The sum of `sizeOf` over all entries. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /** Counts as a use. */
  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Does not count as a use. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key);
  }

  set(key: string, value: Value, tags: readonly string[] = []): void {
    this.#entries.set(key, value);
    this.#tags.set(key, this.#entries.has(key) ? tags : []);
  }

  /** The cached value, otherwise the result of `make`, which is cached; a promise that rejects is dropped again. */
  getOrSet<Made extends Value>(key: string, make: () => Made): Made {
    const cached = this.#entries.get(key) as Made | undefined;
    if (cached !== undefined) return cached;
    const made = make();
    this.#entries.set(key, made);
    if (made instanceof Promise) made.catch(() => this.peek(key) === made && this.delete(key));
    return made;
  }

  /** It is to be called when a cached value has grown. */
  resize(key: string): void {
    const value = this.#entries.peek(key);
    if (value === undefined) return;
    const tags = this.#tags.tagsOf(key);
    this.#entries.delete(key);
    this.set(key, value, tags);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Drops all entries with the tag; `product:*` is a pattern. */
  invalidate(tag: string): void {
    if (tag !== EVERYTHING) for (const key of this.#tags.listKeys(tag)) this.delete(key);
    else if (this.#entries.size > 0) this.#entries.clear();
  }

  /** The keys of what `invalidate` would drop. */
  listKeys(tag: string): string[] {
    return tag === EVERYTHING ? [...this.#entries.keys()] : this.#tags.listKeys(tag);
  }
}
