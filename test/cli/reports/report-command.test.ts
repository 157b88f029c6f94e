// The command that prints the figures of the shop: for people, for programs, for spreadsheets.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { shopReportNames } from '#src/reports/shop-reports.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aPaidOrder } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase };

const test = suite<Context>('kasa report');

/** 145.99 zł with its courier in the week before, twice of it in the week itself, and one of those given back. */
test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  const payments = aPaymentProvider();
  const servicesOn = (day: string) => ({ db, payments, log: silentLog, now: () => new Date(`${day}T10:15:00Z`) });
  await aPaidOrder(servicesOn('2026-11-10'));
  await aPaidOrder(servicesOn('2026-11-17'));
  const { id } = await aPaidOrder(servicesOn('2026-11-20'));
  const services = servicesOn('2026-11-21');
  const asked = await requestRefund(services, { orderId: id, amount: null, reason: '' });
  if (!asked.ok) throw new Error(asked.error.kind);
  await sendRefund(services, asked.value.refundId);
  await db
    .insertInto('searches')
    .values([
      { day: '2026-11-18', locale: 'pl', words: '=lis', asked: 3, outcome: 'none' },
      { day: '2026-11-19', locale: 'pl', words: 'lis', asked: 9, outcome: 'found' },
    ])
    .execute();
});
test.after(({ database }) => database.close());

const WEEK = ['--from', '2026-11-15', '--until', '2026-11-21'];

function report({ database }: Context, ...args: string[]) {
  return runKasa(['report', ...args], { env: { DATABASE_URL: database.url } });
}

test('people read days and amounts, what they add up to and what that was in the days before', async (context) => {
  const { code, stdout, stderr } = await report(context, 'sales', ...WEEK);
  assert.is(code, 0, stderr);
  const [days, head = '', ...lines] = stdout.trimEnd().split('\n');
  const [rows, sums] = [lines.slice(0, 7), lines.slice(7)];
  assert.is(days, '2026-11-15 to 2026-11-21, compared with 2026-11-08 to 2026-11-14');
  assert.match(head, /^interval +orders +sold +given_back +left +vat +average +currency$/);
  assert.match(rows[2] ?? '', /^2026-11-17 +1 +145\.99 +0\.00 +145\.99 +27\.30 +145\.99 +PLN$/);
  assert.match(rows[6] ?? '', /^2026-11-21 +0 +0\.00 +-145\.99 +-145\.99 +-27\.30 +PLN$/);
  assert.is(sums.length, 2);
  assert.match(sums[0] ?? '', /^total +2 +291\.98 +-145\.99 +145\.99 +27\.30 +PLN$/);
  assert.match(sums[1] ?? '', /^before +1 +145\.99 +0\.00 +145\.99 +27\.30 +PLN$/);
});

test('programs read minor units, with the time before, in JSON; and decimals in CSV', async (context) => {
  const { name, period, before, currency, rows, rowsBefore } = JSON.parse(
    (await report(context, 'sales', ...WEEK, '--json')).stdout,
  );
  assert.equal([name, currency], ['sales', 'PLN']);
  assert.equal(
    [period, before],
    [
      { from: '2026-11-15', until: '2026-11-21' },
      { from: '2026-11-08', until: '2026-11-14' },
    ],
  );
  const left = (of: { left: number }[]) => of.reduce((sum, row) => sum + row.left, 0);
  assert.equal([left(rows), left(rowsBefore)], [14_599, 14_599]);
  const csv = (await report(context, 'sales', ...WEEK, '--csv')).stdout.split('\n');
  assert.is(csv[0], 'interval,orders,sold,given_back,left,vat,average,currency');
  assert.is(csv[7], '2026-11-21,0,0.00,-145.99,-145.99,-27.30,,PLN');
});

test('Excel in the company’s country opens it by a double click', async (context) => {
  const { stdout } = await report(context, 'sales', ...WEEK, '--excel');
  assert.is(stdout.slice(0, 1), '\uFEFF');
  const lines = stdout.slice(1).split('\r\n');
  assert.is(lines[0], 'interval;orders;sold;given_back;left;vat;average;currency');
  assert.is(lines[7], '2026-11-21;0;"0,00";"-145,99";"-145,99";"-27,30";;PLN');
});

test('what was sought in vain comes first, and is no formula in a file', async (context) => {
  const { stdout } = await report(context, 'searches', ...WEEK, '--csv');
  assert.is(stdout, "words,language,asked,outcome\n'=lis,pl,3,none\nlis,pl,9,found\n");
});

test('what is of no product is named among the products', async (context) => {
  const { stdout } = await report(context, 'products', '--from', '2026-11-01', '--until', '2026-11-30');
  assert.match(stdout, /^Delivery, fees and refunds without a product {2,}0/m);
  const csv = (await report(context, 'products', '--from', '2026-11-01', '--until', '2026-11-30', '--csv')).stdout;
  assert.match(csv, /^"Delivery, fees and refunds without a product",0,/m);
});

test('each report is printed, with days that have nothing as well', async (context) => {
  for (const name of shopReportNames) {
    const { code, stdout, stderr } = await report(context, name, '--from', '2026-01-01', '--until', '2026-01-07');
    assert.is(code, 0, `${name}: ${stderr}`);
    assert.match(stdout, /^2026-01-01 to 2026-01-07/, name);
  }
});

test('an unknown report or currency is named with those that there are, and what is no day is wrong usage', async (context) => {
  const refusals: [string[], RegExp][] = [
    [['profit'], /sales, products, methods/],
    [['sales', '--currency', 'XAU'], /PLN/],
    [['sales', '--from', '2026-02-30'], /2026-02-30/],
    [['sales', '--from', '2026-11-30', '--until', '2026-11-01'], /2026-11-30 comes after 2026-11-01\./],
    [['sales', '--from', '2996-11-30'], /2996-11-30 comes after .*, which is today/],
    [['sales', '--until', '9999-12-31'], /The last day that is understood is 9998-12-31/],
  ];
  for (const [args, said] of refusals) {
    const { code, stdout, stderr } = await report(context, ...args);
    assert.is.not(code, 0, args.join(' '));
    assert.is(stdout, '', args.join(' '));
    assert.match(stderr, said);
  }
});

test.run();
