// Screens of the office that follow the shop: a paid order, one that changes while somebody types, a break, and a session
// that was stolen.
import { sql } from 'kysely';
import type { Browser, BrowserContext } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { startSession } from '#server/staff/session-store.ts';
import { livePath } from '#src/live/live-messages.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('the office is live');
const number = 1001;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always('a paid order is on every open screen, counted, announced and heard once', async ({ shop, browser }) => {
  const opened = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const { page: list, complaints, close } = opened;
  const context = list.context();
  const robin = await signedInStaff(shop.db, 'packer');
  await context.addCookies([robin.browserCookie(shop.origin)]);
  const happened = await recordWhatHappens(context);
  await visit(list, `${shop.origin}/admin/orders`);
  const today = await context.newPage();
  await today.goto(`${shop.origin}/admin`);
  await untilStreams(shop, 1);
  // Browsers let nothing sound before somebody has touched the page.
  for (const page of [list, today]) await page.locator('h1').click();
  assert.equal([...happened.keys()], []);

  await payAnOrder(shop);
  const row = list.getByRole('row').filter({ has: list.getByRole('link', { name: String(number), exact: true }) });
  await row.getByText('Paid').waitFor();
  await today.locator('main a[href="/admin/orders?work=to_send"]').first().waitFor();
  for (const page of [list, today]) {
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    // A phone's menu stands there as well, unseen.
    const menu = page.getByRole('navigation', { name: 'Office pages' });
    await menu.getByText('1 order to send').filter({ visible: true }).waitFor();
    await page.getByRole('status').getByText(`New order: ${number}`).waitFor({ state: 'attached' });
  }
  await until(() => happened.size === 4 && (happened.get('sound')?.times ?? 0) >= 2);
  const { paid_at: paidAt } = await shop.db.selectFrom('orders').select('paid_at').executeTakeFirstOrThrow();
  const delays = [...happened].map(([name, { at }]) => `${name} ${at - (paidAt?.getTime() ?? 0)}`);
  console.log(`# milliseconds after the payment: ${delays.join(', ')}`);
  assert.equal([...happened.keys()].sort(), ['row', 'sound', 'title', 'today']);
  assert.is(happened.get('sound')?.times, 2, 'two notes, in one of the windows');

  // Whoever switches it off hears nothing more, after a reload as well.
  await list.getByRole('button', { name: 'Account' }).click();
  await list.getByRole('switch', { name: 'Sound for new orders' }).click();
  // Whoever is shown anew says so to the other windows once it listens to them.
  await today.evaluate(() => {
    const isListening = new Promise<void>((resolve) => {
      new BroadcastChannel('kasa-office-live').onmessage = ({ data }) => 'isAsking' in data && resolve();
    });
    Object.assign(window, { isListening });
  });
  await visit(list, `${shop.origin}/admin/orders`);
  await today.evaluate(() => Reflect.get(window, 'isListening'));
  await untilStreams(shop, 1);
  await list.getByRole('button', { name: 'Account' }).click();
  assert.is(await list.getByRole('switch', { name: 'Sound for new orders' }).getAttribute('aria-checked'), 'false');
  await announce(shop, 1002);
  for (const page of [list, today]) {
    await page.getByRole('status').getByText('New order: 1002').waitFor({ state: 'attached' });
  }
  assert.is(happened.get('sound')?.times, 2);
  assert.equal(await listFaults(list), []);
  assert.equal(complaints, []);
  await close();
});

