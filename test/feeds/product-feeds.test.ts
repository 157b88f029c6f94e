// The feeds as those who fetch them read them: well-formed, within the documents' lengths, with what the shop sells.
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainText } from '#server/plain-text.ts';
import { xmlElement } from '#server/xml-text.ts';
import { gtinOf, isGtin } from '#src/catalogue/gtin.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('product feeds');
const origin = 'http://localhost:3000';
const picture = '0123456789abcdef0123';

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await db
    .insertInto('pictures')
    .values({ key: picture, width: 1920, height: 2560, ground_color: '#efb02e', added_at: shopTime })
    .execute();
  const idOf = async (variantId: string) =>
    (await db.selectFrom('variants').select('product_id').where('id', '=', variantId).executeTakeFirstOrThrow())
      .product_id;

  const poster = await aProduct(db, { handle: 'zolw', title: 'Żółw & „jazz”\u0007 <1>', onHand: 3 });
  const productId = await idOf(poster);
  await db.updateTable('products').set({ vendor: 'Oficyna & Syn' }).where('id', '=', productId).execute();
  await db
    .updateTable('product_texts')
    .set({ description_html: '<p>Pierwszy &amp; drugi</p><ul><li>a</li><li>b</li></ul>' })
    .where('product_id', '=', productId)
    .execute();
  await db
    .insertInto('product_options')
    .values({ product_id: productId, position: 1, name: 'Rozmiar', option_values: ['A3', 'A2'] })
    .execute();
  await db
    .insertInto('product_options')
    .values({ product_id: productId, position: 2, name: 'Rama & szkło', option_values: ['bez'] })
    .execute();
  await db
    .insertInto('product_option_texts')
    .values({ product_id: productId, locale: 'de', source: 'A2', target: 'DIN A2' })
    .execute();
  const unit = { unit_measure: '500', unit_measure_unit: 'g', unit_base_measure: '1', unit_base_measure_unit: 'kg' };
  await db
    .updateTable('variants')
    .set({ option1: 'A3', option2: 'bez', barcode: '5901234123457', ...unit })
    .where('id', '=', poster)
    .execute();
  const larger = await db
    .insertInto('variants')
    .values({
      ...{ product_id: productId, position: 2, option1: 'A2', sku: 'ZOLW-A2', barcode: '123', weight_grams: 0 },
      ...{ tracks_stock: true, sells_without_stock: false, on_hand: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Reduced from 200 zł to 150 zł.
  const since = new Date('2026-10-01T00:00:00Z');
  const larger200 = { variant_id: larger.id, currency: 'PLN' as const, amount_minor: 20_000 };
  await db
    .insertInto('prices')
    .values({ ...larger200, valid_from: since })
    .execute();
  await db
    .updateTable('prices')
    .set({ amount_minor: 15_000, compare_at_minor: 25_000, valid_from: new Date('2026-11-10T00:00:00Z') })
    .where('variant_id', '=', larger.id)
    .execute();
  for (const product_id of [productId, await idOf(await aProduct(db, { handle: 'lis', title: 'Lis' }))]) {
    await db.insertInto('media').values({ product_id, position: 1, source: 'a.svg', picture }).execute();
  }
  await db.updateTable('variants').set({ sku: '' }).where('sku', '=', 'LIS').execute();
  await aProduct(db, { handle: 'bez-zdjecia', title: 'Bez zdjęcia' });
  const draft = await aProduct(db, { handle: 'szkic', title: 'Szkic' });
  await db
    .updateTable('products')
    .set({ status: 'draft' })
    .where('id', '=', await idOf(draft))
    .execute();
});
test.after(({ shop }) => shop.close());

const feedOf = async (shop: ShopFixture, path: string) => (await shop.app.inject(path)).body;

/** Fields by name of each item; those that occur several times, once each. */
function itemsOf(xml: string): Map<string, string[]>[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const fields = [...item.matchAll(/<(g:\w+)>(.*?)<\/\1>/gs)].map(([, name = '', text = '']): [string, string] => [
      name,
      text,
    ]);
    return new Map(
      [...Map.groupBy(fields, ([name]) => name)].map(([name, all]) => [name, all.map(([, text]) => text)]),
    );
  });
}

