// Redirects in the office: one is added, led to its end, and a file with a fault is mended and brought in.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('redirects in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const csv = (text: string) => ({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test.always('an old address is led on, refused where it leads to itself, and a file is brought in', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/redirects`);
  await page.getByRole('link', { name: 'New redirect' }).click();
  await page.getByLabel('Old address').fill('https://old.example/Pages/About');
  await page.getByLabel('Leads to').fill('about');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('That is no address to lead to.').first().waitFor();
  await page.getByLabel('Leads to').fill('/en/page/nowhere');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('There is no page of the shop where it leads to.').waitFor();
  await page.getByLabel('Leads to').fill('/en');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Not used yet', { exact: true }).waitFor();
  assert.is((await page.goto(`${shop.origin}/pages/about`))?.url(), `${shop.origin}/en`);

  await visit(page, `${shop.origin}/admin/redirects`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = page.getByLabel('Choose a file');
  await file.setInputFiles(csv('from,to\n/one,/en\n/two,two\n'));
  await page.getByText('1 row is wrong, so nothing was imported.').waitFor();
  await page.getByText('Line 3: two').waitFor();
  await file.setInputFiles(csv('from,to\n/one,/en\n/two,/one\n'));
  await page.getByText('2 added, 0 changed, 0 as before.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: '/two' }).click();
  await page.getByRole('button', { name: 'Remove the redirect' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByRole('link', { name: '/one' }).waitFor();
  await page.getByRole('link', { name: '/two' }).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await shop.db
      .insertInto('redirects')
      .values({ path: '/looked-at', target: '/en/p/nowhere', created_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await shop.db.selectFrom('redirects').select('id').limit(1).executeTakeFirstOrThrow();
    const paths = ['/admin/redirects', '/admin/redirects/new', `/admin/redirects/${id}`];
    await lookAtPages({ shop, browser, role: 'manager' }, paths, looks);
  });
}

test.run();
