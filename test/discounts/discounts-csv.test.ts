// A file of discount codes: looked through, imported and taken back by the steps of every import.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { listImportedProducts, listMessages } from '#server/catalogue/office/imports/list-findings.ts';
import type { Db } from '#server/database/connect.ts';
import { listDiscountCodes } from '#server/discounts/list-discount-codes.ts';
import { stopDiscountCode } from '#server/discounts/stop-discount-code.ts';
import { listBatches, listChanges } from '#server/history/list-history.ts';
import { translatedHistory } from '#server/translation/translated-history.ts';
import { doSteps, handIn, jobOf, servicesOf } from '../catalogue/import-jobs/an-import.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { servicesOf as orderServicesOf } from '../orders/office/an-office.ts';
import { aDiscountCode, discountServices } from './a-discount-code.ts';

type Context = { shop: ShopFixture; db: Db };
const test = suite<Context>('files of discount codes');
const now = () => shopTime;

test.before(async (context) => {
  context.shop = await aShop();
  context.db = context.shop.database.db;
  await aProduct(context.db, { handle: 'mug', title: 'Kubek' });
});
test.before.each(async ({ db }) => {
  await db.updateTable('orders').set({ discount_code_id: null, discount_code: null }).execute();
  await db.deleteFrom('discount_codes').execute();
});
test.after(({ shop }) => shop.close());

const heads = 'code,kind,percent,amount_PLN,minimum_PLN,for,goods,from,until,max_uses,max_uses_per_email,stopped';

/** Looked through. */
async function handedIn(db: Db, lines: readonly string[]) {
  const services = servicesOf({ db, now });
  const text = `${[heads, ...lines].join('\n')}\n`;
  const id = await handIn(services, text, `codes-${lines.join()}.csv`);
  await doSteps(services);
  return { services, id, job: await jobOf(services, id) };
}

async function imported(db: Db, lines: readonly string[]) {
  const { services, id } = await handedIn(db, lines);
  const started = await takeOver(services, id, 'start');
  assert.ok(started.ok);
  await doSteps(services);
  assert.is((await jobOf(services, id)).state, 'done');
  return { services, id };
}

async function takenBack(db: Db, { services, id }: Awaited<ReturnType<typeof imported>>) {
  assert.ok((await takeOver(services, id, 'undo')).ok);
  await doSteps(services);
  const { state, report } = await jobOf(services, id);
  assert.is(state, 'undone');
  return { left: report?.leftAlone, codes: await codesOf(db) };
}

async function codesOf(db: Db) {
  const { codes } = await listDiscountCodes(db, { now: shopTime });
  const shown = codes.map(({ code, reward, handles, maxUses, state }) => ({ code, reward, handles, maxUses, state }));
  return shown.toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

const percent = (basisPoints: number) => ({ kind: 'percentage', basisPoints }) as const;

test('codes are made and changed, and taken back in one press', async ({ db }) => {
  await aDiscountCode(db, { code: 'OLD', maxUses: 3 });
  const before = await codesOf(db);
  const lines = ['new1,percentage,12.5,,,everything,,,,,,', 'OLD,amount,,20.00,100.00,products,mug,,,10,,yes'];
  const looked = await handedIn(db, lines);
  assert.equal(looked.job.report?.products, { created: 1, updated: 1, unchanged: 0, archived: 0 });
  const { rows } = await listImportedProducts(db, { id: looked.id, outcome: 'created' }, {});
  assert.equal(
    rows.map(({ title }) => title),
    ['NEW1'],
  );
  assert.equal(await codesOf(db), before, 'looking through writes nothing');
  const done = await imported(db, lines);
  assert.equal(await codesOf(db), [
    { code: 'NEW1', reward: percent(1_250), handles: [], maxUses: null, state: 'active' },
    {
      code: 'OLD',
      reward: { kind: 'amount', amounts: { PLN: 2_000 } },
      handles: ['mug'],
      maxUses: 10,
      state: 'stopped',
    },
  ]);
  const [batch] = (await listBatches({ db, now }, { first: 1 })).rows;
  const changes = await listChanges(db, { of: { batchId: batch?.id ?? 0 } });
  const named = await translatedHistory.nameChanges(db, changes.rows);
  assert.equal([...new Set(named.map(({ thing }) => thing))].toSorted(), ['NEW1', 'OLD']);
  assert.equal(await takenBack(db, done), { left: 0, codes: before });
});

test('a code that orders have used is stopped and not deleted, and one that somebody has changed since stays', async ({
  shop,
  db,
}) => {
  await aDiscountCode(db, { code: 'OLD' });
  const done = await imported(db, ['USED,percentage,10,,,everything,,,,,,', 'OLD,percentage,20,,,everything,,,,,,']);
  const { id: orderId } = await aPaidOrder(orderServicesOf(shop));
  const used = db.selectFrom('discount_codes').select('id').where('code', '=', 'USED');
  const { id } = await used.executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ discount_code_id: id, discount_code: 'USED' })
    .where('id', '=', orderId)
    .execute();
  await aDiscountCode(db, { code: 'OLD', reward: percent(3_000) });
  const { left, codes } = await takenBack(db, done);
  assert.is(left, 1);
  assert.equal(
    codes.map(({ code, reward, state }) => [code, reward, state]),
    [
      ['OLD', percent(3_000), 'active'],
      ['USED', percent(1_000), 'stopped'],
    ],
  );
});

