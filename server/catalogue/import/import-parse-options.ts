// A product's options: up to three names, and a value of each for every variant. Shopify writes a product without
// options as the option “Title” with the value “Default Title”.
import type { CellReader } from './import-cell-reader.ts';
import type { OptionValues } from './import-product-draft.ts';
import type { CsvRow } from './import-read-rows.ts';

export const noOptionsName = 'Title';
export const noOptionsValue = 'Default Title';

const positions = [1, 2, 3] as const;

/** The names of the options in use, and each row's values; a value that is missing is '' and logged as a fault. */
export function readOptions(
  cells: CellReader,
  rows: CsvRow[],
  isIncomplete: boolean,
): { names: string[]; valuesOf: (row: CsvRow) => OptionValues } {
  const named = positions.map((n) => readName(cells, rows, n));
  const isUsed = positions.map(
    (n, index) => named[index] !== '' || rows.some((row) => cells.isFilled(row, `option${n}_value`)),
  );
  const [only] = rows;
  const value = only && cells.text(only, 'option1_value');
  const hasNoOptions =
    rows.length === 1 &&
    !isUsed[1] &&
    !isUsed[2] &&
    (value === noOptionsValue || (!value && (named[0] === '' || named[0] === noOptionsName)));
  const count = hasNoOptions ? 0 : isUsed.lastIndexOf(true) + 1;
  refuseBadNames(cells, rows, named.slice(0, count), isIncomplete);
  if (count === 0) for (const row of rows.slice(1)) refuseMissingValue(cells, row, 1);
  const valuesOf = (row: CsvRow): OptionValues => {
    const values: OptionValues = [null, null, null];
    for (const [index, n] of positions.slice(0, count).entries()) {
      const text = cells.text(row, `option${n}_value`) ?? '';
      if (text === '') refuseMissingValue(cells, row, n);
      values[index] = text;
    }
    return values;
  };
  return { names: named.slice(0, count), valuesOf };
}

/** The name may stand on the first row only; other rows may be blank or repeat it. */
function readName(cells: CellReader, rows: CsvRow[], n: number): string {
  const field = `option${n}_name`;
  let name = '';
  for (const row of rows) {
    const text = cells.text(row, field) ?? '';
    if (name === '') name = text;
    else if (text !== '' && text !== name) {
      const message = `Option ${n} is called “${name}” on an earlier row of the product.`;
      cells.fault(
        'CONFLICTING_OPTION_NAME',
        row,
        field,
        message,
        'Use one name, or leave it blank after the first row.',
      );
    }
  }
  return name;
}

function refuseBadNames(cells: CellReader, rows: CsvRow[], names: string[], isIncomplete: boolean): void {
  const [first] = rows;
  if (!first || isIncomplete) return;
  for (const [index, name] of names.entries()) {
    const field = `option${index + 1}_name`;
    if (name === '') {
      const row = rows.find((each) => cells.isFilled(each, `option${index + 1}_value`)) ?? first;
      const fix = 'Write the name of the option, such as Size, on the first row of the product.';
      const message = `Option ${index + 1} has values but no name.`;
      cells.fault('MISSING_OPTION_NAME', row, field, message, fix);
    } else if (names.indexOf(name) !== index) {
      const message = `Two options are called “${name}”.`;
      cells.fault('DUPLICATE_OPTION_NAME', first, field, message, 'Give each option its own name.');
    }
  }
}

function refuseMissingValue(cells: CellReader, row: CsvRow, n: number): void {
  const message = `The variant has no value for option ${n}.`;
  const fix = 'Fill it in for every variant; a row that only adds an image leaves SKU, price and quantity blank.';
  cells.fault('MISSING_OPTION_VALUE', row, `option${n}_value`, message, fix);
}
