// Redirects in the office: listed with how they stand, added, changed, imported, removed, and counted; and what is renamed
// leads on by itself.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishContent } from '#server/content/writing/publish-content.ts';
import { saveContent } from '#server/content/writing/save-content.ts';
import { createRedirectHits } from '#server/redirects/redirect-hits.ts';
import { anArticle } from '../content/an-article.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { shopOrigin } from '../fixtures/post-form.ts';
import { until } from '../fixtures/until.ts';
import { answerOf, ask, press } from '../orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('redirects in the office');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
  await aProduct(context.shop.database.db, { handle: 'lis' });
});
test.after(({ shop }) => shop.close());
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('redirects').execute();
});

type Place = { id?: string; version?: number };
const save = ({ shop, manager }: Context, from: string, to: string, { id, version }: Place = {}) =>
  answerOf(press(shop, manager, 'RedirectsSave', { id: id ?? null, version: version ?? null, from, to }));

type Listed = { id: string; path: string; target: string; state: string; hits: number };
const list = async (
  { shop, manager }: Context,
  narrowed: { text?: string; state?: string } = {},
): Promise<Listed[]> => {
  const asked = { text: null, state: null, before: null, after: null, ...narrowed };
  return (await ask(shop, manager, 'RedirectsList', asked as never)).redirects.redirects;
};
const ways = async (context: Context) =>
  Object.fromEntries((await list(context)).map((each) => [each.path, each.target]));
const statusAndPlace = async ({ shop }: Context, path: string) => {
  const { statusCode, headers } = await shop.app.inject(path);
  return [statusCode, headers.location];
};

test('one is added, changed at the version that was seen, and removed, and the log has each', async (context) => {
  const { shop, manager } = context;
  const made = await save(context, 'https://old.example/Pages/About/', '/pl');
  assert.equal([made.refusal, made.path, made.target, made.version], [null, '/pages/about', '/pl', 1]);
  assert.equal(await statusAndPlace(context, '/pages/about'), [301, '/pl']);
  assert.is((await save(context, '/pages/about', '/de')).refusal, 'PathTaken');
  const changed = await save(context, '/pages/us', '/pl/p/lis', made);
  assert.equal([changed.id, changed.version], [made.id, 2]);
  assert.equal(await statusAndPlace(context, '/pages/about'), [404, undefined]);
  assert.is((await save(context, '/pages/us', '/de', made)).refusal, 'RedirectChanged');
  assert.is((await answerOf(press(shop, manager, 'RedirectsRemove', { id: made.id }))).refusal, null);
  assert.is((await save(context, '/pages/us', '/de', changed)).refusal, 'RedirectUnknown');
  const rows = await shop.database.db.selectFrom('audit_log').select('kind').orderBy('id').execute();
  assert.equal(
    rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('redirect.')),
    ['redirect.added', 'redirect.changed', 'redirect.removed'],
  );
});

test('a way over several is made one step, before and behind what is added, and a circle is refused', async (context) => {
  assert.is((await save(context, '/b', '/pl/p/lis')).refusal, null);
  assert.is((await save(context, '/a', '/b')).target, '/pl/p/lis');
  await save(context, '/y', '/z');
  assert.is((await save(context, '/z', '/pl')).refusal, null);
  assert.equal(await ways(context), { '/a': '/pl/p/lis', '/b': '/pl/p/lis', '/y': '/pl', '/z': '/pl' });
  await save(context, '/c', '/d');
  assert.is((await save(context, '/d', '/C/')).refusal, 'Circle');
  // Browsers and the shop take dots as steps of a path.
  for (const same of ['/e', '/x/../e', '/./e', '/e/.', '/%65', `${shopOrigin}/E`]) {
    assert.is((await save(context, '/e', same)).refusal, 'Circle', same);
  }
  assert.is((await list(context)).length, 5);
});