const itemNamed = (xml: string, title: string) => {
  const found = itemsOf(xml).find((item) => item.get('g:title')?.[0] === title);
  return Object.fromEntries([...(found ?? [])].map(([name, [text]]) => [name.slice(2), text]));
};

/** The names of elements that are opened and not closed, or written in a way that XML has not. */
function faultsOf(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const text = xml.replace(/^<\?xml [^?]*\?>/, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '');
  for (const [part] of text.matchAll(/<[^>]*>|&/g)) {
    const [, slash, name = '', attributes = '', end] = /^<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>$/.exec(part) ?? [];
    if (name === '' || (slash && (attributes || open.pop() !== name))) faults.push(part);
    else if (!slash && !end) open.push(name);
  }
  return [...faults, ...open];
}

test('a feed is well-formed, whatever products are called and however they differ', async ({ shop }) => {
  for (const path of ['/pl/feeds/google.xml', '/de/feeds/google.xml', '/pl/feeds/ceneo.xml']) {
    const xml = await feedOf(shop, path);
    assert.equal(faultsOf(xml), [], path);
    assert.match(xml, /Lis/);
  }
});

test('Google is told of each variant, with everything that its document asks for', async ({ shop }) => {
  const xml = await feedOf(shop, '/pl/feeds/google.xml');
  const { id, item_group_id, ...small } = itemNamed(xml, 'Żółw &amp; „jazz” &lt;1&gt; – A3 – bez');
  assert.match(id ?? '', /^[0-9a-f-]{36}$/);
  assert.match(item_group_id ?? '', /^[0-9a-f-]{36}$/);
  assert.equal(small, {
    title: 'Żółw &amp; „jazz” &lt;1&gt; – A3 – bez',
    description: 'Pierwszy &amp; drugi\na\nb',
    link: `${origin}/pl/p/zolw?variant=ZOLW`,
    image_link: `${origin}/media/${picture}-1200.jpg`,
    availability: 'in_stock',
    price: '129.00 PLN',
    condition: 'new',
    brand: 'Oficyna &amp; Syn',
    gtin: '5901234123457',
    size: 'A3',
    unit_pricing_measure: '500 g',
    unit_pricing_base_measure: '1 kg',
    shipping_weight: '300 g',
    shipping: '<g:country>PL</g:country><g:price>16.99 PLN</g:price>',
  });
});

test('a reduction is told of by the lowest price of the 30 days before it, and what is sold out as such', async ({
  shop,
}) => {
  const large = itemNamed(await feedOf(shop, '/pl/feeds/google.xml'), 'Żółw &amp; „jazz” &lt;1&gt; – A2');
  assert.equal([large.price, large.sale_price, large.availability], ['200.00 PLN', '150.00 PLN', 'out_of_stock']);
  assert.equal([large.gtin, large.mpn, large.identifier_exists], [undefined, 'ZOLW-A2', undefined]);
});

test('what has neither a number nor a maker says so, and a product alone has no group', async ({ shop }) => {
  const fox = itemNamed(await feedOf(shop, '/pl/feeds/google.xml'), 'Lis');
  assert.equal([fox.identifier_exists, fox.item_group_id, fox.description], ['no', undefined, 'Lis']);
  assert.match(fox.link ?? '', /\/pl\/p\/lis\?variant=[0-9a-f-]{36}$/);
});

test('each market has its own language, prices and addresses, and only what is sold there', async ({ shop }) => {
  const xml = await feedOf(shop, '/de/feeds/google.xml');
  assert.equal(
    itemsOf(xml)
      .map((item) => [item.get('g:title')?.[0], item.get('g:price')?.[0]])
      .sort(),
    [
      ['Lis', '29.00 EUR'],
      ['Żółw &amp; „jazz” &lt;1&gt;', '29.00 EUR'],
    ],
  );
  assert.match(xml, `<link>${origin}/de</link>`);
  for (const title of ['Szkic', 'Bez zdjęcia']) assert.not.match(xml, title);
});

