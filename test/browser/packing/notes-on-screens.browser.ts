// A shopper's note has its lines wherever it is read on a screen: on the order's page, in the office, and where it is packed.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('notes on screens');
const note = 'Dla Zosi\n\nSto lat!\nCiocia Ania';

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('the lines of a note stand below one another, and a blank one between them', async ({ shop, browser }) => {
  const { orderPath } = await payAnOrder(shop);
  const { number } = await shop.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
  await shop.db.updateTable('orders').set({ note }).execute();
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone });
  const robin = await signedInStaff(shop.db, 'owner', { locale: 'en' });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const readNote = async () => {
    const said = page.locator('main').getByText('Ciocia Ania').filter({ visible: true }).first();
    await said.waitFor();
    return said.innerText();
  };
  for (const path of [`/pl${orderPath}`, `/admin/orders/${number}`]) {
    await visit(page, shop.origin + path);
    assert.match(await readNote(), note, path);
  }
  await visit(page, `${shop.origin}/admin/pack`);
  await page.getByRole('button', { name: `Pack order ${number}` }).click();
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  assert.match(await readNote(), note, 'where it is packed');
  assert.equal(complaints, []);
  await close();
});

test.run();
