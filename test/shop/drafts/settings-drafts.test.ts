// Drafts of documents and of single pages: nothing of them is shown until they are published, and what was changed
// meanwhile is merged or asked about.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { publishDraft, publishDueDrafts } from '#server/shop/drafts/publish-settings-draft.ts';
import { discardDraft, saveDraft } from '#server/shop/drafts/save-settings-draft.ts';
import { findDraft } from '#server/shop/drafts/settings-draft-store.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { anotherShop } from '../../fixtures/another-shop.ts';
import { until } from '../../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('settings drafts');

test.before(async (context) => {
  context.shop = await aShop({ settings: anotherShop });
});
test.after(({ shop }) => shop.close());

const at = (seconds: number) => new Date(shopTime.getTime() + seconds * 1000);
const page = (title: string, bodyHtml: string, slug = 'about') => ({
  slug,
  texts: { nl: { title, bodyHtml, seoDescription: '' } },
});
const dbOf = (shop: ShopFixture) => shop.database.db;

type Draft = { title?: string; body?: string; slug?: string; part?: string; publishAt?: Date; revision?: number };

function save(shop: ShopFixture, baseVersion: number, draft: Draft = {}) {
  const { title = 'About', body = '<p>Tea.</p>', slug = 'about', part = 'about', publishAt = null } = draft;
  const written = {
    ...{ document: 'pages', part, data: page(title, body, slug), baseVersion },
    ...{ revision: draft.revision ?? null, publishAt, changedBy: 'anna@shop.example' },
  };
  return inTransaction(dbOf(shop), (tx) => saveDraft(tx, written, { now: shopTime }));
}

const publish = (shop: ShopFixture, part = 'about') =>
  inTransaction(dbOf(shop), (tx) =>
    publishDraft(tx, { document: 'pages', part, changedBy: 'anna@shop.example' }, { now: shopTime }),
  );

async function setPages(shop: ShopFixture, ...pages: unknown[]): Promise<number> {
  const data = { pages };
  const changed = await inTransaction(dbOf(shop), (tx) =>
    changeSettings(tx, { document: 'pages', data, changedBy: 'ben@shop.example', now: shopTime }),
  );
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  return changed.value.version;
}

const pagesOf = async (shop: ShopFixture) => (await findSettings(dbOf(shop), 'pages'))?.data.pages ?? [];

const quiet = () => {
  const said: unknown[] = [];
  return { said, log: { error: (...words: unknown[]) => void said.push(words[0]) } as never };
};

test('a draft is cleaned, shown nowhere, and the page of everybody once it is published', async ({ shop }) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'));
  const saved = await save(shop, version, { body: '<p>New.<script>alert(1)</script></p>' });
  assert.ok(saved.ok);
  assert.equal(saved.value.data, page('About', '<p>New.</p>'));
  assert.match((await shop.app.inject('/nl/page/about')).body, 'Old.');
  assert.is((await findSettings(dbOf(shop), 'pages'))?.version, version);

  assert.ok((await publish(shop)).ok);
  await until(async () => (await shop.app.inject('/nl/page/about')).body.includes('New.'));
  assert.is(await findDraft(dbOf(shop), { document: 'pages', part: 'about' }), null);
});

test('what was changed meanwhile elsewhere stays; the same text is asked about, by whom and when', async ({ shop }) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'));
  await save(shop, version, { body: '<p>Mine.</p>' });
  await setPages(shop, page('About us', '<p>Old.</p>'), page('Tea', '<p>Tea.</p>', 'tea'));
  assert.ok((await publish(shop)).ok);
  const [about, tea] = await pagesOf(shop);
  assert.equal([about?.texts.nl?.title, about?.texts.nl?.bodyHtml], ['About us', '<p>Mine.</p>']);
  assert.is(tea?.slug, 'tea');

  const next = (await findSettings(dbOf(shop), 'pages'))?.version ?? 0;
  await save(shop, next, { title: 'About us', body: '<p>Mine again.</p>' });
  await setPages(shop, page('About us', '<p>Theirs.</p>'));
  const refused = await publish(shop);
  assert.equal(!refused.ok && refused.error, {
    ...{ kind: 'ChangedSince', paths: ['texts.nl.bodyHtml'], changedBy: 'ben@shop.example' },
    changedAt: shopTime.toISOString(),
  });
  assert.is((await pagesOf(shop))[0]?.texts.nl?.bodyHtml, '<p>Theirs.</p>');
  await inTransaction(dbOf(shop), (tx) => discardDraft(tx, { document: 'pages', part: 'about' }));
});

