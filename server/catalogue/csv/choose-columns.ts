// What somebody has chosen for the columns of a file comes before reading: under the names that were chosen the file is one
// of those that the import knows, and columns that are left out are not there.
import { findOtherSystem } from './other-systems.ts';

/** Stands for the addresses of products in a table that has none: they are made from the titles. */
export const ADDRESS_COLUMN = 'URL handle';
const addressNames = new Set([spelled(ADDRESS_COLUMN), 'handle']);

type CsvRow = { line: number; cells: string[] };
type Rows = AsyncIterable<CsvRow>;

/** The header and rows as they are to be read. Files of WooCommerce have addresses made from their names anyway. */
export function chooseColumns(
  header: CsvRow,
  rows: Rows,
  { readAs }: { readAs?: readonly (string | null)[] | undefined },
): { header: CsvRow; rows: Rows } {
  if (!readAs && !isPlainTable(header.cells)) return { header, rows };
  const kept = header.cells.flatMap((_, index) => (readAs?.[index] === null ? [] : [index]));
  const names = kept.map((index) => readAs?.[index] || (header.cells[index] ?? ''));
  const hasTitle = names.some((name) => spelled(name) === 'title');
  const lacksAddress = hasTitle && !names.some((name) => addressNames.has(spelled(name)));
  const options = listNamedOptions(header.cells, kept, names);
  const pick = ({ line, cells }: CsvRow): CsvRow => {
    const own = kept.filter((index) => index < cells.length).map((index) => cells[index] ?? '');
    const beyond = cells.slice(header.cells.length);
    const optionNames = options.map(({ index, head }) => ((cells[index] ?? '').trim() === '' ? '' : head));
    return { line, cells: [...(lacksAddress ? [''] : []), ...optionNames, ...own, ...beyond] };
  };
  const added = [...(lacksAddress ? [ADDRESS_COLUMN] : []), ...options.map(({ name }) => name)];
  return {
    header: { line: header.line, cells: [...added, ...names] },
    rows: pickRows(rows, pick),
  };
}

type NamedOption = { index: number; name: string; head: string };

/**
 * Values of options whose names no column has: what stands above them, such as Size, is the name. A head with the number of
 * the option, as “Value of option 1”, is none. `names`: what the kept columns are read as.
 */
function listNamedOptions(heads: readonly string[], kept: readonly number[], names: readonly string[]): NamedOption[] {
  const spellings = new Set(names.map(spelled));
  return kept.flatMap((index, at) => {
    const [, number] = /^option([123]) value$/.exec(spelled(names[at] ?? '')) ?? [];
    const head = (heads[index] ?? '').trim();
    if (!number || head === '' || head.includes(number) || spellings.has(`option${number} name`)) return [];
    return [{ index, name: `Option${number} name`, head }];
  });
}

/** One with titles, of nobody's system: an export of Shopify without its addresses has lost a column. */
function isPlainTable(cells: readonly string[]): boolean {
  const isOfShopify = cells.some((cell) => /^\s*(Body \(HTML\)|Variant )/.test(cell));
  return !isOfShopify && cells.some((cell) => spelled(cell) === 'title') && findOtherSystem(cells) === null;
}

function spelled(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
}

async function* pickRows(rows: Rows, pick: (row: CsvRow) => CsvRow): AsyncGenerator<CsvRow> {
  for await (const row of rows) yield pick(row);
}
