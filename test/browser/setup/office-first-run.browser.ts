// From the first owner's link to the first packed order of a shop that `kasa init` has begun, in fifteen clicks; a product
// from a photo in six; and that nothing bars anybody on the way.
import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { setOrigin } from '#server/shop/shop-origin.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import { setupSteps } from '#src/setup/setup-steps.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import type { SeededShop } from '../../database/data-templates.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { addAuthenticator } from '../add-authenticator.ts';
import { holdScripts } from '../before-scripts/held-scripts.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { cards, fillAddress, fillCard, pressOrder, putInCart, untilHydrated } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('the first run');
const UNDO_SECONDS = 11;

/** A shop as `kasa init --name "Kubki znad morza" --country PL` leaves it. */
async function beginAShop(): Promise<SeededShop> {
  const database = await openTestDatabase();
  const dataDirectory = await makeDataDirectory('begun');
  const beginning = { country: 'PL', markets: [marketOfCountry('PL')], look: undefined, now: new Date() };
  await inTransaction(database.db, (tx) => beginShop(tx, { name: 'Kubki znad morza', ...beginning }));
  return {
    database,
    dataDirectory,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

test.before(async (context) => {
  context.shop = await startShopWithClock({}, beginAShop);
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

type FilePayload = { name: string; mimeType: string; buffer: Buffer };

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Zapisz i dalej' }).click();

/** What a camera gives. */
const photo = async () => ({
  name: 'kubek.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer(),
});

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>.a{fill:#c2410c}</style>
  <rect class="a" width="90" height="40"/><rect x="90" width="30" height="40" fill="#1d4ed8"/></svg>`;

test.always('from the one-time link to the first packed order in fifteen clicks', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  await addAuthenticator(page);
  const count = await countClicks(page.context());
  await visit(page, shop.origin + (await offerSetup(shop.db, new Date())));
  await page.getByLabel('E-mail').fill('olga@kubki.pl');
  await page.getByLabel('Imię i nazwisko').fill('Olga Nowak');
  await page.getByRole('button', { name: 'Utwórz klucz dostępu' }).click();

  // Where the company is, init knows.
  await step(page, 'Kto sprzedaje?').waitFor();
  assert.is(await page.getByLabel('Nazwa firmy').inputValue(), 'Kubki znad morza', 'what init knows is filled in');
  await page.getByLabel('NIP').fill('525-000-58-35');
  await page.getByLabel('Ulica i numer').fill('ul. Morska 1');
  await page.getByLabel('Kod pocztowy').fill('81222');
  await page.getByLabel('Miejscowość').fill('Gdynia');
  await page.getByLabel('Adres e-mail sklepu').fill('sklep@kubki.pl');
  // By a key, as whoever types does, when the page hears it; the number is nobody's.
  await untilHydrated(page);
  await until(async () => {
    await page.getByLabel('Adres e-mail sklepu').press('Enter');
    return page.getByText('Takiego numeru nie ma').isVisible();
  });
  await page.getByLabel('NIP').fill('525-000-58-34');
  await goOn(page);

  await step(page, 'Jak nazywa się Twój sklep?').waitFor();
  // Its styles are kept by drawing it.
  await chooseFile(page, 'Upuść tu logo albo wybierz plik', {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  });
  await page.getByRole('radio', { name: /^Kolor 2/ }).waitFor();
  await goOn(page);
  await step(page, 'Gdzie sprzedajesz?').waitFor();
  await goOn(page);
  await step(page, 'Jak wysyłasz?').waitFor();
  const price = page.getByLabel('InPost, pod drzwi, Polska, do 5 kg, PLN');
  assert.is(await price.inputValue(), '16,99');
  await price.fill('15,50');
  await goOn(page);
  await step(page, 'Jak można płacić?').waitFor();
  await goOn(page);
  await step(page, 'Twój pierwszy produkt').waitFor();
  const beforeProduct = count.clicks;
  await chooseFile(page, 'Upuść tu zdjęcie albo je wybierz', await photo());
  await page.getByLabel('Nazwa', { exact: true }).fill('Kubek niebieski');
  await page.getByLabel('Cena w PLN, z VAT').fill('17,90');
  await page.getByLabel('Na stanie').fill('5');
  await page.getByRole('button', { name: 'Wystaw na sprzedaż' }).click();
  await step(page, 'Zanim przyjmiesz prawdziwe pieniądze').waitFor();
  assert.ok(count.clicks - beforeProduct <= 6, `a product took ${count.clicks - beforeProduct} clicks`);
  await page.getByRole('button', { name: 'Otwórz w trybie testowym' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { name: 'Dziś' }).first().waitFor();
  assert.is(await page.getByText('Dokończ swój sklep').count(), 0);
  await page.getByRole('link', { name: 'Zobacz, czego brakuje' }).waitFor();

  await buyTheMug(browser, shop.origin);
  await page.reload();
  await page.locator('main a[href$="work=to_send"]').click();
  await page.locator('main').getByRole('link', { name: '1001' }).click();
  await page.getByRole('button', { name: 'Wyślij', exact: true }).first().click();
  shop.stopTime();
  await page.getByRole('dialog').getByRole('button', { name: 'Wyślij' }).click();
  await page.getByRole('button', { name: 'Cofnij' }).waitFor();
  assert.ok(count.clicks <= 15, `it took ${count.clicks} clicks`);
  shop.pass(UNDO_SECONDS);
  await until(async () => (await shop.db.selectFrom('parcels').select('id').execute()).length === 1);
  assert.equal(complaints, []);
  await close();
});

test('who types before the scripts of a step are there stays in her field', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski', isSteppedUp: true });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  const scripts = await holdScripts(page);
  for (const name of setupSteps) {
    await scripts.open(`${shop.origin}/admin/setup?step=${name}`);
    const field = page.locator('main form input[type=text]:visible:not([readonly])').last();
    if ((await field.count()) === 0) continue;
    await field.fill('7');
    await scripts.untilTakenOver();
    await page.keyboard.press('8');
    assert.is(await field.inputValue(), '78', name);
    await page.goto('about:blank');
  }
  assert.equal(complaints, []);
  await close();
});

test('a step that is saved while its logo is still being read has the logo', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { locale: 'pl', isSteppedUp: true });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/setup?step=name`);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/SetupProposeColours*', async (route) => {
    await isReleased;
    await route.continue();
  });
  const isAsked = page.waitForRequest('**/SetupProposeColours*');
  const green =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#15803d" d="M0 0h9v9H0z"/></svg>';
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(green) };
  await page.locator('input[name=logo]').setInputFiles(file);
  await isAsked;
  await goOn(page);
  release();
  await step(page, 'Gdzie sprzedajesz?').waitFor();
  const stored = await findSettings(shop.db, 'identity');
  assert.match(stored?.data.logo?.light ?? '', '#15803d');
  assert.equal(complaints, []);
  await close();
});

