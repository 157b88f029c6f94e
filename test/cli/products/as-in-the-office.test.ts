// What the office does to products, prices, stock and collections, the commands do too: the same is pressed in one shop and typed
// in another one, and both have the same rows, the same lines of the history, and the same again when all of it is taken back.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { officePerson } from '../../staff/office-person.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { runKasa } from '../run-kasa.ts';
import { deeds, idOf } from './office-deeds.ts';

type Office = ReturnType<typeof officePerson>;
type Done = { title: string; before: unknown; batches: [pressed: number, typed: number] };
type Context = { pressed: ShopFixture; typed: ShopFixture; office: Office; done: Done[] };

const test = wholeSuite<Context>('the commands do what the office does');

test.before(async (context) => {
  const now = () => new Date();
  [context.pressed, context.typed] = await Promise.all([aShop({ now }), aShop({ now })]);
  for (const { database } of [context.pressed, context.typed]) {
    await aProduct(database.db, { handle: 'fox', title: 'Lis' });
    await aProduct(database.db, { handle: 'owl', title: 'Sowa', createdAt: new Date('2026-11-02T00:00:00Z') });
  }
  const { cookie } = await signedInStaff(context.pressed.database.db, 'manager');
  context.office = officePerson(context.pressed, cookie);
  context.done = [];
});
test.after(async ({ pressed, typed }) => {
  await Promise.all([pressed.close(), typed.close()]);
});

