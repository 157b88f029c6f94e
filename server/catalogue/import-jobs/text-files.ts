// Translators' files among the imports: they come and go by the same steps as product files. What they say stands to the right
// of the catalogue, so whoever starts the work hands it in.
import type { Readable } from 'node:stream';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ChangedBy } from '../../history/change-batch.ts';
import type { HistoryParts } from '../../history/history-part.ts';
import type { ImportFault, MessageCounts } from '../import/import-faults.ts';

export type TextsImport = {
  base: Locale;
  /** The languages that the shop speaks beside it; a column of another one is refused. */
  languages: readonly Locale[];
  by: ChangedBy;
  title: BatchTitle;
  now: Date;
  /** Checks and counts everything, and writes and locks nothing. */
  looksOnly: boolean;
  /** Whether texts of the settings may be among them. */
  withSettings: boolean;
  /** Ends the import by its reason; nothing is written then. */
  signal?: AbortSignal;
  /** Called in the import's own transaction as the last thing, unless it is taken back. */
  beforeCommit?: (tx: Transaction, report: TextsReport) => Promise<void>;
  /** Called for each text that becomes another one. */
  onText?: (text: ChangedText) => void;
  /** Called from time to time with the number of rows read so far. */
  onProgress?: (rowsRead: number) => void;
};

/** `thing`: what the text belongs to, in the catalogue's language. */
export type ChangedText = { thing: string; locale: Locale; field: string; text: string };

export type TextsReport = {
  ok: boolean;
  /** Rows after the header. */
  rows: number;
  changed: number;
  unchanged: number;
  faults: ImportFault[];
  warnings: ImportFault[];
  faultCounts: MessageCounts;
  warningCounts: MessageCounts;
  /** The line of the history by which all of it can be taken back; null where nothing was changed. */
  batchId: number | null;
};

export type TextFiles = {
  /** Whether a file with these heads is a translator's. */
  isTextHeader(cells: readonly string[]): boolean;
  importTexts(db: Db, source: Readable, options: TextsImport): Promise<TextsReport>;
  /** What can be taken back, with what follows from it for the settings. */
  history: HistoryParts;
};
