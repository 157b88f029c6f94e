import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { connectDatabase } from '#server/database/connect.ts';
import { wholeSuite } from '../depths.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { runKasa } from './run-kasa.ts';

type Context = { directory: string };

const test = wholeSuite<Context>('kasa seed');

test.before(async (context) => {
  context.directory = await makeDataDirectory('seed');
});
test.after(({ directory }) => rmSync(directory, { recursive: true }));

const seed = (directory: string, ...flags: string[]) =>
  runKasa(['seed', '--json', ...flags], { env: { KASA_DATA: directory, DATABASE_URL: '' } });

test('fills an empty shop and draws its pictures', async ({ directory }) => {
  const { code, stdout } = await seed(directory, '--if-empty');
  assert.is(code, 0);
  const { seeded, products } = JSON.parse(stdout);
  assert.ok(seeded);
  assert.ok(products > 0);
  assert.ok(readdirSync(join(directory, 'media/originals')).length > products);
});

test('leaves a shop with products alone', async ({ directory }) => {
  assert.is(JSON.parse((await seed(directory)).stdout).seeded, false);
});

test('says that it fills a shop only when it does', async ({ directory }) => {
  const env = { KASA_DATA: directory, DATABASE_URL: '' };
  assert.equal((await runKasa(['seed', '--if-empty'], { env })).stdout, '');
  assert.match(
    (await runKasa(['seed', '--force'], { env })).stdout,
    /^Adding the demo to the shop\nSeeded \d+ demo products in \d+\.\d s\.\n$/,
  );
});

test('refuses a shop with orders, even when it is forced', async ({ directory }) => {
  const database = await connectDatabase({ dataDirectory: directory });
  await sql`insert into orders (token_hash, locale, currency, payment_state, fulfilment_state, email, address,
      shipping_method, shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor, fingerprint,
      created_at, expires_at)
    values ('h', 'pl', 'PLN', 'paid', 'unfulfilled', 'a@b.example', '{}', 'x', 'x', 1, 0, 1, 0, 'f',
      now(), now())`.execute(database.db);
  await database.close();

  const { code, stdout } = await seed(directory, '--force');
  assert.is(code, 1);
  assert.is(JSON.parse(stdout).error.code, 'SHOP_HAS_ORDERS');
  assert.is((await seed(directory, '--if-empty')).code, 0);
});

test.run();
