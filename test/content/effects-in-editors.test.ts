// What publishing or saving leads to, asked for by the editors of the office while somebody types: nothing of it is stored.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { answerOf, press } from '../orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';
import { anArticle } from './an-article.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('effects in the editors of the office');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime, locale: 'en' });
});
test.after(({ shop }) => shop.close());

type What = 'home' | 'navigation' | 'page' | 'article';

async function saidOf({ shop, manager }: Context, what: What, id: string | null, data: object): Promise<string[]> {
  const asked = { what, id, data: JSON.stringify(data) };
  const said: { text: string }[] = await answerOf(press(shop, manager, 'EffectsOfWriting', asked));
  return said.map(({ text }) => text);
}

const text = (title: string) => ({ title, bodyHtml: `<p>${title}</p>`, seoDescription: '' });

test('a page under another address says where the former one leads, and not that it goes', async (context) => {
  const { db } = context.shop.database;
  await aContentPage(db, 'glina', {
    pl: { title: 'Glina', body_html: '<p>Glina</p>' },
    de: { title: 'Ton', body_html: '<p>Ton</p>' },
  });
  const before = await findSettings(db, 'pages');
  const both = { slug: 'glina', texts: { pl: text('Glina'), de: text('Ton') } };
  assert.equal(await saidOf(context, 'page', 'glina', both), []);
  assert.equal(await saidOf(context, 'page', 'glina', { slug: 'ziemia', texts: { pl: text('Glina') } }), [
    'The address ends in “ziemia” from now on. The former one (“glina”) leads to it.',
    '2 texts say nothing in this language any more: German. There stand those in Polish.',
  ]);
  assert.equal((await findSettings(db, 'pages'))?.version, before?.version);
});

test('an article says the same of itself, and a new one nothing', async (context) => {
  const { id } = await anArticle(context.shop.database.db, { slug: 'lis', title: 'Lis' });
  const moved = { slug: 'lisek', date: null, picture: null, texts: { pl: text('Lis') } };
  assert.equal(await saidOf(context, 'article', id, moved), [
    'The address ends in “lisek” from now on. The former one (“lis”) leads to it.',
  ]);
  assert.equal(await saidOf(context, 'article', null, moved), []);
});

test('the home page and the menu say what their documents say by command', async (context) => {
  const { db } = context.shop.database;
  const block = (title: object) => ({ kind: 'text', key: 1, title, text: {}, align: 'start' });
  const data = { blocks: [block({ pl: 'Witaj', de: 'Hallo' })] };
  const stored = await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'home', data, changedBy: 'test', now: shopTime }),
  );
  assert.ok(stored.ok);
  assert.equal(await saidOf(context, 'home', null, { blocks: [block({ pl: 'Witaj' })] }), [
    '1 text says nothing in this language any more: German. There stands the one in Polish.',
  ]);
  const menu = { collections: ['cups'], hidden: [], fillUpTo: 0, pages: [], articles: { header: false, footer: true } };
  const [said = ''] = await saidOf(context, 'navigation', null, menu);
  assert.match(said, 'Your shop does not have 1 collection that the menu names: cups.');
});

test('what cannot be published, or is nothing at all, is no effect', async (context) => {
  assert.equal(await saidOf(context, 'home', null, { blocks: [{ kind: 'nothing' }] }), []);
  assert.equal(await saidOf(context, 'page', 'glina', { slug: 'Not an address', texts: {} }), []);
});

test('words of an e-mail that are taken out are ours again', async (context) => {
  const { shop } = context;
  const owner = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const texts = (subject: string) => [{ locale: 'de', subject, intro: '', closing: '', confirmed: [] }];
  const kind = 'cash-on-delivery';
  await answerOf(press(shop, owner, 'MailsSaveTexts', { kind, version: 0, texts: texts('Danke') }));
  const said = await answerOf(press(shop, owner, 'MailsPreviewTexts', { kind, texts: texts('') }));
  assert.equal(
    said.map((each: { text: string }) => each.text),
    ['1 text of e-mails is Kasa’s own again (German).'],
  );
});

test.run();