/** Chooses a file at the place that a person clicks on. */
async function chooseFile(page: Page, label: string, file: FilePayload): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel(label).click()]);
  await chooser.setFiles(file);
}

async function buyTheMug(browser: Browser, origin: string): Promise<void> {
  const { page, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  await putInCart(page.context(), `${origin}/pl/p/kubek-niebieski`);
  await visit(page, `${origin}/pl/checkout`);
  await untilHydrated(page);
  await fillAddress(page);
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.waitForURL('**/checkout/return?*');
  await close();
}

const pages = setupSteps.map((name) => `/admin/setup?step=${name}`);

for (const looks of allLooks) {
  test(`no step bars anybody on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'owner' }, pages, looks));
}

test('who presses twice at the first product has one product', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { locale: 'pl' });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/setup?step=product`);
  await page.getByLabel('Nazwa', { exact: true }).fill('Kubek naciśnięty dwa razy');
  await page.getByLabel('Cena w PLN, z VAT').fill('17,90');
  await page.getByRole('button', { name: 'Wystaw na sprzedaż' }).dblclick();
  await step(page, 'Zanim przyjmiesz prawdziwe pieniądze').waitFor();
  const titles = await shop.db
    .selectFrom('product_texts')
    .select('title')
    .where('title', '=', 'Kubek naciśnięty dwa razy')
    .execute();
  assert.is(titles.length, 1);
  assert.equal(complaints, []);
  await close();
});

test('every rate that is no number is told at its own field, and nothing is saved', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { locale: 'pl' });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/setup?step=markets`);
  for (const language of ['Deutsch', 'Čeština']) await page.getByRole('checkbox', { name: language }).check();
  await page.getByLabel('1 PLN w EUR').fill('a quarter');
  await page.getByLabel('1 PLN w CZK').fill('0');
  await page.getByRole('button', { name: 'Zapisz i dalej' }).click();
  await page.getByLabel('1 PLN w CZK').and(page.locator('[aria-invalid="true"]')).waitFor();
  assert.is(await page.locator('[aria-invalid="true"]').count(), 2);
  const { data } = await shop.db
    .selectFrom('settings')
    .select('data')
    .where('document', '=', 'markets')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  assert.is((data as { markets: unknown[] }).markets.length, 1);
  assert.equal(complaints, []);
  await close();
});

test('a demo asks whether to look around or to begin, and so does its first page', async ({ shop, browser }) => {
  await inTransaction(shop.db, (tx) => setOrigin(tx, 'demo'));
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/setup`);
  await page.getByRole('button', { name: 'Start my own shop' }).click();
  await page.getByRole('dialog', { name: 'Remove the demo' }).waitFor();
  assert.equal(await listFaults(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Look around first' }).click();
  await page.getByRole('heading', { name: 'Today' }).first().waitFor();
  assert.equal(complaints, []);
  await close();
});

test.run();
