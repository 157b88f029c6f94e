// What a change of the shop's words will do, said before it is done.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { insertSentMail } from '#server/emails/sent-mail-store.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { previewSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { insertSettings, listSettings } from '#server/shop/settings-store.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { anUnpaidOrder } from '../../fixtures/a-paid-order.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('what a change of words leads to');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

async function effectsOf({ shop }: Context, document: SettingsDocument, data: unknown): Promise<string[]> {
  const previewed = await previewSettings(shop.database.db, { document, data, now: shopTime });
  if (!previewed.ok) throw new Error(JSON.stringify(previewed.error.faults));
  return previewed.value.map(({ say }) => say(translateTo('en'), 'en'));
}

async function store({ shop }: Context, document: SettingsDocument, data: object): Promise<void> {
  const { db } = shop.database;
  const version = (
    await db
      .selectFrom('settings')
      .select(({ fn }) => fn.max('version').as('last'))
      .where('document', '=', document)
      .executeTakeFirstOrThrow()
  ).last;
  const changed = { version: (version ?? 0) + 1, data: data as never, changedBy: 'test', changedAt: shopTime };
  await db.transaction().execute((tx) => insertSettings(tx, document, changed));
}

const page = (slug: string, titles: Record<string, string>) => ({
  slug,
  texts: Object.fromEntries(
    Object.entries(titles).map(([locale, title]) => [locale, { title, bodyHtml: `<p>${title}</p>` }]),
  ),
});

test('pages say which of them go, and how many texts fall back to which language', async (context) => {
  await store(context, 'pages', { pages: [page('a', { pl: 'Glina', de: 'Ton' }), page('b', { pl: 'O nas' })] });
  assert.equal(await effectsOf(context, 'pages', { pages: [page('a', { pl: 'Glina' }), page('b', { pl: 'O nas' })] }), [
    '2 texts say nothing in this language any more: German. There stand those in Polish.',
  ]);
  assert.equal(await effectsOf(context, 'pages', { pages: [page('a', { pl: 'Glina', de: 'Ton' })] }), [
    '1 page goes: b. Links to it lead nowhere unless you redirect its address.',
  ]);
  const added = [page('c', { pl: 'Nowa' }), page('b', { pl: 'O nas' }), page('a', { pl: 'Glina', de: 'Ton' })];
  assert.equal(await effectsOf(context, 'pages', { pages: added }), []);
});

test('the home page says how many texts fall back, wherever its blocks stand now', async (context) => {
  const text = (title: Record<string, string>) => ({ kind: 'text', key: 2, title, text: {}, align: 'start' });
  const newest = { kind: 'newest', key: 1, title: {} };
  await store(context, 'home', { blocks: [newest, text({ pl: 'Witaj', de: 'Hallo' })] });
  assert.equal(await effectsOf(context, 'home', { blocks: [text({ pl: 'Witaj', de: 'Hallo' }), newest] }), []);
  assert.equal(await effectsOf(context, 'home', { blocks: [text({ pl: 'Witaj' }), newest] }), [
    '1 text says nothing in this language any more: German. There stands the one in Polish.',
  ]);
});

test('blocks that name what the shop does not have say so before they are published, and what stood there before does not', async (context) => {
  const { db } = context.shop.database;
  await store(context, 'home', { blocks: [] });
  await aProduct(db, { handle: 'miska' });
  const gone = { picture: '0'.repeat(20), alt: {} };
  const blocks = [
    { kind: 'products', title: {}, products: ['miska', 'nothing'] },
    { kind: 'collection', handle: 'nowhere', title: {} },
    { kind: 'hero', headline: {}, picture: gone },
  ];
  const said = [
    'Blocks name what the shop does not have: nothing, nowhere. The page leaves it out.',
    '1 picture of a block is not in the library. The page leaves it out.',
  ];
  assert.equal(await effectsOf(context, 'home', { blocks }), said);
  const ofPage = blocks.filter(({ kind }) => kind !== 'hero');
  const withBlocks = { pages: [{ ...page('b', { pl: 'O nas' }), blocks: ofPage }] };
  await store(context, 'pages', { pages: [page('b', { pl: 'O nas' })] });
  assert.equal(await effectsOf(context, 'pages', withBlocks), said.slice(0, 1));
  await store(context, 'home', { blocks });
  assert.equal(await effectsOf(context, 'home', { blocks: blocks.toReversed() }), []);
});

test('texts of e-mails that are taken out are ours again, in each language', async (context) => {
  const said = { 'cash-on-delivery': { de: { subject: 'Danke' }, pl: { subject: 'Dziękujemy' } } };
  await store(context, 'mail-texts', said);
  assert.equal(await effectsOf(context, 'mail-texts', {}), [
    '1 text of e-mails is Kasa’s own again (Polish).',
    '1 text of e-mails is Kasa’s own again (German).',
  ]);
});

test('a page that buyers are sent says for which orders its new text holds', async (context) => {
  await store(context, 'pages', { pages: [page('terms', { pl: 'Regulamin' })] });
  assert.equal(await effectsOf(context, 'pages', { pages: [page('terms', { pl: 'Nowy regulamin' })] }), [
    'New orders go by this text, and their confirmation brings it (terms). Orders placed before keep the one they were placed with.',
  ]);
});

test('words of an e-mail say how many such went out lately', async (context) => {
  const { db } = context.shop.database;
  const order = await anUnpaidOrder({ db, now: () => shopTime, payments: context.shop.payments });
  const sent = (key: string, daysAgo: number) =>
    inTransaction(db, (tx) =>
      insertSentMail(tx, {
        ...{ orderId: order.id, kind: 'order-sent', sentAt: new Date(shopTime.getTime() - daysAgo * 86_400_000) },
        mail: { key, to: 'ada@shopper.example', subject: 'Wysłane', text: 'W drodze', html: '' },
      }),
    );
  await sent('a', 1);
  await sent('b', 29);
  await sent('c', 31);
  await store(context, 'mail-texts', {});
  assert.equal(await effectsOf(context, 'mail-texts', { 'order-sent': { pl: { subject: 'W drodze {number}' } } }), [
    '2 such e-mails went out in the last 30 days. The next one says it in the new words.',
  ]);
  assert.equal(await effectsOf(context, 'mail-texts', { 'order-cancelled': { pl: { subject: 'Nic {number}' } } }), []);
});

test('the menu says which collections leave it, and which it names in vain', async (context) => {
  const { db } = context.shop.database;
  await db.insertInto('collections').values({ handle: 'bowls' }).execute();
  const { navigation } = withNeutralSettings(await listSettings(db));
  assert.equal(await effectsOf(context, 'navigation', { ...navigation, collections: ['bowls'] }), []);
  assert.equal(await effectsOf(context, 'navigation', { ...navigation, collections: ['cups'], hidden: ['bowls'] }), [
    '1 collection stands in no menu any more: bowls. Search and its own address still lead to it.',
    'Your shop does not have 1 collection that the menu names: cups. It is left out until it is there.',
  ]);
});

test('a notice whose file is missing names the languages in words', async (context) => {
  const { storefront } = withNeutralSettings(await listSettings(context.shop.database.db));
  const [said = ''] = await effectsOf(context, 'storefront', { ...storefront, guaranteeNoticeOnProducts: true });
  assert.match(said, /Polish, .*German/);
});

test.run();
