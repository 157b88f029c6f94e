// A name on a notebook: asked for on its page, refused at its field, charged, and read by whoever packs and withdraws.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { listFaults } from '../accessibility/axe-audit.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { aShopperAtCheckout, bank, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { chooseMethod, pressOrder, untilHydrated } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('a text for a line in the browser');
const notebook = '/pl/p/notes-zazolc';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Imię tłoczone na okładce' });
const buy = (page: Page) => page.locator('form#buy').getByRole('button', { name: 'Do koszyka' }).first();
const isFocused = (page: Page) => fieldOf(page).evaluate((input) => input === document.activeElement);
const lineOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: `: ${text}` });

const unmade =
  'Niektórych z tych znaków nie możemy wykonać. Użyj innych. ' +
  'Możesz użyć liter łacińskich, greckich i cyrylicy, cyfr i zwykłych znaków interpunkcyjnych.';

async function assertFine(page: Page): Promise<void> {
  assert.equal(await listFaults(page), []);
  assert.equal(await listTooWide(page), []);
}

for (const [name, viewport, colorScheme] of [
  ['on a phone in the light theme', viewports.phone, 'light'],
  ['on a desktop in the dark theme', viewports.desktop, 'dark'],
] as const) {
  test(`${name}, two names are two lines, and what cannot be made stays at the field`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      viewport,
      colorScheme,
      locale: 'pl-PL',
    });
    await visit(page, shop.origin + notebook);
    await untilHydrated(page);
    await page.getByText('(+15,00 zł)').waitFor();
    await page.getByText('od umowy nie można wtedy odstąpić').waitFor();
    await assertFine(page);
    for (const [refused, reason] of [
      ['Ola 👍', unmade],
      ['שרה', unmade],
      ['سلام', unmade],
      ['Siedemnaście liter', 'Tekst jest za długi. Skróć go. Najwyżej 16 znaków.'],
    ] as const) {
      await fieldOf(page).fill(refused);
      await buy(page).click();
      await page.getByText(reason).waitFor();
      assert.ok(await isFocused(page), refused);
      const { validity, validationMessage } = await fieldOf(page).evaluate((input: HTMLInputElement) => ({
        validity: input.validity.patternMismatch,
        validationMessage: input.validationMessage,
      }));
      assert.equal([validity, validationMessage], [true, reason], refused);
    }
    await assertFine(page);
    await fieldOf(page).fill('Jan');
    await page.getByText(unmade).or(page.getByText('Tekst jest za długi.')).waitFor({ state: 'detached' });
    assert.is(await page.getByRole('dialog').count(), 0, 'nothing was put in');
    for (const text of ['Żółcisława', 'Jan']) {
      await fieldOf(page).fill(text);
      await buy(page).click();
      await page.getByRole('dialog').getByText(`Imię tłoczone na okładce: ${text}`).first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await visit(page, `${shop.origin}/pl/cart`);
    await untilHydrated(page);
    await assertFine(page);
    await lineOf(page, 'Jan').getByRole('button', { name: /Usuń/ }).click();
    await lineOf(page, 'Jan').waitFor({ state: 'detached' });
    await lineOf(page, 'Żółcisława').waitFor();
    await page.getByRole('button', { name: 'Przywróć' }).click();
    await lineOf(page, 'Jan').waitFor();
    assert.equal(complaints, []);
    await close();
  });
}

test.always(
  'it is told before the order, charged, shown on its page, and cannot be withdrawn from',
  async ({ shop, browser }) => {
    const { page, email, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
    await visit(page, shop.origin + notebook);
    await untilHydrated(page);
    await fieldOf(page).fill('Ola & <b>');
    await buy(page).click();
    await page.getByRole('dialog').getByText('Ola & <b>').first().waitFor();
    await visit(page, `${shop.origin}/pl/checkout`);
    await untilHydrated(page);
    await page.getByText('dlatego nie przysługuje prawo odstąpienia od umowy: Notes z ogonkami, ').waitFor();
    await assertFine(page);
    await chooseMethod(page, 'p24');
    await pressOrder(page);
    await bank(page, 'authorized');
    await heading(page, thanks);
    const [order] = await ordersOf(shop, email);
    assert.equal([order?.state, order?.captured], ['paid', 7_900 + 3_900 + 1_500 + 1_699]);
    await visit(page, `${shop.origin}/pl/order/${order?.token}`);
    await page.getByText('Imię tłoczone na okładce: Ola & <b>').first().waitFor();
    await page.getByText('dlatego nie przysługuje prawo odstąpienia od umowy').waitFor();
    await assertFine(page);
    await visit(page, `${shop.origin}/pl/withdraw/${order?.token}`);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.getByText('według Twojej specyfikacji').first().waitFor();
    await page.getByText('bez prawa odstąpienia').first().waitFor();
    assert.is(await page.getByRole('checkbox').count(), 1);
    await assertFine(page);
    assert.equal(complaints, []);
    await close();
  },
);

test.always(
  'what a name costs is part of the price while it is typed, as it is in the cart',
  async ({ shop, browser }) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      viewport: viewports.phone,
      locale: 'pl-PL',
    });
    await visit(page, shop.origin + notebook);
    const form = page.locator('form#buy');
    const atTheFoot = page.getByRole('button', { name: /Do koszyka.*39,00/ });
    await atTheFoot.waitFor();
    await fieldOf(page).fill('Ola');
    await page.getByRole('button', { name: /Do koszyka.*54,00/ }).waitFor();
    assert.is(await form.getByText('54,00').count(), 2, 'on the page and on the button');
    assert.is(await form.getByText('39,00').count(), 0);
    await fieldOf(page).fill('  ');
    await atTheFoot.waitFor();
    await fieldOf(page).fill('Ola');
    await fieldOf(page).press('Enter');
    await page.getByRole('dialog').getByText('54,00').first().waitFor();
    assert.equal(complaints, []);
    await close();
  },
);

test('without scripts a name is bought all the same', async ({ shop, browser }) => {
  const { page, close } = await openReusedPage(browser, shop.origin, { javaScriptEnabled: false, locale: 'pl-PL' });
  await page.goto(shop.origin + notebook);
  await fieldOf(page).fill('Ola 👍');
  await buy(page).click();
  assert.is(new URL(page.url()).pathname, notebook, 'the browser itself refuses it');
  assert.match((await fieldOf(page).getAttribute('title')) ?? '', 'Najwyżej 16 znaków. Możesz użyć liter łacińskich');
  await fieldOf(page).fill('Ola');
  await buy(page).click();
  await page.getByText('Imię tłoczone na okładce: Ola').first().waitFor();
  assert.is(new URL(page.url()).pathname, '/pl/cart');
  await close();
});

test.run();
