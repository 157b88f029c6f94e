// The command that lists orders: for people, for programs, for spreadsheets.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase; paid: OrderFixture; unpaid: OrderFixture };

const test = suite<Context>('kasa orders');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  const now = () => new Date('2026-11-20T10:15:00Z');
  context.paid = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  await db
    .updateTable('orders')
    .set({ address: JSON.stringify({ fullName: '=1+1\u001b[2J', country: 'PL' }) })
    .where('id', '=', context.paid.id)
    .execute();
  const later = () => new Date('2026-11-21T09:00:00Z');
  context.unpaid = await anUnpaidOrder({ db, now: later, payments: aPaymentProvider() });
});
test.after(({ database }) => database.close());

function kasa({ database }: Context, ...args: string[]) {
  return runKasa(['orders', ...args], { env: { DATABASE_URL: database.url } });
}

const numbersOf = (stdout: string): number[] =>
  JSON.parse(stdout).orders.map(({ number }: { number: number }) => number);

test('orders are listed from the newest, with what to do next, and cannot steer the terminal', async (context) => {
  const { paid, unpaid } = context;
  const { code, stdout } = await kasa(context);
  assert.is(code, 0);
  const [first = '', second = ''] = stdout.split('\n');
  assert.match(first, new RegExp(`^${unpaid.number}  2026-11-21 10:00  awaiting_payment .* wait for the payment$`));
  assert.match(second, new RegExp(`^${paid.number}  2026-11-20 11:15  paid +unfulfilled .*145\\.99.* =1\\+1 \\[2J`));
  assert.match(second, new RegExp(`kasa send ${paid.number}$`));
});

test('a list is narrowed by state and by day, and goes on where it ended', async (context) => {
  const { paid, unpaid } = context;
  const listed = async (...args: string[]) => numbersOf((await kasa(context, '--json', ...args)).stdout);
  assert.equal(await listed('--state', 'to_send'), [paid.number]);
  assert.equal(await listed('--state', 'unfulfilled'), [unpaid.number, paid.number]);
  assert.equal(await listed('--since', '2026-11-21'), [unpaid.number]);
  assert.equal(await listed('--before', String(unpaid.number)), [paid.number]);
  const { stdout } = await kasa(context, '--json', '--limit', '1');
  assert.is(JSON.parse(stdout).hasMore, true);
  assert.match((await kasa(context, '--limit', '1')).stdout, `There are more: --before ${unpaid.number}`);
});

test('for programs an order has its amounts and states apart', async (context) => {
  const { stdout } = await kasa(context, '--json', '--state', 'to_send');
  const { ok, orders } = JSON.parse(stdout);
  const { payment, fulfilment, total, refunded, next, createdAt } = orders[0];
  assert.equal(
    [ok, payment, fulfilment, total, refunded, next, createdAt],
    [
      true,
      'paid',
      'unfulfilled',
      { minor: 14_599, currency: 'PLN' },
      { minor: 0, currency: 'PLN' },
      'send',
      '2026-11-20T10:15:00.000Z',
    ],
  );
});

test('for spreadsheets what a shopper typed is no formula', async (context) => {
  const { stdout, stderr } = await kasa(context, '--csv', '--state', 'to_send');
  assert.is(stderr, '');
  const [header, row] = stdout.split('\n');
  const names = 'number,created_at,payment,fulfilment,customer,email,country,total,refunded,currency,next';
  assert.is(
    header,
    `${names},discount,discount_code,paid_at,method,vat,vat_by_rate,vat_number,company,refunded_at,refunded_vat,refunded_vat_by_rate,outside_vat_area,by_gift_card,for_gift_cards,by_single_purpose_card,refunded_to_single_purpose_card`,
  );
  assert.match(row ?? '', "paid,unfulfilled,'=1+1");
  assert.match(row ?? '', ',PL,145.99,0.00,PLN,send,0.00,');
  assert.match(row ?? '', ',2026-11-20 11:15,paid,');
  const excel = (await kasa(context, '--excel', '--state', 'to_send')).stdout;
  assert.match(excel, /^\uFEFFnumber;created_at;/);
  assert.match(excel, ';PL;"145,99";"0,00";PLN;send;');
});

test('an unknown state is named with those that there are, and a wrong day is wrong usage', async (context) => {
  const { code, stderr } = await kasa(context, '--state', 'packed');
  assert.is(code, 1);
  assert.match(stderr, 'There is no state packed.');
  assert.match(stderr, 'to_send, awaiting_payment');
  assert.is((await kasa(context, '--since', 'yesterday')).code, 2);
});

test.run();
