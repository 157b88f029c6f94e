// What was written last stands in a list at the end of each index of words until the database sorts it in, and every search
// goes through that list.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase } from '../../database/test-database.ts';
import { thousandsOfPosters } from '../../fixtures/thousands-of-posters.ts';

const test = suite('searching for what was just written');

const COUNT = 1_000;
/** Pages of 8 kB, and what the last statement has put on top. */
const MOST_PAGES = 64 / 8 + 2;

test('a thousand new products leave no long list to be gone through by each search', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await thousandsOfPosters(db, COUNT);
  const { rows } = await sql<{ name: string; pages: number }>`
    select indexrelid::regclass::text as name, gin_clean_pending_list(indexrelid)::int as pages
    from pg_index join pg_class c on c.oid = indexrelid join pg_am on pg_am.oid = c.relam
    where amname = 'gin' and indrelid = 'product_documents'::regclass`.execute(db);
  assert.ok(rows.length > 0);
  assert.equal(
    rows.filter(({ pages }) => pages > MOST_PAGES),
    [],
  );
  await database.close();
});

test.run();
