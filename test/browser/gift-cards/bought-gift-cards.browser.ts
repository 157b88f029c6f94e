// A gift card that is bought in the browser: for whom, when, in which words and for how much; with what else it cannot lie in a
// cart; and the page that says what is left on one.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { listTooWide, listUnreadable } from '../accessibility/measure-boxes.ts';
import { holdScripts } from '../before-scripts/held-scripts.ts';
import { aShopperAtCheckout } from '../checkout-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { readPage, translatePage } from '../translation/translate-page.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('gift cards bought in the browser', {});
const HANDLE = 'zubr';

type Db = Parameters<typeof issueGiftCard>[0]['db'];

async function sellCards(db: Db): Promise<void> {
  const terms = JSON.stringify({ freeAmounts: { PLN: { minMinor: 5_000, maxMinor: 100_000 } } });
  await db
    .updateTable('products')
    .set({ gift_card: terms, updated_at: new Date() })
    .where('handle', '=', HANDLE)
    .execute();
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Własna kwota (PLN)').fill('150');
  await page.getByLabel('Adres e-mail osoby obdarowanej').fill('anna@example.com');
  await page.getByLabel('Twoje życzenia').fill('Wszystkiego najlepszego!');
}

test.always('a card is bought for somebody, and goes by e-mail', async ({ shop, browser }) => {
  await sellCards(shop.db);
  const options = { viewport: viewports.desktop };
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, options);
  await visit(page, `${shop.origin}/pl/p/${HANDLE}`);
  await page.getByLabel('Adres e-mail osoby obdarowanej').waitFor();
  assert.equal(await listFaults(page), []);
  await fillCard(page);
  const price = page.locator('form#buy').getByText('150,00').first();
  await price.waitFor();
  await page.getByLabel('Własna kwota (PLN)').fill('10');
  await price.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.locator('[name="amount"][aria-invalid="true"]:focus').waitFor();
  await page.getByLabel('Własna kwota (PLN)').fill('150');
  await page.locator('[name="amount"]:not([aria-invalid])').waitFor();
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page
    .getByRole('dialog')
    .getByText('Dla: anna@example.com · 150,00 zł · Wszystkiego najlepszego!')
    .first()
    .waitFor();
  await page.goto(`${shop.origin}/pl/checkout`);
  await page.getByText('E-mailem').first().waitFor();
  await page.getByText('150,00').first().waitFor();
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

test('what was typed for a card before the scripts came is priced and bought', async ({ shop, browser }) => {
  await sellCards(shop.db);
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.phone });
  const scripts = await holdScripts(page);
  await scripts.open(`${shop.origin}/pl/p/${HANDLE}`);
  await fillCard(page);
  await scripts.untilTakenOver();
  await page.locator('form#buy').getByText('150,00').first().waitFor();
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  const said = 'Dla: anna@example.com · 150,00 zł · Wszystkiego najlepszego!';
  await page.getByRole('dialog').getByText(said).first().waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a card says in a translated page what it says, with an amount that is not sold and one that is', async (context) => {
  const { shop, browser } = context;
  await sellCards(shop.db);
  const play = async (isTranslated: boolean) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.phone });
    await visit(page, `${shop.origin}/pl/p/${HANDLE}`);
    if (isTranslated) await translatePage(page);
    await fillCard(page);
    await page.getByLabel('Własna kwota (PLN)').fill('10');
    await page.getByRole('button', { name: 'Do koszyka' }).first().click();
    await page.locator('[name="amount"][aria-invalid="true"]').waitFor();
    await untilSettled(page);
    const refused = await readPage(page);
    for (const size of [{ width: 320, height: 640 }, viewports.desktop]) {
      await page.setViewportSize(size);
      assert.equal([...(await listTooWide(page)), ...(await listUnreadable(page))], []);
    }
    await page.setViewportSize(viewports.phone);
    await page.getByLabel('Własna kwota (PLN)').fill('150');
    await page.locator('form#buy').getByText('150,00').first().waitFor();
    const priced = await readPage(page);
    assert.equal(complaints, []);
    await close();
    return [refused, priced];
  };
  assert.equal(await play(true), await play(false));
});

test('beside anything else it is refused with a sentence', async ({ shop, browser }) => {
  await sellCards(shop.db);
  const { page, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
  await visit(page, `${shop.origin}/pl/p/${HANDLE}`);
  await fillCard(page);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Karty podarunkowe zamawia się osobno.' }).waitFor();
  assert.is(await page.getByLabel('Twoje życzenia').inputValue(), 'Wszystkiego najlepszego!');
  assert.equal(complaints, []);
  await close();
});

async function aCard(db: Db): Promise<string> {
  const services = { db, now: () => new Date(), audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(5_000, 'PLN'), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  return issued.value.code;
}

test('the page of the balance needs no scripts', async ({ shop, browser }) => {
  const code = await aCard(shop.db);
  for (const viewport of [viewports.phone, viewports.desktop]) {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      viewport,
      javaScriptEnabled: false,
    });
    await page.goto(`${shop.origin}/pl/gift-card`);
    await page.getByLabel('Kod karty').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Sprawdź saldo' }).click();
    await page.getByText('Na tej karcie zostało 50,00 zł.').waitFor();
    assert.equal(complaints, []);
    await close();
  }
});

for (const [index, locale] of locales.entries()) {
  const device = index % 2 === 0 ? 'phone' : 'desktop';
  test(`it bars nobody in ${locale}, before and after a code; one that pays nothing can be corrected`, async (context) => {
    const { shop, browser } = context;
    const code = await aCard(shop.db);
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports[device] });
    const audit = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.equal([...(await listFaults(page)), ...(await listTooWide(page)), ...(await listUnreadable(page))], []);
      }
    };
    const field = page.locator('#code');
    await page.goto(`${shop.origin}/${locale}/gift-card`);
    await audit();
    const mistyped = code.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    await field.fill(mistyped);
    await field.press('Enter');
    await page.locator('#code[aria-invalid="true"]:focus').waitFor();
    assert.is(await field.inputValue(), mistyped);
    await audit();
    await field.fill(code);
    await field.press('Enter');
    await page.getByRole('status').waitFor();
    await audit();
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
