// Bytes to rows. The parser reports where a row ends, and counts CRLF inside quotes twice, so the line on which
// a row starts is counted here: one for each row, plus the line breaks inside its cells.
import type { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { decodeCell } from '../csv/product-csv-cell.ts';
import type { FaultLog } from './import-faults.ts';

export type CsvRow = {
  /** 1-based line of the file on which the row starts. */
  line: number;
  cells: string[];
};

const MAX_ROW_BYTES = 1_048_576;
const CHUNK_BYTES = 65_536;
const SAVE_AS_UTF8 = 'Save the file again as “CSV UTF-8”; in LibreOffice choose the character set Unicode (UTF-8).';

/**
 * Yields the rows of a CSV text, the header included, blank lines left out. What is not CSV in UTF-8 ends the rows:
 * the fault is in the log then, after the faults of all the rows before it.
 */
export async function* readCsvRows(source: Readable | string, faults: FaultLog): AsyncGenerator<CsvRow> {
  const rows: CsvRow[] = [];
  let nextLine = 1;
  const parser = parse({
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW_BYTES,
    // Taking the records here, not from the stream, keeps those that come before a syntax error in the same chunk.
    on_record: (cells: string[]) => {
      const line = nextLine;
      for (const cell of cells) nextLine += countLineBreaks(cell);
      nextLine += 1;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      return null;
    },
  });
  parser.on('error', () => {});
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lineOfChunk = 1;
  for await (const bytes of chunksOf(source)) {
    if (lineOfChunk === 1 && isBinary(bytes)) {
      faults.fault(
        'NOT_CSV',
        { line: 1 },
        'The file is not a text file.',
        'Export it from the spreadsheet as CSV UTF-8.',
      );
      return;
    }
    const isText = isValid(decoder, bytes);
    const error = isText && (await write(parser, bytes));
    yield* takeRows(rows, faults);
    if (!isText) {
      const line = lineOfChunk + countLineBreaks(new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '');
      faults.fault('INVALID_ENCODING', { line }, 'The file has bytes that are not UTF-8 text.', SAVE_AS_UTF8);
      return;
    }
    if (error) return reportSyntax(error, nextLine, faults);
    lineOfChunk += countLineBreaks(bytes.toString('latin1'));
  }
  const isWhole = isValid(decoder);
  const error = await new Promise<CsvError | null>((resolve) => {
    parser.once('error', resolve);
    parser.end(() => resolve(null));
  });
  yield* takeRows(rows, faults);
  if (error) reportSyntax(error, nextLine, faults);
  else if (!isWhole) {
    faults.fault('INVALID_ENCODING', { line: nextLine - 1 }, 'The file ends inside a character.', SAVE_AS_UTF8);
  }
}

async function* chunksOf(source: Readable | string): AsyncGenerator<Buffer> {
  if (typeof source !== 'string') {
    for await (const chunk of source) yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    return;
  }
  const bytes = Buffer.from(source);
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES);
}

/** Workbooks are ZIP files; no text has a NUL near its beginning, but UTF-16 has. */
function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes(0) || bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
}

function isValid(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

function write(parser: ReturnType<typeof parse>, bytes: Buffer): Promise<CsvError | null> {
  return new Promise((resolve) => {
    parser.write(bytes, (error) => resolve((error as CsvError | undefined) ?? null));
  });
}

function* takeRows(rows: CsvRow[], faults: FaultLog): Generator<CsvRow> {
  for (const row of rows.splice(0)) {
    row.cells = row.cells.map(decodeCell);
    const broken = row.cells.find((cell) => cell.includes('\0'));
    if (broken !== undefined) {
      const value = broken.replaceAll('\0', '␀');
      faults.fault('INVALID_CHARACTER', { line: row.line, value }, 'A cell has a NUL character.', 'Remove it.');
    } else yield row;
  }
}

function reportSyntax(error: CsvError, line: number, faults: FaultLog): void {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    const fix = 'Close it with a second ", and write a " inside a quoted cell as "".';
    faults.fault('UNCLOSED_QUOTE', { line }, 'In the row that starts here a quote (") is never closed.', fix);
  } else if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const message = 'The row that starts here is longer than 1 MB; most often a quote (") in it is never closed.';
    faults.fault('ROW_TOO_LARGE', { line }, message, 'Close the quote, or shorten the texts of the row.');
  } else if (/QUOTE/.test(error.code)) {
    const fix = 'Put the whole cell into quotes and write each " inside it as "".';
    faults.fault('MISPLACED_QUOTE', { line }, 'In the row that starts here a quote (") stands inside a cell.', fix);
  } else throw error;
}

function countLineBreaks(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0;
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
