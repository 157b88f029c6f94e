// Articles as shoppers and those who write them have them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { draftTargets } from '#server/content/writing/content-kind.ts';
import { listContentVersions } from '#server/content/writing/content-versions.ts';
import { listContents } from '#server/content/writing/list-contents.ts';
import { deleteContent } from '#server/content/writing/remove-content.ts';
import { type SavedContent, saveContent } from '#server/content/writing/save-content.ts';
import { publishDueDrafts } from '#server/shop/drafts/publish-settings-draft.ts';
import { findMarkets } from '#server/shop/find-markets.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { anArticle } from './an-article.ts';

const test = suite<{ shop: ShopFixture }>('articles');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());
test.before.each(async ({ shop: { database } }) => {
  await database.db.deleteFrom('articles').execute();
  await database.db.deleteFrom('settings_drafts').execute();
  await database.db.deleteFrom('redirects').execute();
});

const workOf = ({ database }: ShopFixture) => ({
  db: database.db,
  now: () => shopTime,
  changedBy: 'anna@shop.example',
});
const get = ({ app }: ShopFixture, path: string) => app.inject(path);

function save(shop: ShopFixture, saved: Partial<SavedContent> & Pick<SavedContent, 'data'>) {
  return saveContent(workOf(shop), 'article', { id: null, version: null, publishAt: null, publish: true, ...saved });
}

const text = (title: string, bodyHtml = `<p>${title}.</p>`) => ({ title, bodyHtml });

test('an article is on its page with what search engines read, in the list, the feed and the sitemap', async ({
  shop,
}) => {
  await anArticle(shop.database.db, { slug: 'glina', title: 'Skąd jest glina', body: '<p>Znad rzeki {company}.</p>' });
  const page = (await get(shop, '/pl/articles/glina')).body;
  assert.match(page, '<h1');
  assert.match(page, 'Skąd jest glina');
  assert.not.match(page, '{company}');
  assert.match(page, '"@type":"BlogPosting"');
  assert.match(page, 'type="application/atom+xml"');
  assert.match(page, /<link rel="canonical" href="[^"]+\/pl\/articles\/glina">/);
  await until(async () => (await get(shop, '/pl/articles')).body.includes('/pl/articles/glina'));
  const feed = await get(shop, '/pl/articles.atom');
  assert.match(feed.headers['content-type'] as string, 'application/atom+xml');
  assert.match(feed.body, '<title>Skąd jest glina</title>');
  assert.is(
    (await shop.app.inject({ url: '/pl/articles.atom', headers: { 'if-none-match': feed.headers.etag as string } }))
      .statusCode,
    304,
  );
  const sitemap = (await get(shop, '/sitemap-pages.xml')).body;
  assert.match(sitemap, '/pl/articles/glina</loc>');
  assert.match(sitemap, 'hreflang="pl" href="');
});

test('what nobody has written is not found, and neither is a page behind the last', async ({ shop }) => {
  for (const path of ['/pl/articles/nothing', '/pl/articles?page=2', '/pl/articles/a/b', '/pl/articlesof']) {
    assert.is((await get(shop, path)).statusCode, 404, path);
  }
  assert.is((await get(shop, '/pl/articles')).statusCode, 200);
});

