// What staff type before the scripts of a page are there is in its fields when they have come: on every page of the office.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type OfficeRouteName, officeUrlOf } from '#src/office-addresses.ts';
import { officePatterns } from '#src/office-patterns.generated.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';
import { holdScripts } from './held-scripts.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('the office before the scripts');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** Pages whose fields are there for everybody; what opens one thing is given a thing of the demo. */
async function listAddresses({ db }: ClockShop): Promise<string[]> {
  const product = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow();
  const things: Partial<Record<OfficeRouteName, Record<string, string>>> = {
    managedOrder: { number: '1001' },
    productEditor: { id: product.id },
  };
  const routes = Object.entries(officePatterns) as [OfficeRouteName, string][];
  return routes.flatMap(([route, pattern]) => {
    if (things[route]) return [officeUrlOf(route, {}, things[route])];
    // Whoever may not see a page has nothing to type, and is answered 403.
    return /[:*]/.test(pattern) || route === 'noAccess' ? [] : [officeUrlOf(route)];
  });
}

/** Fills every field of the page that stands open, and stays in the last; by their order, what they hold. */
function typeEverywhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'input:is([type=text], [type=email], [type=tel], [type=url], [type=search], :not([type])), textarea';
    const fields = [...document.querySelectorAll<HTMLInputElement>(`main :is(${kinds})`)].filter(
      (field) => field.checkVisibility() && !field.disabled && !field.readOnly,
    );
    fields.at(-1)?.focus();
    return fields.map((field, index) => {
      field.value = /numeric|decimal/.test(field.inputMode) ? '7' : `typed ${index}`;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dataset.typed = field.value;
      return `${field.name || field.id}=${field.value}`;
    });
  });
}

const shownNow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main [data-typed]')].map(
      (field) => `${field.name || field.id}=${field.value}`,
    ),
  );

test('what is typed into the fields of every page stays', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski', isSteppedUp: true });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  const scripts = await holdScripts(page);
  const lost: string[] = [];
  let fields = 0;
  for (const address of await listAddresses(shop)) {
    await scripts.open(shop.origin + address);
    const typed = await typeEverywhere(page);
    fields += typed.length;
    await scripts.untilTakenOver();
    const shown = await shownNow(page);
    if (typed.join('\n') !== shown.join('\n')) lost.push(`${address}: ${typed.join(', ')} became ${shown.join(', ')}`);
    // Leaving asks about what is typed.
    await page.goto('about:blank');
  }
  assert.equal(lost, []);
  assert.ok(fields > 20, `${fields} fields`);
  assert.equal(complaints, []);
  await close();
});

test.run();
