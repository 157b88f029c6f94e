// What shoppers look for, in the office: a search that found nothing gets a meaning, and finds something.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { searchOutcomes } from '#src/searches/search-outcomes.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('searches in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** A headless browser says that it is one, and what programs ask is not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.always('what found nothing gets a meaning, and finds that from then on', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, {
    ...{ locale: 'en', viewport: viewports.desktop, userAgent },
  });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/en/search?q=zorblat`);
  await page.getByRole('heading', { name: 'zorblat' }).waitFor();
  await visit(page, `${shop.origin}/admin/searches`);
  const row = page.getByRole('row', { name: 'zorblat' });
  // It is written some seconds after it was asked for.
  while ((await row.count()) === 0) await page.reload();
  await row.getByText('Nothing').waitFor();
  // It stands in the report as well, beside the way to its meaning.
  await visit(page, `${shop.origin}/admin/reports?report=searches`);
  await row.getByRole('link', { name: 'Give a meaning' }).click();
  await page.waitForURL('**/admin/searches?*text=zorblat*');
  const dialog = page.getByRole('dialog', { name: 'What “zorblat” means' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Write at least one word, or choose a page.').waitFor();
  await dialog.getByLabel('The shop says').fill('fox, mug');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('fox, mug').waitFor();
  await visit(page, `${shop.origin}/en/search?q=zorblat`);
  await page.locator('main').getByRole('article').first().waitFor();

  await visit(page, `${shop.origin}/admin/synonyms?text=zorblat`);
  await page.getByRole('button', { name: 'Change: zorblat' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('row', { name: 'zorblat' }).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const day = shop.now().toISOString().slice(0, 10);
    const words = { none: 'płótno na wymiar do salonu', near: 'sheep', found: 'fox' };
    await shop.db
      .insertInto('searches')
      .values(
        searchOutcomes.map((outcome) => ({ ...{ day, locale: 'pl', asked: 1200, outcome }, words: words[outcome] })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/searches', '/admin/synonyms'], looks);
  });
}

test.run();
