// Every page in every language: what the server sends is complete before any script runs, and the browser takes it
// over without a word of complaint. The development build is used, because only there does React explain itself.
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { wholeSuite } from '../depths.ts';
import { endSharing } from '../shared-resources.ts';
import { shareBrowser } from './launch-browser.ts';
import { payAnOrder } from './paid-shopper.ts';
import { type RunningShop, shareDevelopmentShop } from './running-shop.ts';
import { visit } from './settled-page.ts';
import { putInCart } from './shopper-steps.ts';
import { openWatchedPage, viewports, type WatchedPage } from './watched-page.ts';

type Texts = Record<(typeof locales)[number], string>;

/** Each looks at one page after the other in the same window: one that is new costs more than what it shows. */
type Context = { shop: RunningShop; customer: WatchedPage; stranger: WatchedPage; orderPath: string };

const test = wholeSuite<Context>('every page');

/** Path behind the language, and something of its content in each. */
const pages: Record<string, Texts> = {
  '': { pl: 'Nowości', nl: 'Nieuw', de: 'Neu', cs: 'Novinky', en: 'New' },
  '/c/plakaty': { pl: 'Plakaty', nl: 'Posters', de: 'Plakate', cs: 'Plakáty', en: 'Posters' },
  '/c/all?sort=price-asc': {
    pl: 'Imieninowa',
    nl: 'Naamdagkaart',
    de: 'Namenstagskarte',
    cs: 'Přání k svátku',
    en: 'Name-day',
  },
  '/p/zolw-jazz': { pl: '50×70 cm', nl: '50×70 cm', de: '50×70 cm', cs: '50×70 cm', en: '50×70 cm' },
  '/p/zolw-jazz?variant=PP-JAZZ-5070-M-D': { pl: 'Dąb', nl: 'Eiken', de: 'Eiche', cs: 'Dub', en: 'Oak' },
  '/p/bocian?variant=PP-BOCI-3040-M-N': {
    pl: 'Powiadom mnie',
    nl: 'Houd me op de hoogte',
    de: 'Benachrichtigen',
    cs: 'Dát mi vědět',
    en: 'Notify me',
  },
  '/contact': { pl: 'Wiadomość', nl: 'Je bericht', de: 'Ihre Nachricht', cs: 'Vaše zpráva', en: 'Your message' },
  '/cart': { pl: 'Żubr', nl: '70', de: '70', cs: '70', en: '70' },
  '/checkout': { pl: 'Żubr', nl: '70', de: '70', cs: '70', en: '70' },
};
const missingPages = ['/p/nie-ma', '/c/nie-ma', '/nie-ma', '/order/nie-ma', '/checkout/return?order=nie-ma'];

test.before(async (context) => {
  context.shop = await shareDevelopmentShop();
  const browser = await shareBrowser();
  context.orderPath = (await payAnOrder(context.shop)).orderPath;
  context.customer = await openWatchedPage(browser, { savesData: true, viewport: viewports.desktop });
  await putInCart(context.customer.page.context(), `${context.shop.origin}/pl/p/zubr`);
  context.stranger = await openWatchedPage(browser, { savesData: true, expected: /404/ });
});
test.before.each(({ customer, stranger }) => {
  for (const { complaints } of [customer, stranger]) complaints.length = 0;
});
test.after(async ({ customer, stranger }) => {
  await customer.close();
  await stranger.close();
  await endSharing();
});

for (const locale of locales) {
  const register = locale === 'pl' ? test.always : test;
  for (const [path, texts] of Object.entries(pages)) {
    register(`/${locale}${path} is complete without scripts and hydrates in silence`, async (context) => {
      await assertPage(context, `/${locale}${path}`, locale, texts[locale]);
    });
  }

  register(`/${locale}/order/… is complete without scripts and hydrates in silence`, async (context) => {
    await assertPage(context, `/${locale}${context.orderPath}`, locale, 'Anna Nowak');
  });

  for (const path of missingPages) {
    register(
      `/${locale}${path} is a 404 that hydrates in silence`,
      async ({ shop, stranger: { page, complaints } }) => {
        const answer = await visit(page, `${shop.origin}/${locale}${path}`);
        assert.is(answer?.status(), 404);
        assert.is(await page.locator('h1').count(), 1);
        assert.equal(complaints, []);
      },
    );
  }
}

test('an address without a language is a 404 that hydrates in silence', async ({
  shop,
  stranger: { page, complaints },
}) => {
  const answer = await visit(page, `${shop.origin}/nowhere`);
  assert.is(answer?.status(), 404);
  assert.equal(complaints, []);
});

test('titles, descriptions and addresses of the public pages differ within a language', async ({ shop }) => {
  const heads = await Promise.all(
    locales.flatMap((locale) =>
      ['', '/c/plakaty', '/p/zolw-jazz'].map(async (path) => {
        const html = await (await fetch(`${shop.origin}/${locale}${path}`)).text();
        return [
          /<title>(.*?)<\/title>/,
          /<meta name="description" content="(.+?)">/,
          /<link rel="canonical" href="(.*?)">/,
        ].map((pattern) => pattern.exec(html)?.[1] ?? '');
      }),
    ),
  );
  for (const column of [0, 1, 2]) {
    const values = heads.map((head) => head[column]);
    assert.ok(values.every(Boolean), 'every page has one');
    const named = values.map((value, index) => `${locales[Math.floor(index / 3)]} ${value}`);
    assert.is(new Set(named).size, values.length);
  }
});

async function assertPage(
  { shop, customer: { page, complaints } }: Context,
  path: string,
  locale: string,
  text: string,
): Promise<void> {
  const answer = await visit(page, shop.origin + path);
  const html = (await answer?.text()) ?? '';
  const beforeScripts = html.split('<script type="application/json"')[0] ?? '';
  assert.match(beforeScripts.replace(/<head>.*<\/head>/s, ''), text);
  assert.match(html, new RegExp(`<html lang="${locale}`));
  assert.not.match(html, / style="/);
  assert.is(await page.locator('h1').count(), 1);
  assert.equal(complaints, []);
}

test.run();
