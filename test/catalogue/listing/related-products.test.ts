import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listCrossSell } from '#server/catalogue/listing/list-cross-sell.ts';
import { listRelated } from '#server/catalogue/listing/list-related.ts';
import { listCardsByHandle, listProductCards } from '#server/catalogue/listing/product-card-store.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('related products');

const compiler = new PostgresQueryCompiler();

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

async function sellOut({ db }: Database, handle: string): Promise<void> {
  const product = db.selectFrom('products').select('id').where('handle', '=', handle);
  await db.updateTable('variants').set({ on_hand: 0 }).where('product_id', 'in', product).execute();
}

async function listByTags({ database }: { database: Database }, ...handles: string[]): Promise<string[]> {
  const found = await listCardsByHandle(database.db, viewIn('pl'), handles);
  const scope = { ...viewIn('pl'), collection: 'all', sort: 'featured', first: 4 } as const;
  const rows = await listProductCards(database.db, { ...scope, relatedTo: found.map(({ id }) => id) });
  return rows.map(({ card }) => card.handle);
}

test('most of its tags come first, a rare tag before a common one, then the order of the collection', async (context) => {
  assert.equal(await listByTags(context, 'zolw'), ['slon', 'nocny-ptak', 'bocian', 'zubr']);
});

test('without a tag in common the order of the collection remains', async (context) => {
  assert.equal(await listByTags(context, 'hamlet'), ['slon', 'nocny-ptak', 'bocian', 'zubr']);
});

test('to several products that is related which has most of their tags, and none of them', async (context) => {
  assert.equal(await listByTags(context, 'zolw', 'nocny-ptak'), ['slon', 'bocian', 'zubr', 'hamlet']);
});

test('with an empty cart go the newest, and never what is sold out', async ({ database }) => {
  const goesWith = async (...handles: string[]) =>
    (await listCrossSell(database.db, viewIn('pl'), handles)).map(({ handle }) => handle);
  assert.equal(await goesWith(), ['hamlet', 'slon', 'nocny-ptak', 'bocian']);
  await sellOut(database, 'slon');
  assert.equal(await goesWith(), ['hamlet', 'nocny-ptak', 'bocian', 'zubr']);
  assert.equal(await goesWith('zolw'), ['nocny-ptak', 'bocian', 'zubr', 'hamlet']);
});

async function choose({ db }: Database, handle: string, goesWith: string[]): Promise<void> {
  await db.updateTable('products').set({ goes_with: goesWith }).where('handle', '=', handle).execute();
}

test('what the merchant has chosen comes first, in that order, and what has its tags fills the row', async ({
  database,
}) => {
  const { db } = database;
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'zolw').executeTakeFirstOrThrow();
  const shown = async (...goesWith: string[]) => {
    const { related, isComplete } = await listRelated(db, viewIn('pl'), { productId: id, goesWith });
    return { handles: related.map(({ card }) => card.handle), isComplete };
  };
  assert.equal(await shown(), { handles: ['slon', 'nocny-ptak', 'bocian', 'zubr'], isComplete: true });
  assert.equal(await shown('hamlet', 'bocian'), {
    handles: ['hamlet', 'bocian', 'slon', 'nocny-ptak'],
    isComplete: true,
  });
  const five = ['zubr', 'bocian', 'hamlet', 'slon', 'nocny-ptak'];
  assert.equal(await shown(...five), { handles: five, isComplete: true });
  // Nobody can be shown what has no text in the shop's own language.
  await aProduct(db, { handle: 'bez-tekstu' });
  await sql`delete from product_texts where product_id = (select id from products where handle = 'bez-tekstu')`.execute(
    db,
  );
  assert.equal(await shown('zubr', 'bez-tekstu', 'bocian', 'hamlet'), {
    handles: ['zubr', 'bocian', 'hamlet', 'slon'],
    isComplete: false,
  });
  await sql`update products set status = 'draft' where handle = 'bez-tekstu'`.execute(db);
  // What is not on sale is left out, and may be there again at any time; the product itself never is.
  assert.equal(await shown('not-yet', 'hamlet', 'zolw'), {
    handles: ['hamlet', 'slon', 'nocny-ptak', 'bocian'],
    isComplete: false,
  });
});

test('in the cart goes with it what the merchant has chosen for what is there', async ({ database }) => {
  const goesWith = async (...handles: string[]) =>
    (await listCrossSell(database.db, viewIn('pl'), handles)).map(({ handle }) => handle);
  await choose(database, 'zolw', ['hamlet', 'slon', 'zubr']);
  assert.equal(await goesWith('zolw', 'zubr'), ['hamlet', 'bocian', 'nocny-ptak'], 'slon is sold out');
  const products = database.db.selectFrom('products').select('id').where('handle', '=', 'bocian');
  const { id } = await products.executeTakeFirstOrThrow();
  // A product that is named by an earlier handle too stands there once.
  await database.db.insertInto('product_redirects').values({ handle: 'ptak', product_id: id }).execute();
  await choose(database, 'zolw', ['ptak', 'bocian', 'hamlet']);
  assert.equal(await goesWith('zolw'), ['bocian', 'hamlet', 'nocny-ptak', 'zubr']);
  await choose(database, 'zolw', []);
});

