// A market may have series of its own: counted apart without gaps, and never able to write a number of another.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { beginningMarkets, marketOfCountry } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPolishCompany } from './a-sale.ts';
import { corrected } from './corrected.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('series of markets');
const time = new Date('2026-11-24T10:00:00Z');
const payments = aPaymentProvider();
const none = { invoice: '', correction: '', proforma: '', receipt: '' };
const ofGermany = { ...none, invoice: 'DE-RG/{year}/{number}', correction: 'DE-RK/{year}/{number}' };

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setSettings(context.db, 'company', aPolishCompany());
});
test.after.each(({ database }) => database.close());

async function orderIn({ db }: Context, market: Locale): Promise<string> {
  const { id } = await aPaidOrder({ db, payments, now: () => time });
  await db.updateTable('orders').set({ locale: market }).where('id', '=', id).execute();
  return id;
}

async function issue({ db }: Context, orderId: string, { fails = false } = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const issued = await issueInvoice(tx, { orderId, kind: 'invoice', issuedBy: 'cli', now: time });
    if (!issued.ok) throw new Error(issued.error.kind);
    if (fails) throw new Error('after its number');
    return issued.value.number;
  });
}

/** Empty when it is saved. */
async function faultsOf({ db }: Context, data: object): Promise<string[]> {
  const change = { document: 'invoices', data, changedBy: 'cli', now: time } as const;
  const changed = await inTransaction(db, (tx) => changeSettings(tx, change));
  return changed.ok ? [] : changed.error.faults.map(({ path, message }) => `${path} ${message}`);
}

const numbered = (begin: string, count: number) => Array.from({ length: count }, (_, at) => `${begin}/2026/${at + 1}`);

test('two markets that issue at once are counted apart, each without a gap, also where some fail', async (context) => {
  assert.equal(await faultsOf(context, { marketSeries: { de: ofGermany } }), []);
  const orders: { id: string; fails: boolean }[] = [];
  for (let count = 0; count < 20; count++) {
    orders.push({ id: await orderIn(context, count % 2 ? 'de' : 'pl'), fails: count % 5 === 0 });
  }
  const tried = await Promise.allSettled(orders.map(({ id, fails }) => issue(context, id, { fails })));
  assert.is(tried.filter(({ status }) => status === 'rejected').length, 4);
  const missing = orders.filter(({ fails }) => fails);
  const issued = [
    ...tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    ...(await Promise.all(missing.map(({ id }) => issue(context, id)))),
  ];
  assert.equal(issued.sort(), [...numbered('DE-RG', 10), ...numbered('FV', 10)].sort());
});

test('a kind without a pattern of the market is numbered with the others, and corrections with their market', async (context) => {
  const { db } = context;
  await faultsOf(context, { marketSeries: { de: ofGermany, cs: { ...none, correction: 'CS-OD/{year}/{number}' } } });
  const orders = [await orderIn(context, 'de'), await orderIn(context, 'cs'), await orderIn(context, 'pl')];
  const numbers: string[] = [];
  for (const orderId of orders) {
    numbers.push(await issue(context, orderId));
    const services = { db, payments, now: () => time, log: silentLog };
    const requested = await requestRefund(services, { orderId, amount: null, reason: '' });
    if (!requested.ok) throw new Error(requested.error.kind);
    await sendRefund(services, requested.value.refundId);
    const made = await inTransaction(db, (tx) => corrected(tx, { orderId, issuedBy: 'cli', now: time }));
    numbers.push(...made.map(({ number }) => number));
  }
  assert.equal(numbers, ['DE-RG/2026/1', 'DE-RK/2026/1', 'FV/2026/1', 'CS-OD/2026/1', 'FV/2026/2', 'FK/2026/1']);
});

test('a market that gives its series up is numbered with the others, and goes on where it ended if it takes them again', async (context) => {
  const settings = { marketSeries: { de: ofGermany } };
  await faultsOf(context, settings);
  assert.is(await issue(context, await orderIn(context, 'de')), 'DE-RG/2026/1');
  await faultsOf(context, {});
  assert.is(await issue(context, await orderIn(context, 'de')), 'FV/2026/1');
  await faultsOf(context, settings);
  assert.is(await issue(context, await orderIn(context, 'de')), 'DE-RG/2026/2');
});

test('a pattern that could meet one of any kind or market, or write what was given out, is refused when saved', async (context) => {
  const meets = 'could write the same number as another series: begin each differently';
  assert.equal(await faultsOf(context, { marketSeries: { de: { ...none, receipt: 'FV/{number}/{year}' } } }), [
    `marketSeries.de.receipt ${meets}`,
  ]);
  const same = { ...none, proforma: 'P{year}/{number}' };
  assert.equal(await faultsOf(context, { marketSeries: { de: same, pl: same } }), [
    `marketSeries.pl.proforma ${meets}`,
  ]);

  await faultsOf(context, { marketSeries: { de: ofGermany } });
  await issue(context, await orderIn(context, 'de'));
  const again = 'could write DE-RG/2026/1 again, which was given out: begin it differently';
  assert.equal(await faultsOf(context, { marketSeries: { pl: { ...none, invoice: ofGermany.invoice } } }), [
    `marketSeries.pl.invoice ${again}`,
  ]);
  assert.equal(await faultsOf(context, { series: { invoice: ofGermany.invoice } }), [`series.invoice ${again}`]);
  assert.equal(await faultsOf(context, { marketSeries: { de: ofGermany } }), [], 'its own it goes on with');
});

test('a market in which the shop does not sell has no series, and one that was closed keeps nobody from saving', async (context) => {
  const { db } = context;
  await setSettings(db, 'markets', beginningMarkets(['PL', 'DE'].map(marketOfCountry), 'pl'));
  assert.equal(await faultsOf(context, { marketSeries: { cs: { ...none, invoice: 'CS{year}/{number}' } } }), [
    'marketSeries.cs must be the language of one of the markets',
  ]);
  assert.equal(await faultsOf(context, { marketSeries: { de: ofGermany } }), []);
  await setSettings(db, 'markets', beginningMarkets(['PL'].map(marketOfCountry), 'pl'));
  assert.equal(await faultsOf(context, { forConsumers: true, marketSeries: { de: ofGermany } }), []);
});

test.run();
