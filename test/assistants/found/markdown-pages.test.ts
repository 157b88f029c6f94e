// Pages as Markdown: by their own address or with `.md`, as true as the pages, kept in the same cache, and nobody's but
// whoever asks for them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prefersMarkdown } from '#server/render/markdown-address.ts';
import { locales } from '#src/i18n/locales.ts';
import { aContentPage } from '../../fixtures/a-content-page.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { until } from '../../fixtures/until.ts';
import { ask, cacheStatus, isCached, untilListening } from '../../render/ask-cached-page.ts';

type Context = { shop: ShopFixture; variantId: string; productId: string };

const test = suite<Context>('pages as Markdown');
const origin = 'http://localhost:3000';
const chromium =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.variantId = await aProduct(db, { handle: 'zolw', title: 'Żółw *jazzowy*', onHand: 50 });
  const { product_id: productId } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', context.variantId)
    .executeTakeFirstOrThrow();
  context.productId = productId;
  await db
    .updateTable('product_texts')
    .set({ description_html: '<h2>Papier</h2><ul><li>gruby</li></ul><p><a href="/pl/page/terms">Regulamin</a></p>' })
    .where('product_id', '=', productId)
    .execute();
  const draft = await aProduct(db, { handle: 'szkic', title: 'Szkic' });
  const { product_id } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', product_id).execute();
  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'plakaty' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('collection_texts').values({ collection_id: id, locale: 'pl', title: 'Plakaty' }).execute();
  await db
    .insertInto('collection_products')
    .values({ collection_id: id, product_id: productId, position: 1 })
    .execute();
  await aContentPage(db, 'terms', { pl: { title: 'Regulamin', body_html: '<h2>§ 1</h2><p>Sklep.</p>' } });
  await untilListening(context.shop);
});
test.after(({ shop }) => shop.close());

