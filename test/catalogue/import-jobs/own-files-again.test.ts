// Whatever the shop exports and somebody hands in again changes nothing, in the manner of programs and in that of Excel: products,
// texts, discount codes, orders and customers.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ExcelManner, excelMannerOf } from '#server/catalogue/csv/excel-manner.ts';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { listMessages } from '#server/catalogue/office/imports/list-findings.ts';
import { exportCustomers } from '#server/customers/csv/customers-csv.ts';
import type { Db } from '#server/database/connect.ts';
import { exportDiscounts } from '#server/discounts/csv/export-discounts.ts';
import { ordersCsv, writeOrderRows } from '#server/order-list/office/orders-csv.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { exportTexts } from '#server/translation/csv/export-texts.ts';
import type { ImportKind } from '#src/catalogue/import-states.ts';
import { aDiscountCode } from '#test/discounts/a-discount-code.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { servicesOf as orderServicesOf } from '#test/orders/office/an-office.ts';
import { doSteps, handIn, jobOf, servicesOf } from './an-import.ts';

const timeZone = 'Europe/Warsaw';
const now = () => shopTime;
const test = suite<{ shop: ShopFixture; db: Db }>('the shop’s own files, handed in again');

test.before(async (context) => {
  context.shop = await aShop();
  context.db = context.shop.database.db;
  const { db } = context;
  await aProduct(db, { handle: 'mug', title: 'Kubek' });
  await aPaidOrder(orderServicesOf(context.shop));
  await aDiscountCode(db, { code: 'TENTH', startsAt: new Date('2026-11-01T08:30:00Z'), maxUses: 5 });
  await aDiscountCode(db, {
    ...{ code: '=SUM', reward: { kind: 'amount', amounts: { PLN: 2_050, HUF: 50_000 } }, minimums: { PLN: 10_000 } },
    ...{ scope: 'products', handles: ['mug'], endsAt: new Date('2027-03-31T22:00:00Z'), maxUsesPerEmail: 1 },
  });
});
test.after(({ shop }) => shop.close());

const textOf = async (lines: AsyncIterable<string>) => (await Array.fromAsync(lines)).join('');

async function ordersText(db: Db, excel: ExcelManner | null): Promise<string> {
  const file = ordersCsv({ hasPeople: true, timeZone, excel });
  const { orders } = await listOrders(db, { filters: {}, first: 100, now: shopTime });
  return file.head + (await writeOrderRows(db, file, orders));
}

const exports: Partial<Record<ImportKind, (db: Db, excel: ExcelManner | null) => Promise<string>>> = {
  own: (db, excel) => textOf(exportCatalogue(db, { baseLocale: 'pl', baseCurrency: 'PLN', excel, now: shopTime })),
  texts: (db, excel) =>
    textOf(exportTexts(db, { base: 'pl', languages: ['de', 'en'], excel, onlyMissing: false, withSettings: true })),
  discounts: (db, excel) => textOf(exportDiscounts(db, { sold: ['PLN', 'EUR'], timeZone, excel, now: shopTime })),
  orders: ordersText,
  customers: (db, excel) => textOf(exportCustomers(db, { timeZone, excel, now: shopTime })),
};

async function lookThrough(db: Db, text: string, name: string) {
  const services = servicesOf({ db, now });
  const id = await handIn(services, text, name, { withSettings: true });
  await doSteps(services);
  const { rows } = await listMessages(db, { id, code: null }, {});
  return { services, id, job: await jobOf(services, id), messages: rows };
}

for (const [kind, exported] of Object.entries(exports)) {
  for (const excel of [null, excelMannerOf('PL'), excelMannerOf('IE')]) {
    const manner = excel ? `Excel’s ${excel.separator}${excel.decimal}` : 'programs’';
    test(`a file of ${kind} in ${manner} manner changes nothing`, async ({ db }) => {
      const text = await exported(db, excel);
      const { services, id, job, messages } = await lookThrough(db, text, `${kind}-${manner}.csv`);
      assert.is(job.kind, kind);
      assert.equal(
        messages.filter(({ severity }) => severity === 'fault').map(({ code, column, value }) => [code, column, value]),
        [],
      );
      const { products, rows } = job.report ?? {};
      assert.ok((rows ?? 0) > 0 && (products?.unchanged ?? 0) > 0, text);
      assert.equal([products?.created, products?.updated, products?.archived], [0, 0, 0]);
      const started = await takeOver(services, id, 'start');
      assert.is(started.ok ? 'started' : started.error.kind, 'ImportNothingNew');
    });
  }
}

test('what a spreadsheet makes of days and amounts is the same day and amount', async ({ db }) => {
  const discounts = await exports.discounts?.(db, excelMannerOf('PL'));
  const edited = (discounts ?? '')
    .replace('2026-11-01 09:30', '01.11.2026 09:30:00')
    .replace('2027-03-31', '31.03.2027')
    .replaceAll('20,50', '20,5');
  assert.is.not(edited, discounts);
  const { job } = await lookThrough(db, edited, 'edited-discounts.csv');
  assert.equal([job.report?.ok, job.report?.products.updated], [true, 0]);
});

test('of orders and customers each cell that says something else is told, and nothing of them is changed', async ({
  db,
}) => {
  const orders = (await ordersText(db, null))
    .replace(',paid,', ',refunded,')
    .concat('99999,,,,,,,,,,,,,,,,,,,,,,,,,\n');
  const { job, messages } = await lookThrough(db, orders, 'edited-orders.csv');
  assert.is(job.report?.ok, false);
  assert.equal(
    messages.map(({ code, column, value }) => [code, column, value]),
    [
      ['RECORD_DIFFERS', 'payment', 'refunded'],
      ['RECORD_UNKNOWN', 'number', '99999'],
    ],
  );
  const customers = (await exports.customers?.(db, null))?.replace(/,PL,/, ',DE,') ?? '';
  const looked = await lookThrough(db, customers, 'edited-customers.csv');
  assert.equal(
    looked.messages.map(({ code, column, value }) => [code, column, value]),
    [['RECORD_DIFFERS', 'country', 'DE']],
  );
});

test('whoever may not see people learns nothing from a file of them', async ({ db }) => {
  const services = servicesOf({ db, now });
  const id = await handIn(services, await ordersText(db, null), 'refused.csv', { refusedKinds: ['orders'] });
  await doSteps(services);
  const { rows } = await listMessages(db, { id, code: null }, {});
  assert.equal(
    rows.map(({ code, line }) => [code, line]),
    [['KIND_NOT_ALLOWED', 1]],
  );
});

test.run();