/** The ids of products, variants and collections by handle, SKU and handle. */
async function idsIn(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    select handle as name, id::text from products union all select sku, id::text from variants
    union all select 'in ' || handle, id::text from collections`.execute(db);
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

/** Says the same in two shops, whose ids differ: each id is written as the name of what it is of. */
async function named(db: Db, rows: unknown): Promise<unknown> {
  const names = new Map(Object.entries(await idsIn(db)).map(([name, id]) => [id, name]));
  const written = JSON.stringify(rows).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    return names.get(id) ?? 'deleted';
  });
  return JSON.parse(written);
}

async function goodsIn(db: Db): Promise<unknown> {
  const [products, variants, prices, collections, members] = await Promise.all([
    sql`select handle, status, is_published, publish_at, vendor, product_type, tags, vat_class,
        (select jsonb_object_agg(locale, title) from product_texts t where t.product_id = p.id) as titles
        from products p order by handle`.execute(db),
    sql`select sku, weight_grams, tracks_stock, on_hand, reserved from variants order by sku`.execute(db),
    sql`select sku, currency, amount_minor, compare_at_minor from prices join variants on id = variant_id
        order by sku, currency`.execute(db),
    sql`select handle, sort, is_hidden, rule, pinned,
        (select jsonb_object_agg(locale, title) from collection_texts t where t.collection_id = c.id) as titles
        from collections c order by handle`.execute(db),
    sql`select c.handle as collection, p.handle, m.by_rule from collection_products m
        join collections c on c.id = m.collection_id join products p on p.id = m.product_id
        order by c.handle, m.position`.execute(db),
  ]);
  const parts = { products, variants, prices, collections, members };
  return named(db, Object.fromEntries(Object.entries(parts).map(([part, { rows }]) => [part, rows])));
}

/** What came and went, and each line of the history with what it has changed; who did it, when and where is another one's. */
async function logIn(db: Db): Promise<unknown> {
  const movements = await sql`
    select sku, kind, quantity, reason, cause from stock_movements m join variants v on v.id = m.variant_id
    order by m.id`.execute(db);
  const history = await sql<{ isUndo: boolean; changes: unknown[] }>`
    select b.undoes is not null as "isUndo", array(
      select jsonb_build_array(thing_kind, thing_id, part, part_key, field, before, after) from changes c
      where c.batch_id = b.id
    ) as changes from change_batches b order by b.id`.execute(db);
  const lines = (await named(db, history.rows)) as typeof history.rows;
  // The changes of one line come in the order of ids, which differs.
  const sorted = lines.map(({ isUndo, changes }) => [
    isUndo,
    ...changes.map((each) => JSON.stringify(each)).toSorted(),
  ]);
  return { movements: movements.rows, lines: sorted };
}

async function newestBatch({ database: { db } }: ShopFixture): Promise<number> {
  const { id } = await db.selectFrom('change_batches').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

const kasa = ({ typed }: Context, ...args: string[]) => runKasa(args, { env: { DATABASE_URL: typed.database.url } });

const answerOf = async (context: Context, ...args: string[]) =>
  JSON.parse((await kasa(context, ...args, '--json')).stdout);

test('each deed leaves the same rows and the same line of the history', async (context) => {
  const { pressed, typed, office, done } = context;
  const [inPressed, inTyped] = [pressed.database.db, typed.database.db];
  for (const { title, press, type } of deeds) {
    const before = await goodsIn(inPressed);
    await press(office, await idsIn(inPressed));
    const { code, stderr } = await kasa(context, ...type);
    assert.equal([code, stderr], [0, ''], title);
    const after = await goodsIn(inPressed);
    assert.not.equal(after, before, title);
    assert.equal(await goodsIn(inTyped), after, title);
    assert.equal(await logIn(inTyped), await logIn(inPressed), title);
    done.push({ title, before, batches: [await newestBatch(pressed), await newestBatch(typed)] });
  }
});

test('lists, one product, movements and the history say the same in both', async (context) => {
  const { pressed, office } = context;
  const { products } = (await office.query('ProductsList', { filters: { ...productFilters.none, state: 'published' } }))
    .listedProducts;
  const listed = await answerOf(context, 'products', 'list', '--state', 'published');
  const lineOf = ({ handle, title, state, available }: Record<string, unknown>) => [handle, title, state, available];
  assert.equal(listed.products.map(lineOf), products.map(lineOf).toSorted());

  const ids = await idsIn(pressed.database.db);
  const { editedProduct } = await office.query('ProductsEdit', { id: idOf(ids, 'fox') });
  const { product } = await answerOf(context, 'products', 'show', 'fox');
  assert.equal(
    [product.handle, product.vendor, product.tags],
    [editedProduct?.handle, editedProduct?.vendor, editedProduct?.tags],
  );

  const { movements } = (await office.query('StockMovements', {})).stockMovements;
  const movementOf = ({ sku, change, onHand, cause, reason, isUndo }: Record<string, unknown>) => [
    // What has no cause has an empty one in a command's answer.
    ...[sku, change, onHand, cause || null, reason, isUndo],
  ];
  assert.equal((await answerOf(context, 'stock', 'movements')).movements.map(movementOf), movements.map(movementOf));

  const { batches } = (await office.query('HistoryList', { filters: {} })).changeBatches;
  const typedBatches = (await answerOf(context, 'history', '--limit', '100')).batches;
  const batchOf = ({ changes, undoes }: Record<string, unknown>) => [changes, typeof undoes === 'number'];
  assert.equal(typedBatches.slice(0, batches.length).map(batchOf), batches.map(batchOf));
  const { collections } = await answerOf(context, 'collections');
  const { listedCollections } = await office.query('CollectionsList', {});
  assert.equal(
    collections.map(({ handle, products: count }: Record<string, unknown>) => [handle, count]),
    listedCollections.map(({ handle, products: count }) => [handle, count]),
  );
});

test('each is taken back to what was there before', async (context) => {
  const { pressed, typed, office, done } = context;
  const [inPressed, inTyped] = [pressed.database.db, typed.database.db];
  assert.is(done.length, deeds.length);
  for (const { title, before, batches } of done.toReversed()) {
    const { undoChangeBatch } = await office.mutate('HistoryUndo', { id: batches[0] });
    const undone = await answerOf(context, 'undo', String(batches[1]));
    assert.equal([undone.undone, undone.left], [undoChangeBatch.undone, []], title);
    assert.equal(await goodsIn(inPressed), before, title);
    assert.equal(await goodsIn(inTyped), before, title);
    assert.equal(await logIn(inTyped), await logIn(inPressed), title);
  }
});

test.run();
