// What the server sends of a block is what the browser renders first, on the home page and on another: React takes it over as
// it is. The browser's side is rendered here from what the page carries, and from nothing else.

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { saveContent } from '#server/content/writing/save-content.ts';
import { locate } from '#src/addresses.ts';
import { App } from '#src/app.tsx';
import type { StorefrontInstance } from '#src/app-instance.tsx';
import { createTranslate } from '#src/i18n/translate.ts';
import { createQueryClient } from '#src/query-client.ts';
import { type blockKinds, mayStand } from '#src/shop/blocks/blocks.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import { storefront, storefrontPages } from '#src/surfaces/storefront.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { until } from '../../fixtures/until.ts';
import { fillShop, oneOfEach } from './blocks-of-all-kinds.ts';

const test = suite<{ shop: ShopFixture }>('every block');

test.before(async (context) => {
  context.shop = await aShop();
  await fillShop(context.shop.database.db);
});
test.after(({ shop }) => shop.close());

type State = { href: string; shop: PublicShop; cartBadge: string; queries: [readonly unknown[], unknown][] };

/** The part between the beginning of the page and the footer. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main id="main"'), html.lastIndexOf('</main>'));
}

async function firstRenderOf(body: string): Promise<string> {
  const [, json = ''] = /<script type="application\/json" id="kasa-state">(.*?)<\/script>/s.exec(body) ?? [];
  const { href, shop, cartBadge, queries } = JSON.parse(json) as State;
  const location = locate(href);
  if (!location) throw new Error(`${href} is no page`);
  const queryClient = createQueryClient(() => Promise.reject(new Error('nothing is asked for')), 'browser');
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
  const page = await storefrontPages[location.route].page();
  const home = await storefrontPages.home.page();
  const { locale } = location;
  const texts = { ...(await storefront.loadTexts(locale)), ...(await page.loadTexts?.(locale)) };
  const app: StorefrontInstance = {
    ...{ surface: storefront, locale, shop, cartBadge, t: createTranslate(locale, texts) },
    showToast: () => undefined,
    openCart: () => undefined,
    loadStripe: async () => null,
  };
  // A browser has the code of the page alone, and that of the home page, which brings the sheet of blocks, a moment later.
  const later = Promise.resolve(home);
  const pages = {
    get: (route: string) => (route === location.route ? page : undefined),
    load: (route: string) => (route === 'home' ? later : Promise.reject(new Error(`${route} is not asked for`))),
  };
  const html = await renderWhole(<App {...{ app, queryClient, pages }} ssrHref={href} />);
  queryClient.clear();
  return mainOf(html);
}

/** The whole page, with what comes later in its place. */
function renderWhole(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

async function assertSame(shop: ShopFixture, path: string): Promise<string> {
  // What is shown twice is rendered from memory the third time.
  for (const time of ['first', 'second', 'third']) {
    const { body, statusCode } = await shop.app.inject({ url: path, headers: { 'cache-control': 'no-cache' } });
    assert.is(statusCode, 200);
    assert.is(mainOf(body), await firstRenderOf(body), `${path}, the ${time} time`);
  }
  return mainOf((await shop.app.inject(path)).body);
}

const shownBy: Partial<Record<keyof typeof blockKinds, string>> = {
  ...{ hero: 'Dzień dobry', banner: 'Zamknięte przez tydzień', newest: 'Co nowego', collections: 'Działy' },
  ...{ collection: 'Kuchnia', products: 'Wybrane', 'picture-text': 'Nad rzeką.', text: 'Glina i ogień.' },
  ...{ questions: 'Czy do zmywarki?', reviews: 'Ładny', hours: 'Kiedy', line: 'Na sznurku', newsletter: 'Listy' },
};

test('on the home page', async ({ shop }) => {
  await shop.change('home', { blocks: oneOfEach });
  await until(async () => (await shop.app.inject('/pl')).body.includes('Zamknięte przez tydzień'));
  const html = await assertSame(shop, '/pl');
  for (const [kind, words] of Object.entries(shownBy)) assert.ok(html.includes(words), `${kind} is shown`);
});

test('on a page of text', async ({ shop }) => {
  const blocks = oneOfEach.filter(({ kind }) => mayStand(kind as keyof typeof blockKinds, 'page'));
  const data = { slug: 'pracownia', texts: { pl: { title: 'Pracownia', bodyHtml: '<p>Wstęp.</p>' } }, blocks };
  const work = { db: shop.database.db, now: () => shopTime, changedBy: 'anna@shop.example' };
  const saved = await saveContent(work, 'page', { id: null, version: null, data, publishAt: null, publish: true });
  assert.ok(saved.ok, JSON.stringify(saved));
  await until(async () => (await shop.app.inject('/pl/page/pracownia')).statusCode === 200);
  const html = await assertSame(shop, '/pl/page/pracownia');
  for (const [kind, words] of Object.entries(shownBy)) {
    const isOfPage = mayStand(kind as keyof typeof blockKinds, 'page');
    assert.is(html.includes(words), isOfPage, `${kind} is ${isOfPage ? 'shown' : 'of the home page alone'}`);
  }
  assert.is(html.match(/<h1/g)?.length, 1);
});

test.run();
