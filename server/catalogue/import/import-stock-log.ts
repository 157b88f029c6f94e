// What an import did to the stock of variants that were there, and what it left as it was.

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
