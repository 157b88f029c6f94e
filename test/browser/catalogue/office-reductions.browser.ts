// Reductions in the office: planned with what each page will say, ended, and taken back; and that nothing bars anybody.
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
const test = wholeSuite<Context>('reductions in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'a collection is reduced after a look at what changes, and taken back in one press',
  async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'manager');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, `${shop.origin}/admin/reductions`);
    await page.getByRole('link', { name: 'Reduce prices' }).click();
    await page.getByRole('heading', { name: 'Reduce prices' }).waitFor();
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByText('Type a percentage above 0 and below 100.').waitFor();
    await page.getByLabel('Percent off').fill('20');
    await page.getByLabel('Your name for it').fill('Black Week');
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByRole('columnheader', { name: 'Crossed out on the page' }).waitFor();
    await page.getByRole('button', { name: /^Reduce \d+ prices?$/ }).click();
    await page.getByText(/^\d+ prices? reduced\.$/).waitFor();
    await page.getByRole('link', { name: 'All reductions' }).click();
    const row = page.getByRole('row', { name: /Black Week/ });
    await row.getByText('Running').waitFor();
    await row.getByRole('button', { name: 'End now' }).click();
    await row.getByText('Over').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Running').waitFor();
    assert.equal(complaints, []);
    await close();
  },
);

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/reductions', '/admin/reductions/new'], looks);
  });
}

test.run();
