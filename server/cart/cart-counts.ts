// How many products lie in each visitor's cart, cached in this process, so that a cached page costs a visitor with a cart no
// query. Carts say when they change (migration 000013), in every process.
import type { ChangeReceiver } from '../database/change-notices.ts';
import type { Db } from '../database/connect.ts';
import { ReadCache } from '../memory/read-cache.ts';
import { countCartItems } from './cart-store.ts';

/** What a notice says of a cart: this, and the hash of its token in hex. */
export const CART_TAG_PREFIX = 'cart:';
const MAX_CARTS = 20_000;
/** Products leave the shop, and with it carts, without a word to each cart. */
const MAX_AGE_MS = 60_000;

export class CartCounts implements ChangeReceiver {
  #db: Db;
  /** Keyed by the hash of the cart's token in hex. */
  #counts: ReadCache<number>;

  constructor({ db, now }: { db: Db; now: () => Date }) {
    this.#db = db;
    this.#counts = new ReadCache({ max: MAX_CARTS }, { maxMs: MAX_AGE_MS, now });
    this.#counts.trust(false);
  }

  /** Undefined when it has to be asked for. */
  peek(tokenHash: string): number | undefined {
    return this.#counts.peek(tokenHash);
  }

  /** Answers with what was read last while the database is away. */
  peekStale(tokenHash: string): number {
    return this.#counts.peekStale(tokenHash) ?? 0;
  }

  get(tokenHash: string): Promise<number> {
    return this.#counts.get(tokenHash, async () => ({
      value: await countCartItems(this.#db, Buffer.from(tokenHash, 'hex')),
    }));
  }

  /** This is called by anyone who changed the cart in this process: the notice may arrive after the answer. */
  invalidate(tokenHash: string): void {
    this.#counts.invalidateKey(tokenHash);
  }

  onChange(tag: string): void {
    this.invalidate(tag.slice(CART_TAG_PREFIX.length));
  }

  onListening(isListening: boolean): void {
    this.#counts.trust(isListening);
  }
}
