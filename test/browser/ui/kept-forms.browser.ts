// What somebody has typed is there again after a reload, however the form is built: one that the browser holds, an editor
// on a page of its own, and an editor in a dialog.
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('kept forms, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

type Form = { name: string; path: string; field(page: Page): Locator; typed: string };

const forms: Form[] = [
  {
    name: 'a note, which the browser holds',
    path: '/admin/orders/1001',
    field: (page) => page.getByLabel('Write a note'),
    typed: 'Calls back on Friday.',
  },
  {
    name: 'a redirect, an editor on its page',
    path: '/admin/redirects/new',
    field: (page) => page.getByLabel('Old address'),
    typed: '/old-mug',
  },
  {
    name: 'the address of an order, an editor in a dialog',
    path: '/admin/orders/1001?do=edit',
    field: (page) => page.getByRole('dialog').getByLabel('Town'),
    typed: 'Gdynia',
  },
];

test.always('three forms that are built in three ways have their words again after a reload', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski' });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  // Leaving asks, as it should.
  page.on('dialog', (question) => question.accept());
  for (const { name, path, field, typed } of forms) {
    await visit(page, `${shop.origin}${path}`);
    await field(page).fill(typed);
    await page.reload();
    await until(async () => (await field(page).inputValue()) === typed, name);
  }
  assert.equal(complaints, []);
  await close();
});

test('what was sent is not in the form that takes its place, and what was not sent is', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski' });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders/1001`);
  for (const [isSent, then] of [
    [true, ''],
    [false, 'scratched'],
  ] as const) {
    const words = await page.evaluate(async (sends) => {
      const paint = () => new Promise((resolve) => setTimeout(resolve, 50));
      const aForm = () => {
        const form = document.createElement('form');
        form.dataset.keep = 'goods';
        const field = document.createElement('input');
        field.name = 'condition';
        form.append(field);
        form.addEventListener('submit', (event) => event.preventDefault());
        return form;
      };
      const [first, next] = [aForm(), aForm()];
      document.querySelector('main')?.append(first);
      await paint();
      const field = first.querySelector('input') as HTMLInputElement;
      field.focus();
      field.value = 'scratched';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (sends) first.requestSubmit();
      first.replaceWith(next);
      await paint();
      const found = next.querySelector('input')?.value;
      next.remove();
      return found;
    }, isSent);
    assert.is(words, then, isSent ? 'sent' : 'not sent');
  }
  assert.equal(complaints, []);
  await close();
});

test('a dialog that is closed has given up what was typed in it', async ({ shop, browser }) => {
  const { page, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski' });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  page.on('dialog', (question) => question.accept());
  await visit(page, `${shop.origin}/admin/orders/1001?do=edit`);
  const town = page.getByRole('dialog').getByLabel('Town');
  const before = await town.inputValue();
  await town.fill('Sopot');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visit(page, `${shop.origin}/admin/orders/1001?do=edit`);
  assert.is(await town.inputValue(), before);
  await close();
});

test.run();
