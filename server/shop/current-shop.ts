// The shop's profile for what cannot wait for the database: an error page, an icon, who may pay how. It follows the
// notices of changes; pages read the profile with their other data.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../database/connect.ts';
import { composeShop } from './compose-shop.ts';
import { readShop } from './read-settings.ts';

export class CurrentShop {
  #latest: ShopProfile;
  readonly #db: Db;

  constructor(db: Db, latest = composeShop({})) {
    this.#db = db;
    this.#latest = latest;
  }

  /** The shop as it was last read. */
  get latest(): ShopProfile {
    return this.#latest;
  }

  async read(): Promise<ShopProfile> {
    this.#latest = await readShop(this.#db);
    return this.#latest;
  }

  /** Settings are noticed as `*`. Rejects when the database is away; then the next notice, or the next page, reads them. */
  async onChange(tag: string): Promise<void> {
    if (tag === '*') await this.read();
  }
}
