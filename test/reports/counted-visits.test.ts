// Which requests are somebody who came, how far they came, and that nothing is left in their browser for it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReport } from '#server/reports/read-report.ts';
import { pagesOfBuyers } from '#src/reports/visit-steps.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { postForm } from '../fixtures/post-form.ts';

const test = suite<{ shop: ShopFixture }>('visits that are counted');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const browser = { 'user-agent': firefox, 'sec-fetch-site': 'cross-site' };
const olderBrowser = { 'user-agent': firefox };
const goingOn = { ...browser, 'sec-fetch-site': 'same-origin' };

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const headless = chrome.replace('Chrome', 'HeadlessChrome');

const visits: [url: string, headers: Record<string, string>][] = [
  ['/pl', browser],
  ['/pl/p/zolw', { ...browser, 'sec-fetch-site': 'none' }],
  ['/de', { ...olderBrowser, referer: 'https://search.example/?q=kasa' }],
  ['/en', olderBrowser],
  ['/pl', { 'user-agent': chrome, 'sec-fetch-site': 'none' }],
  ['/pl', { 'user-agent': 'Opera/9.80 (Android; Opera Mini/36.2/191.256; U; pl) Presto/2.12.423 Version/12.16' }],
];
const noVisits: [url: string, headers: Record<string, string>][] = [
  ['/pl', goingOn],
  ['/pl', { ...olderBrowser, referer: 'http://localhost:3000/pl/p/zolw' }],
  ['/pl', { ...browser, 'sec-purpose': 'prefetch;prerender' }],
  ['/pl', { ...browser, purpose: 'prefetch' }],
  ['/pl', { 'user-agent': 'ExampleBot/2.1 (+https://bots.example)' }],
  ...[
    '',
    'curl/8.5.0',
    'Wget/1.21.4',
    'python-requests/2.31.0',
    'Go-http-client/1.1',
    'okhttp/4.12.0',
    'axios/1.7.2',
    'WhatsApp/2.24.6.77 A',
    'GoogleOther',
    `${chrome} (compatible; GoogleOther)`,
    `${chrome} (compatible; Google-InspectionTool/1.0;)`,
    headless,
    `${chrome} Chrome-Lighthouse`,
  ].map((agent): [string, Record<string, string>] => ['/pl', { 'user-agent': agent }]),
  ['/pl/p/nothing', browser],
  ['/pl/newsletter', browser],
  ['/robots.txt', browser],
];

test('somebody who comes from elsewhere is a visit, with no cookie; how far they come is counted once', async ({
  shop,
}) => {
  const { app, database, payments } = shop;
  const { db } = database;
  const variant = await aProduct(db, { handle: 'zolw', onHand: 5 });
  assert.ok(pagesOfBuyers.includes('newsletter'));
  for (const [url, headers] of [...visits, ...noVisits]) {
    const answer = await app.inject({ url, headers });
    assert.is(answer.headers['set-cookie'], undefined, url);
  }
  const put = await postForm(app, '/pl/p/zolw', { variant, quantity: '1' }, goingOn);
  const cookie = String(put.headers['set-cookie']).split(';')[0] ?? '';
  await postForm(app, '/pl/p/zolw', { variant, quantity: '1' }, { ...goingOn, cookie });
  for (let time = 0; time < 2; time += 1) {
    assert.is((await app.inject({ url: '/pl/checkout', headers: { ...goingOn, cookie } })).statusCode, 200);
  }
  // A program fills carts of its own.
  await postForm(app, '/pl/p/zolw', { variant, quantity: '1' }, { ...goingOn, 'user-agent': headless });
  await aPaidOrder({ db, payments, now: () => shopTime });
  // What was counted is written at the latest as the shop ends.
  await app.close();
  const { rows } = await readReport({ db, now: () => shopTime }, 'conversion', {});
  assert.equal(
    rows.map(({ step, reached, ofBefore, ofFirst }) => [step, reached, ofBefore, ofFirst]),
    [
      ['visit', visits.length, null, null],
      ['cart', 1, 1_667, 1_667],
      ['checkout', 1, 10_000, 1_667],
      ['order', 1, 10_000, 1_667],
      ['sale', 1, 10_000, 1_667],
    ],
  );
});

test.run();
