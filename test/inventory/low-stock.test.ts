// What runs low is told to the shop once for each time that it falls to its limit.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { writeMerchantLowStock } from '#server/emails/merchant-low-stock.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeStock } from '#server/inventory/change-stock.ts';
import { countStock, listStock } from '#server/inventory/list-stock.ts';
import { setStockLimit } from '#server/inventory/set-stock-limit.ts';
import { tellLowStock } from '#server/inventory/tell-low-stock.ts';
import { locales } from '#src/i18n/locales.ts';
import { stockShows } from '#src/inventory/stock-shows.ts';
import { settingsDocuments } from '#src/shop/settings-documents.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('stock that runs low');
const now = () => new Date('2026-11-20T10:15:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

const change = (db: Db, variantId: string, to: number) =>
  changeStock({ db, now, by: byCommand }, { variantId, change: { to } });

async function tell(db: Db): Promise<string[]> {
  await sql`delete from outbox`.execute(db);
  await tellLowStock({ db, now });
  const rows = await db.selectFrom('outbox').select(['kind', 'payload']).execute();
  return rows.flatMap(({ kind, payload }) => {
    assert.is(kind, 'merchant-low-stock');
    return (payload as { variantIds: string[] }).variantIds;
  });
}

test('what falls to the limit is told once, and again when it was above in between', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'low', onHand: 10 });
  await change(db, variantId, 4);
  assert.equal(await tell(db), []);
  await change(db, variantId, 3);
  await change(db, variantId, 2);
  assert.equal(await tell(db), [variantId]);
  await change(db, variantId, 1);
  assert.equal(await tell(db), []);
  await change(db, variantId, 9);
  await change(db, variantId, 0);
  assert.equal(await tell(db), [variantId]);
});

test('what was received before anybody was told is not told, nor what is not counted', async ({ db }) => {
  const [back, free] = [await aProduct(db, { handle: 'back' }), await aProduct(db, { handle: 'free' })];
  await change(db, back, 1);
  await change(db, back, 8);
  await db.updateTable('variants').set({ tracks_stock: false }).where('id', '=', free).execute();
  await db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', free).execute();
  assert.equal(await tell(db), []);
});

test('a limit that somebody else has set meanwhile is told, and not written over unseen', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'two' });
  const limit = async (lowAt: number | null, seen?: number | null) => {
    const set = await setStockLimit({ db, now, by: byCommand }, { variantId, lowAt, seen });
    return set.ok || set.error;
  };
  assert.is(await limit(6, null), true);
  assert.equal(await limit(8, null), { kind: 'LimitChangedSince', lowAt: 6 });
  assert.equal(await limit(null, 3), { kind: 'LimitChangedSince', lowAt: 6 });
  assert.is(await limit(6, null), true, 'both have chosen the same');
  assert.is(await limit(8, 6), true);
  assert.is(await limit(9), true, 'a command has seen none');
});

test('a variant has a limit of its own, and the shop may have none', async ({ db }) => {
  const [own, shops] = [await aProduct(db, { handle: 'own' }), await aProduct(db, { handle: 'shops' })];
  const limit = (lowAt: number | null, variantId = own) =>
    setStockLimit({ db, now, by: byCommand }, { variantId, lowAt });
  assert.ok((await limit(6)).ok);
  assert.equal(await limit(-1), { ok: false, error: { kind: 'QuantityInvalid' } });
  assert.equal(await limit(1, randomUUID()), { ok: false, error: { kind: 'VariantUnknown' } });
  await setSettings(db, 'stock', { lowStockAt: null });
  await change(db, own, 6);
  await change(db, shops, 0);
  assert.equal(await tell(db), [own]);
  const { rows } = await listStock(db, { show: 'low' }, 'pl');
  const counted = await countStock(db, stockShows);
  assert.equal([counted.low, counted.expected], [rows.length, 0]);
  let queries = 0;
  const counting = db.withPlugin({
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  assert.equal(await countStock(counting, stockShows), counted);
  assert.is(queries, 1, 'all are counted at once');
  assert.is((await countStock(db, ['low'], 'nothing of the kind')).low, 0);
  assert.equal(
    rows.map(({ sku, lowAt }) => [sku, lowAt]),
    [['OWN', 6]],
  );
  await setSettings(db, 'stock', { lowStockAt: 3, mailsLowStock: false });
  await change(db, shops, 5);
  await change(db, shops, 2);
  assert.equal(await tell(db), []);
});

test('a shop that has set nothing has the same limit in the database and in the program', async ({ db }) => {
  await sql`truncate settings`.execute(db);
  const { rows } = await sql<{ limit: number }>`select low_stock_default() as limit`.execute(db);
  assert.is(rows[0]?.limit, settingsDocuments.stock.parse({}).lowStockAt);
});

test('the e-mail names what is left of each, and leads to the list, in every language', () => {
  const goods = [{ title: 'Lis', variantTitle: '30×40', sku: 'FOX-30', onHand: 2 }];
  for (const locale of locales) {
    const mail = writeMerchantLowStock({
      ...{ key: 'k', to: 'shop@example.com', goods, locale, shop: demoProfile, publicUrl: 'https://shop.example' },
    });
    assert.match(mail.text, /Lis, 30×40 \(FOX-30\)/);
    assert.match(mail.text, 'https://shop.example/admin/stock?show=low');
    assert.match(mail.subject, '1');
  }
});

test.run();
