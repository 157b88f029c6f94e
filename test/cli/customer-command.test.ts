// `kasa customers`, `kasa customer` and `kasa retention` as an operator runs them.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { aDeliveredOrder } from '../customers/a-customer.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa customer');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const longAgo = new Date(Date.now() - 60 * 24 * 60 * 60_000);

test('lists, shows, copies and erases a customer, and writes it into the log', async ({ database: { db, url } }) => {
  const folder = await makeDataDirectory('copies');
  const run = (...args: string[]) => runKasa(args, { env: { DATABASE_URL: url } });
  const answerOf = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
  const order = await aDeliveredOrder({ db, now: () => longAgo, payments: aPaymentProvider() });
  const open = await anUnpaidOrder({ db, now: () => longAgo, payments: aPaymentProvider() });

  const { customers } = await answerOf('customers', '--text', 'kowalski');
  assert.equal([customers.length, customers[0]?.email], [1, 'jan@example.com']);
  // The file is for programs: dots in numbers, whatever the country, and the clocks of the company.
  const [head, ...rows] = (await run('customers', '--csv')).stdout.trim().split(/\r?\n/);
  assert.is(head, 'email,name,phone,country,orders,last_order_at,spent');
  assert.is(rows.length, 1);
  const [email, name, phone, country, orders, lastOrderAt = '', spent = ''] = rows[0]?.split(',') ?? [];
  const told = [email, name, country, Number(orders)];
  assert.equal(told, ['jan@example.com', 'Jan Kowalski', 'PL', customers[0].orders]);
  assert.match(lastOrderAt, /^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  assert.match(spent, /^\d+\.\d\d PLN$/);
  assert.match(phone ?? '', /^\+48[\d ]+$/, 'a program reads the number');
  assert.match((await run('customers', '--excel')).stdout, /^\uFEFFemail;name;phone;/);
  assert.is((await run('customers', '--csv', '--country', 'DE')).stdout.trim(), head);
  assert.match((await run('customer', 'Jan@example.com')).stdout, `${order.number}  `);
  const file = join(folder, 'jan.json');
  assert.is((await answerOf('customer', 'export', 'jan@example.com', file)).ok, true);
  assert.match(await readFile(file, 'utf8'), 'Jan Kowalski');
  assert.is((await stat(file)).mode & 0o077, 0, 'nobody else reads it');
  assert.is((await answerOf('customer', 'export', 'jan@example.com', file)).error.code, 'FILE_EXISTS');

  const refused = await run('customer', 'erase', 'jan@example.com');
  assert.is(refused.code, 1);
  assert.match(refused.stderr, `Order ${open.number} is still open.`);
  await db.updateTable('orders').set({ payment_state: 'cancelled' }).where('id', '=', open.id).execute();
  assert.match((await run('retention', '--dry-run')).stdout, /0 {2}unpaid-orders: /);
  const erased = await answerOf('customer', 'erase', 'jan@example.com');
  assert.equal([erased.ok, erased.orders, erased.kept.length], [true, 2, 1]);
  assert.is((await answerOf('customer', 'erase', 'jan@example.com')).error.code, 'CUSTOMER_UNKNOWN');
  const { entries } = await answerOf('audit', 'list');
  assert.equal(
    entries.map(({ kind }: { kind: string }) => kind),
    ['customer.erased', 'customer.exported'],
  );
});

test.run();
