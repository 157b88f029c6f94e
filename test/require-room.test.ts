// A shop that cannot write is not ready for visitors.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { createRoomCheck } from '#server/require-room.ts';
import { type NamedDatabase, openTestDatabase } from './database/test-database.ts';
import { silentLog } from './fixtures/silent-log.ts';

const test = suite<{ database: NamedDatabase; folder: string }>('room on the disks');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-room-'));
});
test.after.each(async ({ database, folder }) => {
  await database.close();
  await rm(folder, { recursive: true });
});

const checkOf = (db: Db, dataDirectory: string) =>
  createRoomCheck({ db, dataDirectory, log: () => silentLog, lookEveryMs: 0 });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code }) => code,
  );

test('there is room where both can be written', async ({ database: { db }, folder }) => {
  assert.is(await codeOf(checkOf(db, folder)()), null);
});

test('a data folder that cannot be written is told, and looked at again', async ({ database: { db }, folder }) => {
  const inTheWay = join(folder, 'data');
  await writeFile(inTheWay, '');
  const check = checkOf(db, inTheWay);
  assert.is(await codeOf(check()), 'DATA_FOLDER_IS_A_FILE');
  await rm(inTheWay);
  assert.is(await codeOf(check()), null);
});

test('a database that can write no file is told', async ({ database, folder }) => {
  // What it may write into files, as a full disk would have it: the error is of the same class.
  await sql`alter database ${sql.id(database.name)} set temp_file_limit = 0`.execute(database.db);
  const full = await connectDatabase({ url: database.url, dataDirectory: folder });
  assert.is(await codeOf(checkOf(full.db, folder)()), '53400');
  await full.close();
});

test.run();
