// What was changed of the catalogue, in the office: read field by field, and taken back in one press.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { raisePrices } from '#server/catalogue/variants/raise-prices.ts';
import { setPrice } from '#server/catalogue/variants/set-price.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { money } from '#src/money.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the history of the catalogue in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'prices that were raised are taken back in one press, but for the one that was changed since',
  async (context) => {
    const { shop, browser } = context;
    const services = { db: shop.db, now: shop.now, by: byCommand };
    const raised = await raisePrices(services, { currency: 'EUR', basisPoints: 1_000, rounding: 'exact' });
    assert.ok(raised.ok && raised.value.batchId !== null);
    const [kept, other] = raised.value.changed;
    assert.ok(kept && other);
    await setPrice(services, { variantId: kept.variantId, price: money(99_900, 'EUR'), compareAtMinor: undefined });
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'manager');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, `${shop.origin}/admin/history`);
    await page.getByRole('link', { name: 'Prices in EUR: +10%' }).click();
    await page.getByRole('heading', { name: 'Prices in EUR: +10%' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'price (EUR, ' }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Left as it is' }).waitFor();
    await page.getByText('It was changed since.').waitFor();
    await page.getByText('Undone', { exact: true }).waitFor();
    const { amount_minor } = await shop.db
      .selectFrom('prices')
      .select('amount_minor')
      .where('variant_id', '=', other.variantId)
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow();
    assert.is(amount_minor, other.before.minor);
    assert.equal(complaints, []);
    await close();
  },
);

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/history', '/admin/history/1'], looks);
  });
}

test.run();
