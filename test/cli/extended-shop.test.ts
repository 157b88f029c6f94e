// A shop that is started beside a kasa.config.ts, as the guide prints it. Needs the built shop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { guideExample } from '#bin/commands/adding/guide-example.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { freePort } from '../fixtures/free-port.ts';
import { folderWith } from '../fixtures/guide-examples.ts';
import { until } from '../fixtures/until.ts';
import { aReceiver } from '../webhooks/a-receiver.ts';
import { kasa, runKasa } from './run-kasa.ts';

type Context = { database: NamedDatabase; paid: OrderFixture; unpaid: OrderFixture };

const secret = 'a-secret-of-two-machines';
const test = suite<Context>('an extended shop');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const services = { db: context.database.db, now: () => new Date(), payments: aPaymentProvider() };
  context.paid = await aPaidOrder(services);
  context.unpaid = await anUnpaidOrder(services);
  // Nothing was asked of the provider yet, so nothing must be closed there.
  await context.database.db
    .updateTable('payment_attempts')
    .set({ intent_id: null })
    .where('order_id', '=', context.unpaid.id)
    .execute();
});
test.after(({ database }) => database.close());

test('a parcel goes with the carrier of the guide, to its page', async ({ database, paid }) => {
  const cwd = await folderWith('kasa.config.ts', await guideExample('extending.md', 'kasa.config.ts', 'carriers'));
  const env = { DATABASE_URL: database.url };
  const send = ['send', String(paid.number), '--carrier', 'city-bikes', '--tracking', 'CB-17'];
  const elsewhere = await runKasa(send, { env });
  assert.match(elsewhere.stderr, 'The shop knows no carrier city-bikes.');
  const { stdout } = await runKasa(send, { env, cwd });
  assert.match(stdout, `Order ${paid.number}: parcel 1 is with City Bikes.`);
  assert.match(stdout, 'https://citybikes.example/follow?parcel=CB-17&to=');
  await rm(cwd, { recursive: true });
});

whole(test)('what a command does to an order reaches the webhook of the serving shop', async ({ database, unpaid }) => {
  await using receiver = await aReceiver(secret);
  const example = await guideExample('extending.md', 'kasa.config.ts', 'webhooks');
  const url = "url: 'https://warehouse.example/kasa'";
  assert.match(example, url);
  const cwd = await folderWith(
    'kasa.config.ts',
    example.replace(url, `url: '${receiver.url}', allowPrivateAddress: true`),
  );
  const env = { DATABASE_URL: database.url, KASA_DATA: cwd, WAREHOUSE_SECRET: secret };
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const shop = spawn(process.execPath, [kasa, 'serve', '--json'], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await using _stopping = {
    async [Symbol.asyncDispose]() {
      shop.kill('SIGINT');
      await once(shop, 'close');
    },
  };
  await once(createInterface({ input: shop.stdout }), 'line');

  const { code, stderr } = await runKasa(['paid', String(unpaid.number)], { env: { DATABASE_URL: database.url } });
  assert.is(code, 0, stderr);
  await until(async () => receiver.events.length > 0);
  const [event] = receiver.events;
  assert.equal([event?.type, (event?.order as { number: number } | undefined)?.number], ['order.paid', unpaid.number]);
  await rm(cwd, { recursive: true });
});

test.run();
