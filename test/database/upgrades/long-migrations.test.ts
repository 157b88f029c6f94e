// What an operator is told before an upgrade that takes its time.
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listLongMigrations } from '#server/database/upgrades/long-migrations.ts';
import { openEmptyDatabase } from '../test-database.ts';

const aMigration = (name: string, text: string) => ({
  name,
  sql: `-- It reads them all: ${text}.\nselect 1;`,
  hash: '',
});

test('a migration that reads a whole table is told of, where that takes more than seconds', async () => {
  const { db, close } = await openEmptyDatabase();
  try {
    await sql`create table things (id int); insert into things select generate_series(1, 3000); analyze things`.execute(
      db,
    );
    const told = await listLongMigrations(db, [
      aMigration('000001-long.sql', 'about 5000 s for each million rows of things'),
      aMigration('000002-short.sql', 'about 2 s for each million rows of things'),
      aMigration('000003-new.sql', 'about 9000 s for each million rows of others'),
      aMigration('000004-silent.sql', 'soon done'),
    ]);
    assert.equal(told, [{ name: '000001-long.sql', table: 'things', rows: 3000, seconds: 15 }]);
  } finally {
    await close();
  }
});

test.run();
