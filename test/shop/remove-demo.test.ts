// The demo goes whole, nothing of the merchant's goes with it, and no order that somebody paid for is lost.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type RemovedDemo, removeDemo } from '#server/demo/remove-demo.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { reserveCards } from '#server/gift-cards/order-cards.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { originalsFolder, renditionsFolder } from '#server/media/picture-folders.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { findOrigin } from '#server/shop/shop-origin.ts';
import { money } from '#src/money.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';

type Context = { database: NamedDatabase; mediaDirectory: string };

const test = suite<Context>('kasa demo remove');
const now = () => new Date('2026-11-21T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-demo-'));
  await seedDemo({ db: context.database.db, pictureFiles: filesOnDisk(context.mediaDirectory), now });
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

const remove = ({ database: { db } }: Context, withTestOrders = false) =>
  inTransaction(db, (tx) => removeDemo(tx, { withTestOrders, now: now() }));

const countOf = async ({ database: { db } }: Context, table: 'products' | 'collections' | 'pictures' | 'settings') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

/** A card of 50.00 zł, of which the one order holds 20.00. */
async function aCardThatPays(db: Db): Promise<string> {
  const services = { db, now, audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(5_000, 'PLN'), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  const { id } = issued.value;
  const order = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => reserveCards(tx, order.id, [{ id, minor: 2_000 }], now()));
  return id;
}

test('a shop of one’s own does not begin in the demo', async ({ database: { db } }) => {
  const begun = await inTransaction(db, (tx) =>
    beginShop(tx, {
      name: 'De Theewinkel',
      country: 'NL',
      markets: [marketOfCountry('NL')],
      look: undefined,
      now: now(),
    }),
  );
  assert.equal(begun, { ok: false, error: { kind: 'IsDemo' } });
});

test('an order that the sandbox does not know keeps the demo, whatever is asked for', async (context) => {
  const { db } = context.database;
  const { number, intentId } = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  assert.equal(await remove(context, true), { ok: false, error: { kind: 'RealOrders', numbers: [number] } });
  assert.is(await countOf(context, 'products'), 65);
  await db
    .insertInto('sandbox.objects')
    .values({ id: intentId, kind: 'payment_intent', body: '{}', hidden: '{}', created_at: now() })
    .execute();
});

test('orders of the sandbox are named, and go when that is asked for', async (context) => {
  assert.equal(await remove(context), { ok: false, error: { kind: 'TestOrders', count: 1 } });
  await inTransaction(context.database.db, (tx) =>
    changeSettings(tx, { document: 'company', data: aCompany(), changedBy: 'cli', now: now() }),
  );
  const cardId = await aCardThatPays(context.database.db);
  const removed = await remove(context, true);
  assert.ok(removed.ok);
  // Seen to fail without `giveBackTestPayments`: an order that was gone held the money for ever.
  const card = await context.database.db
    .selectFrom('gift_cards')
    .select(['balance_minor as balance', 'reserved_minor as reserved'])
    .where('id', '=', cardId)
    .executeTakeFirst();
  assert.equal(card, { balance: 5_000, reserved: 0 });
  await assertMoneyPathInvariants(context.database.db);
  const { products, orders, pictures } = (removed as { value: RemovedDemo }).value;
  assert.equal([products, orders], [64, 1]);
  const renditions = renditionsFolder(context.mediaDirectory);
  await mkdir(renditions);
  for (const key of [pictures[0], 'f'.repeat(20)]) await writeFile(join(renditions, `${key}-320.avif`), '');
  await filesOnDisk(context.mediaDirectory).delete(pictures);
});

test('nothing of the demo is left, and what is the merchant’s is', async (context) => {
  const { db } = context.database;
  const products = await db.selectFrom('products').select('handle').execute();
  assert.is(products.length, 1);
  assert.match(products[0]?.handle ?? '', /^bought-/);
  assert.is(await countOf(context, 'collections'), 0);
  assert.is(await countOf(context, 'pictures'), 0);
  assert.equal(await readdir(originalsFolder(context.mediaDirectory)), []);
  assert.equal(await readdir(renditionsFolder(context.mediaDirectory)), [`${'f'.repeat(20)}-320.avif`]);
  assert.is(await countOf(context, 'settings'), 1);
  assert.equal((await findSettings(db, 'company'))?.data, aCompany());
  assert.not.match(JSON.stringify(await readShop(db)), /pracownia|plakat/i);
  for (const table of ['search_synonyms', 'pickup_points'] as const)
    assert.equal(await db.selectFrom(table).selectAll().execute(), [], table);
});

test('afterwards it is a shop of one’s own, which can begin', async (context) => {
  const { db } = context.database;
  assert.is(await findOrigin(db), 'own');
  assert.equal(await remove(context), { ok: false, error: { kind: 'NoDemo' } });
  await aProduct(db, { handle: 'assam', title: 'Assam' });
  const begin = () =>
    inTransaction(db, (tx) =>
      beginShop(tx, {
        name: 'De Theewinkel',
        country: 'NL',
        markets: [marketOfCountry('NL')],
        look: 'quiet',
        now: now(),
      }),
    );
  assert.equal(await begin(), { ok: true, value: { accent: null, isDim: false } });
  const { identity, company, brand } = await readShop(db);
  assert.equal([identity.name, company.legalName, brand.headingWeight], ['De Theewinkel', aCompany().legalName, 500]);
  assert.equal(await begin(), { ok: false, error: { kind: 'HasBegun', name: 'De Theewinkel' } });
});

test.run();
