// What is written before it is read: on the disk, under a name that is gone at once, so that nothing of a month stays behind
// whatever becomes of the process, and a month of any size fills no memory.
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const CHUNK_BYTES = 64 * 1024;

export type Spool = {
  write(bytes: Buffer): Promise<void>;
  /** Whole when everything is written: its length, its CRC-32, and its bytes, which can be read again and again. */
  end(): Promise<{ length: number; checksum: number; read(): AsyncGenerator<Buffer> }>;
  close(): Promise<void>;
};

export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `kasa-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  let [length, checksum, waiting, waitingBytes] = [0, 0, [] as Buffer[], 0];
  const flush = async () => {
    const chunk = Buffer.concat(waiting);
    [waiting, waitingBytes] = [[], 0];
    await file.write(chunk, 0, chunk.length, length);
    length += chunk.length;
    checksum = crc32(chunk, checksum);
  };
  return {
    async write(bytes) {
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= CHUNK_BYTES) await flush();
    },
    async end() {
      await flush();
      return { length, checksum, read: () => readFrom(file, length) };
    },
    close: () => file.close(),
  };
}

async function* readFrom(file: FileHandle, length: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < length; ) {
    const size = Math.min(CHUNK_BYTES, length - from);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, from);
    if (bytesRead === 0) throw new Error('a file on the disk is shorter than what was written to it');
    yield buffer.subarray(0, bytesRead);
    from += bytesRead;
  }
}
