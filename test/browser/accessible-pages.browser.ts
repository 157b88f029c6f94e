// Every page of the shop in four languages, in light and dark, on a phone and at a desk: axe-core, and sideways scrolling.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { type AuditedShop, listFaultsOfState } from './axe-audit.ts';
import { pagesByName } from './page-states.ts';
import { payAnOrder } from './paid-shopper.ts';
import { startRunningShop } from './running-shop.ts';
import { launchBrowser } from './watched-page.ts';

const test = suite<AuditedShop>('accessible pages');

test.before(async (context) => {
  context.shop = await startRunningShop();
  context.browser = await launchBrowser();
  context.shopper = await payAnOrder(context.browser, context.shop.origin);
});
test.after(async ({ shop, browser }) => {
  await browser.close();
  await shop.stop();
});

for (const [name, state] of Object.entries(pagesByName)) {
  test(`nothing bars anybody, in four languages: ${name}`, async (context) => {
    const faults = await Promise.all(locales.map((locale) => listFaultsOfState(context, locale, state)));
    assert.equal(faults.flat(), []);
  });
}

test.run();
