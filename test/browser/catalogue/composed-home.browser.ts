// The home page that nobody has written, in each look that a shop can begin with: nothing moves, pictures fill their cards,
// and axe-core finds nothing.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { brandPresets, lookNames } from '#src/shop/brand/brand-presets.ts';
import { copySeededShop } from '../../database/data-templates.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { listShifts, recordShifts } from '../accessibility/layout-shifts.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type RunningShop, startRunningShop } from '../running-shop.ts';
import { untilHydrated } from '../shopper-steps.ts';

const test = wholeSuite<{ shop: RunningShop; browser: Browser; db: Db }>('the composed home page');

test.before(async (context) => {
  context.shop = await startRunningShop({}, async () => {
    const seeded = await copySeededShop();
    context.db = seeded.database.db;
    await context.db.deleteFrom('settings').where('document', '=', 'home').execute();
    return seeded;
  });
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function wear(db: Db, shop: RunningShop, look: keyof typeof brandPresets) {
  const sheetOf = async () => /\?brand=([\w-]+)/.exec(await (await fetch(`${shop.origin}/pl`)).text())?.[1];
  const before = await sheetOf();
  const change = { document: 'brand', data: brandPresets[look], changedBy: 'test', now: new Date() } as const;
  const changed = await inTransaction(db, (tx) => changeSettings(tx, change));
  assert.ok(changed.ok);
  await until(async () => (await sheetOf()) !== before);
}

async function listFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    // The types of browsers do not know it: this test has put it there.
    (tags) => (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: tags }),
    standards,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Cards whose picture leaves a strip of their wall free. */
function listUnfilled(page: Page): Promise<string[]> {
  return page.$$eval('article', (cards) =>
    cards.flatMap((card) => {
      const picture = card.querySelector('img')?.getBoundingClientRect();
      const wall = card.querySelector('div')?.getBoundingClientRect();
      if (!picture || !wall) return [];
      const isFilled = Math.abs(picture.width - wall.width) < 1.5 && Math.abs(picture.height - wall.height) < 1.5;
      return isFilled
        ? []
        : [`${card.textContent}: ${picture.width} × ${picture.height} in ${wall.width} × ${wall.height}`];
    }),
  );
}

for (const [at, look] of lookNames.entries()) {
  test(`stands still, fills its cards and is there for everybody in the look ${look}`, async ({
    shop,
    browser,
    db,
  }) => {
    await wear(db, shop, look);
    const viewport = at % 2 === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 };
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await recordShifts(context);
      const page = await context.newPage();
      for (const path of ['/pl', '/pl/c/all']) {
        await page.goto(shop.origin + path);
        assert.equal(await listShifts(page), [], `${look} ${path}`);
        assert.equal(await listUnfilled(page), [], `${look} ${path}`);
        if (path === '/pl') assert.equal(await listFaults(page), [], `${look} ${colorScheme}`);
      }
      const product = await page.getAttribute('article a[href*="/p/"]', 'href');
      await page.goto(shop.origin + product);
      assert.equal(await listShifts(page), [], `${look} ${product}`);
      await context.close();
    }
  });
}

test('few collections have square tiles: a wide one would show a strip of a tall photograph', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/pl`);
  // React would put back what is taken away before it has taken over.
  await untilHydrated(page);
  const tiles = page.locator('main ul:has(> li > a[href="/pl/c/all"])').first();
  assert.ok((await tiles.locator('> li').count()) > 5, 'the demo has more collections than a row');
  for (const count of [4, 3, 2]) {
    await tiles.evaluate((list, most) => {
      while (list.children.length > most + 1) list.firstElementChild?.remove();
    }, count);
    const shapes = await tiles.locator('img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return Math.abs(width - height) < 1.5 ? 'square' : `${width} × ${height}`;
      }),
    );
    assert.equal(
      shapes,
      Array.from({ length: count }, () => 'square'),
      `${count} collections`,
    );
  }
  await context.close();
});

test.run();
