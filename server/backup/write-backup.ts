// Writes a whole shop into one file while it goes on: the rows of one moment, and the pictures that they name.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { allowMigrations, holdMigrations } from '../database/apply-migrations.ts';
import type { Database, Db } from '../database/connect.ts';
import { ExplainedError } from '../explained-error.ts';
import { reach } from '../faultpoint.ts';
import type { PictureFiles } from '../media/files/picture-files.ts';
import { type BackupFile, writeBackupFile } from './backup-file.ts';
import {
  type BackupManifest,
  type BackupTable,
  FORMAT_VERSION,
  folderOf,
  MANIFEST,
  PICTURES,
  type Progress,
} from './backup-format.ts';
import { copyOf, listSequences, listShopTables, quotedName, settleCopySettings, tablesLeftOut } from './shop-tables.ts';

export type BackupReport = {
  bytes: number;
  manifest: BackupManifest;
  /** Keys of pictures that the database names and the store has not. */
  missingPictures: string[];
};

type BackupOptions = {
  database: Pick<Database, 'withConnection'>;
  pictureFiles: PictureFiles;
  now: Date;
  kasa: string;
  /** Names of what the shop is configured with and the backup does not hold. */
  secrets: string[];
  onProgress?: (progress: Progress) => void;
};

/** The size of a piece before it is compressed; each is a part of its own, whose size stands before it. */
const PIECE_BYTES = 4_000_000;
const compress = promisify(gzip);

/** Throws `ExplainedError` when there is no shop, and what the disk or the database throws. */
export async function writeBackup(path: string, options: BackupOptions): Promise<BackupReport> {
  const { database, pictureFiles, now, onProgress = () => undefined } = options;
  // The connection is closed afterwards, and with it the transaction: one that stops in the middle of a COPY cannot be
  // rolled back.
  return database.withConnection(async ({ db, client }) => {
    // It is read before the snapshot: what it shows and what the tables are must be of one schema.
    await holdMigrations(db);
    await sql`start transaction isolation level repeatable read, read only`.execute(db);
    await settleCopySettings(db);
    const described = await describeShop(db, options);
    // The tables are locked against any other schema now; the shop's own reads and writes go on.
    await allowMigrations(db);
    const { found, bytes: pictureBytes, missing } = await findPictures(db, pictureFiles);
    const manifest = { ...described, pictures: { count: found.length, bytes: pictureBytes } };
    const total = pictureBytes + manifest.tables.reduce((sum, { rows }) => sum + weightOf(rows), 0);
    let done = 0;
    const bytes = await writeBackupFile(path, now, async (file) => {
      const advance = (what: string, by: number) => {
        done += by;
        onProgress({ what, share: done / total, bytes: file.bytesWritten() });
      };
      await file.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
      for (const { key, size } of found) {
        // It may have been taken away meanwhile.
        const content = await pictureFiles.readOriginal(key);
        if (content) await file.add(PICTURES + key, content);
        else missing.push(key);
        advance('pictures', size);
      }
      for (const table of manifest.tables) {
        await writeTable(client, table, file, (rows) => advance(table.name, weightOf(rows)));
        reach(`backup-table:${table.name}`);
      }
    });
    return { bytes, manifest, missingPictures: missing };
  });
}

/** Rows beside bytes of pictures, in the progress that is shown. */
function weightOf(rows: number): number {
  return rows * 200;
}

async function describeShop(db: Db, { now, kasa, secrets }: BackupOptions): Promise<Omit<BackupManifest, 'pictures'>> {
  const all = await listShopTables(db);
  if (!all.some(({ schema, name }) => schema === 'public' && name === 'migrations')) throw noShop();
  await sql`lock table ${sql.raw(all.map(quotedName).join(', '))} in access share mode`.execute(db);
  const tables: BackupTable[] = [];
  for (const table of all.filter(({ name }) => !tablesLeftOut.includes(name))) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.raw(quotedName(table))}`.execute(db);
    tables.push({ ...table, rows: rows[0]?.count ?? 0 });
  }
  const migrations = await sql<{ name: string; hash: string }>`
    select name, hash from migrations order by name`.execute(db);
  const sequences = await listSequences(db);
  const version = await sql<{ server_version: string }>`show server_version`.execute(db);
  return {
    format: 'kasa-backup',
    version: FORMAT_VERSION,
    kasa,
    postgresql: version.rows[0]?.server_version ?? '',
    createdAt: now.toISOString(),
    migrations: migrations.rows,
    tables,
    sequences,
    secrets,
  };
}

type Pictures = { found: { key: string; size: number }[]; bytes: number; missing: string[] };

/** The files of the pictures that the snapshot names: a file never changes, and is there before its row. */
async function findPictures(db: Db, pictureFiles: PictureFiles): Promise<Pictures> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('pictures')::text as found`.execute(db);
  const keys = rows[0]?.found ? await db.selectFrom('pictures').select('key').orderBy('key').execute() : [];
  const pictures: Pictures = { found: [], bytes: 0, missing: [] };
  const sizes = await pictureFiles.listOriginals(keys.map(({ key }) => key));
  for (const { key } of keys) {
    const size = sizes.get(key);
    if (size === undefined) {
      pictures.missing.push(key);
    } else {
      pictures.found.push({ key, size });
      pictures.bytes += size;
    }
  }
  return pictures;
}

/** One piece is compressed and written while the next one is read. */
async function writeTable(
  client: PoolClient,
  table: BackupTable,
  file: BackupFile,
  onRows: (rows: number) => void,
): Promise<void> {
  if (table.rows === 0) return;
  const rows = client.query(copyTo(`${copyOf(table)} to stdout`));
  let piece: Buffer[] = [];
  let size = 0;
  let count = 0;
  let number = 0;
  let writing = Promise.resolve();
  const writePiece = async () => {
    await writing;
    const bytes = Buffer.concat(piece);
    piece = [];
    size = 0;
    const name = `${folderOf(table)}${String(++number).padStart(6, '0')}.gz`;
    const compressed = compress(bytes);
    writing = compressed.then((content) => file.add(name, content));
    // Anyone who waits for it next hears of it.
    writing.catch(() => undefined);
    const lines = countLines(bytes);
    count += lines;
    onRows(lines);
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await writePiece();
  }
  if (size > 0) await writePiece();
  await writing;
  if (count !== table.rows) throw new Error(`${table.name} has ${table.rows} rows, and COPY wrote ${count}`);
}

/** COPY ends each row with a line feed, and writes those in values as \n. */
function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}

function noShop(): ExplainedError {
  return new ExplainedError({
    code: 'NO_SHOP',
    title: 'There is no shop in this database, so there is nothing to back up.',
    fix: 'Set DATABASE_URL or KASA_DATA as the shop has them.',
  });
}
