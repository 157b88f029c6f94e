// A block of cells as spreadsheets put it on the clipboard, and as they take it from there: tabs between cells, lines
// between rows, quotes around a cell that has either of them.

/** Null for a text that is no block: it goes into one cell, as it is typed. */
export function readBlock(text: string): string[][] | null {
  const block = readCells(text);
  const [first] = block;
  return block.length > 1 || (first !== undefined && first.length > 1) ? block : null;
}

function readCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell with quotes in it that do not surround it is as it stands: 5" nails.
  const cell = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/y;
  const lines = withoutLastLines(text.replace(/\r\n?/g, '\n'));
  while (cell.lastIndex <= lines.length) {
    const start = cell.lastIndex;
    const match = cell.exec(lines) ?? plainCell(lines, start, cell);
    const [, content = '', end = ''] = match;
    row.push(unquoted(content));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Leaves out the empty ones at the end, which spreadsheets add. */
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}

function plainCell(lines: string, start: number, cell: RegExp): RegExpExecArray {
  const plain = /([^\t\n]*)(\t|\n|$)/y;
  plain.lastIndex = start;
  const match = plain.exec(lines);
  if (!match) throw new Error('A cell ends somewhere.');
  cell.lastIndex = plain.lastIndex;
  return match;
}

function unquoted(content: string): string {
  const isQuoted = content.length > 1 && content.startsWith('"') && content.endsWith('"');
  return (isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content).trim();
}

export function writeBlock(rows: readonly (readonly string[])[]): string {
  const quoted = (content: string) => (/[\t\n"]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content);
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}
