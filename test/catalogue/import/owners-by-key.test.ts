// While a large import runs, the triggers of its statements go on with the plans that were made when next to nothing was
// there: what they look up must be found by an index nevertheless.

import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';

const test = wholeSuite('triggers of a large import');

const BATCH = 100;
const BATCHES = 20;

test('a table that grows is not read whole for each batch of prices and pictures', async () => {
  const database = await openTestDatabase();
  await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('kasa.documents_later', 'on', true)`.execute(tx);
    for (let batch = 0; batch < BATCHES; batch++) await addBatch(tx, batch);
    const before = await countRead(tx);
    await addBatch(tx, BATCHES);
    assert.equal(await countRead(tx), before);
  });
  await database.close();
});

/** Each table with one statement, as the import writes them. */
async function addBatch(tx: Db, batch: number): Promise<void> {
  const ids = await sql<{ id: string }>`insert into products (handle, status, is_published, created_at, updated_at)
    select ${`${batch}-`} || n, 'active', true, now(), now() from generate_series(1, ${BATCH}::int) as n
    returning id`.execute(tx);
  const products = ids.rows.map(({ id }) => id);
  const variants = await sql<{ id: string }>`
    insert into variants (product_id, position, tracks_stock, sells_without_stock, on_hand)
    select id, 1, true, false, 5 from unnest(${products}::uuid[]) as id returning id`.execute(tx);
  await sql`insert into prices (variant_id, currency, amount_minor, valid_from)
    select id, 'PLN', 4900, now() from unnest(${variants.rows.map(({ id }) => id)}::uuid[]) as id`.execute(tx);
  const media = await sql<{ id: string }>`insert into media (product_id, position, source)
    select id, 1, 'a.svg' from unnest(${products}::uuid[]) as id returning id`.execute(tx);
  await sql`insert into media_texts (media_id, locale, alt)
    select id, 'pl', 'Plakat' from unnest(${media.rows.map(({ id }) => id)}::uuid[]) as id`.execute(tx);
}

/** Rows of tables that were read from their beginning, by the transaction so far. */
async function countRead(tx: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; read: number }>`
    select relname as name, seq_tup_read as read from pg_stat_xact_user_tables
    where relname in ('variants', 'media') order by relname`.execute(tx);
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]));
}

test.run();
