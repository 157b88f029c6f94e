// A note whose answer was lost is one note, whatever is typed and loaded since.
import type { Browser, Page } from 'playwright-core';
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
const test = wholeSuite<Context>('notes made once');
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

const noteField = (page: Page) => page.getByLabel('Write a note');

async function countNotes({ shop: { db } }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('order_notes')
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test('a note whose answer was lost is one note, also with more words and after a reload', async (context) => {
  const { shop, browser } = context;
  const watched = { locale: 'en', viewport: viewports.desktop, expected: /ERR_FAILED/ } as const;
  const { page, close } = await openWatchedPage(browser, watched);
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski', isSteppedUp: true });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders/${number}`);
  const notes = await countNotes(context);
  let isLost = false;
  await page.route('**/mutation/OrdersNote', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  page.on('dialog', (question) => question.accept());
  const add = () => page.getByRole('button', { name: 'Add note' }).click();
  await noteField(page).fill('Wants it wrapped.');
  await add();
  await page.getByText('The shop cannot be reached').first().waitFor();
  await noteField(page).fill('Wants it wrapped, in blue.');
  await page.reload();
  await until(async () => (await noteField(page).inputValue()) === 'Wants it wrapped, in blue.');
  await add();
  await until(async () => (await noteField(page).inputValue()) === '');
  await page.getByText('Wants it wrapped, in blue.').waitFor();
  assert.is(await countNotes(context), notes + 1);
  await noteField(page).fill('Another one.');
  await add();
  await until(async () => (await noteField(page).inputValue()) === '');
  assert.is(await countNotes(context), notes + 2);
  await close();
});

test.run();
