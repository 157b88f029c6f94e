// How one cell is written and read. A spreadsheet runs a cell that begins with one of these signs as a formula, the
// full-width ones of Asian keyboards too, so on export it gets a leading apostrophe, which the import takes away again.
// Who opens the file with another separator than ours gets other cells: they begin after a semicolon, a tab or a line
// break inside ours, where no quotes help any more, so the same is done there. Apostrophes that already stand before
// such a sign are counted in, otherwise a text like '=x would lose one on each round trip.
import type { ExcelManner } from './excel-manner.ts';

const begins = String.raw`^'*(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])`;
const beginsElsewhere = String.raw`(?<=[;|\t\r\n])'*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])`;
const unshielded = new RegExp(`${begins}|${beginsElsewhere}`, 'g');
const shielded = new RegExp(`${begins}|${beginsElsewhere}`.replaceAll("'*", "'+"), 'g');

/**
 * A line of a file for programs, safe for whoever opens it with a spreadsheet all the same. A negative amount is no formula,
 * and neither is a telephone number: with an apostrophe programs would read neither of them.
 */
export function encodeRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/^(?:-\d+\.\d{2}|\+\d[\d ]{6,})$/.test(cell) ? cell : encodeCell(cell))).join(',')}\n`;
}

/**
 * A line for Excel. Codes of digits are kept as texts, which 0017 and an EAN would not be else; a negative amount is no
 * formula. `isForPrograms`: codes stand as they are, because a program reads no formula.
 */
export function encodeExcelRow(
  cells: readonly string[],
  { separator }: Pick<ExcelManner, 'separator'>,
  { isForPrograms = false } = {},
): string {
  const encode = (cell: string) => {
    if (!isForPrograms && /^(?:0\d+|\d{9,})$/.test(cell)) return `"=""${cell}"""`;
    return /^-\d+[,.]\d{2}$/.test(cell) ? `"${cell}"` : encodeCell(cell);
  };
  return `${cells.map(encode).join(separator)}\r\n`;
}

/** A cell as it stands in the file: safe against formulas, quoted where any separator is in it. */
export function encodeCell(text: string): string {
  const safe = text.replace(unshielded, "'$&");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Undoes the apostrophes of `encodeCell`, and `="0017"`, by which Excel keeps a number a text; the quotes are gone. */
export function decodeCell(cell: string): string {
  const [, kept] = /^="([^"]*)"$/.exec(cell) ?? [];
  if (kept !== undefined) return kept;
  return cell.includes("'") ? cell.replace(shielded, (apostrophes) => apostrophes.slice(1)) : cell;
}

/** Comma separated, trimmed, without blanks and repetitions, in the order of the file. */
export function parseList(cell: string): string[] {
  return [...new Set(cell.split(',').map((item) => item.trim()))].filter((item) => item !== '');
}

/** `Size=Rozmiar; Small=Mały`. A backslash takes the meaning from a following `;`, `=` or backslash. */
export function formatOptionTexts(texts: Iterable<readonly [string, string]>): string {
  const shielded = (text: string) => text.replace(/[\\;=]/g, '\\$&');
  return Array.from(texts, ([source, target]) => `${shielded(source)}=${shielded(target)}`).join('; ');
}

/** The pairs of an option text cell; a part that is not `source=target` comes back with more or fewer than two texts. */
export function splitOptionTexts(cell: string): string[][] {
  const pairs: string[][] = [['']];
  let isEscaped = false;
  for (const character of cell) {
    const pair = pairs.at(-1) ?? [];
    if (!isEscaped && character === '\\') {
      isEscaped = true;
      continue;
    }
    if (!isEscaped && character === ';') pairs.push(['']);
    else if (!isEscaped && character === '=') pair.push('');
    else pair.push(`${pair.pop() ?? ''}${character}`);
    isEscaped = false;
  }
  return pairs.map((pair) => pair.map((text) => text.trim())).filter((pair) => pair.length > 1 || pair[0] !== '');
}

/** A decimal without trailing zeros, so that 0.50 and 0.5 compare as equal. */
export function normaliseDecimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  const plain = whole.replace(/^0+(?=\d)/, '');
  return digits ? `${plain}.${digits}` : plain;
}
