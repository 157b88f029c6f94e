// How many articles lie in each visitor's cart, kept in this process, so that a kept page costs a visitor with a cart no
// query. Carts say when they change (migration 000013), in every process.
import type { ChangeReceiver } from '../database/change-notices.ts';
import type { Db } from '../database/connect.ts';
import { countCartItems } from './cart-store.ts';

type KeptCount = { count: number; freshUntil: number };

/** What a notice says of a cart: this, and the hash of its token in hex. */
export const CART_TAG_PREFIX = 'cart:';
const MAX_CARTS = 20_000;
/** Articles leave the shop, and with it carts, without a word to each cart. */
const MAX_AGE_MS = 60_000;

export class CartCounts implements ChangeReceiver {
  #db: Db;
  #now: () => Date;
  /** By the hash of the cart's token in hex; the oldest first. */
  #counts = new Map<string, KeptCount>();
  #reads = new Map<string, Promise<number>>();
  #isListening = false;

  constructor({ db, now }: { db: Db; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /** Undefined when it has to be asked for. */
  peek(tokenHash: string): number | undefined {
    const kept = this.#counts.get(tokenHash);
    return kept && this.#isListening && kept.freshUntil > this.#now().getTime() ? kept.count : undefined;
  }

  /** For while the database is away: what was known last. */
  recall(tokenHash: string): number {
    return this.#counts.get(tokenHash)?.count ?? 0;
  }

  async get(tokenHash: string): Promise<number> {
    const kept = this.peek(tokenHash) ?? this.#reads.get(tokenHash);
    if (kept !== undefined) return kept;
    const read = countCartItems(this.#db, Buffer.from(tokenHash, 'hex'));
    this.#reads.set(tokenHash, read);
    try {
      const count = await read;
      // Otherwise the cart was changed while it was counted.
      if (this.#reads.get(tokenHash) === read) this.#keep(tokenHash, count);
      return count;
    } finally {
      if (this.#reads.get(tokenHash) === read) this.#reads.delete(tokenHash);
    }
  }

  /** For whoever changed the cart in this process: the notice may arrive after the answer. */
  forget(tokenHash: string): void {
    this.#counts.delete(tokenHash);
    this.#reads.delete(tokenHash);
  }

  onChange(tag: string): void {
    this.forget(tag.slice(CART_TAG_PREFIX.length));
  }

  onListening(isListening: boolean): void {
    for (const kept of this.#counts.values()) kept.freshUntil = 0;
    this.#reads.clear();
    this.#isListening = isListening;
  }

  #keep(tokenHash: string, count: number): void {
    this.#counts.delete(tokenHash);
    this.#counts.set(tokenHash, { count, freshUntil: this.#now().getTime() + MAX_AGE_MS });
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= MAX_CARTS) break;
      this.#counts.delete(oldest);
    }
  }
}
