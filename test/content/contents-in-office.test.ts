// The pages of the office for pages and articles, as the server renders them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { answerOf, ask, press } from '../orders/office/an-office.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { anArticle } from './an-article.ts';

type Version = { version: number; changedBy: string };
const test = suite<{ shop: ShopFixture }>('pages and articles in the office');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('lists and editors show what there is, and what is not there is said', async ({ shop }) => {
  const { db } = shop.database;
  await aContentPage(db, 'terms', { pl: { title: 'Regulamin', body_html: '<p>Zasady.</p>' } });
  const { id } = await anArticle(db, { slug: 'glina', title: 'Glina' });
  const { cookie } = await signedInStaff(db, 'manager', { now: shopTime });
  const get = async (url: string) => {
    const { statusCode, body } = await shop.app.inject({ url, headers: { cookie } });
    return { statusCode, body };
  };
  for (const [url, words] of [
    ['/admin/pages', 'Regulamin'],
    ['/admin/articles', 'Glina'],
    ['/admin/pages/terms', 'Zasady.'],
    [`/admin/articles/${id}`, 'glina'],
    ['/admin/pages/new', '<h1'],
    [`/admin/articles/new?from=${id}`, 'Glina'],
  ] as const) {
    const { statusCode, body } = await get(url);
    assert.is(statusCode, 200, url);
    assert.match(body, words, url);
  }
  assert.is((await get('/admin/pages/nothing')).statusCode, 404);
});

test('a page counts its own versions from 1, however often others were published, and goes back to what it said', async ({
  shop,
}) => {
  const anna = await signedInStaff(shop.database.db, 'manager', { name: 'Anna Nowak', now: shopTime });
  const publish = async (slug: string, words: string, at: { id: string; version: number } | null) => {
    const texts = { pl: { title: 'Piec', bodyHtml: `<p>${words}</p>`, seoDescription: '' } };
    const content = JSON.stringify({ slug, texts });
    const saved = await answerOf(press(shop, anna, 'ContentsSave', { kind: 'page', content, ...at }));
    const { id, version } = saved;
    return answerOf(press(shop, anna, 'ContentsPublish', { kind: 'page', id, version }));
  };
  await publish('inna', 'Inna.', null);
  const first = await publish('piec', 'Zimny.', null);
  await publish('jeszcze-inna', 'Inna.', null);
  await publish('piec', 'Gorący.', { id: first.id, version: first.version });
  const { editedContent } = await ask(shop, anna, 'ContentsEdit', { kind: 'page', id: 'piec' });
  assert.equal(
    editedContent?.versions.map(({ version, changedBy }: Version) => [version, changedBy]),
    [
      [2, 'Anna Nowak'],
      [1, 'Anna Nowak'],
    ],
  );
  const said = async (version: number) =>
    (await ask(shop, anna, 'ContentsVersion', { kind: 'page', id: 'piec', version })).contentVersion;
  assert.match(String(await said(1)), 'Zimny.');
  assert.match(String(await said(2)), 'Gorący.');
  assert.is(await said(3), null);
});

test('whoever wrote a version is named, a command is said in the language of the reader', async ({ shop }) => {
  const { db } = shop.database;
  const anna = await signedInStaff(db, 'owner', { name: 'Anna Nowak', locale: 'de', now: shopTime });
  const gone = 'gone@shop.example';
  const write = (changedBy: string) => {
    const data = { description: {}, allGoods: {}, blocks: [{ kind: 'banner', text: { pl: changedBy }, link: '' }] };
    return inTransaction(db, (tx) => changeSettings(tx, { document: 'home', data, changedBy, now: shopTime }));
  };
  for (const by of [anna.email, 'cli', 'seed', gone]) assert.ok((await write(by)).ok);
  const { homeVersions } = await ask(shop, anna, 'HomeVersions', {});
  assert.equal(
    homeVersions.slice(0, 4).map(({ changedBy }: Version) => changedBy),
    ['gone@shop.example', 'die Demo', 'per Befehl', 'Anna Nowak'],
  );
  const { settingsVersions } = await ask(shop, anna, 'SettingsVersions', { name: 'home', before: null });
  assert.equal(
    settingsVersions.versions.map(({ changedBy }: Version) => changedBy),
    homeVersions.map(({ changedBy }: Version) => changedBy),
  );
  assert.is((await ask(shop, anna, 'SettingsShow', { name: 'home' })).settingsDocument.changedBy, gone);
});

test.run();
