// What delivery costs, and whether it goes there at all, by the postcode as it is typed.
import type { Browser, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { endSharing } from '../../shared-resources.ts';
import { aShopperAtCheckout, assertPaidOnce, heading, ordersOf, thanks } from '../checkout-shopper.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { cards, fillCard, pressOrder, untilSaved } from '../shopper-steps.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('delivery by the postcode that is typed');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** An island that has a price of its own, and no VAT. */
async function deliverToHeligoland({ db }: ClockShop): Promise<void> {
  const zone = { countries: ['DE'], minDays: 1, maxDays: 2, rates: [{ maxWeightGrams: 30_000, prices: { EUR: 490 } }] };
  const rates = [{ maxWeightGrams: 30_000, prices: { EUR: 1_290 } }];
  const zones = [zone, { ...zone, onlyPostalCodes: ['27498'], rates }];
  await setSettings(db, 'delivery', { methods: [{ id: 'dhl', carrier: 'dhl', kind: 'courier', zones }] });
}

/** Answers of an operation are kept back until they are let go. */
async function holdAnswers(page: Page, operation: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    await route.fulfill({ response });
  };
  await page.route(new RegExp(`/${operation}\\b`), hold, { times: 1 });
  return { asked: asked.promise, release: released.resolve };
}

test('delivery, VAT and total follow the postcode as it is typed, and what is shown is charged', async (context) => {
  const { shop } = context;
  await deliverToHeligoland(shop);
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'de');
  await untilSaved(page);
  const summary = page.getByRole('region', { name: 'Ihre Bestellung' });
  const expected = () => page.locator('[name="expectedTotal"]').inputValue().then(Number);
  await summary.getByText(/4,90/).waitFor();
  const before = await expected();
  await field(page, 'postalCode').fill('27498');
  await summary.getByText(/12,90/).waitFor();
  await summary.getByText(/MwSt/).waitFor({ state: 'detached' });
  assert.is(await expected(), before + 800);
  await field(page, 'postalCode').fill('10115');
  await summary.getByText(/4,90/).waitFor();
  // Büsingen, where nothing goes: said before anything is pressed, and without a price.
  const nothingGoes = page.getByText('An die Postleitzahl 78266 (Deutschland) liefern wir nicht.');
  await field(page, 'postalCode').fill('78266');
  await nothingGoes.waitFor();
  assert.is(await expected(), before - 490);
  assert.is(await page.locator('[name="shippingMethod"]').isVisible(), false);
  await field(page, 'fullName').focus();
  await nothingGoes.waitFor();
  await field(page, 'postalCode').fill('10115');
  await summary.getByText(/4,90/).waitFor();
  await nothingGoes.waitFor({ state: 'detached' });
  assert.ok(await page.locator('[name="shippingMethod"]').isChecked());
  await field(page, 'postalCode').fill('27498');
  await summary.getByText(/12,90/).waitFor();
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await heading(page, thanks);
  await assertPaidOnce(shop, email);
  const { total_minor: total, vat_minor: vat } = await shop.db
    .selectFrom('orders')
    .select(['total_minor', 'vat_minor'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  assert.equal([total, vat], [before + 800, 0]);
  assert.equal(complaints, []);
  await close();
});

test('a postcode that was saved while the country was being asked about is asked about, too', async (context) => {
  const zone = { countries: ['DE', 'AT'], minDays: 1, maxDays: 2 };
  const zones = [
    { ...zone, rates: [{ maxWeightGrams: 30_000, prices: { EUR: 490 } }] },
    { ...zone, onlyPostalCodes: ['6991'], rates: [{ maxWeightGrams: 30_000, prices: { EUR: 1_490 } }] },
  ];
  await setSettings(context.shop.db, 'delivery', { methods: [{ id: 'dhl', carrier: 'dhl', kind: 'courier', zones }] });
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de');
  await untilSaved(page);
  const prices = await holdAnswers(page, 'CheckoutShow');
  await field(page, 'country').selectOption('AT');
  await prices.asked;
  const saved = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('6991')));
  await field(page, 'postalCode').fill('6991');
  await saved;
  await untilSaved(page);
  prices.release();
  await page.getByRole('region', { name: 'Ihre Bestellung' }).getByText(/14,90/).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a postcode is priced while the answer about what was typed before is still on its way', async (context) => {
  await deliverToHeligoland(context.shop);
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de');
  await untilSaved(page);
  const saves = await holdAnswers(page, 'CheckoutSaveDraft');
  await field(page, 'city').fill('Helgoland');
  await saves.asked;
  await field(page, 'postalCode').fill('27498');
  const summary = page.getByRole('region', { name: 'Ihre Bestellung' });
  await summary.getByText(/12,90/).waitFor();
  saves.release();
  await untilSaved(page);
  await summary.getByText(/12,90/).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a postcode that did not reach the shop is sent again, though nothing else is typed', async (context) => {
  await deliverToHeligoland(context.shop);
  const { page, complaints, close } = await aShopperAtCheckout(context, 'de', {
    expected: /ERR_INTERNET_DISCONNECTED/,
  });
  await untilSaved(page);
  await page.route(/\/CheckoutSaveDraft\b/, (route) => route.abort('internetdisconnected'), { times: 2 });
  await field(page, 'postalCode').fill('27498');
  await page.getByRole('region', { name: 'Ihre Bestellung' }).getByText(/12,90/).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a price that is asked for when the button is pressed is not charged unseen', async (context) => {
  const { shop } = context;
  await deliverToHeligoland(shop);
  const { page, email, complaints, close } = await aShopperAtCheckout(context, 'de');
  await untilSaved(page);
  const prices = await holdAnswers(page, 'CheckoutShow');
  await field(page, 'postalCode').fill('27498');
  await prices.asked;
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('alert').filter({ hasText: 'hat sich die Gesamtsumme' }).waitFor();
  prices.release();
  await page.getByRole('region', { name: 'Ihre Bestellung' }).getByText(/12,90/).waitFor();
  assert.equal(await ordersOf(shop, email), []);
  assert.equal(complaints, []);
  await close();
});

test.run();
