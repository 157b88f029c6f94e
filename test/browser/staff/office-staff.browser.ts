// Staff in a browser, with an authenticator that Chromium plays: from the first owner's link to the audit log.
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createLink, type NewLink, renewLink } from '#server/staff/link-store.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { addAuthenticator } from '../add-authenticator.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('staff in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'an owner sets up a passkey, signs in with it, and proves it again before inviting',
  async ({ shop, browser }) => {
    // 403: what wants a step-up.
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', expected: /403/ });
    await addAuthenticator(page);
    await visit(page, shop.origin + (await offerSetup(shop.db, new Date())));
    await page.getByLabel('E-mail address').fill('olga@shop.example');
    await page.getByLabel('Your name').fill('Olga Owner');
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.waitForURL('**/admin/setup');
    await untilSettled(page);
    await visit(page, `${shop.origin}/admin/account`);
    assert.match(await page.locator('main').innerText(), 'Olga Owner, olga@shop.example');

    // A slow answer: what the open screen asks for again meanwhile is nobody's any more.
    await page.route('**/api/admin/**StaffSignOut**', async (route) => {
      const response = await route.fetch();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await page.waitForTimeout(500);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Sign out' }).last().click();
    // The browser offers the passkey by itself, and the authenticator takes the offer.
    await page.waitForURL('**/admin');
    await untilSettled(page);
    const { length } = await shop.db.selectFrom('audit_log').select('id').where('kind', '=', 'signIn').execute();
    assert.is(length, 1);

    shop.pass(6 * 60);
    await visit(page, `${shop.origin}/admin/staff`);
    await page.getByText('Invite somebody').click();
    await page.getByLabel('E-mail address').fill('anna@shop.example');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.waitFor();
    assert.equal(await listFaults(page), []);
    await dialog.getByRole('button', { name: 'With a passkey' }).click();
    await page.getByRole('button', { name: 'Withdraw: anna@shop.example' }).waitFor();
    assert.is(await dialog.count(), 0);

    // Before: the page asked for a code alone, and the file had to be asked for once more.
    shop.pass(6 * 60);
    await visit(page, `${shop.origin}/admin/orders?payment=paid`);
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    await page.waitForURL('**/admin/step-up?**');
    await untilSettled(page);
    // The file's answer waits for the log until the list is there.
    const writing = await shop.db.startTransaction().execute();
    await page.route('**/api/admin/**StaffStepUpWithPasskey**', async (route) => {
      const response = await route.fetch();
      await sql`lock table audit_log in exclusive mode`.execute(writing);
      await route.fulfill({ response });
    });
    const documentOf = () => page.evaluate(() => performance.timeOrigin);
    const [file, opened] = [page.waitForEvent('download'), await documentOf()];
    try {
      await page.getByRole('button', { name: 'With a passkey' }).click();
      await page.waitForURL('**/admin/orders?payment=paid');
      await untilSettled(page);
    } finally {
      await writing.rollback().execute();
    }
    assert.match((await file).suggestedFilename(), /^orders-.*\.csv$/);
    assert.is(await documentOf(), opened, 'a document that is left takes a file along that has not begun');

    await visit(page, `${shop.origin}/admin/log`);
    const log = await page.locator('main').innerText();
    for (const kind of [
      'First owner set up access',
      'Signed out',
      'Signed in',
      'Identity confirmed once more',
      'Invited to the office',
    ])
      assert.match(log, kind);
    assert.equal(complaints, []);
    await close();
  },
);

test('a phone opens the authenticator app by a link, and key and recovery codes are copied; elsewhere there is a code to scan', async ({
  shop,
  browser,
}) => {
  const invite: NewLink = { purpose: 'invitation', email: 'maria@shop.example', role: 'manager', locale: 'en' };
  const link = await inTransaction(shop.db, async (tx) => {
    const renewed = await renewLink(tx, await createLink(tx, invite, new Date()), new Date());
    return `${shop.origin}/admin/invitation/${renewed?.token}`;
  });
  const qr = 'QR code for the authenticator app';
  const desktop = await openWatchedPage(browser, { locale: 'en' });
  await visit(desktop.page, link);
  assert.ok(await desktop.page.getByRole('img', { name: qr }).isVisible());
  assert.is(await desktop.page.getByRole('link', { name: 'Add to the authenticator app' }).count(), 0);
  await desktop.close();

  const touch = { isMobile: true, hasTouch: true, viewport: viewports.phone };
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', ...touch });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, link);
  assert.is(await page.getByRole('img', { name: qr }).count(), 0);
  const app = page.getByRole('link', { name: 'Add to the authenticator app' });
  const secret = new URL((await app.getAttribute('href')) ?? '').searchParams.get('secret');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await page.getByText('Copied.', { exact: true }).waitFor();
  assert.is(await copied(), secret);
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

test('a packer finds no menu of settings, is refused by the server, and the owner reads it in the log', async (context) => {
  const { shop, browser } = context;
  const { page, close } = await openWatchedPage(browser, { locale: 'en', expected: /403/ });
  const piet = await signedInStaff(shop.db, 'packer', { name: 'Piet Packer' });
  await page.context().addCookies([piet.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin`);
  const menu = page.getByRole('navigation', { name: 'Office pages' }).first();
  const entries = await menu.getByRole('link').allInnerTexts();
  assert.match(entries.join(), /Orders/);
  for (const entry of ['Staff', 'Log', 'Discount']) assert.not.match(entries.join(), entry);
  // The request is one of somebody who knows how the pages ask.
  const asked = await page.evaluate(async (url) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ methods: ['card'] }) });
    return { status: answer.status, body: await answer.text() };
  }, officeApi.mutationUrl('SetupSavePayments'));
  assert.is(asked.status, 403);
  assert.match(asked.body, 'FORBIDDEN');
  assert.is((await page.goto(`${shop.origin}/admin/setup`))?.status(), 403);
  await close();

  const owner = await openWatchedPage(browser, { locale: 'en' });
  const olga = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await owner.page.context().addCookies([olga.browserCookie(shop.origin)]);
  await visit(owner.page, `${shop.origin}/admin/log`);
  const log = await owner.page.locator('main').innerText();
  assert.match(log, 'SetupSavePayments');
  assert.match(log, piet.email);
  assert.match(log, 'Not allowed for the role');
  assert.equal(owner.complaints, []);
  await owner.close();
});

test('whoever is to be removed is named once more, and stays until that is answered', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en' });
  const olga = await signedInStaff(shop.db, 'owner', { isSteppedUp: true, now: shop.now() });
  const { email } = await signedInStaff(shop.db, 'packer', { name: 'Jan Leaver' });
  await page.context().addCookies([olga.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/staff`);
  const remove = page.getByRole('button', { name: 'Remove: Jan Leaver' });
  const dialog = page.getByRole('dialog', { name: 'Remove Jan Leaver?' });
  await remove.click();
  assert.match(await dialog.innerText(), email);
  assert.equal(await listFaults(page), []);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove Jan Leaver' }).click();
  await dialog.waitFor({ state: 'detached' });
  await remove.waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('a link on another site leads a signed-in person to its page, not to the sign-in page', async (context) => {
  const { shop, browser } = context;
  const { page, close } = await openWatchedPage(browser, { locale: 'en' });
  const robin = await signedInStaff(shop.db, 'packer');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await page.route('http://mail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${shop.origin}/admin/account">go</a>` }),
  );
  await page.goto('http://mail.example/');
  await page.getByRole('link', { name: 'go' }).click();
  await page.waitForURL('**/admin/account');
  await page.getByRole('heading', { name: 'My account' }).waitFor();
  await close();
});

test('a session that was ended in another browser is gone there at once', async ({ shop, browser }) => {
  const thief = await openWatchedPage(browser, { locale: 'en', expected: /401/ });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await thief.page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(thief.page, `${shop.origin}/admin/account`);
  await shop.db.deleteFrom('staff_sessions').where('staff_id', '=', robin.id).execute();
  await thief.page.waitForURL('**/admin/sign-in?to=%2Fadmin%2Faccount');
  await thief.close();
});

const pages = ['/admin/account', '/admin/staff', '/admin/log', '/admin/step-up', '/admin/setup/nowhere'];

/** Reads the forms of links that still lead somewhere. */
async function formsOfLinks({ db }: ClockShop): Promise<string[]> {
  const [now, email] = [new Date(), 'nina@shop.example'];
  const { id: staffId } = await signedInStaff(db, 'packer');
  const tokenOf = (link: NewLink) =>
    inTransaction(db, async (tx) => (await renewLink(tx, await createLink(tx, link, now), now))?.token);
  return [
    `/admin/setup/${await tokenOf({ purpose: 'setup' })}`,
    `/admin/invitation/${await tokenOf({ purpose: 'invitation', email, role: 'packer' })}`,
    `/admin/recovery/${await tokenOf({ purpose: 'recovery', email, staffId })}`,
  ];
}

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const now = new Date(Date.now() + 6 * 60_000);
    await lookAtPages({ shop, browser, role: 'owner', isSteppedUp: true, now }, pages, looks);
    await lookAtPages(
      { shop, browser, role: 'packer', expected: /403/ },
      ['/admin/no-access?to=%2Fadmin%2Fstaff'],
      looks,
    );
    await lookAtPages(
      { shop, browser, role: null },
      ['/admin/sign-in?refused=yes', ...(await formsOfLinks(shop))],
      looks,
    );
  });
}

test.run();
