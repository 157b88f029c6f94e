// Two people in one step of the first run: the second is told, keeps what was typed, and replaces the other's on purpose alone.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { setOrigin } from '#server/shop/shop-origin.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('two people in the first run');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  await inTransaction(context.shop.db, (tx) => setOrigin(tx, 'own'));
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openStep({ shop, browser }: Context, name: string) {
  const watched = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone });
  const owner = await signedInStaff(shop.db, 'owner', { name, email: `${name.toLowerCase()}@shop.example` });
  await watched.page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(watched.page, `${shop.origin}/admin/setup?step=company`);
  return watched;
}

test('the same field is said with who has changed it, and stays as it was typed', async (context) => {
  const [anna, ben] = [await openStep(context, 'Anna'), await openStep(context, 'Ben')];
  const next = 'What is your shop called?';
  await anna.page.getByLabel('Town').fill('Sopot');
  await anna.page.getByRole('button', { name: 'Save and continue' }).click();
  await anna.page.getByRole('heading', { name: next }).waitFor();

  await ben.page.getByLabel('Town').fill('Gdynia');
  await ben.page.getByRole('button', { name: 'Save and continue' }).click();
  await ben.page.getByText('Anna has saved this step since you opened it').waitFor();
  await ben.page.getByText('Somebody else has changed this, too.').waitFor();
  assert.is(await ben.page.getByLabel('Town').inputValue(), 'Gdynia');
  const cityOf = async () => (await findSettings(context.shop.db, 'company'))?.data.address.city;
  assert.is(await cityOf(), 'Sopot');
  assert.equal(await listFaults(ben.page), []);
  await ben.page.getByRole('button', { name: 'Save and continue' }).click();
  await ben.page.getByRole('heading', { name: next }).waitFor();
  assert.is(await cityOf(), 'Gdynia');
  assert.equal([...anna.complaints, ...ben.complaints], []);
  await anna.close();
  await ben.close();
});

test.run();
