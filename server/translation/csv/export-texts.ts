import type { Locale } from '#src/i18n/locales.ts';
import type { ExcelManner } from '../../catalogue/csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { Db } from '../../database/connect.ts';
import type { TextRow } from '../text-row.ts';
import { asExportedColumn, writeAsExported } from './as-exported.ts';
import { fixedColumns, listTextRows } from './text-rows.ts';

export type TextsExport = {
  base: Locale;
  /** The languages to translate into, a column each. */
  languages: readonly Locale[];
  /**
   * Whether to write a byte order mark and the separator of the company's country, as Excel opens it by a double click.
   */
  excel: ExcelManner | null;
  /** Only texts that one of the languages lacks. */
  onlyMissing: boolean;
  /** Whether texts of the settings are among them. */
  withSettings: boolean;
};

/** The lines of the file, some at a time. */
export async function* exportTexts(db: Db, options: TextsExport): AsyncGenerator<string> {
  const { base, languages, excel, onlyMissing, withSettings } = options;
  const encode = (cells: readonly string[]) => (excel ? encodeExcelRow(cells, excel) : encodeRow(cells));
  yield `${excel ? '\uFEFF' : ''}${encode([...fixedColumns, base, ...languages, asExportedColumn])}`;
  const isWanted = ({ texts }: TextRow) => !onlyMissing || languages.some((locale) => !texts[locale]);
  for await (const rows of listTextRows(db, { base, withSettings })) {
    const lines = rows
      .filter(isWanted)
      .map(({ kind, thing, name, field, texts }) =>
        encode([
          ...[kind, thing, name, field, texts[base] ?? ''],
          ...languages.map((locale) => texts[locale] ?? ''),
          writeAsExported(texts, languages),
        ]),
      );
    if (lines.length > 0) yield lines.join('');
  }
}
