// A review from the e-mail to the product's page: written without scripts, published in the office by keys, and read.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { askForReviews } from '#server/reviews/ask-for-reviews.ts';
import { aDeliveredOrder } from '../../customers/a-customer.ts';
import { wholeSuite } from '../../depths.ts';
import type { OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { until } from '../../fixtures/until.ts';
import { askSince } from '../../reviews/a-reviewed-order.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openReusedPage } from '../reused-page.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; order: OrderFixture; handle: string };
const test = wholeSuite<Context>('reviews');

const DAY_MS = 86_400_000;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  // Switched on before anybody ordered.
  await askSince({ db }, new Date(Date.now() - 9 * DAY_MS));
  const arrived = () => new Date(Date.now() - 8 * DAY_MS);
  context.order = await aDeliveredOrder({ db, payments: aPaymentProvider(), now: arrived });
  const { product_handle } = await db
    .selectFrom('order_lines')
    .select('product_handle')
    .where('order_id', '=', context.order.id)
    .executeTakeFirstOrThrow();
  context.handle = product_handle;
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** The path behind the first link of the e-mail. */
async function pathInMail({ shop, order }: Context): Promise<string> {
  // The shop's own round may have been a moment ago.
  await shop.db.deleteFrom('job_rounds').where('name', '=', 'ask-for-reviews').execute();
  await askForReviews({ db: shop.db, now: () => new Date() });
  const file = join(shop.dataDirectory, 'mail', `review-request-${order.id}.eml`);
  let mail = '';
  await until(async () => {
    mail = await readFile(file, 'utf8').catch(() => '');
    return mail !== '';
  });
  assert.match(mail, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  return /\/pl\/review\/[\w-]{32}/.exec(mail.replace(/=\r\n/g, ''))?.[0] ?? '';
}

test.always('the link of the e-mail leads to a page that needs no scripts', async (context) => {
  const { shop, browser } = context;
  const path = await pathInMail(context);
  assert.is.not(path, '');
  const { page, complaints, close } = await openWatchedPage(browser, {
    viewport: viewports.phone,
    locale: 'pl-PL',
    javaScriptEnabled: false,
  });
  await page.goto(shop.origin + path);
  await page.getByRole('button', { name: 'Wyślij opinię' }).click();
  assert.is(new URL(page.url()).search, '', 'the browser itself asks for stars');
  await page.locator('label').filter({ hasText: '4 gwiazdki' }).click();
  await page.getByLabel('Twoimi słowami').fill('Piękny papier.\nhttps://example.com');
  await page.getByRole('button', { name: 'Wyślij opinię' }).click();
  await page.getByText('Dziękujemy! Opinia dotarła.').waitFor();
  assert.ok(await page.getByRole('radio', { name: '4 gwiazdki' }).isChecked());
  assert.is(await page.getByLabel('Imię przy opinii').inputValue(), 'Jan K.');
  assert.equal(complaints, []);
  await close();
});

test('nothing bars anybody who reviews, on a phone in the dark and at a desk', async ({ shop, browser, order }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'en' });
  for (const [viewport, colorScheme, locale] of [
    [viewports.phone, 'dark', 'de'],
    [viewports.desktop, 'light', 'cs'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await visit(page, `${shop.origin}/${locale}/review/${order.token}`);
    assert.equal(await listFaults(page), []);
    assert.equal(await listTooWide(page), []);
  }
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody who decides on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'manager' }, ['/admin/reviews', '/admin/reviews?state=waiting&stars=4'], looks));
}

test.always('it is published by keys, and then read beside its product and by search engines', async (context) => {
  const { shop, browser, handle } = context;
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'en' });
  const manager = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([manager.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin`);
  await page.getByRole('link', { name: /1\s*review to check/ }).click();
  await page.getByRole('heading', { name: 'Reviews' }).waitFor();
  await page.getByText('Piękny papier.').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await page.getByText('Nothing matches these filters.').waitFor();

  await visit(page, `${shop.origin}/pl/p/${handle}`);
  const reviews = page.getByRole('region', { name: 'Opinie' });
  assert.match(
    await reviews.innerText(),
    /4,0[\s\S]*1 opinia[\s\S]*Jan K\.[\s\S]*Piękny papier\.\nhttps:\/\/example\.com/,
  );
  assert.is(await reviews.getByRole('link').count(), 0, 'what people write is no link');
  const written = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const things = written.flatMap((json) => JSON.parse(json));
  const product = things.find((thing) => ['Product', 'ProductGroup'].includes(thing['@type']));
  assert.equal(product.aggregateRating, { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 });

  await visit(page, `${shop.origin}/admin/reviews?text=papier`);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Why is this review not published?' });
  await dialog.getByRole('radio', { name: 'It insults' }).waitFor();
  assert.equal(await listFaults(page), []);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('main li').getByText('It advertises or leads to other sites').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await visit(page, `${shop.origin}/pl/p/${handle}`);
  assert.is(await page.getByRole('region', { name: 'Opinie' }).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test.run();