test('Ceneo is told of what can be bought, in złoty', async ({ shop }) => {
  const xml = await feedOf(shop, '/pl/feeds/ceneo.xml');
  const offers = [...xml.matchAll(/<o ([^>]*)>(.*?)<\/o>/gs)].map(([, attributes = '', parts = '']) => ({
    attributes: attributes.replace(/id="[0-9a-f-]{36}" /, ''),
    parts,
  }));
  assert.is(offers.length, 3);
  assert.ok(
    offers.some(({ attributes }) => attributes.includes('bez-zdjecia')),
    'one without a picture, too',
  );
  const poster = offers.find(({ attributes }) => attributes.includes('zolw'));
  assert.is(poster?.attributes, `url="${origin}/pl/p/zolw?variant=ZOLW" price="129.00" avail="1" weight="0.3"`);
  assert.is(
    poster?.parts,
    '<cat>Pozostałe</cat><name>Żółw &amp; „jazz” &lt;1&gt; – A3 – bez</name>' +
      `<imgs><main url="${origin}/media/${picture}-1200.jpg"/></imgs><desc>Pierwszy &amp; drugi\na\nb</desc>` +
      '<attrs><a name="Producent">Oficyna &amp; Syn</a><a name="Kod_producenta">ZOLW</a>' +
      '<a name="EAN">5901234123457</a><a name="Rozmiar">A3</a><a name="Rama &amp; szkło">bez</a></attrs>',
  );
  assert.is((await shop.app.inject('/de/feeds/ceneo.xml')).statusCode, 404);
});

test('a feed is compressed for who can read it, asked for again only when it has changed, and in no search', async ({
  shop,
}) => {
  const url = '/pl/feeds/google.xml';
  const plain = await shop.app.inject(url);
  const zipped = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  assert.is(zipped.headers['content-encoding'], 'gzip');
  assert.is(gunzipSync(zipped.rawPayload).toString(), plain.body);
  assert.equal(
    [plain.headers['content-type'], plain.headers['x-robots-tag'], plain.headers['cache-control']],
    ['application/xml; charset=utf-8', 'noindex', 'public, max-age=600'],
  );
  const again = await shop.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  assert.equal([again.statusCode, again.body], [304, '']);
  assert.not.match((await shop.app.inject('/robots.txt')).body, 'feeds');
});

test('text that XML cannot hold is left out, and long text is cut between characters', () => {
  assert.is(xmlElement('a', 'x\u0000\u0008\u000b\u001f\ufffe\ud83d y\ttab\nline'), '<a>x\ufffd y\ttab\nline</a>');
  assert.is(xmlElement('a', ''), '');
  assert.is(xmlElement('a', 'łąka 🦊🦊🦊', 6), '<a>łąka 🦊</a>');
  assert.is(plainText('<p>1 &lt; 2 &amp;amp;</p>\n<p>b<br>c</p>'), '1 < 2 &amp;\nb\nc');
  assert.is(plainText('<dl><dt>a</dt><dd>10 m<sup>2</sup></dd></dl>b<hr />c<pre>d\ne</pre>'), 'a\n10 m²\nb\nc\nd\ne');
});

test('a number counts as a GTIN when its check digit is right and it is not a shop’s own', () => {
  for (const code of ['5901234123457', '96385074', '036000291452', '10614141000415']) assert.ok(isGtin(code), code);
  const wrong = ['5901234123458', '123', '', '59012341234570', 'ABCDEFGHIJKLM', '2001234567893', '0412345678903'];
  for (const code of wrong) assert.not(isGtin(code), code);
});

test('the number of a book is one with its hyphens', () => {
  assert.is(gtinOf('978-3-16-148410-0'), '9783161484100');
  assert.is(gtinOf('ZOLW-A2'), '');
});

test('the number of a book of ten digits counts by the thirteen that it has today', () => {
  assert.equal(['3-16-148410-X', '83 240 0265 x', '0306406152'].map(gtinOf), ['9783161484100', '', '9780306406157']);
  assert.is(gtinOf('0306406153'), '');
});

test.run();
