import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { ListedVatClass } from '#src/vat/vat-rates.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ChangedBy } from '../../history/change-batch.ts';
import type { CatalogueCoverage } from '../market-coverage.ts';
import type { ChangesReport, StockReport } from './import-change-log.ts';
import type { ImportFault, MessageCounts, Place } from './import-faults.ts';

export type ImportOptions = {
  now: Date;
  /** The company's: a sale ends with its day there. */
  timeZone?: string;
  /** The language of the plain text columns. */
  baseLocale: Locale;
  /** The currency of the plain price columns. */
  baseCurrency: Currency;
  /** What VAT is at home, so that a file may name a class by its percent. */
  vatClasses?: readonly ListedVatClass[];
  /** The markets that the catalogue is sold in: whether it is sold everywhere is told afterwards. */
  markets?: ShopMarkets;
  /** Sets the stock of variants that are there to the numbers of the file, whatever was sold since it was written. */
  setStock?: boolean;
  /** The author and title of its batch in the history; without it the history says nothing of the import. */
  history?: { by: ChangedBy; title: BatchTitle };
  /** Checks and counts everything, and takes it back. */
  dryRun?: boolean;
  /** What each column of the file is read as: a name of `standardColumns` and the like; null leaves the column out. */
  readAs?: readonly (string | null)[];
  /** Products that are new are drafts, whatever the file says. */
  newAreDrafts?: boolean;
  /** A dry run that only looks: nothing is locked for it, and where the catalogue is sold afterwards is not told. */
  looksOnly?: boolean;
  /** Ends the import by its reason; nothing is written then. */
  signal?: AbortSignal;
  /** Called in the import's own transaction as the last thing, unless it is taken back. */
  beforeCommit?: (tx: Transaction, report: ImportReport) => Promise<void>;
  /** Called for every product with what becomes of it. */
  onProduct?: (product: PlannedProduct) => void;
  /** Called from time to time with the number of rows read so far. */
  onProgress?: (rowsRead: number) => void;
  /** Called for every picture that the file names; see import-pictures.ts. */
  onPicture?: (source: string, place: Place) => void;
};

export type Outcome = 'created' | 'updated' | 'unchanged';

export type PlannedProduct = { handle: string; title: string; outcome: Outcome; isArchived: boolean };

export type ImportReport = {
  /** There are no faults: it was written, or, in a dry run, is ready to be written. */
  ok: boolean;
  faults: ImportFault[];
  warnings: ImportFault[];
  /** Keyed by code, those included that are too many to be listed. */
  faultCounts: MessageCounts;
  warningCounts: MessageCounts;
  /** The markets in which the whole catalogue is sold after the import; null with faults. */
  coverage: CatalogueCoverage | null;
  /** The batch of the history under which all of it can be taken back; null when nothing was changed, or it stands in no history. */
  batchId: number | null;
  /** Rows after the header. */
  rows: number;
  products: { created: number; updated: number; unchanged: number };
  /** What became of the stock of variants that were there. */
  stock: StockReport;
  changes: ChangesReport;
};
