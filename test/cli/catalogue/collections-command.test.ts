// The command that lists the collections and chooses the menu.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { importText } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa collections');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const rows = ['Plakaty', 'Kartki', 'Ramy'].map((type, n) => `p-${n},Produkt ${n},${type},79`);
  await importText(context.database, `URL handle,Title,Type,Price\n${rows.join('\n')}\n`);
});
test.after(({ database }) => database.close());

function kasa({ database }: { database: NamedDatabase }, ...args: string[]) {
  return runKasa(['collections', ...args], { env: { DATABASE_URL: database.url } });
}

test('collections are listed with their titles, products and places', async (context) => {
  const { code, stdout } = await kasa(context);
  assert.is(code, 0);
  assert.is(
    stdout,
    [
      '1.  plakaty  (products: 1)  pl: Plakaty',
      '2.  kartki  (products: 1)  pl: Kartki',
      '3.  ramy  (products: 1)  pl: Ramy',
      '',
    ].join('\n'),
  );
});

test('collections are moved, hidden and shown again', async (context) => {
  const listed = async (...args: string[]) => (await kasa(context, ...args)).stdout.replaceAll(/ {2}\(.*/g, '').trim();
  assert.is(await listed('move', 'ramy', '1'), '1.  ramy\n2.  plakaty\n3.  kartki');
  assert.is(await listed('hide', 'plakaty'), '1.  ramy\n2.  kartki\nhidden  plakaty');
  assert.is(await listed('show', 'plakaty'), '1.  ramy\n2.  kartki\n3.  plakaty');
  const { ok, collections } = JSON.parse((await kasa(context, 'hide', 'kartki', '--json')).stdout);
  assert.is(ok, true);
  assert.equal(
    collections.map((collection: object) => JSON.stringify(collection)),
    [
      '{"handle":"ramy","titles":{"pl":"Ramy"},"products":1,"isHidden":false,"places":{"pl":1}}',
      '{"handle":"plakaty","titles":{"pl":"Plakaty"},"products":1,"isHidden":false,"places":{"pl":2}}',
      '{"handle":"kartki","titles":{"pl":"Kartki"},"products":1,"isHidden":true,"places":{}}',
    ],
  );
});

test('an unknown collection is answered with those that look like it', async (context) => {
  const { code, stderr } = await kasa(context, 'hide', 'plakat');
  assert.is(code, 1);
  assert.match(stderr, 'There is no collection plakat.\n      Did you mean plakaty?');
  assert.is((await kasa(context, 'move', 'plakaty', '0')).code, 2);
});

test.run();
