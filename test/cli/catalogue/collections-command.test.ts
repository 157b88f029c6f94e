// The command that lists the collections and chooses the menu.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { whole } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
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

whole(test)('collections are moved, hidden and shown again', async (context) => {
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

const only = (text: string) => text.replaceAll(/\n?kasa undo \d+ takes it back\.\n/g, '');

test('a collection is made, said otherwise, filled, ordered, and deleted', async (context) => {
  const run = async (...args: string[]) => only((await kasa(context, ...args)).stdout);
  assert.is(
    await run('create', 'Na balkon', 'title.en=For the balcony'),
    'The collection na-balkon is there, and empty.',
  );
  assert.is(await run('edit', 'na-balkon', 'handle=balkon', 'description.en=Frost-proof.'), 'balkon was changed.');
  assert.is(await run('edit', 'balkon', 'sort=manual'), 'It is so already.\n');
  assert.is(await run('add', 'balkon', 'p-0', 'p-1', 'p-2'), 'balkon was changed.');
  assert.is(await run('order', 'balkon', 'p-2', '--before', 'p-0'), 'balkon was changed.');
  assert.is(await run('remove', 'balkon', 'p-1'), 'balkon was changed.');
  const { db } = context.database;
  const placed = await db
    .selectFrom('collection_products as m')
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .innerJoin('collections as c', 'c.id', 'm.collection_id')
    .select('p.handle')
    .where('c.handle', '=', 'balkon')
    .orderBy('m.position')
    .execute();
  assert.equal(
    placed.map(({ handle }) => handle),
    ['p-2', 'p-0'],
  );
  const texts = await db
    .selectFrom('collection_texts')
    .select(['title', 'description'])
    .where('locale', '=', 'en')
    .execute();
  assert.equal(texts, [{ title: 'For the balcony', description: 'Frost-proof.' }]);
  const { ok, handle, batchId } = JSON.parse((await kasa(context, 'delete', 'balkon', '--json')).stdout);
  assert.equal([ok, handle, typeof batchId], [true, 'balkon', 'number']);
  assert.not.match((await kasa(context)).stdout, 'balkon');
});

whole(test)('a rule fills a collection once it is saved, and ends by hand', async (context) => {
  const run = async (...args: string[]) => only((await kasa(context, 'rule', ...args)).stdout);
  await kasa(context, 'create', 'Tanie');
  const found = 'The rule finds 3 products, such as Produkt 2, Produkt 1, Produkt 0.';
  assert.match(await run('tanie', 'price at-most 79,00 pln', 'on-sale is-not', '--dry-run'), 'Nothing was changed');
  assert.is(await run('tanie'), 'tanie is filled by hand.\n');
  assert.match(
    await run('tanie', 'price at-most 79,00 pln', 'tag is sale', '--any'),
    /^tanie was changed\.The rule finds 3/,
  );
  assert.match(await run('tanie'), found.slice(0, 25));
  assert.match(await run('tanie'), 'No product has the tag sale.');
  assert.match((await kasa(context, 'add', 'tanie', 'p-0')).stderr, 'A rule decides what is in tanie');
  assert.is((await kasa(context, 'order', 'tanie', 'p-1')).code, 0);
  await aProduct(context.database.db, { handle: 'dear', priceMinor: { PLN: 90_000, EUR: 20_000 } });
  assert.match((await kasa(context, 'order', 'tanie', 'dear')).stderr, 'only what it finds can be put first');
  await run('tanie', '--by-hand');
  assert.match((await kasa(context)).stdout, 'tanie  (products: 3)');
});

whole(test)('a rule asks for any field, and for those that the merchant has defined', async (context) => {
  const run = async (...args: string[]) => only((await kasa(context, 'rule', ...args)).stdout);
  await kasa(context, 'create', 'Bez zdjęć', 'handle=bez-zdjec');
  assert.match(await run('bez-zdjec', 'picture is-not', 'sku is-not X', 'state is published'), 'was changed');
  const refusedFor = async (condition: string) => (await kasa(context, 'rule', 'bez-zdjec', condition)).stderr;
  assert.match(await refusedFor('state is gone'), 'Say one of published, draft.');
  assert.match(await refusedFor('own:material is oak'), 'The shop cannot ask what the rule says (rule.0)');
  assert.match(await refusedFor('own is oak'), 'own:KEY for one of your own');
  assert.match((await kasa(context, 'rule', '--help')).stdout, /vat-class: is, is-not \(standard, reduced/);
});

whole(test)('what cannot be is refused with what to write instead, and nothing is changed', async (context) => {
  const before = (await kasa(context, '--json')).stdout;
  const refused: [string[], string][] = [
    [['create', ' '], 'A collection needs a title. Nothing was changed.'],
    [['create', 'Plakaty', 'handle=plakaty'], 'Another collection has this address'],
    [['edit', 'plakaty', 'handle=Pla katy'], 'Write small letters, digits and single hyphens'],
    [['edit', 'plakaty', 'sort=random'], 'sort=random is no field of a collection'],
    [['edit', 'plakaty', 'title.xx=Posters'], 'Kasa does not speak the language xx.'],
    [['add', 'plakaty', 'p-9'], 'There is no product p-9'],
    [['order', 'plakaty', 'p-1'], 'That product has no place in plakaty'],
    [['delete', 'plakat'], 'Did you mean plakaty?'],
    [['rule', 'plakaty', 'colour is red'], 'The fields are title, tag, vendor'],
    [['rule', 'plakaty', 'tag at-most 3'], 'Behind tag stands one of is, is-not'],
    [['rule', 'plakaty', 'price at-most cheap'], 'Write amount and currency'],
    [['rule', 'plakaty', 'collection is plakaty'], 'The rule asks for a collection whose own rule asks for plakaty'],
  ];
  for (const [args, said] of refused) {
    const { code, stderr } = await kasa(context, ...args);
    assert.is(code, 1, args.join(' '));
    assert.match(stderr, said);
  }
  assert.is((await kasa(context, '--json')).stdout, before);
});

test.run();
