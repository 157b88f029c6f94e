// What is particular to the embedded database: its lock, its restart, and that it speaks like PostgreSQL.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase } from '#server/database/connect.ts';
import { DatabaseInUseError, lockDirectory } from '#server/database/directory-lock.ts';

const test = suite<{ directory: string }>('the embedded database');

test.before.each(async (context) => {
  context.directory = await mkdtemp(join(tmpdir(), 'kasa-embedded-'));
});
test.after.each(({ directory }) => rm(directory, { recursive: true }));

test('data survives a restart', async ({ directory }) => {
  const first = await connectDatabase({ dataDirectory: directory });
  await sql`create table notes (text text)`.execute(first.db);
  await sql`insert into notes values ('zażółć')`.execute(first.db);
  await first.close();
  const second = await connectDatabase({ dataDirectory: directory });
  const { rows } = await sql`select text from notes`.execute(second.db);
  await second.close();
  assert.equal(rows, [{ text: 'zażółć' }]);
});

test('a second process is told who has the database, and writes nothing', async ({ directory }) => {
  const holder = fork(new URL('../fixtures/hold-lock.ts', import.meta.url), [directory]);
  await once(holder, 'message');
  const before = await readdir(directory);
  try {
    await connectDatabase({ dataDirectory: directory });
    assert.unreachable('the second process was let in');
  } catch (error) {
    assert.instance(error, DatabaseInUseError);
    assert.match((error as Error).message, new RegExp(`process ${holder.pid}`));
  }
  assert.equal(await readdir(directory), before);
  holder.kill();
  await once(holder, 'exit');
});

test('the lock of a process that was killed is taken over', async ({ directory }) => {
  const gone = fork(new URL('../fixtures/hold-lock.ts', import.meta.url), [directory]);
  await once(gone, 'message');
  gone.kill('SIGKILL');
  await once(gone, 'exit');
  lockDirectory(directory)();
  assert.equal(await readdir(directory), []);
});

test('a lock file that names nobody is taken over', async ({ directory }) => {
  await writeFile(join(directory, 'database.lock'), 'nonsense');
  lockDirectory(directory)();
});

test('an error inside a transaction does not poison the next one', async ({ directory }) => {
  const { db, close } = await connectDatabase({ dataDirectory: directory });
  await sql`create table once (id int primary key)`.execute(db);
  const failing = db.transaction().execute(async (tx) => {
    await sql`insert into once values (1)`.execute(tx);
    await sql`insert into once values (1)`.execute(tx);
  });
  assert.match(String(await failing.catch((error) => error)), /duplicate key/);
  const { rows } = await sql`select count(*)::int as count from once`.execute(db);
  await close();
  assert.equal(rows, [{ count: 0 }]);
});

test('whole numbers come back as numbers, times as dates and JSON as objects', async ({ directory }) => {
  const { db, close } = await connectDatabase({ dataDirectory: directory });
  const { rows } =
    await sql`select 5::bigint as number, timestamptz '2026-11-21T10:00:00Z' as time, '{"a":1}'::jsonb as json`.execute(
      db,
    );
  await close();
  assert.equal(rows, [{ number: 5, time: new Date('2026-11-21T10:00:00Z'), json: { a: 1 } }]);
});

test.run();
