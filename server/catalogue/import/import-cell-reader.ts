// Reads cells by the field they mean and logs what is wrong with them.
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { type CellResult, withDecimalPoint } from './import-cell-values.ts';
import type { FaultCode, FaultLog, Place, WarningCode } from './import-faults.ts';
import type { Column, Columns } from './import-header.ts';
import { mayBeThousands, type NumberNotation, numberOf, withoutPoints } from './import-number-notation.ts';
import type { CsvRow } from './import-read-rows.ts';

/** What names a variant that is stored keeps all its signs: a shop's may have such signs since before. */
const naming = /^(?:option\d_(?:name|value)|option_texts_\w+|sku)$/;

export class CellReader {
  readonly columns: Columns;
  readonly faults: FaultLog;
  readonly #notation: NumberNotation;

  constructor(columns: Columns, faults: FaultLog, notation: NumberNotation) {
    this.columns = columns;
    this.faults = faults;
    this.#notation = notation;
  }

  has(field: string): boolean {
    return this.columns.byField.has(field);
  }

  /** The trimmed cell, without signs that nobody sees; undefined when the file has no such column. */
  text(row: CsvRow, field: string): string | undefined {
    const column = this.columns.byField.get(field);
    if (!column) return undefined;
    return naming.test(field) ? (row.cells[column.index] ?? '').trim() : this.textAt(row, column);
  }

  textAt(row: CsvRow, column: Column): string {
    return withoutUnseenSigns(row.cells[column.index] ?? '').trim();
  }

  isFilled(row: CsvRow, field: string): boolean {
    return Boolean(this.text(row, field));
  }

  /** The value of the cell, or `whenBlank`; undefined without the column, or with a fault, which is logged. */
  value<T>(row: CsvRow, field: string, read: (cell: string) => CellResult<T>, whenBlank: T): T | undefined {
    const cell = this.#number(row, field);
    if (cell === undefined) return undefined;
    if (cell === '') return whenBlank;
    const result = read(cell);
    if (result.ok) return result.value;
    const { kind, message, fix } = result.error;
    this.fault(kind, row, field, message, fix);
    return undefined;
  }

  /** The cell without the apostrophe by which a spreadsheet is told that digits are a text. */
  #number(row: CsvRow, field: string): string | undefined {
    return this.text(row, field)?.replace(/^'(?=-?\d[\d.,\s]*$)/, '');
  }

  /** The same as `value` for a number with decimals, which a spreadsheet may have written with a comma. */
  decimal<T>(row: CsvRow, field: string, read: (cell: string) => CellResult<T>, whenBlank: T): T | undefined {
    const text = this.#number(row, field) ?? '';
    if (/^(?:price|compare_at)/.test(field)) this.#notation.look(text);
    if (mayBeThousands(text)) return this.#thousands(row, field, read);
    if (!/[,\s]/.test(text)) return this.value(row, field, read, whenBlank);
    const readPlain = (cell: string) => {
      const plain = withDecimalPoint(cell);
      const result = read(plain);
      if (result.ok && cell.lastIndexOf(',') > cell.lastIndexOf('.')) {
        this.faults.warnSummed('DECIMAL_COMMA', { ...this.place(row, field), value: cell }, (count) => [
          `${count === 1 ? 'A number has' : `${count} numbers have`} a comma before the decimals; “${cell}” was read as ${withDecimalPoint(numberOf(cell))}.`,
          'Look at a price in the shop; a point before the decimals is always understood.',
        ]);
      }
      return result.ok ? result : read(cell);
    };
    return this.value(row, field, readPlain, whenBlank);
  }

  /** Grams and measures may have three decimals; zeros at the end of them nobody writes. */
  #thousands<T>(row: CsvRow, field: string, read: (cell: string) => CellResult<T>): T | undefined {
    const cell = this.#number(row, field) ?? '';
    const asDecimal = read(cell);
    if (asDecimal.ok && !/0\D*$/.test(cell)) return asDecimal.value;
    const asThousands = read(withoutPoints(cell));
    if (asThousands.ok) {
      this.#notation.doubt(this.place(row, field), cell);
      return asThousands.value;
    }
    return this.value(row, field, read, undefined as T);
  }

  fault(code: FaultCode, row: CsvRow, field: string, message: string, fix: string): void {
    const value = this.text(row, field);
    this.faults.fault(code, { ...this.place(row, field), ...(value ? { value } : {}) }, message, fix);
  }

  warn(code: WarningCode, row: CsvRow, field: string, message: string, fix: string): void {
    const value = this.text(row, field);
    this.faults.warn(code, { ...this.place(row, field), ...(value ? { value } : {}) }, message, fix);
  }

  place(row: CsvRow, field: string): Place {
    return { line: row.line, column: this.columns.byField.get(field)?.header };
  }
}

/** Drops what is undefined, so that a merge with a spread keeps the other side's value. */
export function definedOf<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
