// Files of something else than products among the imports: texts for translators, discount codes, orders, customers. They come
// and go by the same steps. What they say stands to the right of the catalogue, so whoever starts the work hands them in.
import type { Readable } from 'node:stream';
import type { OtherKind } from '#src/catalogue/import-states.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ChangedBy } from '../../history/change-batch.ts';
import type { HistoryParts } from '../../history/history-part.ts';
import type { FaultLog, ImportFault, MessageCounts } from '../import/import-faults.ts';

export type FileImport = {
  markets: ShopMarkets;
  timeZone: string;
  by: ChangedBy;
  title: BatchTitle;
  now: Date;
  /** Checks and counts everything, and writes and locks nothing. */
  looksOnly: boolean;
  /** Whether texts of the settings may be among it. */
  withSettings: boolean;
  /** Ends the import by its reason; nothing is written then. */
  signal?: AbortSignal;
  /** Called in the import's own transaction as the last thing. */
  beforeCommit?: (tx: Transaction, report: RecordsReport) => Promise<void>;
  /** Called for each record that becomes another one: what it is called, and what it says then. */
  onRecord?: (record: ChangedRecord) => void;
  /** Called from time to time with the number of rows read so far. */
  onProgress?: (rowsRead: number) => void;
};

export type ChangedRecord = { title: string; says: string; outcome: 'created' | 'updated' };

export type RecordsReport = {
  ok: boolean;
  /** Rows after the header. */
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  faults: ImportFault[];
  warnings: ImportFault[];
  faultCounts: MessageCounts;
  warningCounts: MessageCounts;
  /** The line of the history by which all of it can be taken back; null where nothing was changed. */
  batchId: number | null;
};

export type OtherFile = {
  kind: OtherKind;
  /** Whether a file with these heads is of the kind. */
  isHeader(cells: readonly string[]): boolean;
  take(db: Db, source: Readable, options: FileImport): Promise<RecordsReport>;
};

export type OtherFiles = {
  files: readonly OtherFile[];
  /** What can be taken back, with what follows from it. */
  history: HistoryParts;
};

/** What a file that has changed nothing yet comes to. */
export function recordsReportOf(
  faults: FaultLog,
  counted: Pick<RecordsReport, 'rows' | 'created' | 'changed' | 'unchanged' | 'batchId'>,
): RecordsReport {
  const { warnings, faultCounts, warningCounts } = faults;
  return { ok: faults.count === 0, ...counted, faults: faults.faults, warnings, faultCounts, warningCounts };
}
