// The embedded PostgreSQL as the shop and its commands use it: together, one after the other, and after a crash.
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase } from '#server/database/connect.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';

const test = suite<{ directory: string }>('the embedded database');

test.before.each(async (context) => {
  context.directory = await makeDataDirectory('embedded');
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

test.run();
