// What stands between the cells of a file. Where the comma separates decimals, spreadsheets write semicolons, and
// sometimes say so in a first line of their own: `sep=;`.

const delimiters = [',', ';', '\t', '|'];
const MAX_HEADER_LENGTH = 262_144;

export type Layout = {
  delimiter: string;
  /** Characters before the header: a line that only names the delimiter. */
  skipped: number;
};

/** The layout of the text that the file begins with; null when the header's end is not in it yet. */
export function findLayout(text: string, isWhole: boolean): Layout | null {
  const [line = '', named] = /^\uFEFF?sep=(.)\r?\n/.exec(text.slice(0, 20)) ?? [];
  if (named) return { delimiter: named, skipped: line.length };
  if (!isWhole && /^\uFEFF?(s(e(p(=.?\r?)?)?)?)?$/.test(text)) return null;
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  const head = text.slice(0, MAX_HEADER_LENGTH);
  let isQuoted = false;
  let isBlank = true;
  for (let index = 0; index < head.length; index += 1) {
    const character = head[index] ?? '';
    if (character === '"') isQuoted = !isQuoted;
    const isBreak = character === '\n' || character === '\r';
    if (isBreak && !isQuoted && !isBlank)
      return { delimiter: chooseDelimiter(head.slice(0, index), counts), skipped: 0 };
    if (!counts.has(character)) isBlank &&= character.trim() === '';
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  if (!isWhole && text.length < MAX_HEADER_LENGTH) return null;
  return { delimiter: chooseDelimiter(head, counts), skipped: 0 };
}

/** The comma where it sets a column of Shopify's apart, else the most frequent one, and the comma of equals. */
function chooseDelimiter(header: string, counts: ReadonlyMap<string, number>): string {
  if (/,"?(?:Title|Handle|URL handle)"?(?:,|$)|^"?(?:Title|Handle|URL handle)"?,/.test(header)) return ',';
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? ',';
}
