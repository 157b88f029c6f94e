// A press is one press in a browser, however often it is pressed; and what somebody types is there after whatever happens.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { MAX_TYPED_TRACKING } from '#src/shipping/tracking-number.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { endSession, signInOverThePage } from '../staff/sign-in-over-the-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('one press, and what is typed');
const number = 1001;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openOffice({ shop, browser }: Context, path: string, expected?: RegExp) {
  const watched = await openWatchedPage(browser, {
    locale: 'en',
    viewport: viewports.desktop,
    ...(expected && { expected }),
  });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski', isSteppedUp: true });
  await watched.page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(watched.page, shop.origin + path);
  return { ...watched, owner };
}

async function countRows({ shop: { db } }: Context, table: 'staff_links' | 'order_notes' | 'draft_orders' | 'carts') {
  const { count } = await db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** The form is folded until somebody wants it. */
async function fillInvitation(page: Page, email: string): Promise<void> {
  const field = page.getByLabel('E-mail address');
  if (!(await field.isVisible())) await page.getByText('Invite somebody').click();
  await field.fill(email);
}

const noteField = (page: Page) => page.getByLabel('Write a note');

test.always('who presses twice has pressed once: an invitation, a note, a draft and its link', async (context) => {
  const { page, complaints, close } = await openOffice(context, '/admin/staff');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: context.shop.origin });
  const links = await countRows(context, 'staff_links');
  await fillInvitation(page, 'twice@shop.example');
  await page.getByRole('button', { name: 'Send the invitation' }).dblclick();
  await page.getByText('twice@shop.example').waitFor();
  assert.is(await countRows(context, 'staff_links'), links + 1);

  await visit(page, `${context.shop.origin}/admin/orders/${number}`);
  const notes = await countRows(context, 'order_notes');
  await noteField(page).fill('She rang, and pressed twice.');
  await page.getByRole('button', { name: 'Add note' }).dblclick();
  await page.getByText('She rang, and pressed twice.').waitFor();
  assert.is(await countRows(context, 'order_notes'), notes + 1);

  await visit(page, `${context.shop.origin}/admin/drafts/new`);
  const [drafts, carts] = [await countRows(context, 'draft_orders'), await countRows(context, 'carts')];
  await page.keyboard.type('poster');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Quantity of/).waitFor();
  await page.getByRole('button', { name: 'Make a link' }).dblclick();
  await page.getByText('The payment link is copied.', { exact: true }).waitFor();
  assert.equal([await countRows(context, 'draft_orders'), await countRows(context, 'carts')], [drafts + 1, carts + 1]);
  assert.equal(complaints, []);
  await close();
});

test('after an answer that was lost on the way the same press is not done again', async (context) => {
  const { page, close } = await openOffice(context, `/admin/orders/${number}`, /ERR_FAILED/);
  const notes = await countRows(context, 'order_notes');
  let isLost = false;
  await page.route('**/mutation/OrdersNote', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await noteField(page).fill('Sent, and no answer came.');
  const add = page.getByRole('button', { name: 'Add note' });
  await add.click();
  await page.getByText('The shop cannot be reached').first().waitFor();
  assert.is(await noteField(page).inputValue(), 'Sent, and no answer came.');
  await add.click();
  await until(async () => (await noteField(page).inputValue()) === '');
  assert.is(await countRows(context, 'order_notes'), notes + 1);
  await close();
});

test('what was sent and not taken is asked about before the page is left, and is still there', async (context) => {
  const { page, close } = await openOffice(context, `/admin/orders/${number}`, /ERR_FAILED/);
  const asked: string[] = [];
  page.on('dialog', async (question) => {
    asked.push(question.message());
    await question.dismiss();
  });
  await page.route('**/mutation/OrdersNote', (route) => route.abort());
  await noteField(page).fill('Sent, and never taken.');
  const add = page.getByRole('button', { name: 'Add note' });
  await add.click();
  await page.getByText('The shop cannot be reached').first().waitFor();
  await until(async () => (await add.getAttribute('aria-busy')) === null);
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).first().click();
  await until(async () => asked.length > 0 || page.url().endsWith('/admin/customers'));
  assert.is(asked.length, 1);
  assert.is(await noteField(page).inputValue(), 'Sent, and never taken.');
  await close();
});

/** Whether the stream has told by then that the session is over, or has not. */
const pressUnderneath = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => button.click());

test('whose session ends while typing signs in over the page, and the press goes on', async (context) => {
  const { page, owner, close } = await openOffice(context, `/admin/orders/${number}`, /401/);
  await noteField(page).fill('Typed before the session was over.');
  await endSession(context.shop, owner);
  await pressUnderneath(page, 'Add note');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  assert.equal(await listFaults(page), []);
  assert.is(await dialog.getByLabel('E-mail address').inputValue(), owner.email);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  assert.ok(await dialog.isVisible(), 'there is nothing behind it to go on with');
  await signInOverThePage(page, context.shop, owner.id);
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('listitem').getByText('Typed before the session was over.').waitFor();
  await close();
});

