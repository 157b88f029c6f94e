// What the parts of the matrix know of the editor around them.
import type { Currency } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { CellText } from './matrix-cells.ts';
import type { MatrixForm, ShownMatrix } from './matrix-form.ts';

export type MatrixContext = {
  /** The language of the person who types. */
  locale: Locale;
  /** Those of the shop's markets. */
  currencies: readonly Currency[];
  /** Those of the catalogue; that of its plain texts is the first. */
  languages: readonly string[];
  maySetPrices: boolean;
  /** Null while the product is new. */
  productId: string | null;
  /** The title as it is typed; numbers are proposed after it where none says what they look like. */
  title: string;
};

export type MatrixProps = {
  slice: MatrixForm;
  update(change: (form: MatrixForm) => MatrixForm): void;
  /** Those that are marked. */
  problems: readonly string[];
  leave(field: string): void;
  /** Null while the product is new. */
  shown: ShownMatrix | null;
  context: MatrixContext;
};

/** What a cell does with the rows around it. */
export type GridActions = {
  set(cells: readonly CellText[]): void;
  /** `row` and `column`: places in what is shown. */
  focus(at: { row: number; column: number }): void;
  paste(block: readonly (readonly string[])[], at: { row: number; column: number }): void;
  /** What the cell says goes into all below it. */
  fillDown(at: { row: number; column: number }): void;
  leave(row: string, cell: string): void;
  remove(row: string): void;
};
