import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listProductCards } from '#server/catalogue/listing/product-card-store.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('related products');

const tagsOf = {
  zolw: ['jazz', 'zwierzęta'],
  zubr: ['zwierzęta', 'las'],
  bocian: ['zwierzęta', 'ptaki'],
  'nocny-ptak': ['jazz', 'ptaki'],
  slon: ['jazz', 'zwierzęta'],
  hamlet: ['teatr'],
};

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  for (const [index, [handle, tags]] of Object.entries(tagsOf).entries()) {
    await aProduct(db, { handle, title: handle, createdAt: new Date(Date.UTC(2026, 0, 1 + index)) });
    await db.updateTable('products').set({ tags }).where('handle', '=', handle).execute();
  }
});
test.after(({ database }) => database.close());

async function listRelated({ database }: { database: Database }, handle: string): Promise<string[]> {
  const product = database.db.selectFrom('products').select('id').where('handle', '=', handle);
  const { id: relatedTo } = await product.executeTakeFirstOrThrow();
  const scope = { ...viewIn('pl'), collection: 'all', sort: 'featured', first: 4 } as const;
  const rows = await listProductCards(database.db, { ...scope, relatedTo });
  return rows.map(({ card }) => card.handle);
}

test('most of its tags come first, a rare tag before a common one, then the order of the collection', async (context) => {
  assert.equal(await listRelated(context, 'zolw'), ['slon', 'nocny-ptak', 'bocian', 'zubr']);
});

test('without a tag in common the order of the collection remains', async (context) => {
  assert.equal(await listRelated(context, 'hamlet'), ['slon', 'nocny-ptak', 'bocian', 'zubr']);
});

test.run();
