import type { Locale } from '#src/i18n/locales.ts';
import type { FileImport, RecordsReport } from '../../catalogue/import-jobs/other-files.ts';
import type { Transaction } from '../../database/transaction.ts';

/** An import like that of every file of something else than products, but for what becomes of each record. */
export type TextsImport = Omit<FileImport, 'markets' | 'timeZone' | 'onRecord' | 'beforeCommit'> & {
  base: Locale;
  /** The languages that the shop speaks beside it; a column of another one is refused. */
  languages: readonly Locale[];
  beforeCommit?: (tx: Transaction, report: TextsReport) => Promise<void>;
  /** Called for each text that becomes another one. */
  onText?: (text: ChangedText) => void;
};

/** `thing`: what the text belongs to, in the catalogue's language. */
export type ChangedText = { thing: string; locale: Locale; field: string; text: string };

export type TextsReport = Omit<RecordsReport, 'created'>;
