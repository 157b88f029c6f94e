// A shopper whose browser translates the page: whatever is chosen, counted or applied, the page says what it says to others,
// and that is what is charged.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { aShopperAtCheckout, bank, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { chooseMethod, fillAddress, pressOrder, putInCart } from '../shopper-steps.ts';
import { readPage, translatePage, untilTakenOver } from './translate-page.ts';

const test = paymentSuite('a shop that a browser translates');

type Scene = { path: string; inCart?: string; act(page: Page): Promise<unknown> };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const untilCounted = (page: Page, count: string) =>
  page.waitForFunction((text) => document.querySelector('header [data-count]')?.textContent === text, count);
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();

const jazz = '/pl/p/zolw-jazz';

const scenes: Record<string, Scene> = {
  'size and frame are chosen': {
    path: jazz,
    act: async (page) => {
      await choose(page, /50×70/);
      await choose(page, /Dąb/);
    },
  },
  'another size of a reduced one is chosen': { path: '/pl/p/zubr', act: (page) => choose(page, /70×100/) },
  'a version that is sold out is chosen, and one that is not': {
    path: '/pl/p/bocian?variant=PP-BOCI-3040-M-N',
    act: async (page) => {
      await choose(page, /50×70/);
      await choose(page, /30×40/);
    },
  },
  'a name is typed, and letters that cannot be made': {
    path: '/pl/p/notes-zazolc',
    act: async (page) => {
      await page.locator('[name="text"]').fill('Ola 👍');
      await press(page, 'Do koszyka');
      await page.locator('[name="text"]').fill('Ola');
    },
  },
  'three are put into the cart, one more, and taken out': {
    path: jazz,
    act: async (page) => {
      await page.locator('main').getByRole('spinbutton').fill('3');
      await press(page, 'Do koszyka');
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'O jedną więcej' }).click();
      await untilCounted(page, '4');
      await drawer.getByRole('button', { name: /^Usuń/ }).click();
      await drawer.getByRole('button', { name: 'Przywróć' }).click();
      await untilCounted(page, '4');
    },
  },
  'a picture is enlarged and put away': {
    path: jazz,
    act: async (page) => {
      await page.locator('main a[href*="/media/"]').first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  'a product is put on the wishlist and the wishlist is opened': {
    path: '/pl/p/ksiazka-zwierzeta',
    act: async (page) => {
      await page.locator('main button[aria-pressed]').first().click();
      await page.locator('a[href$="/wishlist"]:visible').first().click();
      await page.waitForURL('**/wishlist');
      await page.locator('main article').first().waitFor();
    },
  },
  'a list is narrowed down, sorted, and widened again': {
    path: '/pl/c/plakaty',
    act: async (page) => {
      await page.locator('details[data-drop-down] > summary').nth(1).click();
      await page.locator('details[open] input[type="checkbox"]').first().check();
      await page.waitForURL(/\?/);
      await untilSettled(page);
      await page.locator('select[name="sort"]').selectOption('price-asc');
      await page.waitForURL(/sort=/);
      await untilSettled(page);
      await page.goBack();
    },
  },
  'another page of a list is opened, and a product, and the list again': {
    path: '/pl/c/plakaty',
    act: async (page) => {
      await page.locator('main article a').first().click();
      await page.waitForURL('**/p/*');
      await untilSettled(page);
      await page.goBack();
      await page.waitForURL('**/c/plakaty');
    },
  },
  'a search is typed and opened': {
    path: '/pl/c/ramy',
    act: async (page) => {
      await page.locator('input[name="q"]').focus();
      await page.locator('input[role="combobox"]').waitFor();
      await page.keyboard.type('jaz');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type('zz');
      await untilSettled(page);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?*');
      await page.locator('main article').first().waitFor();
    },
  },
  'a number is changed in the cart, and codes are typed': {
    path: '/pl/cart',
    inCart: jazz,
    act: async (page) => {
      await press(page, 'O jedną więcej');
      await untilCounted(page, '2');
      await page.getByText('Dodaj kod rabatowy').click();
      const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
      await field.fill('nie-ma');
      await field.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Nie ma takiego kodu.' }).waitFor();
      await field.fill('obce');
      await field.press('Enter');
      await page.getByRole('status').filter({ hasText: 'OBCE' }).waitFor();
      await untilSettled(page);
      await press(page, 'Usuń kod OBCE');
      await page.getByRole('status').filter({ hasText: 'Kod rabatowy został usunięty.' }).waitFor();
    },
  },
  'the checkout is sent as it is, and mended': {
    path: '/pl/checkout',
    inCart: jazz,
    act: async (page) => {
      const missingCode = page.getByText('Podaj wszystkie sześć cyfr kodu.').first();
      // A press before the method has its script finds nothing amiss in its part.
      while (!(await missingCode.isVisible())) {
        await pressOrder(page);
        await untilSettled(page);
      }
      await fillAddress(page);
      await page.locator('[name="isCompany"]').check();
      await page.locator('[name="isCompany"]').uncheck();
      await page.locator('[name="country"]').selectOption('DE');
    },
  },
  'each delivery and each method is chosen': {
    path: '/pl/checkout',
    inCart: jazz,
    act: async (page) => {
      for (const name of ['shippingMethod', 'paymentMethod']) {
        const values = await page
          .locator(`[name="${name}"]`)
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
        for (const value of values) {
          await page.locator(`[name="${name}"][value="${value}"]`).check();
          await untilSettled(page);
        }
      }
    },
  },
  'a withdrawal is sent as it is': {
    path: '/pl/withdraw',
    act: async (page) => {
      await page.locator('main form button').click();
      await page.locator('#withdrawal-problems').waitFor();
    },
  },
};

/** What the page says after the act. */
async function play({ shop, browser }: { shop: RunningShop; browser: Browser }, scene: Scene, isTranslated: boolean) {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'pl-PL' });
  if (scene.inCart) await putInCart(page.context(), shop.origin + scene.inCart);
  await visit(page, shop.origin + scene.path);
  if (isTranslated) await translatePage(page);
  await scene.act(page);
  await untilSettled(page);
  const text = await readPage(page);
  assert.equal(complaints, []);
  await close();
  return text;
}

