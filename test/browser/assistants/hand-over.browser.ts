// The whole way of an assistant and of the person it shops for: it finds the shop, searches, fills a cart, begins a checkout
// and gives a link; the person presses the button; the assistant learns that there is an order.
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { whole } from '../../depths.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { aPlatform, type Platform } from '../../fixtures/ucp/a-platform.ts';
import { faultsOfAnswer, type UcpBody } from '../../fixtures/ucp/ask-as-platform.ts';
import { type UcpVersionName, ucpVersions } from '../../fixtures/ucp/read-schemas.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openReusedPage } from '../reused-page.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { chooseMethod, pressOrder, putInCart, untilHydrated } from '../shopper-steps.ts';
import { viewports } from '../watched-page.ts';
import { type AssistantClient, anMcpClient, aRestClient, clients, type OpenClient } from './assistant-clients.ts';

type Context = { shop: ClockShop; browser: Browser; platform: Platform };
const test = suite<Context>('assistants that hand over to a person');

test.before(async (context) => {
  context.browser = await shareBrowser();
  context.platform = await aPlatform();
  context.shop = await startShopWithClock({}, undefined, context.platform.fetchRules);
  const { db, origin } = context.shop;
  await setSettings(db, 'assistants', { isOpen: true });
  // Orders of people who have not opened their mail yet hold half of what there is, which would be three of them.
  await db
    .updateTable('variants')
    .set((eb) => ({ on_hand: eb('on_hand', '+', 1000) }))
    .where('on_hand', '>', 0)
    .execute();
  await db
    .insertInto('discount_codes')
    .values({
      ...{ code: 'ASYSTENT', kind: 'percentage', basis_points: 1000, scope: 'everything' },
      ...{ created_at: context.shop.now(), updated_at: context.shop.now() },
    })
    .execute();
  await until(async () => (await fetch(`${origin}/.well-known/ucp`)).ok, 'the shop is open to assistants');
});
test.after(async ({ shop, platform }) => {
  await shop.stop();
  await platform.close();
  await endSharing();
});

const context = { address_country: 'PL', language: 'pl' };
const destination = {
  ...{ id: 'home', type: 'shipping_address', street_address: 'ul. Długa 12/3', address_locality: 'Warszawa' },
  ...{ postal_code: '00-238', address_country: 'PL' },
};
const fulfillment = {
  methods: [
    {
      ...{ type: 'shipping', destinations: [destination], selected_destination_id: 'home' },
      groups: [{ selected_option_id: 'inpost-courier' }],
    },
  ],
};
const buyer = { first_name: 'Anna', last_name: 'Nowak', phone_number: '600 100 200' };
let buyers = 0;

/** Discover, search, look up, fill a cart, enter a code, begin a checkout. Every answer is held to the schemas. */
async function shop(client: AssistantClient, version: UcpVersionName) {
  const ask: typeof client.ask = async (asked) => {
    const body = await client.ask(asked);
    assert.equal(faultsOfAnswer(body, asked.operation, version), [], asked.operation);
    assert.is((body.ucp as UcpBody).version, version, asked.operation);
    return body;
  };
  buyers += 1;
  // So many orders that nobody has paid are not taken of one address.
  const email = `anna-${buyers}@example.com`;
  const found = await client.discover();
  for (const name of ['search_catalog', 'create_cart', 'create_checkout', 'get_order']) assert.ok(found.includes(name));
  const searched = await ask({ operation: 'search_catalog', input: { query: 'żubr', context } });
  const [product] = searched.products as { id: string; variants: { id: string }[] }[];
  const lookedUp = await ask({ operation: 'lookup_catalog', input: { ids: [product?.id], context } });
  const [same] = lookedUp.products as { id: string; variants: { id: string }[] }[];
  assert.is(same?.id, product?.id);
  const line_items = [{ item: { id: product?.variants[0]?.id }, quantity: 1 }];
  const cart = await ask({ operation: 'create_cart', input: { line_items, context } });
  const id = String(cart.id);
  const cheaper = await ask({
    operation: 'update_cart',
    id,
    input: { line_items, discounts: { codes: ['ASYSTENT'] }, context },
  });
  assert.equal((cheaper.discounts as { applied: { code: string }[] }).applied[0]?.code, 'ASYSTENT');
  const codes = { codes: ['ASYSTENT'] };
  const input = { cart_id: id, line_items: [], discounts: codes, buyer: { ...buyer, email }, fulfillment, context };
  const checkout = await ask({ operation: 'create_checkout', input });
  assert.is(checkout.status, 'requires_escalation', JSON.stringify(checkout.messages));
  const completed = await ask({
    operation: 'complete_checkout',
    id: String(checkout.id),
    input: { payment: { instruments: [] } },
  });
  assert.is(completed.status, 'requires_escalation', 'nothing is ordered without a person');
  return { ask, email, id: String(checkout.id), link: String(checkout.continue_url), total: totalOf(checkout) };
}

