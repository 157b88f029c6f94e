// What staff has asked for is shown until it is done: on every screen, with its seconds, with whose it is; and an amount that
// goes back says what it leaves alone.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks } from '../accessibility/look-at-pages.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('what waits in the office');
const UNDO_SECONDS = 11;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  for (let orders = 0; orders < 3; orders++) await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openOffice({ shop, browser }: Context, name: string, look: object = { viewport: viewports.desktop }) {
  const opened = await openWatchedPage(browser, { locale: 'en', ...look });
  const { browserCookie } = await signedInStaff(shop.db, 'manager', { name, isSteppedUp: true });
  await opened.page.context().addCookies([browserCookie(shop.origin)]);
  return opened;
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Actions that wait' });

async function send({ shop }: Context, page: Page, number: number): Promise<void> {
  await visit(page, `${shop.origin}/admin/orders/${number}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  shop.stopTime();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await barOf(page).waitFor();
}

const statusOfLatest = async ({ shop }: Context) =>
  (
    await shop.db
      .selectFrom('order_actions')
      .select('status')
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.status;

test('what waits is on every screen, after a reload too, and one key undoes it anywhere', async (context) => {
  const { shop } = context;
  const [anna, piet] = [await openOffice(context, 'Anna'), await openOffice(context, 'Piet')];
  await visit(piet.page, `${shop.origin}/admin/returns`);
  await send(context, anna.page, 1001);
  const theirs = barOf(piet.page);
  await theirs.getByText('Order 1001 is marked as sent', { exact: true }).waitFor();
  assert.match(await theirs.innerText(), /By Anna · in \d+ s/);
  await anna.page.getByRole('link', { name: 'Customers' }).click();
  await anna.page.getByRole('heading', { name: 'Customers' }).waitFor();
  assert.match(await barOf(anna.page).innerText(), /By you · in \d+ s/);
  await anna.page.reload();
  await barOf(anna.page).getByText('Order 1001 is marked as sent', { exact: true }).waitFor();
  assert.equal(await listFaults(anna.page), []);
  await anna.page.locator('main').press('z');
  await barOf(anna.page).waitFor({ state: 'detached' });
  await theirs.waitFor({ state: 'detached' });
  assert.is(await statusOfLatest(context), 'undone');
  assert.equal([anna.complaints, piet.complaints], [[], []]);
  await anna.close();
  await piet.close();
});

test('the seconds are those of the server, whatever the clock of the browser says', async (context) => {
  const { page, complaints, close } = await openOffice(context, 'Anna');
  await page.addInitScript(() => {
    const Real = Date;
    const now = () => Real.now() + 4 * 365 * 24 * 3_600_000;
    globalThis.Date = class extends Real {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [now()]) as [number]));
      }
      static override now = now;
    } as DateConstructor;
  });
  await send(context, page, 1001);
  const [, seconds] = /in (\d+) s/.exec(await barOf(page).innerText()) ?? [];
  assert.ok(Number(seconds) > 0 && Number(seconds) <= 10, `${seconds} seconds`);
  await page.locator('main').press('z');
  await barOf(page).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

for (const { title, device, colorScheme } of allLooks) {
  test(`many are undone as one, and nothing bars anybody on ${title}`, async (context) => {
    const { shop } = context;
    const { page, complaints, close } = await openOffice(context, 'Anna', { viewport: viewports[device], colorScheme });
    await visit(page, `${shop.origin}/admin/orders`);
    for (const number of [1002, 1003]) await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    shop.stopTime();
    await page
      .getByRole('region', { name: 'Chosen orders' })
      .getByRole('button', { name: 'Send', exact: true })
      .click();
    await barOf(page).getByText('2 orders are marked as sent', { exact: true }).waitFor();
    assert.equal(await listFaults(page), []);
    assert.equal(await listTooWide(page), []);
    await visit(page, `${shop.origin}/admin/pack`);
    await barOf(page).getByRole('button', { name: 'Undo' }).click();
    await barOf(page).waitFor({ state: 'detached' });
    assert.is(await statusOfLatest(context), 'undone');
    assert.equal(complaints, []);
    await close();
  });
}

test('an amount that goes back by keyboard leaves the order to be sent', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context, 'Anna');
  await visit(page, `${shop.origin}/admin/orders/1002`);
  await page.locator('main').press('r');
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const notSent = dialog.getByRole('checkbox', { name: 'These will not be sent' });
  assert.ok(await notSent.isChecked());
  await dialog.getByLabel('Another amount (PLN)').focus();
  await page.keyboard.type('10');
  await dialog.getByText('Every article stays in the order and is sent').waitFor();
  assert.not(await notSent.isChecked());
  await dialog.getByText(/23%.PLN.1\.87/).waitFor();
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await page.keyboard.press('Enter');
  await barOf(page).getByText('Money of order 1002 goes back', { exact: true }).waitFor();
  shop.pass(UNDO_SECONDS);
  await until(async () => (await statusOfLatest(context)) === 'done');
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  assert.is(await page.getByText('not sent any more').count(), 0);
  assert.equal(complaints, []);
  await close();
});

test.run();
