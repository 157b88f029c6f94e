// What search engines and networks are told: structured data, previews, sitemap, robots, renamed addresses.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CrawlerPurpose, crawlers } from '#server/seo/crawlers.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('found and shared');
const origin = 'http://localhost:3000';

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  const variantId = await aProduct(db, { handle: 'zolw', title: 'Żółw <b>"jazzowy"</b>', onHand: 3 });
  const { product_id } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  const collection = await db
    .insertInto('collections')
    .values({ handle: 'plakaty' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_texts')
    .values({ collection_id: collection.id, locale: 'pl', title: 'Plakaty' })
    .execute();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id, position: 1 })
    .execute();
  const picture = '0123456789abcdef0123';
  const measures = { width: 1920, height: 2560, ground_color: '#efb02e' };
  await db
    .insertInto('pictures')
    .values({ key: picture, ...measures, added_at: shopTime })
    .execute();
  await db.insertInto('media').values({ product_id, position: 1, source: 'zolw.svg', picture }).execute();
  // Sold for złoty only.
  const polish = await aProduct(db, { handle: 'tylko-pl', title: 'Tylko po polsku' });
  await db.deleteFrom('prices').where('variant_id', '=', polish).where('currency', '=', 'EUR').execute();
  await aContentPage(db, 'terms', { pl: { title: 'Regulamin', body_html: '<p>…</p>' } });
});
test.after(({ shop }) => shop.close());

async function jsonLdOf(shop: ShopFixture, path: string): Promise<Record<string, unknown>[]> {
  const { body } = await shop.app.inject(path);
  return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );
}

/** What the scripts of a page describe, those that refer to each other beside each other. */
const thingsOf = async (shop: ShopFixture, path: string) => (await jsonLdOf(shop, path)).flat();

test('a product is described with its offer, its delivery to the market and its returns', async ({ shop }) => {
  const [product, returns, delivery, trail] = await thingsOf(shop, '/de/p/zolw');
  assert.ok(product);
  assert.is(product['@type'], 'Product');
  assert.is(product.name, 'Żółw <b>"jazzowy"</b>');
  assert.equal(product.offers, {
    '@type': 'Offer',
    url: `${origin}/de/p/zolw?variant=ZOLW`,
    price: '29.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/LimitedAvailability',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${origin}/#shop` },
    shippingDetails: { '@id': delivery?.['@id'] },
    hasMerchantReturnPolicy: { '@id': '#returns' },
  });
  assert.equal([returns?.['@type'], returns?.applicableCountry], ['MerchantReturnPolicy', 'DE']);
  assert.is(delivery?.['@type'], 'OfferShippingDetails');
  const { shippingDestination, shippingRate } = delivery as Record<string, Record<string, string>>;
  assert.equal([shippingDestination?.addressCountry, shippingRate?.currency], ['DE', 'EUR']);
  assert.is(trail?.['@type'], 'BreadcrumbList');
  const steps = trail?.itemListElement as { item: string }[];
  assert.equal(
    steps.map(({ item }) => item),
    [`${origin}/de`, `${origin}/de/c/plakaty`, `${origin}/de/p/zolw`],
  );
});

test('home describes the shop, a listing what it lists', async ({ shop }) => {
  assert.equal(
    (await jsonLdOf(shop, '/pl')).map((thing) => thing['@type']),
    ['OnlineStore', 'WebSite'],
  );
  const [, list] = await jsonLdOf(shop, '/pl/c/plakaty');
  assert.is(list?.numberOfItems, 1);
  assert.match(JSON.stringify(list?.itemListElement), `${origin}/pl/p/zolw`);
});

test('text of a product cannot end the script it is written into', async ({ shop }) => {
  const { body } = await shop.app.inject('/pl/p/zolw');
  assert.not.match(body, '<b>');
});

test('a shared page has a preview, that of an order has none', async ({ shop }) => {
  const { body } = await shop.app.inject('/en/p/zolw');
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(body)?.[1];
  assert.is(property('og:type'), 'product');
  assert.is(property('og:url'), `${origin}/en/p/zolw`);
  assert.is(property('og:locale'), 'en_IE');
  assert.match(String(property('og:title')), 'Żółw &lt;b&gt;&quot;jazzowy&quot;&lt;/b&gt;');
  assert.match(String(property('og:image')), new RegExp(`^${origin}/media/0123456789abcdef0123-1200\\.jpg$`));
  assert.not.match((await shop.app.inject('/en/checkout/return')).body, 'og:title');
});

test('the sitemap names every public page, in the languages of the markets where it is sold', async ({ shop }) => {
  const index = await shop.app.inject('/sitemap.xml');
  assert.match(String(index.headers['content-type']), 'application/xml');
  const parts = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  assert.equal(parts, [`${origin}/sitemap-pages.xml`, `${origin}/sitemap-products-1-of-1.xml`]);

  const products = (await shop.app.inject('/sitemap-products-1-of-1.xml')).body;
  const urls = [...products.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''));
  assert.equal(urls.sort(), ['/de/p/zolw', '/en/p/zolw', '/nl/p/zolw', '/pl/p/tylko-pl', '/pl/p/zolw']);
  assert.match(products, `<xhtml:link rel="alternate" hreflang="nl" href="${origin}/nl/p/zolw"/>`);
  assert.match(products, '<lastmod>2026-11-01T00:00:00.000Z</lastmod>');

  const pages = (await shop.app.inject('/sitemap-pages.xml')).body;
  for (const path of ['/pl', '/de/c/plakaty', '/nl/page/terms']) assert.match(pages, `<loc>${origin}${path}</loc>`);
  assert.is((await shop.app.inject('/sitemap-products-2-of-1.xml')).statusCode, 404);
  assert.is((await shop.app.inject('/sitemap-products-x.xml')).statusCode, 404);
});