test('a product says what its page says', async ({ shop }) => {
  const { body, headers, statusCode } = await ask(shop, '/pl/p/zolw.md');
  assert.is(statusCode, 200);
  assert.is(headers['content-type'], 'text/markdown; charset=utf-8');
  assert.is(headers.link, `<${origin}/pl/p/zolw>; rel="canonical"`);
  assert.match(body, /^# Żółw \\\*jazzowy\\\*\n/);
  assert.match(body, /\| \[Żółw .*\]\(http:\/\/localhost:3000\/pl\/p\/zolw\?variant=ZOLW\) \| 129,00.zł \|/);
  for (const part of ['\n## Papier\n', '\n- gruby\n', `[Regulamin](${origin}/pl/page/terms)`, '14 dni'])
    assert.ok(body.includes(part), `${part} in ${body}`);
});

test('a page is as good by its own address, and a browser gets HTML there', async ({ shop }) => {
  for (const path of ['/pl/p/zolw', '/pl/c/plakaty', '/pl/page/terms']) {
    const twin = await ask(shop, `${path}.md`);
    const negotiated = await ask(shop, path, { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' });
    assert.equal([negotiated.body, negotiated.headers.link], [twin.body, twin.headers.link], path);
    assert.match(String(negotiated.headers.vary), /(?:^|, )accept(?:$|,)/);
    for (const accept of [chromium, '*/*', 'text/html, text/markdown', '']) {
      const page = await ask(shop, path, { accept });
      assert.match(String(page.headers['content-type']), 'text/html', accept);
      assert.match(String(page.headers.vary), /(?:^|, )accept(?:$|,)/);
      assert.not.match(String(page.headers.link), 'canonical');
    }
  }
});

test('both forms are cached apart, and neither is ever sent for the other', async ({ shop }) => {
  const path = '/de/p/zolw';
  await until(() => isCached(shop, path));
  await until(() => isCached(shop, `${path}.md`));
  const markdown = { accept: 'text/markdown' };
  assert.is((await ask(shop, path, markdown)).headers[cacheStatus], 'kasa; hit');
  assert.match((await ask(shop, path, markdown)).body, /^# /);
  assert.match((await ask(shop, path)).body, /^<!DOCTYPE html>/);
  const { headers } = await ask(shop, `${path}.md`);
  const again = await ask(shop, `${path}.md`, { 'if-none-match': String(headers.etag) });
  assert.equal([again.statusCode, again.body, again.headers.link], [304, '', headers.link]);
});

test('a new price is in the next answer', async ({ shop, variantId }) => {
  await until(() => isCached(shop, '/pl/p/zolw.md'));
  await until(() => isCached(shop, '/pl/c/plakaty.md'));
  await shop.database.db
    .updateTable('prices')
    .set({ amount_minor: 77_700 })
    .where('variant_id', '=', variantId)
    .where('currency', '=', 'PLN')
    .execute();
  for (const url of ['/pl/p/zolw.md', '/pl/c/plakaty.md'])
    await until(async () => (await ask(shop, url)).body.includes('777,00'));
});

test('a collection lists its products, and says where it goes on', async ({ shop }) => {
  const { body } = await ask(shop, '/pl/c/plakaty.md');
  assert.match(body, /^# Plakaty\n/);
  assert.match(body, `](${origin}/pl/p/zolw.md): `);
  assert.match((await ask(shop, '/pl/c/all.md')).body, /^# Wszystko\n/);
});

test('what there is not is answered so, and a draft is nowhere', async ({ shop }) => {
  for (const path of ['/pl/p/szkic.md', '/pl/c/nic.md', '/pl/page/nic.md']) {
    const { statusCode, body, headers } = await ask(shop, path);
    assert.equal([statusCode, headers['content-type']], [404, 'text/markdown; charset=utf-8'], path);
    assert.not.match(body, 'Szkic');
  }
  assert.is((await ask(shop, '/pl/cart.md')).statusCode, 404);
  assert.match(String((await ask(shop, '/pl/cart', { accept: 'text/markdown' })).headers['content-type']), 'text/html');
});

test('a product that got another address is found there, in the form that was asked for', async ({
  shop,
  productId,
}) => {
  const { db } = shop.database;
  await db.updateTable('products').set({ handle: 'zolw-nowy' }).where('id', '=', productId).execute();
  await until(async () => (await ask(shop, '/pl/p/zolw.md')).statusCode === 301);
  assert.is((await ask(shop, '/pl/p/zolw.md')).headers.location, '/pl/p/zolw-nowy.md');
  const { headers } = await ask(shop, '/pl/p/zolw', { accept: 'text/markdown' });
  assert.is(headers.location, '/pl/p/zolw-nowy');
});

test('the protocol is named once the merchant has opened the shop to assistants', async ({ shop }) => {
  const textOf = async () => (await shop.app.inject('/agents.md')).body;
  assert.not.match(await textOf(), '/.well-known/ucp');
  await shop.change('assistants', { isOpen: true });
  await until(async () => (await textOf()).includes(`${origin}/.well-known/ucp`));
  await shop.change('assistants', {});
});

test('only who likes Markdown better than HTML gets it', () => {
  for (const accept of ['text/markdown', 'text/markdown, */*', 'text/markdown;q=0.9, text/html;q=0.8'])
    assert.ok(prefersMarkdown(accept), accept);
  for (const accept of [undefined, '*/*', chromium, 'text/html, text/markdown', 'text/markdown;q=0, */*'])
    assert.not(prefersMarkdown(accept), accept);
});

test('a shop tells assistants in each of its languages what may be asked, and what only a person does', async ({
  shop,
}) => {
  for (const [path, locale] of [['', 'pl'], ...locales.map((each) => [`/${each}`, each])]) {
    const llms = await shop.app.inject(`${path}/llms.txt`);
    assert.is(llms.headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(llms.body, /^# .+\n\n> .+\n/);
    assert.match(llms.body, `${origin}/${locale}/c/all.md`);
    assert.match(llms.body, `${origin}/${locale}/page/terms.md`);
    const agents = await shop.app.inject(`${path}/agents.md`);
    assert.is(agents.headers['content-type'], 'text/markdown; charset=utf-8');
    for (const address of [`/${locale}/search?q=`, `/${locale}/feeds/openai.jsonl.gz`, `/${locale}/find-order`])
      assert.match(agents.body, origin + address);
    const again = await shop.app.inject({
      url: `${path}/agents.md`,
      headers: { 'if-none-match': String(agents.headers.etag) },
    });
    assert.is(again.statusCode, 304);
  }
});

test.run();