test('beside anything else no gift card is offered, because it is ordered by itself', async ({ database }) => {
  const { db } = database;
  const goesWith = async (...handles: string[]) =>
    (await listCrossSell(db, viewIn('pl'), handles)).map(({ handle }) => handle);
  const setTerms = (terms: string | null) =>
    db.updateTable('products').set({ gift_card: terms }).where('handle', '=', 'bocian').execute();
  await setTerms(JSON.stringify({ freeAmounts: {} }));
  await choose(database, 'zolw', ['bocian', 'hamlet']);
  assert.equal(await goesWith('zolw'), ['hamlet', 'nocny-ptak', 'zubr']);
  assert.ok((await goesWith()).includes('bocian'), 'into an empty cart it can go');
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'zolw').executeTakeFirstOrThrow();
  const { related } = await listRelated(db, viewIn('pl'), { productId: id, goesWith: ['bocian', 'hamlet'] });
  const shown = related.map(({ card }) => card.handle);
  assert.equal([shown.includes('bocian'), shown[0]], [false, 'hamlet']);
  await choose(database, 'zolw', []);
  await setTerms(null);
});

test('what the merchant has chosen is found by its handles as they are now', async ({ database }) => {
  const { db } = database;
  const idOf = async (handle: string) =>
    (await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow()).id;
  const rename = (handle: string, to: string) =>
    db.updateTable('products').set({ handle: to }).where('handle', '=', handle).execute();
  const productId = await idOf('zolw');
  const first = async (...goesWith: string[]) => {
    const { related, isComplete } = await listRelated(db, viewIn('pl'), { productId, goesWith });
    return [related[0]?.card.handle, isComplete];
  };
  assert.equal(await first('hamlet'), ['hamlet', true]);
  await rename('hamlet', 'makbet');
  assert.equal(await first('hamlet'), ['makbet', true], 'it is known by its earlier handle');
  await rename('bocian', 'hamlet');
  assert.equal(await first('hamlet'), ['hamlet', true], 'another product has taken the handle');
  assert.is(
    (await listRelated(db, viewIn('pl'), { productId, goesWith: ['hamlet'] })).related[0]?.id,
    await idOf('hamlet'),
  );
  await rename('hamlet', 'bocian');
  await rename('makbet', 'hamlet');
  // An import writes one like this, and changes nothing of the product.
  assert.equal(await first('dunski-ksiaze'), ['slon', false]);
  const product_id = await idOf('hamlet');
  await db.insertInto('product_redirects').values({ handle: 'dunski-ksiaze', product_id }).execute();
  assert.equal(await first('dunski-ksiaze'), ['hamlet', true]);
});

/**
 * How often a shop without anything in memory reads what cards show. Other statements are not counted: while a transaction
 * of another database of the cluster runs, changes are read again.
 */
async function countCardReads({ db }: Database, work: (db: Database['db']) => Promise<unknown>): Promise<number> {
  let reads = 0;
  const transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
    if (compiler.compileQuery(node, queryId).sql.includes('offers as materialized')) reads++;
    return node;
  };
  await work(db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }));
  return reads;
}

test('what has its tags is read only where the merchant’s choice leaves room', async ({ database }) => {
  const cardReads = () => countCardReads(database, (db) => listCrossSell(db, viewIn('pl'), ['zolw']));
  await choose(database, 'zolw', ['hamlet', 'zubr', 'bocian', 'nocny-ptak']);
  assert.is(await cardReads(), 2, 'of what is in the cart, and of what goes with it');
  await choose(database, 'zolw', ['hamlet', 'zubr', 'bocian']);
  assert.is(await cardReads(), 3, 'and of what has its tags');
  await choose(database, 'zolw', []);
});

test('products are found by their handles and by earlier ones, in the order asked for', async ({ database }) => {
  await database.db.updateTable('products').set({ handle: 'zubr-w-lesie' }).where('handle', '=', 'zubr').execute();
  await database.db.updateTable('products').set({ is_published: false }).where('handle', '=', 'hamlet').execute();
  const asked = ['zubr', 'nie-ma', 'hamlet', 'bocian'];
  const found = await listCardsByHandle(database.db, viewIn('pl'), asked);
  assert.equal(
    found.map(({ handle, card }) => [handle, card.handle]),
    [
      ['zubr', 'zubr-w-lesie'],
      ['bocian', 'bocian'],
    ],
  );
  assert.ok(found[1]?.card.onlyVariant, 'there is nothing to choose');
});

test.run();