const totalOf = (body: UcpBody) =>
  (body.totals as { type: string; amount: number }[]).find(({ type }) => type === 'total')?.amount;

/** The page of the checkout, as the link leads to it, is filled in; the person pays on delivery and presses. */
async function order(
  page: Page,
  { link, email, hasScripts }: { link: string; email: string; hasScripts: boolean },
): Promise<void> {
  await page.goto(link);
  assert.match(page.url(), /\/pl\/checkout$/);
  if (hasScripts) await untilHydrated(page);
  assert.is(await page.locator('[name="email"]').inputValue(), email);
  assert.is(await page.locator('[name="line1"]').inputValue(), destination.street_address);
  assert.match(await page.locator('main').innerText(), 'ASYSTENT');
  await chooseMethod(page, 'cash_on_delivery');
  if (hasScripts) await page.locator('main').getByText('Opłata za pobranie').first().waitFor();
  await pressOrder(page);
  const thanks = page.getByRole('heading', { level: 1, name: /dziękujemy/i });
  if (!hasScripts) {
    // The fee changes the total, which is said first.
    await page.getByRole('alert').first().waitFor();
    assert.match(await page.locator('main').innerText(), 'Opłata za pobranie');
    await pressOrder(page);
  }
  await thanks.waitFor();
}

for (const [name, open] of Object.entries(clients)) {
  for (const version of ucpVersions) {
    const register = name === 'mcp' && version === '2026-08-25' ? test : whole(test);
    register(`a person orders what an assistant has chosen, by ${name} in ${version}`, (given) =>
      goTheWholeWay(given, { open, version, hasScripts: true }),
    );
  }
}

whole(test)('a person orders what an assistant has chosen on a phone without scripts', (given) =>
  goTheWholeWay(given, { open: anMcpClient, version: '2026-04-08', hasScripts: false }),
);

async function goTheWholeWay(
  { shop: { origin, db }, browser, platform }: Context,
  { open, version, hasScripts }: { open: OpenClient; version: UcpVersionName; hasScripts: boolean },
): Promise<void> {
  // So many writes of one visitor in a minute are no shopper's.
  await db.deleteFrom('rate_limits').execute();
  const client = await open({ origin, version, profileUrl: platform.profileUrl(version) });
  const { ask, email, id, link, total } = await shop(client, version);
  const look = { viewport: viewports[hasScripts ? 'desktop' : 'phone'], locale: 'pl-PL' };
  const options = { ...look, ...(!hasScripts && { javaScriptEnabled: false }) };
  const { page, complaints, close } = await openReusedPage(browser, origin, options);
  await order(page, { link, email, hasScripts });
  assert.equal(complaints, []);
  await close();
  const told = await ask({ operation: 'get_checkout', id });
  assert.is(told.status, 'completed');
  const { id: orderId, permalink_url } = told.order as { id: string; permalink_url: string };
  assert.match(permalink_url, `${origin}/pl/order/`);
  const ordered = await ask({ operation: 'get_order', id: orderId });
  // Paying on delivery costs its fee.
  assert.is(totalOf(ordered), Number(total) + 800);
}

whole(test)(
  'the question about a cart that somebody has is accessible on a phone, in every language',
  async (given) => {
    const { shop: running, browser, platform } = given;
    const { origin, db } = running;
    await db.deleteFrom('rate_limits').execute();
    const client = await aRestClient({
      ...{ origin, version: '2026-08-25', profileUrl: platform.profileUrl('2026-08-25') },
    });
    const { link } = await shop(client, '2026-08-25');
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = { viewport: viewports.phone, locale: 'pl-PL', colorScheme, expected: /404/ };
      const { page, complaints, close } = await openReusedPage(browser, origin, options);
      await putInCart(page.context(), `${origin}/pl/p/zolw-jazz`);
      for (const locale of locales) {
        assert.equal(await faultsAt(page, link, locale), [], `${locale}, ${colorScheme}`);
        assert.is(await page.locator('form[action*="/assistant/"] button').count(), 1);
        assert.equal(await faultsAt(page, `${origin}/pl/assistant/${'x'.repeat(32)}`, locale), [], `${locale}, ended`);
      }
      assert.equal(complaints, []);
      await close();
    }
  },
);

/** What is wrong with the page in a language; its text must fit into the width of a phone. */
async function faultsAt(page: Page, link: string, locale: Locale): Promise<string[]> {
  await page.goto(link.replace('/pl/', `/${locale}/`));
  assert.match((await page.locator('html').getAttribute('lang')) ?? '', new RegExp(`^${locale}\\b`));
  assert.is(await page.locator('script[src]').count(), 0);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(await listFaults(page)), ...(isTooWide ? ['it is wider than the screen'] : [])];
}

test.run();
