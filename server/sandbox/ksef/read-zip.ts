// The files of a ZIP archive, read by its directory: stored or deflated, and each compared with its checksum.
import { crc32, inflateRawSync } from 'node:zlib';

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const MOST_FILE_BYTES = 3_000_000;

/** Null for what is no such archive. */
export function readZip(archive: Buffer): Buffer[] | null {
  try {
    const end = archive.lastIndexOf(longOf(END));
    if (end < 0 || archive.length < end + END_BYTES) return null;
    const files: Buffer[] = [];
    let place = archive.readUInt32LE(end + 16);
    for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
      if (archive.readUInt32LE(place) !== CENTRAL) return null;
      const content = readFile(archive, place);
      if (!content) return null;
      files.push(content);
      place += CENTRAL_BYTES + [28, 30, 32].reduce((sum, at) => sum + archive.readUInt16LE(place + at), 0);
    }
    return files;
  } catch {
    return null;
  }
}

/** `place`: of its entry in the directory. Null where it is not what its checksum says. */
function readFile(archive: Buffer, place: number): Buffer | null {
  const [method, checksum, packed, at] = [
    archive.readUInt16LE(place + 10),
    archive.readUInt32LE(place + 16),
    archive.readUInt32LE(place + 20),
    archive.readUInt32LE(place + 42),
  ];
  if (archive.readUInt32LE(at) !== LOCAL) return null;
  const from = at + LOCAL_BYTES + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const bytes = archive.subarray(from, from + packed);
  const content = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: MOST_FILE_BYTES });
  return crc32(content) === checksum ? content : null;
}

function longOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
