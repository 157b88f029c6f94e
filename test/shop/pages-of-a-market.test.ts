// What is sold in one market alone is told of in no other: by no link to another language, no address for search engines.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { beginningMarkets, marketOfLanguage } from '#src/shop/market-presets.ts';
import { anArticle } from '../content/an-article.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('pages of a market');
const origin = 'http://localhost:3000';

test.before(async (context) => {
  context.shop = await aShop({
    settings: {
      markets: beginningMarkets(
        ['pl', 'nl', 'en'].map((locale) => marketOfLanguage(locale as 'pl')),
        'pl',
      ),
    },
  });
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'sowa', title: 'Sowa' });
  await aProduct(db, { handle: 'lis', title: 'Lis' });
  const { product_id, id } = await db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('sku', '=', 'LIS')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('prices').where('currency', '=', 'EUR').where('variant_id', '=', id).execute();
  const collection = await db
    .insertInto('collections')
    .values({ handle: 'lisy' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_texts')
    .values({ collection_id: collection.id, locale: 'pl', title: 'Lisy' })
    .execute();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id, position: 1 })
    .execute();
});
test.after(({ shop }) => shop.close());

type Named = { canonical: string | undefined; alternates: Record<string, string>; menu: Record<string, string> };

async function namedBy({ app }: ShopFixture, path: string): Promise<Named> {
  const { body } = await app.inject(path);
  const pathsOf = (pattern: RegExp) =>
    Object.fromEntries(
      [...body.matchAll(pattern)].map(({ groups }) => [groups?.language, groups?.href?.replace(origin, '')]),
    );
  return {
    canonical: body.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replace(origin, ''),
    alternates: pathsOf(/<link rel="alternate" hreflang="(?<language>[^"]+)" href="(?<href>[^"]+)"/g),
    menu: pathsOf(/<a href="(?<href>[^"]+)" hrefLang="(?<language>[a-z]{2})[^"]*"/g),
  };
}

const onlyPolish = (path: string) => ({
  canonical: `/pl${path}`,
  alternates: { pl: `/pl${path}`, 'x-default': `/pl${path}` },
  menu: { pl: `/pl${path}`, nl: '/nl', en: '/en' },
});

const everywhere = (locale: string, path: string) => ({
  canonical: `/${locale}${path}`,
  alternates: { pl: `/pl${path}`, nl: `/nl${path}`, en: `/en${path}`, 'x-default': `/en${path}` },
  menu: { pl: `/pl${path}`, nl: `/nl${path}`, en: `/en${path}` },
});

test('a product, its reviews and a collection stand where they are sold', async ({ shop }) => {
  for (const path of ['/p/lis', '/p/lis/reviews', '/c/lisy']) {
    assert.equal(await namedBy(shop, `/pl${path}`), onlyPolish(path));
    assert.is((await shop.app.inject(`/nl${path}`)).statusCode, 404);
    assert.not.match((await shop.app.inject(`/pl${path}`)).body, '"og:locale:alternate"');
  }
  for (const path of ['/p/sowa', '/c/all', '']) assert.equal(await namedBy(shop, `/nl${path}`), everywhere('nl', path));
});

test('a page that is not there leads to the first page of each language, and is no address', async ({ shop }) => {
  for (const path of ['/p/lis', '/c/lisy', '/p/nothing', '/nothing', '/page/nothing']) {
    const { canonical, alternates, menu } = await namedBy(shop, `/nl${path}`);
    assert.equal([canonical, alternates], [undefined, {}]);
    assert.equal(menu, { pl: '/pl', nl: '/nl', en: '/en' }, path);
  }
});

test('a content page stands in the languages that it is written in', async ({ shop }) => {
  const page = { title: 'Terms', body_html: '<p>…</p>' };
  await aContentPage(shop.database.db, 'terms', { nl: page });
  await until(async () => (await shop.app.inject('/nl/page/terms')).statusCode === 200);
  assert.equal(await namedBy(shop, '/nl/page/terms'), {
    canonical: '/nl/page/terms',
    alternates: { nl: '/nl/page/terms' },
    menu: { pl: '/pl', nl: '/nl/page/terms', en: '/en' },
  });
  const { body } = await shop.app.inject('/sitemap-pages.xml');
  assert.match(body, `${origin}/nl/page/terms`);
  assert.not.match(body, `${origin}/pl/page/terms`);
});

