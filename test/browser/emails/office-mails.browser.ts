// E-mails in the office: looked at with the last order, said in own words, with what has to stand in them said before it is
// saved; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { findSettings } from '#server/shop/settings-store.ts';
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
const test = wholeSuite<Context>('e-mails in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context) {
  const watched = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await watched.page.context().addCookies([robin.browserCookie(shop.origin)]);
  return watched;
}

test.always('own words are seen in the e-mail before they are saved, and what is missing is said', async (context) => {
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin/mails`);
  await page.getByRole('link', { name: 'Money refunded' }).click();
  await page.getByRole('heading', { name: 'Money refunded' }).waitFor();
  await page.getByRole('tab', { name: 'English' }).click();
  const preview = page.frameLocator('iframe');
  await preview.getByText('We have refunded').waitFor();

  await page.getByRole('textbox', { name: 'First paragraph' }).fill('Your money is on its way.');
  await preview.getByText('Your money is on its way.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('{amount} is missing.').first().waitFor();
  await page.getByRole('textbox', { name: 'First paragraph' }).fill('Your money is on its way: ');
  await page
    .getByRole('group', { name: 'Insert into “First paragraph”' })
    .getByRole('button', { name: '{amount}' })
    .click();
  await preview.getByText(/Your money is on its way: .*\d/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The next e-mail says it so.', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Plain text' }).click();
  await preview.locator('pre').getByText('Your money is on its way').waitFor();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('nobody');
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('That is no e-mail address.').first().waitFor();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('robin@example.com');
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test is on its way.', { exact: true }).waitFor();
  await until(async () => {
    const sent = await context.shop.db
      .selectFrom('outbox')
      .select('delivered_at')
      .where('kind', '=', 'test-mail')
      .executeTakeFirst();
    return sent?.delivered_at != null;
  });
  assert.equal(complaints, []);
  await close();
});

test('an earlier version fills the fields again, and is in force once it is saved', async (context) => {
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin/mails/order-refunded`);
  await page.getByRole('tab', { name: 'English' }).click();
  const words = page.getByRole('textbox', { name: 'First paragraph' });
  const save = async (text: string) => {
    await words.fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  };
  await save('First: {amount}.');
  await save('Second: {amount}.');
  await page.getByText('Earlier versions', { exact: true }).click();
  await page.getByRole('button', { name: 'Back to this version' }).first().click();
  assert.is(await words.inputValue(), 'First: {amount}.');
  await page
    .frameLocator('iframe')
    .getByText(/First: .*\d/)
    .waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await until(async () => {
    const stored = await findSettings(context.shop.db, 'mail-texts');
    return JSON.stringify(stored?.data).includes('First: {amount}.');
  });
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages(
      { shop, browser, role: 'owner' },
      ['/admin/mails', '/admin/mails/transfer-awaited', '/admin/mails/merchant-order'],
      looks,
    );
  });
}

test.run();
