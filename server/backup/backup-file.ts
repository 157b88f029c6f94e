// A backup file that is being written: under another name beside its own, which it gets when it is whole and on the disk.
import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reach } from '../faultpoint.ts';
import { CHECKSUMS } from './backup-format.ts';
import { endOfTar, toTarBlocks } from './tar-file.ts';

export type BackupFile = {
  add(name: string, bytes: Uint8Array): Promise<void>;
  bytesWritten(): number;
};

/** Returns the size of the file. Whatever `write` throws, or the disk, leaves an older file under this name as it was. */
export async function writeBackupFile(
  path: string,
  createdAt: Date,
  write: (file: BackupFile) => Promise<void>,
): Promise<number> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
  const removeAtExit = () => rmSync(partial, { force: true });
  // Ctrl+C ends the process where it stands.
  process.once('exit', removeAtExit);
  try {
    // What customers have written is nobody else's to read.
    const handle = await open(partial, 'wx', 0o600);
    let size = 0;
    try {
      const put = async (bytes: Uint8Array) => {
        for (let written = 0; written < bytes.length; ) {
          written += (await handle.write(bytes, written)).bytesWritten;
        }
        size += bytes.length;
      };
      const sums: string[] = [];
      const add = async (name: string, bytes: Uint8Array) => {
        for (const part of toTarBlocks(name, bytes, createdAt)) await put(part);
        sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
      };
      await write({ add, bytesWritten: () => size });
      await add(CHECKSUMS, Buffer.from(sums.join('')));
      await put(endOfTar);
      await handle.sync();
    } finally {
      await handle.close();
    }
    reach('before-backup-rename');
    await rename(partial, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    process.off('exit', removeAtExit);
  }
}

/** The new name itself must survive a power cut, too. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
