// How a file must be written for Excel to open it by a double click: by the region of the computer, which is the company's
// country, whatever language its goods are described in.

export type ExcelManner = { separator: ',' | ';'; decimal: ',' | '.' };

const points = ['IE', 'MT', 'GB'];
/** They write a point, too, and keep the comma for nothing. */
const swiss = ['CH', 'LI'];

/** A decimal text with a point, such as `12.50`, as the file writes it: with a point for programs, where `excel` is null. */
export function inManner(decimal: string, excel: Pick<ExcelManner, 'decimal'> | null): string {
  return excel ? decimal.replace('.', excel.decimal) : decimal;
}

/** `country`: the company's, ISO 3166-1 alpha-2. */
export function excelMannerOf(country: string): ExcelManner {
  if (points.includes(country)) return { separator: ',', decimal: '.' };
  return { separator: ';', decimal: swiss.includes(country) ? '.' : ',' };
}
