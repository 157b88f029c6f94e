// What an import does to prices, collections and the stock of variants that were there, and what of stock it leaves as it was.
import { sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Transaction } from '../../database/transaction.ts';

export type StockedVariant = {
  /** The line of the file. */
  line: number;
  handle: string;
  /** Its option values, as in `S / red`; empty where the product has none. */
  options: string;
  sku: string;
};

export type StockReport = {
  changed: (StockedVariant & { before: number; after: number; inFile: number })[];
  /** The file says otherwise, but not that it is to be changed. */
  left: (StockedVariant & { stock: number; inFile: number })[];
  /** Those included that are too many to be listed. */
  counts: { changed: number; left: number };
};

const MAX_LISTED = 10_000;

export class StockLog {
  readonly #report: StockReport = { changed: [], left: [], counts: { changed: 0, left: 0 } };

  change(variant: StockReport['changed'][number]): void {
    if (++this.#report.counts.changed <= MAX_LISTED) this.#report.changed.push(variant);
  }

  leave(variant: StockReport['left'][number]): void {
    if (++this.#report.counts.left <= MAX_LISTED) this.#report.left.push(variant);
  }

  get report(): StockReport {
    return this.#report;
  }
}

export type ChangedPrice = Omit<StockedVariant, 'line'> & {
  currency: Currency;
  /** The amount in minor units; null: it has none. */
  before: number | null;
  after: number | null;
};

export type ChangedCollection = { title: string; isNew: boolean; joined: number; left: number };

/** What becomes of products that are there: what is new costs what the file says. */
export type ChangesReport = {
  /** How many there are, and the first of them. */
  prices: { count: number; listed: ChangedPrice[] };
  /** How many products each gains and loses, new ones too. */
  collections: ChangedCollection[];
};

const MOST_PRICES_LISTED = 100;

export class ChangeLog {
  readonly #prices: ChangesReport['prices'] = { count: 0, listed: [] };
  readonly #collections = new Map<string, ChangedCollection>();

  price(price: ChangedPrice): void {
    if (++this.#prices.count <= MOST_PRICES_LISTED) this.#prices.listed.push(price);
  }

  /** `title`: as the file calls one that is new. */
  join(collectionId: string, { title, isNew }: { title: string; isNew: boolean }): void {
    const collection = this.#collections.get(collectionId) ?? { title, isNew, joined: 0, left: 0 };
    this.#collections.set(collectionId, { ...collection, joined: collection.joined + 1 });
  }

  leave(collectionId: string): void {
    const collection = this.#collections.get(collectionId) ?? { title: '', isNew: false, joined: 0, left: 0 };
    this.#collections.set(collectionId, { ...collection, left: collection.left + 1 });
  }

  /** Those that are there as the shop calls them. */
  async report(tx: Transaction, locale: Locale): Promise<ChangesReport> {
    const ids = [...this.#collections.keys()];
    const { rows } = await sql<{ id: string; title: string }>`
      select c.id, coalesce(t.title, c.handle) as title from collections c
      left join collection_texts t on t.collection_id = c.id and t.locale = ${locale} where c.id = any(${ids}::uuid[])`.execute(
      tx,
    );
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    const collections = [...this.#collections].map(([id, each]) => ({ ...each, title: titles.get(id) ?? each.title }));
    return { prices: this.#prices, collections: collections.toSorted((a, b) => (a.title < b.title ? -1 : 1)) };
  }
}

export const noChanges: ChangesReport = { prices: { count: 0, listed: [] }, collections: [] };