test('cart and checkout may be found, whatever their address says of a visit, and describe themselves', async ({
  shop,
}) => {
  for (const [path, words] of [
    ['/en/cart', 'Your cart at'],
    ['/de/checkout', 'Bestellen bei'],
  ]) {
    const { body } = await shop.app.inject(`${path}?removed=1&notice=cart-empty`);
    assert.match(body, `<meta name="description" content="${words}`);
    assert.match(body, `<link rel="canonical" href="${origin}${path}">`);
    assert.not.match(body, 'noindex');
  }
});

test('robots are kept out of what belongs to one shopper and told of the sitemap', async ({ shop }) => {
  const { body } = await shop.app.inject('/robots.txt');
  assert.match(body, /^Disallow: \/\*\/checkout\/return$/m);
  assert.match(body, /^Disallow: \/\*\/order\/$/m);
  assert.not.match(body, /^Disallow: \/\*\/(cart|checkout)$/m);
  assert.match(body, `Sitemap: ${origin}/sitemap.xml`);
});

/** The groups of robots.txt: which crawlers, and what is closed to them. */
async function robotsOf(shop: ShopFixture): Promise<Map<string, string[]>> {
  const { body } = await shop.app.inject('/robots.txt');
  const groups = body.split('\n\n').map((group) => {
    const values = (name: string) =>
      [...group.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value = '']) => value);
    return values('User-agent').map((agent): [string, string[]] => [agent, values('Disallow')]);
  });
  return new Map(groups.flat());
}

test('crawlers that answer and crawlers that train are shut out by the merchant, each kind by a switch', async ({
  shop,
}) => {
  assert.equal([...(await robotsOf(shop)).keys()], ['*']);
  const agentsFor = (purpose: CrawlerPurpose) =>
    crawlers.filter((crawler) => crawler.purpose === purpose).map(({ agent }) => agent);
  for (const [name, purpose] of [
    ['allowsTraining', 'training'],
    ['allowsAnswering', 'answering'],
  ] as const) {
    await shop.change('assistants', { [name]: false });
    const { '*': everyone = [], ...shut } = Object.fromEntries(await robotsOf(shop));
    assert.equal(Object.keys(shut), agentsFor(purpose));
    for (const closed of Object.values(shut)) assert.equal(closed, ['/']);
    assert.ok(everyone.includes('/api/') && !everyone.includes('/'));
  }
  await shop.change('assistants', {});
  assert.match((await shop.app.inject('/robots.txt')).body, `Sitemap: ${origin}/sitemap.xml`);
});

test('a crawler stands once in the list, with where its operator names it', () => {
  assert.is(new Set(crawlers.map(({ agent }) => agent)).size, crawlers.length);
  for (const { agent, source } of crawlers) {
    assert.match(agent, /^[A-Za-z-]+$/);
    assert.is(new URL(source).protocol, 'https:');
  }
});

test('a renamed product and a renamed collection are found by their earlier addresses', async ({ shop }) => {
  const { db } = shop.database;
  await db.updateTable('products').set({ handle: 'zolw-dlugograjacy' }).where('handle', '=', 'zolw').execute();
  await db.updateTable('collections').set({ handle: 'posters' }).where('handle', '=', 'plakaty').execute();
  const product = await shop.app.inject('/pl/p/zolw?variant=ZOLW');
  assert.equal([product.statusCode, product.headers.location], [301, '/pl/p/zolw-dlugograjacy?variant=ZOLW']);
  const listing = await shop.app.inject('/de/c/plakaty');
  assert.equal([listing.statusCode, listing.headers.location], [301, '/de/c/posters']);

  // Somebody else took the old name: it is theirs now.
  await aProduct(db, { handle: 'zolw', title: 'Nowy żółw' });
  const taken = await shop.app.inject('/pl/p/zolw');
  assert.is(taken.statusCode, 200);
  assert.match(taken.body, 'Nowy żółw');
});

test('a product has the number that its variant has all over the world', async ({ shop }) => {
  const { db } = shop.database;
  const first = await aProduct(db, { handle: 'ksiazka', title: 'Książka' });
  const numberOf = async (path: string) => (await thingsOf(shop, path))[0]?.gtin;
  assert.is(await numberOf('/pl/p/ksiazka'), undefined);
  await db.updateTable('variants').set({ barcode: '978-3-16-148410-0' }).where('id', '=', first).execute();
  await until(async () => (await numberOf('/pl/p/ksiazka')) !== undefined);
  assert.is(await numberOf('/pl/p/ksiazka'), '9783161484100');
  assert.is(await numberOf('/en/p/ksiazka'), '9783161484100');
});

test.run();
