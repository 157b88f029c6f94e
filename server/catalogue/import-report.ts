import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { ImportFault } from './import-faults.ts';

export type ImportOptions = {
  now: Date;
  /** The language of the plain text columns. */
  baseLocale: Locale;
  /** The currency of the plain price columns. */
  baseCurrency: Currency;
  /** Checks and counts everything, and takes it back. */
  dryRun?: boolean;
  /** Called from time to time with the number of rows read so far. */
  onProgress?: (rowsRead: number) => void;
};

export type ImportReport = {
  /** Without faults: written, or, in a dry run, ready to be written. */
  ok: boolean;
  faults: ImportFault[];
  warnings: ImportFault[];
  /** Rows after the header. */
  rows: number;
  products: { created: number; updated: number; unchanged: number };
};
