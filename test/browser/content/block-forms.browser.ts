// The forms of blocks in the office: a picture of the library comes into one and goes again, and nothing bars anybody from the
// form of any kind.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { A_PICTURE, aPicture, oneOfEach } from '../../content/blocks/blocks-of-all-kinds.ts';
import { wholeSuite } from '../../depths.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('forms of blocks in the office');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openHome({ shop, browser }: Context, device: keyof typeof viewports) {
  const watched = await openWatchedPage(browser, { locale: 'en', viewport: viewports[device] });
  const manager = await signedInStaff(shop.db, 'manager');
  await watched.page.context().addCookies([manager.browserCookie(shop.origin)]);
  await visit(watched.page, `${shop.origin}/admin/home`);
  return watched;
}

test('a picture of the library comes into a block, is seen on the page, and goes again', async (context) => {
  const { page, complaints, close } = await openHome(context, 'desktop');
  await page.getByText('Add a block').click();
  await page.getByRole('button', { name: 'Picture and text' }).click();
  const block = page.locator('[data-block=picture-text]').last();
  await block.getByRole('button', { name: 'Picture library' }).click();
  const choice = page.getByRole('dialog').locator('li button').first();
  const [, key = ''] = /\/media\/([0-9a-f]+)-/.exec((await choice.locator('img').getAttribute('src')) ?? '') ?? [];
  await choice.click();
  const shown = page.getByTestId('preview').locator('iframe:not([data-waiting])').contentFrame();
  const picture = shown.locator(`img[src*="${key}"], source[srcset*="${key}"]`);
  await block.locator(`img[src*="${key}"]`).waitFor();
  await picture.first().waitFor({ state: 'attached' });
  await block.getByRole('button', { name: 'No picture' }).click();
  await block.locator(`img[src*="${key}"]`).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

/** Opens the form of the only block of the kind, which closes the one that was open. */
async function openForm(page: Page, kind: string): Promise<void> {
  const block = page.locator(`[data-block="${kind}"]`);
  await block.locator('button[aria-expanded=false]').click();
  await block.locator('input, select, textarea, [contenteditable]').first().waitFor();
}

/** The tabs of languages that stand out of their row. */
function listHiddenTabs(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-block] [role=tablist]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { right } = row.getBoundingClientRect();
      const tabs = [...row.querySelectorAll('[role=tab]')];
      return tabs.filter((tab) => tab.getBoundingClientRect().right > right).map(({ textContent }) => textContent);
    }),
  );
}

for (const device of ['phone', 'desktop'] as const) {
  test(`nothing bars anybody from the form of any kind on a ${device}`, async (context) => {
    const { db } = context.shop;
    const isThere = await db.selectFrom('pictures').select('key').where('key', '=', A_PICTURE).executeTakeFirst();
    if (!isThere) await aPicture(db, A_PICTURE);
    await setSettings(db, 'home', { blocks: oneOfEach });
    const { page, close } = await openHome(context, device);
    for (const { kind } of oneOfEach) {
      await openForm(page, kind);
      assert.equal(await listHiddenTabs(page), [], kind);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const faults = await listFaults(page, colorScheme === 'light' ? 'all' : 'colours');
        assert.equal(faults, [], `${kind}, ${colorScheme}`);
      }
    }
    await close();
  });
}

test.run();
