// A label from the send dialog to the printer: asked for with what the shop knows already, shown, and given back.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('labels in the office');
const number = 1001;
const UNDO_SECONDS = 11;
/** The keys of the stand-ins, which run on the sandbox's port. */
const keys = {
  INPOST_TOKEN: 'kasa_sandbox_token',
  DHL_API_KEY: 'kasa_sandbox_key',
  DHL_USER: 'shop',
  DHL_PASSWORD: 'secret',
};

test.before(async (context) => {
  context.shop = await startShopWithClock(keys);
  context.browser = await shareBrowser();
  await setSettings(context.shop.db, 'company', aCompany());
  await setSettings(context.shop.db, 'carriers', {
    inpost: { organisationId: '1234' },
    dhl: { billingNumbers: { V01PAK: '33333333330101', V53WPAK: '33333333335301' } },
  });
  await payAnOrder(context.shop);
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'a parcel is sent with a label in two clicks, printed, and its label given back',
  async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const count = await countClicks(page.context());
    const robin = await signedInStaff(shop.db, 'packer');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    const dialog = page.getByRole('dialog');
    await visit(page, `${shop.origin}/admin/orders/${number}`);
    assert.is(await page.getByRole('heading', { name: 'Labels' }).count(), 0, 'there is none yet');

    count.clicks = 0;
    await page.getByRole('button', { name: 'Send' }).click();
    const weight = dialog.getByLabel('Weight in grams');
    await weight.waitFor();
    assert.ok(Number(await weight.inputValue()) > 100, 'known from the articles and their box');
    assert.is(await dialog.getByLabel('Tracking number').count(), 0);
    assert.equal(await listFaults(page), []);
    await weight.fill('heavy');
    await weight.press('Enter');
    await dialog.getByText('Enter what the parcel weighs, in grams.').waitFor();
    await weight.fill('1.2 kg');
    shop.stopTime();
    await dialog.getByRole('button', { name: 'Send with label' }).click();
    await page.getByText('This order is marked as sent in a moment.').waitFor();
    assert.is(count.clicks, 2);
    assert.equal(await shop.db.selectFrom('parcel_labels').select('id').execute(), [], 'nobody has been asked yet');
    shop.pass(UNDO_SECONDS);
    await page.getByText('Parcel 1 sent').waitFor();
    const print = page.getByRole('link', { name: 'Print label' });
    await print.waitFor();
    const { tracking_number: tracking, weight_grams: grams } = await shop.db
      .selectFrom('parcel_labels')
      .select(['tracking_number', 'weight_grams'])
      .executeTakeFirstOrThrow();
    assert.is(grams, 1_200, 'kilograms are understood, as everywhere in the office');
    assert.match(await page.locator('main').innerText(), new RegExp(`${tracking}`));
    assert.match(
      (await page.getByRole('link', { name: tracking ?? '' }).getAttribute('href')) ?? '',
      /^https:\/\/inpost\.pl\/sledzenie/,
    );
    const pdf = await page.request.get(shop.origin + (await print.getAttribute('href')));
    assert.is(pdf.headers()['content-type'], 'application/pdf');
    assert.is((await pdf.body()).toString('latin1', 0, 5), '%PDF-');

    await page.getByRole('button', { name: 'Cancel label' }).click();
    await dialog.getByRole('button', { name: 'Cancel label' }).click();
    await dialog.getByText('The carrier does not take this label back any more.').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(complaints, []);
    await close();
  },
);

test('many orders are sent with labels in two clicks, and all their labels are one document', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'packer');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders`);
  count.clicks = 0;
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await page.getByRole('button', { name: 'Send with labels' }).click();
  const status = page.getByRole('status').filter({ hasText: 'left as it is' });
  await status.getByText('It is sent already.').waitFor();
  assert.is(count.clicks, 2);
  shop.pass(UNDO_SECONDS);
  const print = status.getByRole('link', { name: 'Print labels' });
  await print.waitFor();
  assert.equal(await listFaults(page), []);
  const pdf = await page.request.get(shop.origin + (await print.getAttribute('href')));
  assert.is((await pdf.body()).toString('latin1', 0, 5), '%PDF-');
  const rows = await shop.db.selectFrom('parcels').select('tracking_number').execute();
  assert.is(rows.filter(({ tracking_number: tracking }) => tracking).length, 2);
  assert.equal(complaints, []);
  await close();
});

for (const [device, viewport] of Object.entries(viewports)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the dialog and the labels bar nobody on a ${device} in ${colorScheme}`, async ({ shop, browser }) => {
      const { page, complaints, close } = await openWatchedPage(browser, { locale: 'de', viewport, colorScheme });
      const robin = await signedInStaff(shop.db, 'packer', { locale: 'de' });
      await page.context().addCookies([robin.browserCookie(shop.origin)]);
      await visit(page, `${shop.origin}/admin/orders/${number}`);
      const rules = colorScheme === 'dark' ? 'colours' : 'all';
      assert.equal([await listFaults(page, rules), await listTooWide(page)], [[], []]);
      assert.equal(complaints, []);
      await close();
    });
  }
}

test.run();
