// Pages of the office begin at one edge: from one to the next nothing jumps between the left and the middle.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type OfficeRouteName, officeUrlOf } from '#src/office-addresses.ts';
import { officePatterns } from '#src/office-patterns.generated.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('the edge of the office');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** Those of a person who is in, but for what is about one thing. */
const routes = (Object.entries(officePatterns) as [OfficeRouteName, string][]).filter(
  ([route, pattern]) => !/[:*]/.test(pattern) && !['signIn', 'noAccess', 'stepUp'].includes(route),
);

for (const width of [1024, 1440]) {
  test(`every page beside the menu begins at the same edge (${width} px)`, async ({ shop, browser }) => {
    const { page, close } = await openWatchedPage(browser, { locale: 'en', viewport: { width, height: 900 } });
    const robin = await signedInStaff(shop.db, 'owner', { locale: 'en', isSteppedUp: true });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    const edges: Record<string, string[]> = {};
    for (const [route] of routes) {
      await visit(page, shop.origin + officeUrlOf(route));
      const { left } = await page
        .locator('main h1')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect());
      edges[Math.round(left)] = [...(edges[Math.round(left)] ?? []), route];
    }
    assert.ok(routes.length > 30, `${routes.length} pages`);
    assert.is(Object.keys(edges).length, 1, JSON.stringify(edges));
    await close();
  });
}

test.run();
