// A ZIP archive that is sent while it is written, one file after the other. Nothing is compressed: PDFs are already.
import { crc32 } from 'node:zlib';

/** `content`: in memory, or read when it is its turn, of a length and a CRC-32 that are known before. */
export type ZipEntry = { name: string; content: Buffer | StoredContent; modifiedAt: Date };
export type StoredContent = { length: number; checksum: number; read(): AsyncIterable<Buffer> };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The names are UTF-8. */
const FLAGS = 0x0800;

export async function* writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content, modifiedAt } of entries) {
    const file = Buffer.from(name);
    const about = Buffer.concat([
      shorts(VERSION, FLAGS, 0, ...dosTime(modifiedAt)),
      longs('read' in content ? content.checksum : crc32(content), content.length, content.length),
      shorts(file.length, 0),
    ]);
    const head = Buffer.concat([longs(LOCAL), about, file]);
    directory.push(Buffer.concat([longs(CENTRAL), shorts(VERSION), about, shorts(0, 0, 0), longs(0, offset), file]));
    offset += head.length + content.length;
    yield head;
    if ('read' in content) yield* content.read();
    else yield content;
  }
  const listed = Buffer.concat(directory);
  yield Buffer.concat([
    listed,
    longs(END),
    shorts(0, 0, directory.length, directory.length),
    longs(listed.length, offset),
    shorts(0),
  ]);
}

/** Time and day as the format has them: by no zone, in steps of two seconds, from 1980 on. */
function dosTime(moment: Date): [time: number, day: number] {
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return [time, ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()];
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [place, value] of values.entries()) bytes.writeUInt16LE(value, place * 2);
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32LE(value, place * 4);
  return bytes;
}