test('when somebody else signs in, that is said, nothing is sent, and what was typed is still there', async (context) => {
  const { page, owner, close } = await openOffice(context, `/admin/orders/${number}`, /401/);
  const notes = await countRows(context, 'order_notes');
  await noteField(page).fill('Of Robin, and of nobody else.');
  await endSession(context.shop, owner);
  await pressUnderneath(page, 'Add note');
  const other = await signedInStaff(context.shop.db, 'owner', { name: 'Piet Other' });
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  await signInOverThePage(page, context.shop, other.id);
  await page.getByRole('dialog', { name: 'Somebody else is signed in now' }).waitFor();
  assert.equal(await listFaults(page), []);
  assert.is(await countRows(context, 'order_notes'), notes);
  await page.getByRole('button', { name: 'Sign in as Robin Kowalski' }).click();
  await signInOverThePage(page, context.shop, owner.id);
  await page.getByRole('listitem').getByText('Of Robin, and of nobody else.').waitFor();
  assert.is(await countRows(context, 'order_notes'), notes + 1);
  await close();
});

test('what is typed into a form is there after a reload, until it is sent or thrown away', async (context) => {
  const { page, complaints, close } = await openOffice(context, `/admin/orders/${number}`);
  const back = page.getByText('What you had typed and not saved is here again.', { exact: true });
  await noteField(page).fill('A whole thought');
  await visit(page, page.url());
  await back.waitFor();
  assert.is(await noteField(page).inputValue(), 'A whole thought');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').getByText('A whole thought').waitFor();
  await until(async () => (await noteField(page).inputValue()) === '');
  assert.is(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('typing:')).length),
    0,
  );
  assert.equal(complaints, []);
  await close();
});

test('a dialog with something typed asks before it closes, and a note that is too long is not cut', async (context) => {
  const { page, complaints, close } = await openOffice(context, `/admin/orders/${number}`);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (question) => {
    asked.push(question.message());
    await (answer ? question.accept() : question.dismiss());
  });
  await page.locator('h1').press('s');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(asked, [], 'nothing was typed');

  await page.locator('h1').press('s');
  await dialog.getByLabel('Tracking number').fill('6201');
  for (const press of [0, 1, 2]) {
    await page.keyboard.press('Escape');
    assert.is(asked.length, press + 1);
    assert.is(await dialog.getByLabel('Tracking number').inputValue(), '6201');
  }
  await page.mouse.click(5, 5);
  assert.ok(await dialog.isVisible());
  answer = true;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.is(asked.length, 4);

  const notes = await countRows(context, 'order_notes');
  await noteField(page).fill('x'.repeat(10_000));
  assert.is((await noteField(page).inputValue()).length, 10_000);
  await page
    .getByText(/At most 2,?000 characters/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Add note' }).click();
  assert.is(await noteField(page).evaluate((field) => document.activeElement === field), true);
  assert.is(await countRows(context, 'order_notes'), notes);
  await noteField(page).fill('short enough');
  await page.getByRole('button', { name: 'Add note' }).click();
  await until(async () => (await noteField(page).inputValue()) === '');
  assert.equal(complaints, []);
  await close();
});

test('a paste that does not fit is refused and said, in the office and in the shop, and the field stays as it was', async (context) => {
  const { page, complaints, close } = await openOffice(context, `/admin/orders/${number}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: context.shop.origin });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  const said = page.getByText('Nothing was pasted').first();
  await page.locator('h1').press('s');
  const tracking = page.getByRole('dialog').getByLabel('Tracking number');
  await tracking.fill('6201');
  await paste('9'.repeat(MAX_TYPED_TRACKING - 3));
  await said
    .filter({ hasText: `At most ${MAX_TYPED_TRACKING} characters` })
    .filter({ hasText: `it would be ${MAX_TYPED_TRACKING + 1}` })
    .waitFor();
  assert.is(await tracking.inputValue(), '6201');
  await paste('9'.repeat(MAX_TYPED_TRACKING - 4));
  assert.is((await tracking.inputValue()).length, MAX_TYPED_TRACKING);

  await visit(page, `${context.shop.origin}/en/contact`);
  const message = page.locator('#contact-message');
  await message.fill('My parcel is late.');
  await paste('Dear shop,\n'.repeat(1_000));
  await said.waitFor();
  assert.is(await message.inputValue(), 'My parcel is late.');
  assert.equal(complaints, []);
  await close();
});

for (const [speed, waitMs] of [
  ['a quick answer', 0],
  ['a slow answer', 1_500],
] as const) {
  test(`the second half of a double click that comes after a moment changes nothing: ${speed}`, async (context) => {
    const { page, close } = await openOffice(context, '/admin/staff');
    await page.route('**/mutation/**', async (route) => {
      await sleep(waitMs);
      await route.continue();
    });
    for (const betweenMs of [50, 150, 400]) {
      const links = await countRows(context, 'staff_links');
      const email = `${betweenMs}.${waitMs}@shop.example`;
      await fillInvitation(page, email);
      const send = page.getByRole('button', { name: 'Send the invitation' });
      await send.click();
      await sleep(betweenMs);
      await send.click();
      await page.getByText(email).waitFor();
      assert.is(await countRows(context, 'staff_links'), links + 1);
    }
    await close();
  });
}

test.run();
