// What is published in one process is on the next page of every other: a block of the home page, a page of text with its
// blocks, an article, the menu, the shop's name, its telephone and its colour, a redirect, and an earlier version that is put
// in force again. The changes come from here, as those of a command do: no process of the shop is told but by the database.
// Nobody who comes a second later sees what was there before.
import * as assert from 'uvu/assert';
import { saveContent } from '#server/content/writing/save-content.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { saveRedirect } from '#server/redirects/save-redirect.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { goBackToHome } from '#server/shop/home/home-draft.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { findSettings, listSettings } from '#server/shop/settings-store.ts';
import { saveTranslation } from '#server/translation/save-translation.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { wholeSuite } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { until } from '../fixtures/until.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from './killable-shop.ts';
import { type Answer, ask, askOften } from './shop-processes.ts';

type Context = { template: ShopOnTemplate; shop: KillableShop };
const test = wholeSuite<Context>('what is published is seen in every process');

test.before(async (context) => {
  context.template = await createShopTemplate();
  context.shop = await context.template.open();
  await fillShelves(context.shop.db);
  await context.shop.start(undefined, { WORKERS: '2' });
});
test.after(async ({ shop, template }) => {
  await shop.close();
  await template.close();
});

/** One product, in one collection, which fills the menu. */
async function fillShelves(db: Db): Promise<void> {
  await aProduct(db, { handle: 'kubek', title: 'Kubek' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'kubek').executeTakeFirstOrThrow();
  const collection = await db
    .insertInto('collections')
    .values({ handle: 'kubki' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_texts')
    .values({ collection_id: collection.id, locale: 'pl', title: 'Kubki' })
    .execute();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id: id, position: 1 })
    .execute();
}

const work = (db: Db) => ({ db, now: () => new Date(), changedBy: 'anna@shop.example' });

async function change(db: Db, document: SettingsDocument, to: (before: never) => unknown): Promise<void> {
  const before = withNeutralSettings(await listSettings(db))[document] as never;
  const changed = await inTransaction(db, (tx) =>
    changeSettings(tx, { document, data: to(before), changedBy: 'anna@shop.example', now: new Date() }),
  );
  assert.ok(changed.ok, JSON.stringify(changed));
}

const SEEN_WITHIN_MS = 1000;

/**
 * Until twenty visits in a row, by whichever process, find it so. Pages are cached in each of them before. What counts is when
 * the last visitor came who saw the former page, not how long twenty answers took.
 */
async function seenBy(
  shop: KillableShop,
  path: string,
  isSo: (answer: Answer) => boolean,
  publish: () => Promise<void>,
) {
  await askOften(shop, path);
  await publish();
  const publishedAt = performance.now();
  let lastFormerMs = 0;
  await until(async () => {
    const askedMs = performance.now() - publishedAt;
    if ((await askOften(shop, path)).every(isSo)) return true;
    lastFormerMs = askedMs;
    return false;
  }, `${path} is new in every process`);
  console.log(`${path}: the former one was last seen ${Math.round(lastFormerMs)} ms after the change`);
  assert.ok(lastFormerMs < SEEN_WITHIN_MS, `${path} was still the former one after ${lastFormerMs} ms`);
}

const says = (words: string) => (answer: Answer) => answer.body.includes(words);
const saved = (result: { ok: boolean }) => assert.ok(result.ok, JSON.stringify(result));

test('a block of the home page', ({ shop }) =>
  seenBy(shop, '/pl', says('Zamknięte przez tydzień'), () =>
    change(shop.db, 'home', (home: { blocks: object[] }) => ({
      ...home,
      blocks: [{ kind: 'banner', text: { pl: 'Zamknięte przez tydzień' }, link: '' }, ...home.blocks],
    })),
  ));

test('the home page as it was before', async ({ shop }) => {
  const { version = 0 } = (await findSettings(shop.db, 'home')) ?? {};
  const text = (title: string) => [{ kind: 'text', title: { pl: title }, text: {}, align: 'start' }];
  for (const words of ['Pierwsza wersja', 'Druga wersja'])
    await seenBy(shop, '/pl', says(words), () => change(shop.db, 'home', () => ({ blocks: text(words) })));
  const goBack = async () =>
    saved(await inTransaction(shop.db, (tx) => goBackToHome(tx, version + 1, { changedBy: 'anna', now: new Date() })));
  await seenBy(shop, '/pl', (answer) => says('Pierwsza wersja')(answer) && !says('Druga wersja')(answer), goBack);
});

test('a page of text, first and changed', async ({ shop }) => {
  const write = (id: string | null, words: string) => async () => {
    const data = { slug: 'piec', texts: { pl: { title: 'Piec', bodyHtml: `<p>${words}</p>` } } };
    const draft = { id, version: null, data, publishAt: null, publish: true };
    saved(await saveContent(work(shop.db), 'page', draft));
  };
  await seenBy(shop, '/pl/page/piec', says('Zimny.'), write(null, 'Zimny.'));
  await seenBy(shop, '/pl/page/piec', says('Gorący.'), write('piec', 'Gorący.'));
});

test('a block below the text of a page', async ({ shop }) => {
  const write = (id: string | null, blocks: object[]) => async () => {
    const data = { slug: 'kto', texts: { pl: { title: 'Kto', bodyHtml: '' } }, blocks };
    const draft = { id, version: null, data, publishAt: null, publish: true };
    saved(await saveContent(work(shop.db), 'page', draft));
  };
  const text = (words: string) => ({ kind: 'text', text: { pl: `<p>${words}</p>` } });
  await seenBy(shop, '/pl/page/kto', says('Sama.'), write(null, [text('Sama.')]));
  await seenBy(shop, '/pl/page/kto', says('Z bratem.'), write('kto', [text('Z bratem.')]));
});

test('an article in the list', ({ shop }) =>
  seenBy(shop, '/pl/articles', says('Znad rzeki'), async () => {
    const data = { slug: 'rzeka', texts: { pl: { title: 'Znad rzeki', bodyHtml: '<p>Glina.</p>' } } };
    const draft = { id: null, version: null, data, publishAt: null, publish: true };
    saved(await saveContent(work(shop.db), 'article', draft));
  }));

test('the name of the shop', ({ shop }) =>
  seenBy(shop, '/pl/contact', says('Pracownia Nad Rzeką'), () =>
    change(shop.db, 'identity', (identity: object) => ({ ...identity, name: 'Pracownia Nad Rzeką' })),
  ));

test('the telephone of the company', ({ shop }) =>
  seenBy(shop, '/pl/contact', says('+48 58 123 45 67'), () =>
    change(shop.db, 'company', (company: object) => ({ ...company, phone: '+48 58 123 45 67' })),
  ));

test('a translated title of a product', async ({ shop }) => {
  const { id } = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const texts = { title: 'Tasse vom Fluss' };
  const save = { kind: 'product', thing: id, locale: 'de', version: null, texts, confirmed: [] } as const;
  await seenBy(shop, '/de/p/kubek', says('Tasse vom Fluss'), async () =>
    saved(await saveTranslation({ ...work(shop.db), by: byCommand, base: 'pl' }, save)),
  );
});

test('the menu', async ({ shop }) => {
  const handle = 'kubki';
  assert.match((await ask(shop, '/pl/contact')).body, `/pl/c/${handle}"`);
  await seenBy(
    shop,
    '/pl/contact',
    (answer) => !says(`/pl/c/${handle}"`)(answer),
    () =>
      change(shop.db, 'navigation', (menu: { collections: string[]; hidden: string[] }) => ({
        ...menu,
        collections: menu.collections.filter((each) => each !== handle),
        hidden: [...menu.hidden, handle],
      })),
  );
});

test('the colour of the brand, on the page and in its sheet', async ({ shop }) => {
  const [ground, accent] = ['#f4efe6', '#7a1f3d'];
  await seenBy(shop, '/pl', says(`content="${ground}"`), () =>
    change(shop.db, 'brand', (brand: object) => ({ ...brand, light: { ground, accent } })),
  );
  const { body } = await ask(shop, '/pl');
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+\?brand=[^"]+)"/.exec(body) ?? [];
  for (const answer of await askOften(shop, sheet)) assert.ok(says(accent)(answer), `${sheet} has the new accent`);
});

test('a redirect', ({ shop }) =>
  seenBy(
    shop,
    '/stary-adres',
    ({ status }) => status === 301,
    async () => {
      const services = { ...work(shop.db), publicUrl: shop.origin, audit: async () => {} };
      saved(await saveRedirect(services, { id: null, version: null, from: '/stary-adres', to: '/pl' }));
    },
  ));

test.run();
