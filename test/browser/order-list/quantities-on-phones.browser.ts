// How many there are of a line is what whoever packs, receives or gives back reads: no screen of the office hides it, however
// narrow.
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { wholeSuite } from '../../depths.ts';
import { aWithdrawal } from '../../returns/a-withdrawal.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('quantities on a phone');
const QUANTITY = 2;
const [SENT, WAITING] = [1001, 1002];

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  for (const _ of [SENT, WAITING]) await payAnOrder(context.shop, undefined, QUANTITY);
  const services = { db, now: () => new Date() };
  const { id, email } = await db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('number', '=', SENT)
    .executeTakeFirstOrThrow();
  const parcel = { orderId: id, carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, parcel)).ok);
  const fields = { orderNumber: String(SENT), orderEmail: email };
  await aWithdrawal(services, { fields, lines: [{ position: 0, quantity: QUANTITY }] });
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** It is whole, and nothing lies over it. */
async function assertSeen(found: Locator): Promise<void> {
  await found.first().waitFor();
  await found.first().scrollIntoViewIfNeeded();
  const hidden = await found.first().evaluate((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const isHit = (x: number) => element.contains(document.elementFromPoint(x, (top + bottom) / 2));
    const isWhole = left >= 0 && right <= innerWidth && width > 8;
    return isWhole && isHit(left + 2) && isHit(right - 2) ? '' : element.outerHTML;
  });
  assert.is(hidden, '');
}

type Screen = {
  title: string;
  path: string;
  reach?(page: Page): Promise<void>;
  find(page: Page): Locator;
};

const screens: readonly Screen[] = [
  {
    title: 'the order',
    path: `/orders/${WAITING}`,
    find: (page) => page.getByText(`${QUANTITY} ×`, { exact: true }),
  },
  {
    title: 'what is given back',
    path: `/orders/${WAITING}`,
    reach: (page) => page.getByRole('button', { name: 'Refund', exact: true }).click(),
    find: (page) => page.getByRole('dialog').getByText(`of ${QUANTITY}`, { exact: true }),
  },
  {
    title: 'the number to give back',
    path: `/orders/${WAITING}`,
    reach: (page) => page.getByRole('button', { name: 'Refund', exact: true }).click(),
    find: (page) => page.getByRole('dialog').getByLabel(/^How many of/),
  },
  {
    title: 'what is packed',
    path: '/pack',
    reach: (page) =>
      page
        .getByRole('button', { name: /^Pack order/ })
        .first()
        .click(),
    find: (page) => page.getByText(`0 of ${QUANTITY} in the parcel`),
  },
  {
    title: 'what is announced to come back',
    path: '/returns/1',
    find: (page) => page.getByText(new RegExp(`${QUANTITY} announced`)),
  },
  {
    title: 'what has come back',
    path: '/returns/1',
    find: (page) => page.getByLabel(/^How many of .* came$/),
  },
  {
    title: 'an order by hand',
    path: '/drafts/new',
    reach: async (page) => {
      await page.getByRole('heading', { name: 'New order by hand' }).waitFor();
      await page.keyboard.type('PP-ZUBR-5070-M-D');
      await page.keyboard.press('Enter');
    },
    find: (page) => page.getByLabel(/^Quantity of/),
  },
];

for (const { title, path, reach, find } of screens) {
  test(`${title}: it is seen at 320 and 375 px`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en' });
    const robin = await signedInStaff(shop.db, 'manager', { isSteppedUp: true });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 });
      await visit(page, `${shop.origin}/admin${path}`);
      await reach?.(page);
      await assertSeen(find(page));
    }
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