test('one window has the stream, and another goes on with it; what somebody types stays', async (context) => {
  const { shop, browser } = context;
  const { page: first, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await first.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(first, `${shop.origin}/admin/orders/${number}`);
  const page = await first.context().newPage();
  await page.goto(`${shop.origin}/admin/orders/${number}`);
  const note = page.getByLabel('Write a note');
  await note.fill('The customer rang');
  await note.focus();
  await first.close();
  await writeNote(shop, 'Packed with care');
  await page.getByText('Packed with care').waitFor();
  await untilStreams(shop, 1);
  assert.is(await note.inputValue(), 'The customer rang');
  assert.ok(await note.evaluate((field) => field === document.activeElement));

  await page.locator('h1').press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tracking number').fill('520000016431');
  await sql`insert into order_events (order_id, type, data, cause, at)
    select id, 'LatePaymentRefused', '{"intentId":"pi_other"}', 'test', now() from orders where number = ${number}`.execute(
    shop.db,
  );
  await page.getByText('Payment came too late and goes back').first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('changed').waitFor();
  assert.is(await dialog.getByLabel('Tracking number').inputValue(), '520000016431');
  shop.stopTime();
  await dialog.getByLabel('Tracking number').press('Enter');
  await page.getByText('This order is marked as sent in a moment.').waitFor();
  shop.pass(0);
  await close();
});

test('without a stream the page says since when, and takes up again what it missed', async ({ shop, browser }) => {
  const { page, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop, expected: /./ });
  const robin = await signedInStaff(shop.db, 'packer');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  let isCut = true;
  await page.route(`**${livePath}`, (route) => (isCut ? route.abort() : route.continue()));
  await visit(page, `${shop.origin}/admin/orders/${number}`);
  const notice = page.getByText(/^Not live\. Last updated at \d\d:\d\d\.$/);
  await notice.waitFor();
  assert.equal(await listFaults(page), []);
  await writeNote(shop, 'Meanwhile');
  isCut = false;
  await page.getByText('Meanwhile').waitFor();
  await notice.waitFor({ state: 'detached' });
  await close();
});

test('a session that was stolen is ended in one click, and its page is gone', async ({ shop, browser }) => {
  const robin = await signedInStaff(shop.db, 'owner');
  const thief = await openWatchedPage(browser, { locale: 'en', expected: /401/ });
  await thief.page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(thief.page, `${shop.origin}/admin/orders/${number}`);
  const own = await openWatchedPage(browser, { locale: 'en' });
  const client = { address: '127.0.0.1', device: 'another browser' };
  const value = await inTransaction(shop.db, (tx) => startSession(tx, robin.id, client, new Date()));
  await own.page.context().addCookies([{ ...robin.browserCookie(shop.origin), value }]);
  await untilStreams(shop, 1);
  const count = await countClicks(own.page.context());
  await visit(own.page, `${shop.origin}/admin/account`);
  const gone = thief.page.waitForURL(`**/admin/sign-in?to=%2Fadmin%2Forders%2F${number}`, { waitUntil: 'commit' });
  const pressedAt = Date.now();
  await own.page.getByRole('button', { name: /^Sign out: / }).click();
  await gone;
  const goneAfter = Date.now() - pressedAt;
  console.log(`# gone ${goneAfter} ms after the click`);
  assert.is(count.clicks, 1);
  await own.page.getByRole('button', { name: /^Sign out: / }).waitFor({ state: 'detached' });
  await thief.close();
  await own.close();
});

type Happened = Map<string, { at: number; times: number }>;

/** The first moment of each, on any page of the browser, and how often it was. */
async function recordWhatHappens(context: BrowserContext): Promise<Happened> {
  const happened: Happened = new Map();
  await context.exposeBinding('noteHappened', (_source, name: string, at: number) => {
    const known = happened.get(name);
    happened.set(name, { at: known?.at ?? at, times: (known?.times ?? 0) + 1 });
  });
  await context.addInitScript((order) => {
    const note = (name: string) =>
      // The types of browsers do not know it: this test has put it there.
      (window as unknown as { noteHappened(name: string, at: number): void }).noteHappened(name, Date.now());
    const find = (selector: string) => document.querySelector(selector);
    const signs: Record<string, () => boolean> = {
      row: () => find(`main a[href="/admin/orders/${order}"]`)?.closest('tr')?.textContent?.includes('Paid') === true,
      today: () => location.pathname === '/admin' && find('main a[href="/admin/orders?work=to_send"]') !== null,
      title: () => document.title.startsWith('(1) '),
    };
    new MutationObserver(() => {
      for (const [name, isSo] of Object.entries(signs)) {
        if (!isSo()) continue;
        note(name);
        delete signs[name];
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      if (this.context.state === 'running') note('sound');
      start.call(this, when);
    };
  }, number);
  return happened;
}

function announce({ db }: ClockShop, order: number): Promise<unknown> {
  return sql`select note_office_changes('new_order', ${[String(order)]})`.execute(db);
}

async function writeNote({ db }: ClockShop, text: string): Promise<void> {
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  const staff = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('order_notes')
    .values({
      id: crypto.randomUUID(),
      order_id: id,
      staff_id: staff.id,
      staff_name: 'Olga',
      text,
      created_at: new Date(),
    })
    .execute();
}

async function untilStreams({ origin }: ClockShop, count: number): Promise<void> {
  await until(async () => (await (await fetch(`${origin}/metrics`)).text()).includes(`kasa_live_streams ${count}\n`));
}

test.run();
