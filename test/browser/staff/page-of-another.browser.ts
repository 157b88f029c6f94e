// A colleague signs in in another tab of the same browser, while somebody's page is open with something typed in it.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the page of another person');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

type Typing = {
  path: string;
  press: string;
  /** Types the text into the page of Robin. */
  type(page: Page, text: string): Promise<void>;
  field(page: Page): ReturnType<Page['getByLabel']>;
  isSaved(shop: ClockShop, text: string): Promise<boolean>;
};

const note: Typing = {
  path: '/admin/orders/1001',
  press: 'Add note',
  type: (page, text) => note.field(page).fill(text),
  field: (page) => page.getByLabel('Write a note'),
  isSaved: async ({ db }, text) =>
    (await db.selectFrom('order_notes').select('id').where('text', '=', text).execute()).length > 0,
};

const code: Typing = {
  path: '/admin/discounts/new',
  press: 'Save',
  async type(page, text) {
    await code.field(page).fill(text);
    await page.getByLabel('Per cent off the goods').fill('10');
  },
  field: (page) => page.getByLabel('Code'),
  isSaved: async ({ db }, text) =>
    (await db.selectFrom('discount_codes').select('id').where('code', '=', text).execute()).length > 0,
};

for (const [what, typing] of [
  ['a form', note],
  ['an editor', code],
] as const) {
  test(`nothing of ${what} is sent as the colleague, who goes on without what was typed in it`, async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await openWatchedPage(browser, {
      locale: 'en',
      viewport: viewports.desktop,
      expected: /412/,
    });
    const robin = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski' });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, shop.origin + typing.path);
    await typing.type(page, 'ROBINS');
    const piet = await signedInStaff(shop.db, 'owner', { name: 'Piet Other' });
    await page.context().addCookies([piet.browserCookie(shop.origin)]);
    await page.getByRole('button', { name: typing.press }).evaluate((button: HTMLButtonElement) => button.click());
    await page.getByRole('dialog', { name: 'Somebody else is signed in now' }).waitFor();
    assert.is(await typing.isSaved(shop, 'ROBINS'), false);
    assert.is(await typing.field(page).inputValue(), 'ROBINS');

    const asked: string[] = [];
    page.on('dialog', async (question) => {
      asked.push(question.type());
      await question.accept();
    });
    await page.getByRole('button', { name: 'Go on as Piet Other without what was typed' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Piet Other').first().waitFor({ state: 'attached' });
    assert.is(await typing.field(page).inputValue(), '');
    const kept = () => Object.values(sessionStorage).filter((text) => text.includes('ROBINS')).length;
    assert.is(await page.evaluate(kept), 0);
    assert.equal(asked, [], 'the press has said it already');
    assert.is(await typing.isSaved(shop, 'ROBINS'), false);
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
