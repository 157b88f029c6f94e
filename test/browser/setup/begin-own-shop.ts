// From an empty database to an order in one's own shop, as somebody does it who has nothing but the link that the server
// printed. The keyboard goes from field to field; every press is a click.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Translate } from '#src/i18n/translate.ts';
import { cards, fillCard, pressOrder, untilHydrated, untilPayable } from '../shopper-steps.ts';

/** What somebody types who begins a shop, and then orders in it. */
export type Words = {
  person: { email: string; name: string };
  company: Readonly<Record<string, string>>;
  shop: { name: string; tagline: string };
  product: { title: string; price: string };
  home: { headline: string; lead: string };
  pages: readonly { title: string; body: string }[];
  buyer: Readonly<Record<string, string>>;
};

export type Walk = {
  page: Page;
  /** The texts of the person's language. */
  t: Translate;
  words: Words;
  /** Each step that is there, for whoever wants to see it. */
  onStep(name: string): Promise<void>;
};

/** How many signs are typed. */
export function countSigns({ company, buyer, pages, ...words }: Words): number {
  const all = [company, buyer, ...pages, ...Object.values(words)].flatMap((texts) => Object.values(texts));
  return all.reduce((sum, text) => sum + text.length, 0);
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect fill="#c2410c" width="90" height="40"/>
  <rect x="90" width="30" height="40" fill="#1d4ed8"/></svg>`;

async function photo() {
  const glaze = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><defs><linearGradient id="g" x2="0" y2="1">
    <stop stop-color="#d9cfc1"/><stop offset="1" stop-color="#a89884"/></linearGradient></defs>
    <rect width="1200" height="1600" fill="url(#g)"/><rect x="330" y="520" width="480" height="620" rx="60" fill="#3a6ea5"/>
    <path d="M810 660q200 0 200 170t-200 170" fill="none" stroke="#3a6ea5" stroke-width="70"/></svg>`;
  const buffer = await sharp(Buffer.from(glaze)).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

export async function beginOwnShop(walk: Walk, link: string): Promise<void> {
  const { page, t, words, onStep } = walk;
  await page.goto(link);
  await page.getByLabel(t('office.email')).fill(words.person.email);
  await page.getByLabel(t('staff.name')).fill(words.person.name);
  await onStep('link');
  await page.getByRole('button', { name: t('staff.createPasskey') }).click();
  await setUp(walk);
  await openShop(walk);
  await writeHome(walk);
  await writePages(walk);
  await order(walk);
}

async function setUp({ page, t, words: { company, shop, product }, onStep }: Walk): Promise<void> {
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  const goOn = async (name: string) => {
    // The first step is a document of its own: pressed before its scripts are there, it is asked for once more.
    await untilHydrated(page);
    await onStep(name);
    await page.getByRole('button', { name: t('setup.save') }).click();
  };
  await title(t('setup.countryTitle'));
  await goOn('country');
  await title(t('setup.companyTitle'));
  for (const [name, text] of Object.entries(company)) await page.locator(`form [name="${name}"]`).fill(text);
  await goOn('company');
  await title(t('setup.nameTitle'));
  await page.getByLabel(t('setup.name'), { exact: true }).fill(shop.name);
  await page.locator('[name="tagline"]').fill(shop.tagline);
  await chooseFile(page, t('setup.logoDrop'), {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  });
  await page.getByRole('radio', { name: t('setup.accentNumber', { number: 2 }) }).click();
  await goOn('name');
  await title(t('setup.marketsTitle'));
  await goOn('markets');
  await title(t('setup.deliveryTitle'));
  await goOn('delivery');
  await title(t('setup.paymentsTitle'));
  await goOn('payments');
  await title(t('setup.productTitle'));
  await chooseFile(page, t('setup.photoDrop'), await photo());
  await page.locator('[name="title"]').fill(product.title);
  await page.locator('[name="price"]').fill(product.price);
  await page.getByRole('img', { name: t('setup.photo') }).waitFor();
  await onStep('product');
  await page.getByRole('button', { name: t('setup.sell') }).click();
}

async function openShop({ page, t, onStep }: Walk): Promise<void> {
  const button = page.getByRole('button', { name: t('setup.publishTest') });
  await button.waitFor();
  await onStep('publish');
  await button.click();
  await page
    .getByRole('heading', { name: t('shell.today') })
    .first()
    .waitFor();
  await onStep('today');
}

/** From the office's first page, which says what an open shop has not said yet. */
async function writeHome({ page, t, words, onStep }: Walk): Promise<void> {
  await page.getByRole('link', { name: t('setupReminder.home') }).click();
  await page.getByRole('heading', { level: 1, name: t('homeEditor.title') }).waitFor();
  await page.getByRole('textbox', { name: t('blocks.field_headline'), exact: true }).fill(words.home.headline);
  await page.getByRole('textbox', { name: t('blocks.field_lead'), exact: true }).fill(words.home.lead);
  await onStep('home');
  await page.getByRole('button', { name: t('homeEditor.publish'), exact: true }).click();
  await page.getByText(t('homeEditor.published'), { exact: true }).first().waitFor();
}

async function writePages({ page, t, words, onStep }: Walk): Promise<void> {
  const menu = page.getByRole('navigation', { name: t('shell.navigation') });
  await menu.getByRole('link', { name: t('shell.today') }).click();
  const [first, ...others] = words.pages;
  await page.getByRole('link', { name: t('setupReminder.page') }).click();
  const write = async ({ title, body }: Words['pages'][number]) => {
    await page.getByRole('heading', { level: 1, name: t('contents.newPage') }).waitFor();
    await page.getByLabel(t('contents.name'), { exact: true }).fill(title);
    await page.getByRole('textbox', { name: t('contents.body'), exact: true }).fill(body);
    await onStep('page');
    await page.getByRole('button', { name: t('contents.publish'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: t('contents.newPage') }).waitFor();
  };
  if (first) await write(first);
  for (const other of others) {
    await page.getByRole('link', { name: t('contents.newPage') }).click();
    await write(other);
  }
  await onStep('page-published');
}

async function order({ page, t, words, onStep }: Walk): Promise<void> {
  await page.getByTitle(t('office.toShop')).click();
  await page.getByRole('heading', { level: 1, name: words.home.headline }).waitFor();
  await untilHydrated(page);
  await onStep('shop');
  await page.getByRole('main').getByRole('link', { name: words.product.title }).first().click();
  await page.getByRole('heading', { level: 1, name: words.product.title }).waitFor();
  await untilHydrated(page);
  await onStep('shop-product');
  await page
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.toCheckout') })
    .click();
  await page.waitForURL('**/checkout');
  await untilHydrated(page);
  for (const [name, text] of Object.entries(words.buyer)) await page.locator(`[name="${name}"]`).fill(text);
  await onStep('checkout');
  await fillCard(page, cards.paid);
  await untilPayable(page);
  await pressOrder(page);
  await page.waitForURL('**/checkout/return?*');
}

type FilePayload = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file at the place that a person clicks on. */
async function chooseFile(page: Page, label: string, file: FilePayload): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel(label).click()]);
  await chooser.setFiles(file);
}
