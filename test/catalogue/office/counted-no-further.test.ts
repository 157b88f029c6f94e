// What stands beside a choice of the office's lists is exact up to a cap, and one more says that there are more.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countProductChoices } from '#server/catalogue/office/product-list/count-products-for-staff.ts';
import type { Database } from '#server/database/connect.ts';
import { countStock } from '#server/inventory/list-stock.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../../database/test-database.ts';

const test = suite<{ database: Database }>('counts with a cap');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

async function addDrafts({ db }: Database, count: number): Promise<void> {
  await sql`with made as (
      insert into products (handle, status, is_published, created_at, updated_at)
      select 'draft-' || gen_random_uuid(), 'draft', false, now(), now() from generate_series(1, ${count}::int)
      returning id)
    insert into variants (product_id, position, tracks_stock, sells_without_stock, on_hand)
    select id, 1, true, false, 0 from made`.execute(db);
}

test('products and stock are counted exactly up to a thousand, and no further', async ({ database }) => {
  const counted = async () => {
    const choices = await countProductChoices(database.db, {}, everyMarket);
    const stock = await countStock(database.db, ['out']);
    return [choices.find(({ choice }) => choice === 'draft')?.count, stock.out];
  };
  await addDrafts(database, 999);
  assert.equal(await counted(), [999, 999]);
  await addDrafts(database, 1);
  assert.equal(await counted(), [1_000, 1_000]);
  await addDrafts(database, 5);
  assert.equal(await counted(), [1_001, 1_001]);
});

test.run();
