// How one cell is written and read. A spreadsheet runs a cell that begins with one of these characters as a formula,
// so on export it gets a leading apostrophe, which the import takes away again. Apostrophes that already stand
// before such a character are counted in, otherwise a text like '=x would lose one on each round trip.

/** A cell as it stands in the file: safe against formulas, quoted where CSV needs it. */
export function encodeCell(text: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Undoes the apostrophe of `encodeCell`; the quotes are already gone. */
export function decodeCell(cell: string): string {
  return cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
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
