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
  let isQuoted = false;
  let isBlank = true;
  for (const character of text.slice(0, MAX_HEADER_LENGTH)) {
    if (character === '"') isQuoted = !isQuoted;
    const isBreak = character === '\n' || character === '\r';
    if (isBreak && !isQuoted && !isBlank) return { delimiter: mostFrequent(counts), skipped: 0 };
    if (!counts.has(character)) isBlank &&= character.trim() === '';
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return isWhole || text.length >= MAX_HEADER_LENGTH ? { delimiter: mostFrequent(counts), skipped: 0 } : null;
}

/** A comma unless another one is more frequent. */
function mostFrequent(counts: Map<string, number>): string {
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? ',';
}
