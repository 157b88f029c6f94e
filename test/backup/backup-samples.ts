// Backups as tests make, read and spoil them.
import { execFile } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { writeBackupFile } from '#server/backup/backup-file.ts';
import { openBackup } from '#server/backup/check-backup.ts';
import { type RestoreReport, restoreBackup } from '#server/backup/restore-backup.ts';
import { readTar } from '#server/backup/tar-file.ts';
import { type BackupReport, writeBackup } from '#server/backup/write-backup.ts';
import { readMigrations } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import type { Migration } from '#server/database/upgrades/migration-chain.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';

type Shop = { database: Database; mediaDirectory: string };

export const backupTime = new Date('2026-11-22T12:00:00Z');

export function backUp({ database, mediaDirectory }: Shop, path: string): Promise<BackupReport> {
  return writeBackup(path, {
    database,
    pictureFiles: filesOnDisk(mediaDirectory),
    now: backupTime,
    kasa: '1.2.3',
    secrets: [],
  });
}

/** With this release's migrations, unless others are named. */
export async function restore(
  { database, mediaDirectory }: Shop,
  path: string,
  of?: Migration[],
): Promise<RestoreReport> {
  await using backup = await openBackup(path);
  const migrations = of ?? (await readMigrations(migrationsDirectory));
  return await restoreBackup(backup, { database, pictureFiles: filesOnDisk(mediaDirectory), migrations });
}

/** Every part by its name. */
export async function readBackup(path: string): Promise<Record<string, string>> {
  await using file = await open(path, 'r');
  const parts: Record<string, string> = {};
  for await (const { name, bytes } of readTar(file)) parts[name] = bytes.toString('base64');
  return parts;
}

export type Forgery = {
  /** Changes the manifest. */
  change?: (manifest: Record<string, unknown>) => void;
  /** The bytes of further parts, or of parts that are there, by name. */
  parts?: Record<string, Buffer>;
};

/** The same backup with another manifest and other parts, and with checksums that fit them. */
export async function forge(path: string, { change, parts = {} }: Forgery): Promise<string> {
  const forged = `${path}.forged`;
  const read = Object.entries(await readBackup(path)).map(
    ([name, text]) => [name, Buffer.from(text, 'base64')] as const,
  );
  const all = Object.entries({ ...Object.fromEntries(read), ...parts });
  await writeBackupFile(forged, backupTime, async (file) => {
    for (const [name, bytes] of all.filter(([name]) => name !== 'SHA256SUMS')) {
      const manifest = name === 'manifest.json' ? JSON.parse(bytes.toString()) : null;
      if (manifest) change?.(manifest);
      await file.add(name, manifest ? Buffer.from(JSON.stringify(manifest)) : bytes);
    }
  });
  return forged;
}

/** The same with other bytes, in a file of its own. */
export async function spoil(path: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const spoilt = `${path}.spoilt`;
  await writeFile(spoilt, change(await readFile(path)));
  return spoilt;
}

/** The names of the parts, as the system's own `tar` sees them. */
export async function listWithTar(path: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('tar', ['-tf', path]);
  return stdout.trim().split('\n');
}

export async function assertRefused(work: Promise<unknown>, code: string, message: RegExp): Promise<void> {
  const error: { code?: string; message: string } = await work.then(
    () => ({ message: 'nothing was refused' }),
    (thrown) => thrown,
  );
  assert.is(error.code, code, error.message);
  assert.match(error.message, message);
}