test('an article in the language of the shop is read everywhere, and listed where it is written', async ({ shop }) => {
  await anArticle(shop.database.db, { slug: 'glina', title: 'Skąd jest glina' });
  await until(async () => (await shop.app.inject('/pl/articles')).body.includes('/pl/articles/glina'));
  assert.equal(await namedBy(shop, '/nl/articles/glina'), everywhere('nl', '/articles/glina'));
  assert.equal(await namedBy(shop, '/pl/articles'), onlyPolish('/articles'));
  const { body } = await shop.app.inject('/sitemap-pages.xml');
  for (const path of ['/pl/articles/glina', '/nl/articles/glina', '/pl/articles'])
    assert.match(body, `<loc>${origin}${path}</loc>`);
  assert.not.match(body, `<loc>${origin}/nl/articles</loc>`, 'an empty list');
});

test('the sitemap, the feeds and every link of a page lead to pages that are there', async ({ shop: { app } }) => {
  const maps = await Promise.all(['pages', 'products-1-of-1'].map((part) => app.inject(`/sitemap-${part}.xml`)));
  const listed = maps.flatMap(({ body }) => [...body.matchAll(/(?:<loc>|href=")http:\/\/localhost:3000([^<"]*)/g)]);
  const feeds = await Promise.all(['nl', 'pl'].map((locale) => app.inject(`/${locale}/feeds/google.xml`)));
  const offered = feeds.flatMap(({ body }) => [...body.matchAll(/<g:link>http:\/\/localhost:3000([^<?]*)/g)]);
  const forAssistants = await Promise.all(
    ['/llms.txt', '/agents.md', '/nl.md', '/pl/c/all.md'].map((url) => app.inject(url)),
  );
  const told = forAssistants.flatMap(({ body }) => [
    ...body.matchAll(/\]\((?:http:\/\/localhost:3000)?(\/(?:pl|nl|en)[^)\s]*)/g),
  ]);
  const linked = await Promise.all(
    ['/pl/p/lis', '/nl/p/lis', '/pl/c/lisy', '/pl', '/nl', '/pl/p/sowa', '/pl/c/all', '/pl/articles/glina'].map(
      async (path) => [
        ...(await app.inject(path)).body.matchAll(
          /<(?:a|link)[^>]* href="(?:http:\/\/localhost:3000)?(\/(?:pl|nl|en)[^"]*)"/g,
        ),
      ],
    ),
  );
  const paths = new Set([...listed, ...offered, ...told, ...linked.flat()].map(([, path = '']) => path));
  assert.ok(paths.has('/pl/p/lis') && paths.has('/pl/c/lisy') && paths.has('/nl/p/sowa'));
  assert.not.ok(paths.has('/nl/p/lis') || paths.has('/nl/c/lisy'));
  for (const path of paths) assert.is((await app.inject(path)).statusCode, 200, path);
});

test('an address of another shop system leads to a market that sells what it names', async ({ shop: { app } }) => {
  for (const [asked, led] of [
    ['/en/products/lis', '/pl/p/lis'],
    ['/en/collections/lisy?page=2', '/pl/c/lisy?page=2'],
    ['/en/products/sowa', '/en/p/sowa'],
    ['/products/sowa', '/pl/p/sowa'],
  ] as const) {
    const { statusCode, headers } = await app.inject(asked);
    assert.equal([statusCode, headers.location], [301, led]);
  }
});

test('what is taken up in a market is named by the pages of the others at once', async ({ shop }) => {
  assert.equal(await namedBy(shop, '/pl/p/lis'), onlyPolish('/p/lis'));
  const { db } = shop.database;
  const markets = {
    ...beginningMarkets(
      ['pl', 'nl', 'en'].map((locale) => marketOfLanguage(locale as 'pl')),
      'pl',
    ),
    conversions: [{ currency: 'EUR', from: 'PLN', rate: '0.25', rounding: '.99' }],
  };
  await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'markets', data: markets, changedBy: 'test', now: shopTime }),
  );
  await until(async () => (await namedBy(shop, '/pl/p/lis')).alternates.nl !== undefined);
  assert.equal(await namedBy(shop, '/pl/p/lis'), everywhere('pl', '/p/lis'));
});

test.run();
