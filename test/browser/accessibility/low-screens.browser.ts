// Every page of shop and office, every state of the shop, and what is opened most on pages of the office, on a screen that is
// enlarged four times: nothing is wider than it, bars leave room, and whatever has the focus is seen.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type OfficeRouteName, officeUrlOf } from '#src/office-addresses.ts';
import { officePatterns } from '#src/office-patterns.generated.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openState, pagesByName, reachedStates } from '../page-states.ts';
import { buyAgain, leaveAnOrder, openAsShopper, type PaidShopper, payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { untilSettled, visit, watchRequests } from '../settled-page.ts';
import { viewports } from '../watched-page.ts';
import { listTooWide } from './measure-boxes.ts';
import { enlargedFourTimes, listHiddenByBars } from './measure-low-screens.ts';

type Context = { shop: ClockShop; browser: Browser; shopper: PaidShopper };

const test = wholeSuite<Context>('a screen that is enlarged four times');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  context.shopper = { ...(await payAnOrder(context.shop)), unpaidPath: await leaveAnOrder(context.shop) };
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const measure = async (page: Page) => [...(await listTooWide(page)), ...(await listHiddenByBars(page))];

async function openOffice({ shop, browser }: Context) {
  const visitor = await openAsShopper(browser, shop.origin, null, { viewport: enlargedFourTimes, locale: 'en' });
  const robin = await signedInStaff(shop.db, 'owner', { name: 'Robin', isSteppedUp: true, locale: 'de' });
  await visitor.addCookies([robin.browserCookie(shop.origin)]);
  const page = await visitor.newPage();
  watchRequests(page);
  return { page, close: () => visitor.close() };
}

test('pages of the office', async (context) => {
  const { db, origin } = context.shop;
  const product = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow();
  const things: Partial<Record<OfficeRouteName, Record<string, string>>> = {
    managedOrder: { number: '1001' },
    productEditor: { id: product.id },
    draftOrder: { number: 'new' },
  };
  const paths = (Object.entries(officePatterns) as [OfficeRouteName, string][]).flatMap(([route, pattern]) => {
    if (things[route]) return [officeUrlOf(route, {}, things[route])];
    return /[:*]/.test(pattern) || route === 'noAccess' ? [] : [officeUrlOf(route)];
  });
  const { page, close } = await openOffice(context);
  const faults: Record<string, string[]> = {};
  for (const path of [...paths, '/admin/orders?chosen=all', '/admin/stock/count']) {
    await visit(page, origin + path);
    const found = await measure(page);
    if (found.length > 0) faults[path] = found;
    // Leaving asks about what is typed.
    await page.goto('about:blank');
  }
  assert.ok(paths.length > 40, `${paths.length} pages`);
  assert.equal(faults, {});
  await close();
});

const opened: [path: string, button: string][] = [
  ...['orders', 'products', 'stock', 'discounts', 'customers'].map((path): [string, string] => [path, 'Filter']),
  ['products', 'Spalten'],
  ...['Versenden', 'Erstatten', 'Bestellung stornieren', 'Rücksendung anlegen'].map((button): [string, string] => [
    'orders/1001',
    button,
  ]),
];

test('what is opened on pages of the office', async (context) => {
  const { page, close } = await openOffice(context);
  const faults: Record<string, string[]> = {};
  for (const [path, button] of opened) {
    await visit(page, `${context.shop.origin}/admin/${path}`);
    await page.locator('main').getByRole('button', { name: button, exact: true }).first().click();
    await page.locator(':modal, :popover-open').first().waitFor();
    await untilSettled(page);
    const found = await measure(page);
    if (found.length > 0) faults[`${path}: ${button}`] = found;
    await page.goto('about:blank');
  }
  assert.equal(faults, {});
  await close();
});

for (const [name, state] of Object.entries({ ...pagesByName, ...reachedStates })) {
  if (state.only === 'desktop') continue;
  test(`the shop: ${name}`, async ({ shop, browser, shopper }) => {
    const visitor = await openAsShopper(browser, shop.origin, null, { viewport: viewports.phone, locale: 'de-DE' });
    if (state.withCart) await buyAgain(visitor, shop.origin, shopper);
    const page = await visitor.newPage();
    watchRequests(page);
    await openState(page, `${shop.origin}/de`, state, shopper);
    await page.setViewportSize(enlargedFourTimes);
    await untilSettled(page);
    assert.equal(await measure(page), []);
    await visitor.close();
  });
}

test.run();
