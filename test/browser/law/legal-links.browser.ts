// No setting hides a legal link at any width: seen, unfolded, and reached by a press, on each kind of page.
import type { Browser, Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { brandPresets } from '#src/shop/brand/brand-presets.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('legal links at every width');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const viewports = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const pages = ['/pl', '/pl/c/all', '/pl/cart', '/pl/contact', '/pl/withdraw', '/pl/no-such-page'];

/** What adds or takes away the most around pages. */
const settings: [title: string, documents: Partial<Record<SettingsDocument, object>>][] = [
  ['as the demo has it', {}],
  [
    'an empty menu, no newsletter and the largest type',
    {
      navigation: { collections: [] },
      marketing: { newsletter: false },
      brand: { ...brandPresets.bold, headingWeight: 900, radius: { control: 28, picture: 28 } },
    },
  ],
];

async function change({ db }: ClockShop, documents: Partial<Record<SettingsDocument, object>>): Promise<void> {
  for (const [name, data] of Object.entries(documents)) {
    const document = name as SettingsDocument;
    const before = withNeutralSettings(await listSettings(db))[document];
    const changed = { document, data: { ...before, ...data }, changedBy: 'cli', now: new Date() };
    const saved = await inTransaction(db, (tx) => changeSettings(tx, changed));
    assert.ok(saved.ok, name);
  }
}

/** Somebody can see it and press it where it is: nothing lies over it, and it is as large as a target has to be. */
async function assertReachable(link: Locator, place: string): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  assert.ok(box && box.width >= 24 && box.height >= 12, `${place}: seen`);
  const { width } = await link.page().evaluate(() => ({ width: document.documentElement.clientWidth }));
  assert.ok(box.x >= 0 && box.x + box.width <= width + 1, `${place}: within the page`);
  await link.click({ trial: true });
}

for (const [title, documents] of settings) {
  test(title, async ({ shop, browser }) => {
    await change(shop, documents);
    if (documents.marketing) {
      await until(async () => !(await (await fetch(`${shop.origin}/pl`)).text()).includes('type="email"'));
    }
    for (const viewport of viewports) {
      const { page, close } = await openWatchedPage(browser, { viewport, locale: 'pl', savesData: true });
      for (const path of pages) {
        await visit(page, shop.origin + path);
        const place = `${path} at ${viewport.width}`;
        const withdrawal = page.getByRole('link', { name: 'Odstąp od umowy tutaj' });
        await assertReachable(withdrawal.first(), `${place}: withdrawal`);
        for (const slug of legalSlugs) {
          await assertReachable(page.locator(`footer a[href*="${slug}"]`).first(), `${place}: ${slug}`);
        }
      }
      await close();
    }
  });
}

test.run();