test('it is said which lead nowhere, which are never asked for, and which were used', async (context) => {
  await aContentPage(context.shop.database.db, 'about', { pl: { title: 'O nas', body_html: '<p>My.</p>' } });
  await anArticle(context.shop.database.db, { slug: 'glina', title: 'Glina' });
  for (const [from, to] of [
    ['/1', '/pl/p/gone'],
    ['/2', '/pl/c/gone'],
    ['/3', '/pl/page/gone'],
    ['/4', '/pl/articles/gone'],
    ['/5', '/shop/gone'],
    ['/6', 'https://elsewhere.example/'],
    ['/7', '/pl/p/lis'],
    ['/8', '/pl/page/about'],
    ['/9', '/pl/articles/glina'],
    ['/pl/p/lis', '/pl'],
  ] as const) {
    assert.is((await save(context, from, to)).refusal, null, from);
  }
  const of = async (state: string) => (await list(context, { state })).map(({ path }) => path);
  assert.equal(await of('dead'), ['/1', '/2', '/3', '/4', '/5']);
  assert.equal(await of('covered'), ['/pl/p/lis']);
  assert.equal(
    (await list(context, { text: 'GLINA' })).map(({ path, state }) => [path, state]),
    [['/9', 'unused']],
  );
  const hits = createRedirectHits({ db: context.shop.database.db, now: () => shopTime, onError: assert.unreachable });
  for (const path of ['/7', '/7', '/gone-meanwhile', '/8']) hits.count(path);
  await hits.flush();
  hits.count('/7');
  await hits.flush();
  assert.equal(
    (await list(context, { state: 'used' })).map(({ path, hits: count }) => [path, count]),
    [
      ['/7', 3],
      ['/8', 1],
    ],
  );
});

test('a file is imported as a whole or not at all, each fault with its line', async (context) => {
  const { shop, manager } = context;
  const bring = (csv: string) => answerOf(press(shop, manager, 'RedirectsImport', { csv }));
  const refused = await bring('from,to\n/a,/pl\n,/pl\n/b,javascript:x\n/c,/d\n/d,/c\n');
  assert.equal(
    refused.faults.map(({ line, kind }: { line: number; kind: string }) => [line, kind]),
    [
      [3, 'PathInvalid'],
      [4, 'TargetInvalid'],
      [5, 'Circle'],
      [6, 'Circle'],
    ],
  );
  assert.equal([refused.faultCount, await ways(context)], [4, {}]);
  const done = await bring('from,to\n/a,/b\n/b,/pl\n');
  assert.equal([done.created, done.shortened, await ways(context)], [2, 1, { '/a': '/pl', '/b': '/pl' }]);
  assert.is((await bring('')).faultCount, 1);
});

test('a changed address of a product, collection, page and article leads on by itself', async (context) => {
  const { db } = context.shop.database;
  const { id: product } = await db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'lis')
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ handle: 'lisek' }).where('id', '=', product).execute();
  assert.equal(await statusAndPlace(context, '/pl/p/lis'), [301, '/pl/p/lisek']);
  await db.updateTable('products').set({ handle: 'lis' }).where('id', '=', product).execute();

  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'kubki' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('collection_texts').values({ collection_id: id, locale: 'pl', title: 'Kubki' }).execute();
  await db.insertInto('collection_products').values({ collection_id: id, product_id: product, position: 1 }).execute();
  await db.updateTable('collections').set({ handle: 'cups' }).where('id', '=', id).execute();
  assert.equal(await statusAndPlace(context, '/pl/c/kubki'), [301, '/pl/c/cups']);

  const work = { db, now: () => shopTime, changedBy: 'anna@shop.example' };
  const texts = { pl: { title: 'Gdzie', bodyHtml: '<p>Tu.</p>' } };
  await aContentPage(db, 'where', { pl: { title: 'Gdzie', body_html: '<p>Tu.</p>' } });
  const moved = { id: 'where', version: null, data: { slug: 'here', texts }, publishAt: null, publish: true };
  assert.ok((await saveContent(work, 'page', moved)).ok);
  assert.equal(await statusAndPlace(context, '/de/page/where'), [301, '/de/page/here']);

  const article = await anArticle(db, { slug: 'ogien', title: 'Gdzie' });
  const draft = { id: article.id, version: null, data: { slug: 'fire', texts }, publishAt: null, publish: false };
  assert.ok((await saveContent(work, 'article', draft)).ok);
  assert.equal(await statusAndPlace(context, '/pl/articles/ogien'), [200, undefined], 'a draft moves nothing');
  assert.ok((await publishContent(work, 'article', { id: article.id, version: null, overwrite: false })).ok);
  await until(async () => (await statusAndPlace(context, '/pl/articles/ogien'))[1] === '/pl/articles/fire');
  assert.ok((await list(context)).every(({ state }) => state === 'unused'));
});

test('whoever may not write the shop sees and changes none', async ({ shop }) => {
  const packer = await signedInStaff(shop.database.db, 'packer', { now: shopTime });
  const answer = await press(shop, packer, 'RedirectsSave', { id: null, version: null, from: '/a', to: '/pl' });
  assert.is(answer.statusCode, 403, answer.body);
  assert.equal(await shop.database.db.selectFrom('redirects').selectAll().execute(), []);
});

test.run();
