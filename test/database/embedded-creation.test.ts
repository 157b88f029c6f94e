// What makes the embedded PostgreSQL where there is none: whose it is, how safe, and once, however many want it.
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase } from '#server/database/connect.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { whole } from '../depths.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';

const test = suite<{ directory: string }>('the embedded database is made');

test.before.each(async (context) => {
  context.directory = await makeDataDirectory('embedded');
});
test.after.each(({ directory }) => rmSync(directory, { recursive: true }));

test('what is committed is on the disk, with checksums, and only this user comes near it', async ({ directory }) => {
  const { db, close } = await connectDatabase({ dataDirectory: directory });
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'data_checksums',
    'server_encoding',
    'listen_addresses',
  ];
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(names)})`.execute(db);
  await close();
  assert.equal(Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    listen_addresses: '',
  });
  for (const folder of ['postgresql', 'postgresql/data', 'postgresql/run']) {
    assert.is(statSync(join(directory, folder)).mode & 0o077, 0, folder);
  }
});

// Seen to fail without the lock: who left first stopped it under the others.
whole(test)('ten starts at once, on a folder with nothing in it, meet in one cluster', async ({ directory }) => {
  const env = { KASA_DATA: directory, DATABASE_URL: '' };
  const runs = await Promise.all(Array.from({ length: 10 }, () => runKasa(['migrate', '--json'], { env })));
  assert.equal(
    runs.map(({ code, stderr }) => [code, stderr]),
    runs.map(() => [0, '']),
  );
  const applied = runs.map(({ stdout }) => JSON.parse(stdout).applied).filter(({ length }) => length > 0);
  assert.is(applied.length, 1);
  assert.equal((await readdir(join(directory, 'postgresql'))).sort(), ['data', 'log', 'run']);
  assert.not.ok(existsSync(join(directory, 'postgresql/data/postmaster.pid')), 'it is running');
});

whole(test)('a cluster that somebody was killed making is not taken for one', async ({ directory }) => {
  const unfinished = join(directory, 'postgresql/data.99999999.abcd');
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  const { db, close } = await connectDatabase({ dataDirectory: directory });
  await sql`select 1`.execute(db);
  await close();
  assert.not.ok(existsSync(unfinished));
});

test.run();