test('of two who write one draft the second is told, and nothing of it is lost', async ({ shop }) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'));
  const first = await save(shop, version, { body: '<p>First.</p>' });
  const second = await save(shop, version, { body: '<p>Second.</p>' });
  assert.ok(first.ok && !second.ok);
  if (second.ok || second.error.kind !== 'DraftChanged') throw new Error('it was saved over the first');
  assert.equal(second.error.draft?.data, page('About', '<p>First.</p>'));
  assert.ok((await save(shop, version, { body: '<p>Second.</p>', revision: 1 })).ok);
  await inTransaction(dbOf(shop), (tx) => discardDraft(tx, { document: 'pages', part: 'about' }));
});

test('a draft that could not be published, or at a time that is over, is refused when it is saved', async ({
  shop,
}) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'));
  const unknown = await save(shop, version, { body: '<p>{nobody}</p>' });
  assert.equal(
    !unknown.ok && unknown.error.kind === 'InvalidSettings' && unknown.error.faults.map(({ path }) => path),
    ['texts.nl.bodyHtml'],
  );
  const past = await save(shop, version, { publishAt: at(0) });
  assert.is(!past.ok && past.error.kind, 'PublishAtPast');
  assert.is(await findDraft(dbOf(shop), { document: 'pages', part: 'about' }), null);
});

test('a draft is published at its time, by one of several processes', async ({ shop }) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'));
  await save(shop, version, { body: '<p>At ten.</p>', publishAt: at(60) });
  const { log, said } = quiet();
  const look = (seconds: number) => publishDueDrafts({ db: dbOf(shop), now: () => at(seconds), log });
  assert.is(await look(59), 0);
  const published = await Promise.all([look(60), look(60), look(60)]);
  assert.is(
    published.reduce((sum, count) => sum + count),
    1,
  );
  assert.is((await pagesOf(shop))[0]?.texts.nl?.bodyHtml, '<p>At ten.</p>');
  assert.equal(said, []);
});

test('what cannot be published at its time is kept and reported once, and saved again it is tried again', async ({
  shop,
}) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'));
  await save(shop, version, { body: '<p>Mine.</p>', publishAt: at(60) });
  const after = await setPages(shop, page('About', '<p>Theirs.</p>'));
  const { log, said } = quiet();
  const look = () => publishDueDrafts({ db: dbOf(shop), now: () => at(61), log });
  assert.equal([await look(), await look()], [0, 0]);
  assert.is(said.length, 1);
  const kept = await findDraft(dbOf(shop), { document: 'pages', part: 'about' });
  assert.equal([kept?.failure?.kind, kept?.data], ['ChangedSince', page('About', '<p>Mine.</p>')]);

  assert.ok((await save(shop, after, { body: '<p>Both.</p>', publishAt: at(60), revision: 1 })).ok);
  assert.is(await look(), 1);
  assert.is((await pagesOf(shop))[0]?.texts.nl?.bodyHtml, '<p>Both.</p>');
});

test('a page that was deleted meanwhile is not made again, and one that is new stands behind the others', async ({
  shop,
}) => {
  const version = await setPages(shop, page('About', '<p>Old.</p>'), page('Tea', '<p>Tea.</p>', 'tea'));
  await save(shop, version, { body: '<p>Mine.</p>' });
  await setPages(shop, page('Tea', '<p>Tea.</p>', 'tea'));
  const gone = await publish(shop);
  assert.is(!gone.ok && gone.error.kind, 'GoneSince');
  await save(shop, 0, { title: 'News', slug: 'news', part: 'news' });
  assert.ok((await publish(shop, 'news')).ok);
  assert.equal(
    (await pagesOf(shop)).map(({ slug }) => slug),
    ['tea', 'news'],
  );
});

test('a whole document that nobody has set is drafted over what the shop says by itself', async ({ shop }) => {
  const data = { collections: ['teas'], hidden: [], fillUpTo: 3, pages: [], articles: { header: true, footer: false } };
  const written = { document: 'navigation', part: '', data, baseVersion: 0, revision: null, publishAt: null };
  const saved = await inTransaction(dbOf(shop), (tx) =>
    saveDraft(tx, { ...written, changedBy: 'anna@shop.example' }, { now: shopTime }),
  );
  assert.ok(saved.ok);
  assert.is(await findSettings(dbOf(shop), 'navigation'), null);
  const key = { document: 'navigation', part: '', changedBy: 'anna@shop.example' };
  assert.ok((await inTransaction(dbOf(shop), (tx) => publishDraft(tx, key, { now: shopTime }))).ok);
  assert.equal((await findSettings(dbOf(shop), 'navigation'))?.data, data);
});

test.run();
