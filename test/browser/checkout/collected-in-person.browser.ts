// Goods that their buyer comes for, ordered in a real browser in each language, with scripts and without: nobody is asked for
// an address, and no page says that anything is brought.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { homeMarketsDelivery } from '#server/shop/delivery-presets/home-markets.ts';
import { locales } from '#src/i18n/locales.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { listTooWide, listUnreadable } from '../accessibility/measure-boxes.ts';
import { heading, ordersOf } from '../checkout-shopper.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { chooseMethod, pressOrder, putInCart, untilPayable } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('collected in person, in a browser');

const names = {
  pl: 'Odbiór w pracowni',
  en: 'Collect at the workshop',
  de: 'Abholung in der Werkstatt',
  nl: 'Ophalen in het atelier',
  cs: 'Vyzvednutí v dílně',
};
const thanks = /dziękujemy|danke|bedankt|thank|děkujeme/i;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await offerCollection(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function offerCollection({ db, now }: ClockShop): Promise<void> {
  const changed = await inTransaction(db, (tx) => {
    const countries = ['PL', 'NL', 'DE', 'CZ'] as const;
    const rates = [{ maxWeightGrams: 30_000, prices: { PLN: 0, EUR: 0, CZK: 0 } }];
    const zones = [{ countries: [...countries], minDays: 0, maxDays: 0, rates }];
    const workshop = { id: 'workshop', carrier: 'collected', kind: 'courier' as const, names, zones };
    const data = { ...homeMarketsDelivery, methods: [...homeMarketsDelivery.methods, workshop] };
    return changeSettings(tx, { document: 'delivery', data, changedBy: 'test', now: now() });
  });
  assert.ok(changed.ok, JSON.stringify(changed));
}

for (const isScripted of [true, false]) {
  for (const locale of locales) {
    test(`${locale}, ${isScripted ? 'with' : 'without'} scripts: by name and e-mail alone`, async (context) => {
      const { shop, browser } = context;
      const email = `${locale}-${isScripted}@example.com`;
      const watched = await openWatchedPage(browser, {
        locale,
        viewport: isScripted ? viewports.phone : viewports.desktop,
        javaScriptEnabled: isScripted,
      });
      const { page, complaints, close } = watched;
      await putInCart(page.context(), `${shop.origin}/${locale}/p/zolw-jazz`);
      await page.goto(`${shop.origin}/${locale}/checkout`);
      if (isScripted) await untilPayable(page);
      await page.getByRole('radio', { name: names[locale] }).check();
      // Without scripts the form is asked for anew, with the fields of the other way.
      if (!isScripted) await page.locator('button[name="action"]:not([value="order"])').first().click();
      await page.locator('[name="line1"]').waitFor({ state: isScripted ? 'hidden' : 'detached' });
      await page.locator('[name="email"]').fill(email);
      await page.locator('[name="fullName"]').fill('Anna Nowak');
      await chooseMethod(page, 'bank_transfer');
      if (isScripted) assert.equal(await listFaults(page), []);
      assert.equal([...(await listTooWide(page)), ...(await listUnreadable(page))], []);
      await pressOrder(page);
      await heading(page, thanks);
      const told = await page.locator('main').innerText();
      assert.match(told, names[locale]);
      const [order] = await ordersOf(shop, email);
      assert.is(order?.state, 'awaiting_payment');
      const { address } = await shop.db
        .selectFrom('orders')
        .select('address')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      assert.equal(
        [(address as { line1: string }).line1, (address as { fullName: string }).fullName],
        ['', 'Anna Nowak'],
      );
      assert.equal([...(await listTooWide(page)), ...(await listUnreadable(page))], []);
      assert.equal(complaints, []);
      await close();
    });
  }
}

test.run();
