// What somebody has chosen for the columns of a file comes before reading: under the names that were chosen the file is one
// of those that the import knows, and columns that are left out are not there.

/** Stands for the addresses of products in a table that has none: they are made from the titles. */
export const ADDRESS_COLUMN = 'URL handle';
const addressNames = new Set([ADDRESS_COLUMN, 'Handle']);

type CsvRow = { line: number; cells: string[] };
type Rows = AsyncIterable<CsvRow>;

/** The header and rows as they are to be read. Files of WooCommerce have addresses made from their names anyway. */
export function chooseColumns(
  header: CsvRow,
  rows: Rows,
  { readAs }: { readAs?: readonly (string | null)[] | undefined },
): { header: CsvRow; rows: Rows } {
  if (!readAs) return { header, rows };
  const kept = header.cells.flatMap((_, index) => (readAs[index] === null ? [] : [index]));
  const names = kept.map((index) => readAs[index] || (header.cells[index] ?? ''));
  const hasTitle = names.includes('Title');
  const lacksAddress = hasTitle && !names.some((name) => addressNames.has(name));
  const pick = ({ line, cells }: CsvRow): CsvRow => {
    const own = kept.filter((index) => index < cells.length).map((index) => cells[index] ?? '');
    const beyond = cells.slice(header.cells.length);
    return { line, cells: [...(lacksAddress ? [''] : []), ...own, ...beyond] };
  };
  return {
    header: { line: header.line, cells: [...(lacksAddress ? [ADDRESS_COLUMN] : []), ...names] },
    rows: pickRows(rows, pick),
  };
}

async function* pickRows(rows: Rows, pick: (row: CsvRow) => CsvRow): AsyncGenerator<CsvRow> {
  for await (const row of rows) yield pick(row);
}
