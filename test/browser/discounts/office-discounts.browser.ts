// Discount codes in the office: made with few clicks from Today, changed while somebody else does, stopped, and used by a shopper
// meanwhile; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { aShopperAtCheckout } from '../checkout-shopper.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { chooseMethod, pressOrder } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('discount codes in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, viewport: keyof typeof viewports = 'desktop') {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[viewport] });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, count, ...watched };
}

const codeOf = ({ shop }: Context, code: string) =>
  shop.db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst();

test.always('from Today a code is made with three clicks, or by keyboard with one', async (context) => {
  const { page, count, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin`);
  await page.getByRole('link', { name: 'Discount codes' }).click();
  await page.getByRole('link', { name: 'New code' }).click();
  await page.getByRole('heading', { name: 'New code' }).waitFor();
  // The first field has the focus.
  await page.keyboard.type('spring10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'SPRING10' }).waitFor();
  assert.is(count.clicks, 3);
  assert.is((await codeOf(context, 'SPRING10'))?.basis_points, 1_000);

  count.clicks = 0;
  await page.getByRole('link', { name: 'Discount codes' }).click();
  await page.getByRole('heading', { name: 'Discount codes' }).waitFor();
  await page.locator('main').press('n');
  await page.getByRole('heading', { name: 'New code' }).waitFor();
  await page.keyboard.type('SUMMER');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'SUMMER' }).waitFor();
  assert.is(count.clicks, 1);
  assert.is((await codeOf(context, 'SUMMER'))?.basis_points, 1_250);
  assert.equal(complaints, []);
  await close();
});

test('what is wrong is marked and has the focus, and every kind of terms is kept', async (context) => {
  const { page, complaints, close } = await atWork(context, 'phone');
  await visit(page, `${context.shop.origin}/admin/discounts/new`);
  await page.getByLabel('Code').fill('thanks');
  await page.getByLabel('What it takes off').selectOption('amount');
  await page.getByLabel('Off the goods (PLN)').fill('20 zł');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('An amount, such as 12.50').waitFor();
  assert.ok(await page.getByLabel('Off the goods (PLN)').evaluate((field) => field === document.activeElement));
  assert.equal(await listFaults(page), []);
  await page.getByLabel('Off the goods (PLN)').fill('20');
  await page.getByLabel('Goods worth at least (PLN)').fill('99,90');
  await page.getByLabel('Valid for').selectOption('products');
  await page.getByRole('combobox', { name: 'Find a product' }).fill('PP-ZUBR');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Remove / }).waitFor();
  await page.getByLabel('Last day').fill('2027-03-31');
  await page.getByLabel('Uses in all').fill('100');
  await page.getByLabel('Uses per e-mail address').fill('1');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'THANKS' }).waitFor();
  const saved = await codeOf(context, 'THANKS');
  assert.equal([saved?.amounts, saved?.minimums, saved?.scope], [{ PLN: 2_000 }, { PLN: 9_990 }, 'products']);
  assert.equal(
    [saved?.ends_at?.toISOString(), saved?.max_uses, saved?.max_uses_per_shopper],
    ['2027-03-31T22:00:00.000Z', 100, 1],
  );
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

test('whoever saves over another’s change is told, and chooses; a code is stopped and started again', async (context) => {
  const { shop } = context;
  await aDiscountCode(shop.db, { code: 'SHARED' });
  const id = (await codeOf(context, 'SHARED'))?.id;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/discounts/${id}`);
  const percent = page.getByLabel('Per cent off the goods');
  await percent.fill('15');
  await aDiscountCode(shop.db, { code: 'SHARED', maxUses: 5 });
  await page.keyboard.press('Control+s');
  await page.getByText('Somebody else has saved this code in the meantime').waitFor();
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'Show theirs, without mine' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  assert.equal([await percent.inputValue(), await page.getByLabel('Uses in all').inputValue()], ['10', '5']);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped', { exact: true }).waitFor();
  assert.ok((await codeOf(context, 'SHARED'))?.stopped_at);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('an order with a code is counted on the open screen by itself', async (context) => {
  const { shop, browser } = context;
  await aDiscountCode(shop.db, { code: 'WATCHED', maxUses: 3 });
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/discounts`);
  await page.getByRole('searchbox').fill('watch');
  await page.keyboard.press('Enter');
  await page.getByText('0 of 3').waitFor();
  const shopper = await aShopperAtCheckout({ shop, browser }, 'pl');
  await shopper.page.getByText('Dodaj kod rabatowy').click();
  await shopper.page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('watched');
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByText('−7,90').waitFor();
  await chooseMethod(shopper.page, 'p24');
  await pressOrder(shopper.page);
  await page.getByText('1 of 3').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'WATCHED' }).waitFor();
  assert.is(await page.getByTestId('discount-uses').innerText(), '1 of 3');
  assert.match(await page.getByTestId('discount-money').innerText(), /PLN\s?7\.90|7\.90/);
  assert.equal(complaints, []);
  await shopper.close();
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async (context) => {
    const { shop, browser } = context;
    await aDiscountCode(shop.db, { code: 'A-RATHER-LONG-CODE-FOR-FRIENDS-OF-OURS-1' });
    const id = (await codeOf(context, 'A-RATHER-LONG-CODE-FOR-FRIENDS-OF-OURS-1'))?.id;
    await lookAtPages(
      { shop, browser, role: 'manager' },
      ['/admin/discounts', '/admin/discounts?state=ended&text=X', '/admin/discounts/new', `/admin/discounts/${id}`],
      looks,
    );
  });
}

test.run();