test('an editor that was open meanwhile is told when an import is taken back', async ({ db }) => {
  await aDiscountCode(db, { code: 'OLD' });
  const versionOf = async () =>
    (await db.selectFrom('discount_codes').select('version').executeTakeFirstOrThrow()).version;
  const done = await imported(db, ['OLD,percentage,20,,,everything,,,,,,']);
  const version = await versionOf();
  await takenBack(db, done);
  assert.ok((await versionOf()) > version);
});

test('each fault names its line, column and cell, and nothing of the file is written', async ({ db }) => {
  await aDiscountCode(db, { code: 'ZÓLW' });
  const { services, id, job } = await handedIn(db, [
    'X,percentage,10,,,everything,,,,,,',
    'AAA,half,10,,,everything,,,,,,',
    'BBB,percentage,110,,,everything,,,,,,',
    'CCC,amount,,1.234,,everything,,,,,,',
    'DDD,percentage,10,,,products,mug ghost,,,,,',
    'EEE,percentage,10,,,everything,,2027-02-30,,,,',
    'FFF,percentage,10,,,everything,,2027-03-02,2027-03-01,,,',
    'GGG,percentage,10,,,everything,,,,0,,',
    'HHH,percentage,10,,,collections,,,,,,',
    'III,percentage,10,,,everything,,,,,,perhaps',
    'JJJ,percentage,10,,,everything,,,,,,',
    'jjj,percentage,20,,,everything,,,,,,',
    'KŁOS,percentage,10,,,everything,,,,,,',
    'KLOS,percentage,10,,,everything,,,,,,',
    'ŻÓŁW,percentage,10,,,everything,,,,,,',
  ]);
  assert.is(job.report?.ok, false);
  const { rows } = await listMessages(db, { id, code: null }, {});
  assert.equal(
    rows.map(({ code, line, column, value }) => [line, code, column, value]),
    [
      [2, 'DISCOUNT_CODE', 'code', 'X'],
      [3, 'DISCOUNT_REWARD', 'kind', 'half'],
      [4, 'DISCOUNT_REWARD', 'percent', '110'],
      [5, 'AMBIGUOUS_NUMBER', 'amount_PLN', '1.234'],
      [6, 'DISCOUNT_GOODS', 'goods', 'ghost'],
      [7, 'DISCOUNT_PERIOD', 'from', '2027-02-30'],
      [8, 'DISCOUNT_PERIOD', 'until', 'FFF'],
      [9, 'DISCOUNT_LIMIT', 'max_uses', '0'],
      [10, 'DISCOUNT_GOODS', 'goods', 'HHH'],
      [11, 'INVALID_FLAG', 'stopped', 'perhaps'],
      [13, 'RECORD_TWICE', 'code', 'JJJ'],
      [14, 'DISCOUNT_ALIKE', 'code', 'KŁOS'],
      [15, 'DISCOUNT_ALIKE', 'code', 'KLOS'],
      [16, 'DISCOUNT_ALIKE', 'code', 'ŻÓŁW'],
    ],
  );
  const started = await takeOver(services, id, 'start');
  assert.is(started.ok ? '' : started.error.kind, 'ImportHasFaults');
  assert.equal(
    (await codesOf(db)).map(({ code }) => code),
    ['ZÓLW'],
  );
});

test('columns that a file does not have leave what a code says', async ({ db }) => {
  await aDiscountCode(db, { code: 'KEPT', maxUses: 7 });
  await stopDiscountCode(discountServices(db), 'KEPT', true);
  const services = servicesOf({ db, now });
  const text = 'Code,kind,percent,for,amount_GPB\nkept,percentage,15,everything,3\n';
  const id = await handIn(services, text, 'few-columns.csv');
  await doSteps(services);
  const { rows } = await listMessages(db, { id, code: null }, {});
  assert.equal(
    rows.map(({ code, column }) => [code, column]),
    [['UNUSED_COLUMNS', 'amount_GPB']],
  );
  assert.ok((await takeOver(services, id, 'start')).ok);
  await doSteps(services);
  assert.equal(await codesOf(db), [
    { code: 'KEPT', reward: percent(1_500), handles: [], maxUses: 7, state: 'stopped' },
  ]);
});

test.run();
