// A receiver of webhooks by an owner's hand in a browser: it is made, hears of a test, and of the same once more.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { noteNotice } from '#server/database/note-notice.ts';
import { until } from '../../fixtures/until.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { aReceiver } from '../../webhooks/a-receiver.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import type { ClockShop } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

// A shop of its own: whatever happens in one is told to its receivers.
const test = paymentSuite('webhooks in the office, by hand', { LOG_LEVEL: 'silent' });

type Browser = Parameters<typeof openWatchedPage>[0];

async function openOffice({ db, origin, now }: ClockShop, browser: Browser, path: string) {
  const owner = await signedInStaff(db, 'owner', { now: now(), isSteppedUp: true });
  const watched = await openWatchedPage(browser, { viewport: viewports.desktop, locale: 'en-GB' });
  await watched.page.context().addCookies([owner.browserCookie(origin)]);
  await visit(watched.page, origin + path);
  return watched;
}

async function seesNoFault(page: Page): Promise<void> {
  assert.equal(await listFaults(page), [], page.url());
}

test.always(
  'a receiver that is made in the office hears of a test, and of the same once more',
  async ({ shop, browser }) => {
    const { db } = shop;
    const { page, close } = await openOffice(shop, browser, '/admin/settings/webhooks/new');
    await page.getByLabel('Name').fill('warehouse');
    await page.getByLabel('Address').fill('http://127.0.0.1:9/kasa');
    await page.getByLabel('an order is paid').check();
    await page.getByRole('button', { name: 'Save' }).click();
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('heading', { level: 1, name: 'warehouse' }).waitFor();
    await seesNoFault(page);
    await using receiver = await aReceiver(secret);
    // The office calls public addresses only, and this machine is none: a command permits it.
    await db.updateTable('webhook_receivers').set({ url: receiver.url, allows_private: true }).execute();
    await noteNotice(db, 'webhooks');
    const delivered = page.getByRole('listitem').filter({ hasText: 'delivered' });
    const shows = (count: number) =>
      until(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return (await delivered.count()) === count;
      });
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await shows(1);
    await page.getByRole('button', { name: /^Send again/ }).click();
    await shows(2);
    assert.is(receiver.events.length, 2);
    assert.is(receiver.events[0]?.id, receiver.events[1]?.id);
    await close();
  },
);

test.run();
