// Bytes to UTF-8. Spreadsheets save CSV in whatever the machine is set to: a byte order mark says UTF-16, and what is no
// UTF-8 is taken for one of the code pages of Windows that Europe writes with.
import { isAscii, isUtf8 } from 'node:buffer';

export type CodePage = 'windows-1250' | 'windows-1251' | 'windows-1252' | 'windows-1253';
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;

/** `offset`: of the first byte that is no text. */
export type Decoded = { ok: true; bytes: Buffer } | { ok: false; offset: number };

const NONE = Buffer.alloc(0);
const BYTES_OF_MARK = 4;
const BYTES_TO_LOOK_AT = 1_024;

export class TextBytes {
  readonly #preferred: CodePage;
  #held: Buffer = NONE;
  #encoding: Encoding | undefined;
  #decoder: TextDecoder | undefined;
  #hasLetters = false;

  /** `preferred`: when the bytes could be either code page. */
  constructor(preferred: CodePage) {
    this.#preferred = preferred;
  }

  /** Undefined until there are bytes that say it. */
  get encoding(): Encoding | undefined {
    return this.#encoding;
  }

  /** The text of these bytes in UTF-8; a character that is cut off at their end comes with the next ones. */
  decode(bytes: Buffer, isLast = false): Decoded {
    const all = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes;
    this.#held = NONE;
    if (this.#encoding === undefined && all.length < BYTES_OF_MARK && !isLast) {
      this.#held = all;
      return { ok: true, bytes: NONE };
    }
    this.#encoding ??= encodingOfMark(all);
    if (this.#encoding === 'utf-8') return this.#readUtf8(all, isLast);
    this.#decoder ??= new TextDecoder(this.#encoding);
    return { ok: true, bytes: Buffer.from(this.#decoder.decode(all, { stream: !isLast })) };
  }

  #readUtf8(all: Buffer, isLast: boolean): Decoded {
    const end = isLast ? all.length : all.length - lengthOfCutCharacter(all);
    const bytes = all.subarray(0, end);
    if (isUtf8(bytes)) {
      this.#held = all.subarray(end);
      this.#hasLetters ||= !isAscii(bytes);
      return { ok: true, bytes };
    }
    const text = bytes.toString();
    const isCutOff = isLast && isUtf8(all.subarray(0, all.length - lengthOfCutCharacter(all)));
    if (this.#hasLetters || isCutOff || !looksLikeCodePage(text)) {
      return { ok: false, offset: Buffer.byteLength(text.slice(0, text.indexOf('\uFFFD'))) };
    }
    this.#encoding = chooseCodePage(bytes, this.#preferred);
    return this.decode(all, isLast);
  }
}

function encodingOfMark(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without its mark UTF-16 still gives itself away: every header begins with a letter of ASCII.
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 && bytes[3] !== 0) return 'utf-16be';
  return 'utf-8';
}

/** How many bytes at the end are the beginning of a character whose rest is missing. */
function lengthOfCutCharacter(bytes: Buffer): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length < wanted ? length : 0;
  }
  return 0;
}

/** Letters of a code page are hardly ever UTF-8 by accident, so a file with both is damaged UTF-8. */
function looksLikeCodePage(text: string): boolean {
  let damaged = 0;
  let letters = 0;
  for (const character of text) {
    if (character === '\uFFFD') damaged += 1;
    else if (character > '\x7f') letters += 1;
  }
  return letters * 4 < damaged;
}

// Letters of Polish and Czech where the other code page has signs that stand in no word, or nothing at all: ą ł ś ź ż Ą Ł
// Ś Ź Ż, ť.
const centralEuropean = new Set([0xb9, 0xb3, 0x9c, 0x9f, 0xbf, 0xa5, 0xa3, 0x8c, 0x8f, 0xaf, 0x9d]);
// Only the western encoding has a character for these.
const western = new Set([0x83, 0x88, 0x90, 0x98]);

function chooseCodePage(bytes: Buffer, preferred: CodePage): CodePage {
  if (isOtherAlphabet(bytes)) return isGreek(bytes) ? 'windows-1253' : 'windows-1251';
  let points = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (centralEuropean.has(byte) && (isLetter(bytes[index - 1]) || isLetter(bytes[index + 1]))) points += 1;
    else if (western.has(byte)) points -= 1;
  }
  if (points === 0) return preferred;
  return points > 0 ? 'windows-1250' : 'windows-1252';
}

// A run of so many letters is a word; a shorter one may be a letter with an accent beside another.
const SHORTEST_RUN = 4;

/** Latin words have a letter or two beyond ASCII, words of other alphabets have no others. */
function isOtherAlphabet(bytes: Buffer): boolean {
  let inRuns = 0;
  let all = 0;
  let run = 0;
  for (const byte of bytes) {
    run = byte >= 0xb8 ? run + 1 : 0;
    if (run > 0) all += 1;
    if (run === SHORTEST_RUN) inRuns += SHORTEST_RUN;
    else if (run > SHORTEST_RUN) inRuns += 1;
  }
  return inRuns * 2 > all;
}

/** Nearly every Greek word has an accented vowel (0xDC to 0xDF are four of them); Cyrillic has its commonest letter at 0xE0. */
function isGreek(bytes: Buffer): boolean {
  let points = 0;
  for (const byte of bytes) {
    if (byte >= 0xdc && byte <= 0xdf) points += 1;
    else if (byte === 0xe0) points -= 1;
  }
  return points > 0;
}

function isLetter(byte = 0): boolean {
  const lower = byte | 0x20;
  return byte >= 0xc0 || (lower >= 0x61 && lower <= 0x7a);
}

/** What workbooks, pictures and documents begin with. */
const binaryMarks = ['PK\x03\x04', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', '%PDF'].map((mark) =>
  Buffer.from(mark, 'latin1'),
);

/** No text has a NUL near its beginning, but UTF-16 has. */
export function isBinary(bytes: Buffer): boolean {
  if (binaryMarks.some((mark) => bytes.subarray(0, mark.length).equals(mark))) return true;
  return encodingOfMark(bytes) === 'utf-8' && bytes.subarray(0, BYTES_TO_LOOK_AT).includes(0);
}