test.before(async ({ shop }) => {
  await aDiscountCode(shop.db, { code: 'OBCE' });
});

for (const [name, scene] of Object.entries(scenes)) {
  test(`a translated page says what the page says: ${name}`, async (context) => {
    assert.is(await play(context, scene, true), await play(context, scene, false));
  });
}

test.always('what a translated page shows is what is put into the cart', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'pl-PL' });
  await visit(page, shop.origin + jazz);
  await translatePage(page);
  await choose(page, /50×70/);
  await choose(page, /Dąb/);
  const form = page.locator('form#buy');
  await form.getByText('319,00').first().waitFor();
  const labels = await form.locator('label').allInnerTexts();
  const added = labels.map((text) => /[+].*/.exec(text)?.[0].replace(/\s/g, ' ')).filter(Boolean);
  assert.equal(added, ['+130,00 zł', '+310,00 zł', '+60,00 zł', '+190,00 zł', '+170,00 zł']);
  await press(page, 'Do koszyka');
  await page.getByRole('dialog').getByText('319,00').first().waitFor();
  assert.equal(complaints, []);
  await close();
});

test('what a translated checkout shows is what is charged', async ({ shop, browser }) => {
  const { page, email, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
  await translatePage(page);
  await page.locator('[name="shippingMethod"]').last().check();
  await chooseMethod(page, 'p24');
  await untilSettled(page);
  const sum = page.locator('main dl > div').filter({ hasText: 'Do zapłaty' }).locator('dd');
  const total = Number((await sum.innerText()).replace(/\D/g, ''));
  await pressOrder(page);
  await bank(page, 'authorized');
  await heading(page, thanks);
  const [paid] = await ordersOf(shop, email);
  assert.equal([paid?.state, paid?.captured, paid?.total], ['paid', total, total]);
  assert.equal(complaints, []);
  await close();
});

test('what a password manager adds to a form stays, and the form sends what was chosen', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'pl-PL' });
  await page.route(`**${jazz}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<(input|form|select) /g, '<$1 data-manager="1" ')
      .replace('</body>', '<x-manager></x-manager></body>');
    await route.fulfill({ response, body: html });
  });
  await visit(page, shop.origin + jazz);
  await untilTakenOver(page);
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('#buy input')) input.after(document.createElement('x-manager'));
  });
  await choose(page, /50×70/);
  await page.locator('main').getByRole('spinbutton').fill('2');
  await press(page, 'Do koszyka');
  await page.getByRole('dialog').getByText('258,00').first().waitFor();
  assert.ok((await page.locator('#buy x-manager').count()) > 0);
  assert.equal(complaints, []);
  await close();
});

test('a page that was translated before its scripts came starts in its own language', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'pl-PL', expected: /404/ });
  await page.route('**/nie-ma', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<html lang="[^"]+"/, '<html lang="eo"');
    await route.fulfill({ response, body: html });
  });
  await visit(page, `${shop.origin}/nie-ma`);
  assert.is(await page.locator('html').getAttribute('lang'), 'eo');
  await page
    .locator('header')
    .getByRole('link', { name: /Koszyk/ })
    .click();
  await page.getByRole('dialog').getByText('Twój koszyk').first().waitFor();
  assert.equal(complaints, []);
  await close();
});

test.run();
