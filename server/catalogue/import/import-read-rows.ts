// Bytes to rows. The parser reports where a row ends, and counts CRLF inside quotes twice, so the line on which
// a row starts is counted here: one for each row, plus the line breaks inside its cells.
import type { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { findLayout, type Layout } from '../csv/csv-delimiter.ts';
import { type CodePage, isBinary, TextBytes } from '../csv/csv-encoding.ts';
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
 * Yields the rows of a CSV text, the header included, blank lines left out, whatever stands between the cells. What is
 * not CSV, or no text, ends the rows: the fault is in the log then, after the faults of all the rows before it.
 */
export async function* readCsvRows(
  source: Readable | string,
  faults: FaultLog,
  codePage: CodePage = 'windows-1252',
): AsyncGenerator<CsvRow> {
  const text = new TextBytes(codePage);
  let reader: RowReader | undefined;
  let head = Buffer.alloc(0);
  let lineOfChunk = 1;
  let isFirst = true;
  for await (const chunk of withLast(chunksOf(source))) {
    if (isFirst && isBinary(chunk.bytes)) {
      const fix = 'Export it from the spreadsheet as CSV UTF-8.';
      faults.fault('NOT_CSV', { line: 1 }, 'The file is not a text file.', fix);
      return;
    }
    isFirst = false;
    const decoded = text.decode(chunk.bytes, chunk.isLast);
    let ready = decoded.ok ? decoded.bytes : Buffer.alloc(0);
    if (!reader) {
      head = Buffer.concat([head, ready]);
      const layout = findLayout(head.toString(), chunk.isLast || !decoded.ok);
      if (!layout) continue;
      reader = new RowReader(layout);
      ready = head.subarray(Buffer.byteLength(head.toString().slice(0, layout.skipped)));
    }
    const error = await reader.write(ready);
    if (error === null && decoded.ok && chunk.isLast) {
      const endError = await reader.end();
      yield* takeRows(reader.rows, faults);
      if (endError) reportSyntax(endError, reader.nextLine, faults);
      break;
    }
    yield* takeRows(reader.rows, faults);
    if (error) return reportSyntax(error, reader.nextLine, faults);
    if (!decoded.ok) {
      const line = lineOfChunk + countLineBreaks(chunk.bytes.subarray(0, decoded.offset).toString('latin1'));
      faults.fault('INVALID_ENCODING', { line }, 'The file has bytes that are not UTF-8 text.', SAVE_AS_UTF8);
      return;
    }
    lineOfChunk += countLineBreaks(chunk.bytes.toString('latin1'));
  }
  if (text.encoding?.startsWith('windows')) {
    const message = `The file is not in UTF-8; it was read as ${text.encoding}.`;
    faults.warn('GUESSED_ENCODING', { line: 1 }, message, `Look at a title with special letters. ${SAVE_AS_UTF8}`);
  }
}

/** Rows of what has been written to it. */
class RowReader {
  readonly rows: CsvRow[] = [];
  nextLine: number;
  readonly #parser: ReturnType<typeof parse>;

  constructor({ delimiter, skipped }: Layout) {
    this.nextLine = skipped > 0 ? 2 : 1;
    this.#parser = parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: MAX_ROW_BYTES,
      // Taking the records here, not from the stream, keeps those that come before a syntax error in the same chunk.
      on_record: (cells: string[]) => {
        const line = this.nextLine;
        for (const cell of cells) this.nextLine += countLineBreaks(cell);
        this.nextLine += 1;
        if (cells.some((cell) => cell.trim() !== '')) this.rows.push({ line, cells });
        return null;
      },
    });
    this.#parser.on('error', () => {});
  }

  write(bytes: Buffer): Promise<CsvError | null> {
    return new Promise((resolve) => {
      this.#parser.write(bytes, (error) => resolve((error as CsvError | undefined) ?? null));
    });
  }

  end(): Promise<CsvError | null> {
    return new Promise((resolve) => {
      this.#parser.once('error', resolve);
      this.#parser.end(() => resolve(null));
    });
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

/** The chunks, and an empty last one, which says that no others follow. */
async function* withLast(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  for await (const bytes of chunks) yield { bytes, isLast: false };
  yield { bytes: Buffer.alloc(0), isLast: true };
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
