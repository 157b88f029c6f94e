// Files of pictures that the database names no more: originals, and on each machine what it made of them. A stop between
// writing a file and noting it leaves some too.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { originalsFolder, renditionKey, renditionsFolder } from './picture-folders.ts';

type SweepOptions = { db: Db; mediaDirectory: string; now: Date };

/** A backup that is just being restored writes its files before their rows. */
const KEPT_MS = 24 * 60 * 60_000;

/** How many were deleted. */
export async function sweepPictureFiles({ db, mediaDirectory, now }: SweepOptions): Promise<number> {
  const folders = [
    { folder: originalsFolder(mediaDirectory), keyOf: (file: string) => file },
    { folder: renditionsFolder(mediaDirectory), keyOf: renditionKey },
  ];
  return inTransaction(db, async (tx) => {
    // Anyone who adds a picture waits, or is waited for: its row and its file are there together.
    await sql`lock table pictures in share mode`.execute(tx);
    const rows = await tx.selectFrom('pictures').select('key').execute();
    const usedKeys = new Set(rows.map(({ key }) => key));
    let deleted = 0;
    for (const { folder, keyOf } of folders) {
      for (const file of await listFiles(folder)) {
        if (usedKeys.has(keyOf(file)) || !(await isOlder(join(folder, file), now.getTime() - KEPT_MS))) continue;
        await rm(join(folder, file), { force: true });
        deleted += 1;
      }
    }
    return deleted;
  });
}

async function isOlder(path: string, moment: number): Promise<boolean> {
  const found = await stat(path).catch(ignoreMissing);
  return found?.isFile() === true && found.mtimeMs < moment;
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

/** Another process has deleted it, or there has never been a picture. */
function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