test('twenty stand on a page, the newest first', async ({ shop }) => {
  const { db } = shop.database;
  for (let day = 1; day <= 21; day += 1) {
    const data = {
      slug: `dzien-${day}`,
      date: new Date(Date.UTC(2026, 9, day)).toISOString(),
      texts: { pl: text(`Dzień ${day}`) },
    };
    assert.ok((await save(shop, { data })).ok);
  }
  await until(async () => (await get(shop, '/pl/articles')).body.includes('dzien-21'));
  const slugs = (body: string) => [
    ...new Set([...body.matchAll(/\/pl\/articles\/(dzien-\d+)"/g)].map(([, slug]) => slug)),
  ];
  const first = slugs((await get(shop, '/pl/articles')).body);
  assert.equal([first.length, first[0], first.at(-1)], [20, 'dzien-21', 'dzien-2']);
  assert.equal(slugs((await get(shop, '/pl/articles?page=2')).body), ['dzien-1']);
  assert.is(
    (await listContents(db, 'article', { markets: await findMarkets(db), filters: { text: 'Dzień 7' } })).length,
    1,
  );
});

test('another slug leads from the old address in every language, and going back makes no circle', async ({ shop }) => {
  const { id } = await anArticle(shop.database.db, { slug: 'glina', title: 'Glina' });
  const data = (slug: string) => ({ slug, texts: { pl: text('Glina') } });
  assert.ok((await save(shop, { id, data: data('il') })).ok);
  await until(async () => (await get(shop, '/pl/articles/glina')).headers.location === '/pl/articles/il');
  assert.is((await get(shop, '/pl/articles/il')).statusCode, 200);
  assert.ok((await save(shop, { id, data: data('glina') })).ok);
  await until(async () => (await get(shop, '/pl/articles/il')).headers.location === '/pl/articles/glina');
  await until(async () => (await get(shop, '/pl/articles/glina')).statusCode === 200);
});

test('a draft is published at its time, dated then, and a version is kept of each', async ({ shop }) => {
  const { db } = shop.database;
  const at = new Date(shopTime.getTime() + 60_000);
  const { id } = await anArticle(db, { slug: 'potem', title: 'Potem', publish: false, publishAt: at });
  assert.is((await get(shop, '/pl/articles/potem')).statusCode, 404);
  const log = { error: () => assert.unreachable() } as never;
  assert.is(await publishDueDrafts({ db, now: () => at, log }, draftTargets), 1);
  await until(async () => (await get(shop, '/pl/articles/potem')).statusCode === 200);
  const row = await db.selectFrom('articles').select('published_at').where('id', '=', id).executeTakeFirstOrThrow();
  assert.equal(row.published_at, at);
  assert.ok((await save(shop, { id, data: { slug: 'potem', texts: { pl: text('Potem!') } } })).ok);
  const versions = await listContentVersions(db, 'article', id);
  assert.equal(
    versions.map(({ version, changedBy }) => `${version} ${changedBy}`),
    ['2 anna@shop.example', '1 anna@shop.example'],
  );
});

test('what cannot be published is refused by name, and nothing of it is stored', async ({ shop }) => {
  await anArticle(shop.database.db, { slug: 'glina', title: 'Glina' });
  const tomorrow = new Date(shopTime.getTime() + 24 * 60 * 60_000);
  const cases: [string, Partial<SavedContent> & Pick<SavedContent, 'data'>][] = [
    ['SlugTaken', { data: { slug: 'glina', texts: { pl: text('Inna') } } }],
    ['SlugInvalid', { data: { slug: 'Źle', texts: { pl: text('Inna') } } }],
    ['TextsMissing', { data: { slug: 'inna', texts: {} } }],
    ['TextsMissing', { data: { slug: 'inna', texts: { pl: text(' ') } } }],
    ['NameUnknown', { data: { slug: 'inna', texts: { pl: text('Inna', '<p>{nobody}</p>') } } }],
    ['PictureUnknown', { data: { slug: 'inna', picture: '0'.repeat(20), texts: { pl: text('Inna') } } }],
    ['DateInFuture', { data: { slug: 'inna', date: tomorrow.toISOString(), texts: { pl: text('Inna') } } }],
    ['PublishAtPast', { data: { slug: 'inna', texts: { pl: text('Inna') } }, publish: false, publishAt: shopTime }],
    ['ContentUnknown', { id: crypto.randomUUID(), data: { slug: 'inna', texts: { pl: text('Inna') } } }],
  ];
  for (const [kind, saved] of cases) {
    const refused = await save(shop, saved);
    assert.is(!refused.ok && refused.error.kind, kind, kind);
  }
  const { db } = shop.database;
  assert.is((await db.selectFrom('articles').select('id').execute()).length, 1);
  assert.is((await db.selectFrom('settings_drafts').select('part').execute()).length, 0);
});

test('scripts, frames and handlers are left out, and it is said which', async ({ shop }) => {
  const body = '<p onclick="x()">Tak.</p><script>x()</script><iframe src="https://foreign.example"></iframe>';
  const { leftOut } = await anArticle(shop.database.db, { slug: 'obce', title: 'Obce', body });
  assert.equal(leftOut, ['texts.pl.bodyHtml: script, iframe']);
  const page = (await get(shop, '/pl/articles/obce')).body;
  assert.not.match(page, 'foreign.example');
  assert.not.match(page, 'onclick');
});

test('a deleted article is gone, and its address leads where somebody has said', async ({ shop }) => {
  const { id, version } = await anArticle(shop.database.db, { slug: 'stary', title: 'Stary' });
  const bad = await deleteContent(workOf(shop), 'article', { id, version, redirectTo: 'nowhere' });
  assert.is(!bad.ok && bad.error.kind, 'TargetInvalid');
  assert.ok((await deleteContent(workOf(shop), 'article', { id, version, redirectTo: '/pl/articles' })).ok);
  await until(async () => (await get(shop, '/pl/articles/stary')).headers.location === '/pl/articles');
});

test.run();
