// Reads and writes tar archives (POSIX ustar) of plain files that fit into memory, one at a time: all that a backup needs.
// Such an archive opens with every `tar`.
import type { FileHandle } from 'node:fs/promises';

export type TarEntry = { name: string; bytes: Buffer };

/** The archive is cut off, or is none. */
export class TarError extends Error {}

const BLOCK = 512;
const LONGEST_NAME = 100;
/** More than any part of a backup has; a header that says more is damaged. */
const LARGEST_ENTRY = 1_000_000_000;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const TYPE_AT = 156;
const PREFIX_AT = 345;
/** `0`, and what older programs write for it. */
const plainTypes = [0x30, 0];

/** What stands in an archive for one file. */
export function toTarBlocks(name: string, bytes: Uint8Array, modifiedAt: Date): Uint8Array[] {
  return [writeHeader(name, bytes.length, modifiedAt), bytes, Buffer.alloc(paddingOf(bytes.length))];
}

export const endOfTar = Buffer.alloc(2 * BLOCK);

/** Throws `TarError`; a whole archive ends with `endOfTar`. `onProgress` is told how many bytes were read. */
export async function* readTar(file: FileHandle, onProgress?: (bytes: number) => void): AsyncGenerator<TarEntry> {
  let position = 0;
  const read = async (length: number): Promise<Buffer> => {
    const buffer = Buffer.allocUnsafe(length);
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await file.read(buffer, filled, length - filled, position);
      if (bytesRead === 0) throw new TarError(`The file ends after ${position} bytes, in the middle of an entry.`);
      filled += bytesRead;
      position += bytesRead;
    }
    return buffer;
  };
  for (;;) {
    const block = await read(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(block);
    const bytes = await read(size);
    await read(paddingOf(size));
    yield { name, bytes };
    onProgress?.(position);
  }
}

function writeHeader(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new RangeError(`${name} is too long for a tar archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name);
  // Mode, owner, group: the last two are root's.
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)} `, 124);
  header.write(`${octal(Math.floor(modifiedAt.getTime() / 1000), 11)} `, 136);
  header.write('0', TYPE_AT);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, CHECKSUM_AT);
  return header;
}

function readHeader(block: Buffer): { name: string; size: number } {
  const numberAt = (start: number, length: number) =>
    Number.parseInt(block.toString('latin1', start, start + length), 8);
  const size = numberAt(124, 12);
  if (numberAt(CHECKSUM_AT, CHECKSUM_LENGTH) !== sumOf(block)) throw new TarError('The header of an entry is damaged.');
  // Links, folders, devices: nothing of a backup is one.
  if (!plainTypes.includes(block[TYPE_AT] ?? 0)) throw new TarError('An entry is no plain file.');
  if (block[PREFIX_AT] !== 0) throw new TarError('The name of an entry is longer than any of a backup is.');
  if (!(size >= 0 && size <= LARGEST_ENTRY)) throw new TarError('An entry is larger than any of a backup is.');
  return { name: block.toString('utf8', 0, block.indexOf(0)).slice(0, LONGEST_NAME), size };
}

/** Adds up all bytes of a header, its own place counted as spaces. */
function sumOf(header: Buffer): number {
  const own = header.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_LENGTH);
  const sum = (bytes: Buffer) => bytes.reduce((total, byte) => total + byte, 0);
  return sum(header) - sum(own) + CHECKSUM_LENGTH * 0x20;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
