// The home page in the office: a block is added, written, moved by keys, seen before it is so, published, and taken back; two
// who write at the same time lose nothing.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the home page in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openEditor({ shop, browser }: Context, name: string) {
  const staff = await signedInStaff(shop.db, 'manager', { email: `${name}@shop.example` });
  const watched = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await watched.page.context().addCookies([staff.browserCookie(shop.origin)]);
  await visit(watched.page, `${shop.origin}/admin/home`);
  return watched;
}

const kindsOn = (page: Page) =>
  page.locator('[data-block]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-block')));
const preview = (page: Page) => page.getByTestId('preview').locator('iframe:not([data-waiting])').contentFrame();
const inShop = async (shop: ClockShop) => (await fetch(`${shop.origin}/en`)).text();

async function addBanner(page: Page, words: string) {
  await page.getByText('Add a block').click();
  await page.getByRole('button', { name: 'Announcement' }).click();
  await page.getByLabel('Text (English)').fill(words);
}

test('a block is added, moved by keys, seen before it is so, published and taken back', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openEditor(context, 'anna');
  await addBanner(page, 'Closed for a week');
  await page.getByLabel('Language of the preview').selectOption({ label: 'English' });
  await preview(page).getByText('Closed for a week').waitFor();
  const widths = page.getByRole('radiogroup', { name: 'Width' }).getByRole('radio');
  for (const [place, width] of [390, 820, 1280].entries()) {
    await widths.nth(place).check();
    await page.getByTitle(`The shop, ${width} pixels wide`).waitFor();
    await preview(page).getByText('Closed for a week').waitFor();
  }
  const banner = page.locator('[data-block=banner]');
  const count = (await kindsOn(page)).length;
  for (let place = count - 1; place > 0; place--) {
    await banner.getByRole('button', { name: 'Move up: Announcement' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`Announcement: now in place ${place} of ${count}`).waitFor({ state: 'attached' });
  }
  assert.is((await kindsOn(page))[0], 'banner');
  assert.not.match(await inShop(shop), 'Closed for a week');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published', { exact: true }).waitFor();
  await until(async () => (await inShop(shop)).includes('Closed for a week'));
  await page.getByText('Earlier versions').click();
  await page.getByRole('button', { name: 'Back to this version: 1' }).click();
  await page.getByText('Version 1 is in the shop again').first().waitFor();
  await until(async () => !(await inShop(shop)).includes('Closed for a week'));
  await banner.waitFor({ state: 'detached' });
  const composed = 'This one is composed of what your shop has';
  assert.is(await page.getByText(composed).count(), 0);
  await page.getByRole('button', { name: 'Back to the composed page' }).click();
  await page.getByText('Your shop composes its home page by itself again').first().waitFor();
  await page.getByText(composed).waitFor();
  await page.getByRole('button', { name: 'Back to the composed page' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to this version: 1' }).click();
  await page.getByText(composed).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('a block that was removed comes back by one press', async (context) => {
  const { page, complaints, close } = await openEditor(context, 'dora');
  const before = await kindsOn(page);
  await page.locator('[data-block=collections] button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Remove: Collections' }).click();
  assert.equal(
    await kindsOn(page),
    before.filter((kind) => kind !== 'collections'),
  );
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  assert.equal(await kindsOn(page), before);
  assert.equal(complaints, []);
  await close();
});

test('two who write different blocks at the same time both keep their words', async (context) => {
  const { shop } = context;
  const [anna, ben] = [await openEditor(context, 'anna2'), await openEditor(context, 'ben2')];
  await addBanner(anna.page, 'From Anna');
  await ben.page.locator('[data-block=hero] button[aria-expanded]').click();
  await ben.page.getByLabel('Headline (English)').fill('From Ben');
  await anna.page.getByRole('button', { name: 'Save', exact: true }).click();
  await anna.page.getByText('Draft saved', { exact: true }).waitFor();
  await ben.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await ben.page.getByText('Published', { exact: true }).waitFor();
  await until(async () => {
    const html = await inShop(shop);
    return html.includes('From Anna') && html.includes('From Ben');
  });
  assert.equal([...anna.complaints, ...ben.complaints], []);
  await anna.close();
  await ben.close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/home', '/admin/navigation'], looks);
  });
}

test.run();
