// Pick-up points in the office: brought in with one press, or from a file, and what keeps the checkout from offering a way.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { aPickupPoint } from '../../fixtures/a-pickup-point.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('delivery in the office, in a browser');
/** The keys of the stand-ins, which run on the sandbox's port. ORLEN's are missing. */
const keys = { INPOST_TOKEN: 'kasa_sandbox_token' };

test.before(async (context) => {
  context.shop = await startShopWithClock(keys);
  context.browser = await shareBrowser();
  await context.shop.db.deleteFrom('pickup_points').execute();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always('points come with one press, from a file, and what is wrong is said', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Office pages' }).getByRole('link', { name: 'Delivery' }).click();
  const way = page.getByRole('listitem').filter({ hasText: 'InPost parcel locker' });
  await way.getByText('not offered yet: the pick-up points are missing').waitFor();
  assert.equal(await listFaults(page), []);

  await page.getByRole('button', { name: 'Bring in the points: InPost' }).click();
  await page.getByText(/^40 points, updated /).waitFor();
  await way.getByText('offered', { exact: true }).waitFor();

  const orlen = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ORLEN Paczka' }) });
  assert.is(await orlen.getByRole('button', { name: /points: ORLEN/ }).count(), 0, 'nobody can be asked without keys');
  await orlen.getByText('kasa secrets set ORLEN_PARTNER_ID').waitFor();
  const hand = (content: string) =>
    page
      .getByLabel('File of points of ORLEN Paczka')
      .setInputFiles({ name: 'points.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await hand('{ "points": [');
  await orlen.getByText('The file is not JSON in UTF-8, or it ends in the middle.').waitFor();
  await hand(JSON.stringify({ points: [aPickupPoint({ carrier: 'orlen-paczka', id: '1000042' })] }));
  await orlen.getByText(/^1 point, updated /).waitFor();
  assert.is(await orlen.getByRole('alert').count(), 0);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'owner' }, ['/admin/delivery'], looks));
}

test.run();
