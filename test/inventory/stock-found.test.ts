// Words of the list of stock find the same rows whether few fit, whose ids are read first, or more than are counted.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { countStock, listStock } from '#server/inventory/list-stock.ts';
import { openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: Database }>('stock found by its words');
const FEW = 30;
const MANY = 1_005;

test.before(async (context) => {
  context.database = await openTestDatabase();
  const add = (from: number, count: number, barcode: string) =>
    sql`with made as (
      insert into products (handle, status, is_published, created_at, updated_at)
      select 'found-' || to_char(n, 'FM00000'), 'draft', false, now(), now()
      from generate_series(${from}::int, ${from + count - 1}::int) as n returning id, handle)
    insert into variants (product_id, position, sku, barcode, tracks_stock, sells_without_stock, on_hand)
    select id, 1, upper(handle), ${barcode}, true, false, 0 from made`.execute(context.database.db);
  await add(1, FEW, '5901234123457');
  await add(FEW + 1, MANY, '4006381333931');
});
test.after(({ database }) => database.close());

async function walk({ db }: Database, text: string): Promise<string[]> {
  const skus: string[] = [];
  for (let before: string | null = null; ; ) {
    const page = await listStock(db, { text, first: 400, before }, 'pl');
    skus.push(...page.rows.map(({ sku }) => sku));
    before = page.before;
    if (!before) return skus;
  }
}

const skusOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `FOUND-${String(from + n).padStart(5, '0')}`);

test('a code of many, of few, of one and of none, in their order', async ({ database }) => {
  assert.equal(await walk(database, '4006381333931'), skusOf(FEW + 1, MANY));
  assert.equal(await walk(database, '5901234123457'), skusOf(1, FEW));
  assert.equal(await walk(database, 'found-00007'), ['FOUND-00007']);
  assert.equal(await walk(database, 'found-77777'), []);
});

test('they are counted as they are listed, up to the cap', async ({ database: { db } }) => {
  const out = async (text: string) => (await countStock(db, ['out'], text)).out;
  assert.equal([await out('4006381333931'), await out('5901234123457'), await out('found-77777')], [1_001, FEW, 0]);
});

test.run();
