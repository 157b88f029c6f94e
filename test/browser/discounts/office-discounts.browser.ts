// Discount codes in the office: made with few clicks from Today, changed while somebody else does, stopped, and used by a shopper
// meanwhile; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { startSession } from '#server/staff/session-store.ts';
import { wholeSuite } from '../../depths.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { until } from '../../fixtures/until.ts';
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
import { endSession, signInOverThePage } from '../staff/sign-in-over-the-page.ts';
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

async function atWork({ shop, browser }: Context, viewport: keyof typeof viewports = 'desktop', expected?: RegExp) {
  const looks = { locale: 'en', viewport: viewports[viewport] };
  const { page, ...watched } = await openWatchedPage(browser, { ...looks, ...(expected && { expected }) });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { robin, page, count, ...watched };
}

const codeOf = ({ shop }: Context, code: string) =>
  shop.db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst();

test.always('from Today a code is made with three clicks, or by keyboard with one', async (context) => {
  const { page, count, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin`);
  await page.getByRole('link', { name: 'Marketing' }).click();
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
  const amount = page.getByLabel('Off the goods (PLN)');
  const save = page.getByRole('button', { name: 'Save' });
  const hasFocus = () => amount.evaluate((field) => field === document.activeElement);
  await amount.fill('20 €');
  await save.click();
  await page.getByText('An amount above 0, such as 12.50').waitFor();
  assert.ok(await hasFocus());
  // A thousand or one and a quarter.
  await amount.fill('1.250');
  await save.click();
  await page.getByRole('button', { name: /1,250\.00$/ }).waitFor();
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: /\D1\.25$/ }).click();
  assert.equal([await amount.inputValue(), await hasFocus()], ['1.25', true]);
  await amount.fill('20 zł');
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

async function openCode(context: Context, code: string, expected?: RegExp) {
  const { shop } = context;
  await aDiscountCode(shop.db, { code });
  const id = (await codeOf(context, code))?.id;
  const { robin, page, ...watched } = await atWork(context, 'desktop', expected);
  await visit(page, `${shop.origin}/admin/discounts/${id}`);
  return {
    robin,
    page,
    ...watched,
    percent: page.getByLabel('Per cent off the goods'),
    uses: page.getByLabel('Uses in all'),
  };
}

test('two people change different fields of a code at the same time, and both changes are kept', async (context) => {
  const { page, percent, uses, complaints, close } = await openCode(context, 'TWO-FIELDS');
  const { page: other, ...others } = await atWork(context);
  await visit(other, page.url());
  await percent.fill('15');
  await other.getByLabel('Uses in all').fill('7');
  await other.keyboard.press('Control+s');
  await other.getByText('TWO-FIELDS is saved.', { exact: true }).waitFor();
  await others.close();
  await page.keyboard.press('Control+s');
  await page.getByText(/^Saved, together with what somebody else has changed/).waitFor();
  const saved = await codeOf(context, 'TWO-FIELDS');
  assert.equal([saved?.basis_points, saved?.max_uses], [1_500, 7]);
  assert.equal([await percent.inputValue(), await uses.inputValue()], ['15', '7']);
  assert.equal(complaints, []);
  await close();
});

test('the same field changed by two is shown with both values, and either answer is what is saved', async (context) => {
  const { shop } = context;
  const { page, percent, uses, complaints, close } = await openCode(context, 'ONE-FIELD');
  const othersSave = (maxUses: number) =>
    aDiscountCode(shop.db, { code: 'ONE-FIELD', maxUses, reward: { kind: 'percentage', basisPoints: 2_000 } });
  await percent.fill('15');
  await uses.fill('3');
  await othersSave(5);
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this in the meantime' });
  await question.waitFor();
  assert.equal((await question.getByRole('definition').allInnerTexts()).sort(), ['15 %', '20 %', '3', '5']);
  assert.ok(await question.getByRole('heading').evaluate((heading) => heading === document.activeElement));
  assert.equal(await listFaults(page), []);
  const hasFocus = (heading: Element) => heading === document.activeElement;
  await question.getByRole('button', { name: 'Take theirs: Per cent off the goods' }).press('Enter');
  await until(() => question.getByRole('heading').evaluate(hasFocus));
  await question.getByRole('button', { name: 'Keep mine: Uses in all' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  await until(() => page.getByRole('heading', { name: 'ONE-FIELD' }).evaluate(hasFocus));
  await until(async () => (await codeOf(context, 'ONE-FIELD'))?.max_uses === 3);
  assert.is((await codeOf(context, 'ONE-FIELD'))?.basis_points, 2_000);

  await uses.fill('4');
  await othersSave(6);
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  assert.is(await uses.inputValue(), '6');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped', { exact: true }).waitFor();
  assert.ok((await codeOf(context, 'ONE-FIELD'))?.stopped_at);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('what is typed is there after a reload, for nobody else, until it is saved or discarded', async (context) => {
  const { shop } = context;
  const { page, robin, percent, complaints, close } = await openCode(context, 'RELOADED');
  await percent.fill('17');
  await visit(page, page.url());
  await page.getByText('What you had typed and not saved is here again.').waitFor();
  assert.is(await percent.inputValue(), '17');
  assert.equal(await listFaults(page), []);
  const other = await signedInStaff(shop.db, 'manager', { name: 'Piet Other' });
  await page.context().addCookies([other.browserCookie(shop.origin)]);
  await visit(page, page.url());
  assert.is(await percent.inputValue(), '10');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, page.url());
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  assert.is(await percent.inputValue(), '10');
  await visit(page, page.url());
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  assert.is(await percent.inputValue(), '10');
  assert.equal(complaints, []);
  await close();
});

test('whose session has ended while typing signs in, and what was typed is saved', async (context) => {
  const { shop } = context;
  const { page, robin, percent, close } = await openCode(context, 'SESSION', /401/);
  await percent.fill('18');
  await endSession(shop, robin);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  await signInOverThePage(page, shop, robin.id);
  await page.getByText('SESSION is saved.', { exact: true }).waitFor();
  assert.is((await codeOf(context, 'SESSION'))?.basis_points, 1_800);

  // Reloaded, it leads to the page where one signs in; and back there, what was typed is there.
  await percent.fill('19');
  const address = page.url();
  await endSession(shop, robin);
  await page.goto(address);
  await page.waitForURL('**/admin/sign-in?*');
  const token = await inTransaction(shop.db, (tx) =>
    startSession(tx, robin.id, { address: '127.0.0.1', device: 'a test' }, new Date()),
  );
  await page.context().addCookies([{ ...robin.browserCookie(shop.origin), value: token }]);
  await visit(page, address);
  const isBack = page.getByText('What you had typed and not saved is here again.');
  await isBack.waitFor();
  assert.is(await percent.inputValue(), '19');

  // Saved, it is said no more, also of what is typed next.
  await page.keyboard.press('Control+s');
  await page.getByText('SESSION is saved.', { exact: true }).waitFor();
  await percent.fill('20');
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  assert.is(await isBack.count(), 0);
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
