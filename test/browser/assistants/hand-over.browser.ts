// An assistant puts an order together, and a person follows its link, looks at it and presses the button, with scripts and
// without; what is asked in between can be used by everybody.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { setSettings } from '#test/fixtures/settings/set-settings.ts';
import { openReusedPage } from '../reused-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { paymentSuite } from '../shop-suite.ts';
import { chooseMethod, fillCard, findVariant, pressOrder, putInCart, untilPayable } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('handing over to a person', {});

test.before(async ({ shop }) => setSettings(shop.db, 'assistants', { isOpen: true }));

type Checkout = { id: string; status: string; continue_url: string; order?: { permalink_url: string } };

const poster = '/pl/p/zolw-jazz?variant=PP-JAZZ-5070-M-D';
const place = {
  ...{ street_address: 'ul. Długa 12/3', address_locality: 'Warszawa', postal_code: '00-238', address_country: 'PL' },
};

async function ask(shop: RunningShop, path: string, body?: object): Promise<Checkout> {
  const answer = await fetch(`${shop.origin}/ucp/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json() as Promise<Checkout>;
}

async function begin(shop: RunningShop): Promise<Checkout> {
  return ask(shop, '/checkout-sessions', {
    context: { address_country: 'PL', language: 'pl' },
    line_items: [{ item: { id: await findVariant(shop.origin + poster) }, quantity: 1 }],
    buyer: { first_name: 'Anna', last_name: 'Nowak', email: 'anna@example.com', phone_number: '+48600100200' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [place] }] },
  });
}

const polish = { viewport: viewports.phone, locale: 'pl-PL' };

test.always(
  'a person looks at what the assistant filled in, pays by card, and the assistant learns of it',
  async (context) => {
    const { shop, browser } = context;
    const begun = await begin(shop);
    assert.is(begun.status, 'requires_escalation');
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, polish);
    await page.goto(begun.continue_url);
    await page.waitForURL('**/pl/checkout');
    assert.is(await page.locator('[name="email"]').inputValue(), 'anna@example.com');
    assert.is(await page.locator('[name="line1"]').inputValue(), 'ul. Długa 12/3');
    for (const consent of ['remindIn', 'newsletterIn']) {
      assert.is(await page.locator(`input[type="checkbox"][name="${consent}"]:checked`).count(), 0);
    }
    await untilPayable(page);
    await fillCard(page, '4242424242424242');
    await pressOrder(page);
    await page.waitForURL('**/pl/order/*');
    const told = await ask(shop, `/checkout-sessions/${begun.id}`);
    assert.is(told.status, 'completed');
    assert.is(told.order?.permalink_url, page.url().split('?')[0]);
    assert.equal(complaints, []);
    await close();
  },
);

test.always('without scripts somebody with a cart is asked, adds the goods, and orders', async ({ shop, browser }) => {
  const begun = await begin(shop);
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    ...polish,
    javaScriptEnabled: false,
  });
  await putInCart(page.context(), `${shop.origin}/pl/p/zubr?variant=PP-ZUBR-5070-M-D`);
  await page.goto(begun.continue_url);
  assert.match(await page.locator('main').innerText(), 'Masz już koszyk');
  await page.getByRole('button', { name: /Dodaj do mojego koszyka/ }).click();
  await page.waitForURL('**/pl/checkout');
  const summary = await page.getByRole('region', { name: 'Twoje zamówienie' }).innerText();
  assert.match(summary, 'Żubr');
  assert.match(summary, 'Żółw');
  await chooseMethod(page, 'p24');
  await pressOrder(page);
  await page
    .getByRole('button', { name: /Autoryzuj|Zapłać|Potwierdź/ })
    .first()
    .waitFor();
  assert.is((await ask(shop, `/checkout-sessions/${begun.id}`)).status, 'complete_in_progress');
  assert.equal(complaints, []);
  await close();
});

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function listFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => (window as typeof window & { axe: typeof axe }).axe.run(document));
  return violations.map(({ id, help }) => `${id}: ${help}`);
}

test.always(
  'the question and the link that has ended have no fault that axe knows, in any language',
  async (context) => {
    const { shop, browser } = context;
    const begun = await begin(shop);
    const { page, close } = await openReusedPage(browser, shop.origin, polish);
    await putInCart(page.context(), `${shop.origin}/pl/p/zubr?variant=PP-ZUBR-5070-M-D`);
    for (const locale of locales) {
      await page.goto(begun.continue_url.replace('/pl/', `/${locale}/`));
      assert.is(await page.locator('form button').count(), 1);
      assert.equal(await listFaults(page), [], locale);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= polish.viewport.width, `${locale}: nothing is wider than the phone`);
      await page.goto(`${shop.origin}/${locale}/assistant/x`);
      assert.equal(await listFaults(page), [], locale);
    }
    await close();
  },
);

test.run();
