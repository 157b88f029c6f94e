// One read at a time for each key, shared by all callers. A caller that asks after an invalidation never gets the
// result of a read that began before it.
import { EVERYTHING, matchesTag } from './cache-tags.ts';

export class SharedRead<Value> {
  readonly key: string;
  /** It stands as of `performance.now()`. */
  readonly startedAt = performance.now();
  readonly promise: Promise<Value>;
  #invalidated = new Set<string>();

  constructor(key: string, read: (own: SharedRead<Value>) => Promise<Value>) {
    this.key = key;
    this.promise = read(this);
  }

  invalidate(tag: string): void {
    this.#invalidated.add(tag);
  }

  /** Whether something that carries one of these tags was invalidated since the read began. */
  isOutdated(tags: readonly string[]): boolean {
    const invalidated = [...this.#invalidated];
    return invalidated.some((pattern) => pattern === EVERYTHING || tags.some((tag) => matchesTag(tag, pattern)));
  }
}

export class SharedReads<Value> {
  /** Those that may be joined. */
  #current = new Map<string, SharedRead<Value>>();
  #underWay = new Set<SharedRead<Value>>();

  /** The read of this key that is under way. */
  peek(key: string): SharedRead<Value> | undefined {
    return this.#current.get(key);
  }

  /** The read of this key that is under way, or a new one. */
  get(key: string, read: (own: SharedRead<Value>) => Promise<Value>): SharedRead<Value> {
    const current = this.#current.get(key);
    if (current) return current;
    const own = new SharedRead(key, read);
    this.#current.set(key, own);
    this.#underWay.add(own);
    const end = () => {
      this.#underWay.delete(own);
      if (this.#current.get(key) === own) this.#current.delete(key);
    };
    own.promise.then(end, end);
    return own;
  }

  /** A read's tags are known only at its end, so from now on no read under way is joined. */
  invalidate(tag: string): void {
    for (const read of this.#underWay) read.invalidate(tag);
    this.#current.clear();
  }

  invalidateKey(key: string): void {
    for (const read of this.#underWay) if (read.key === key) read.invalidate(EVERYTHING);
    this.#current.delete(key);
  }
}
