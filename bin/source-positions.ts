// Which line of which source a position in a bundle comes from. Node's own SourceMap decodes a whole map at once and keeps
// it: for the server's, a fifth of a second and 150 MB. Here only where each line begins is kept, and a line is decoded
// when somebody asks for a position in it. The format: https://tc39.es/ecma426/

/** Lines and columns are counted from zero, as in the map. */
export type SourcePosition = { source: string; line: number; column: number };

/** The place in the mappings, and what has been read up to there. */
type Reader = { at: number; column: number; source: number; sourceLine: number; sourceColumn: number };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digits = new Int8Array(128);
for (const [value, character] of [...ALPHABET].entries()) digits[character.charCodeAt(0)] = value;
const DIGIT_BITS = 5;
const MORE_FOLLOW = 1 << DIGIT_BITS;

const COMMA = ','.charCodeAt(0);
const SEMICOLON = ';'.charCodeAt(0);

export class SourcePositions {
  #sources: readonly string[];
  #mappings: string;
  /** Keyed by line of the bundle: where it begins. */
  #lines: Reader[];

  constructor({ sources, mappings }: { sources: readonly string[]; mappings: string }) {
    this.#sources = sources;
    this.#mappings = mappings;
    const reader: Reader = { at: 0, column: 0, source: 0, sourceLine: 0, sourceColumn: 0 };
    this.#lines = [{ ...reader }];
    while (reader.at < mappings.length) {
      if (mappings.charCodeAt(reader.at) === SEMICOLON) {
        reader.at += 1;
        reader.column = 0;
        this.#lines.push({ ...reader });
      } else readSegment(mappings, reader);
    }
  }

  /** Null where nothing is known of it. */
  find(line: number, column: number): SourcePosition | null {
    const start = this.#lines[line];
    if (!start) return null;
    const reader = { ...start };
    let found: SourcePosition | null = null;
    while (reader.at < this.#mappings.length && this.#mappings.charCodeAt(reader.at) !== SEMICOLON) {
      readSegment(this.#mappings, reader);
      if (reader.column > column) break;
      found = {
        source: this.#sources[reader.source] ?? '',
        line: reader.sourceLine,
        column: reader.sourceColumn,
      };
    }
    return found;
  }
}

/** A column in the bundle and, mostly, what has changed of source, line and column since the last; a name may follow. */
function readSegment(mappings: string, reader: Reader): void {
  reader.column += readNumber(mappings, reader);
  if (!isAtEnd(mappings, reader)) {
    reader.source += readNumber(mappings, reader);
    reader.sourceLine += readNumber(mappings, reader);
    reader.sourceColumn += readNumber(mappings, reader);
  }
  while (!isAtEnd(mappings, reader)) readNumber(mappings, reader);
  if (mappings.charCodeAt(reader.at) === COMMA) reader.at += 1;
}

/** Whether a segment has ended. */
function isAtEnd(mappings: string, { at }: Reader): boolean {
  const character = mappings.charCodeAt(at);
  return character === COMMA || character === SEMICOLON || at >= mappings.length;
}

/** Five bits a digit, the lowest first; the lowest bit of all is the sign. */
function readNumber(mappings: string, reader: Reader): number {
  let value = 0;
  for (let shift = 0; ; shift += DIGIT_BITS) {
    const digit = digits[mappings.charCodeAt(reader.at)] ?? 0;
    reader.at += 1;
    value |= (digit & (MORE_FOLLOW - 1)) << shift;
    if (!(digit & MORE_FOLLOW)) return value & 1 ? -(value >> 1) : value >> 1;
  }
}
