// A checkout that a platform has begun in a shop of its own, and what is asked of it.
import { suite, type uvu } from 'uvu';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopSettings, shopTime } from '../fixtures/a-shop.ts';
import { aPlatform, type Platform } from '../fixtures/ucp/a-platform.ts';
import { type Asking, askAsPlatform, type UcpBody, type UcpReply } from '../fixtures/ucp/ask-as-platform.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';

/** `variant`: of a product that each test has for itself; `title`: of the same. */
export type CheckoutContext = {
  shop: ShopFixture;
  platform: Platform;
  clock: { now: Date };
  variant: string;
  handle: string;
  title: string;
};

export const origin = 'http://localhost:3000';
export const buyer = {
  first_name: 'Jan',
  last_name: 'Kowalski',
  email: 'jan@example.com',
  phone_number: '600 100 200',
};
export const place = {
  ...{ id: 'home', type: 'shipping_address', street_address: 'ul. Długa 12/3', address_locality: 'Warszawa' },
  ...{ postal_code: '00-238', address_country: 'PL' },
};
export const fulfillment = {
  methods: [
    {
      ...{ type: 'shipping', destinations: [place], selected_destination_id: 'home' },
      groups: [{ selected_option_id: 'inpost-courier' }],
    },
  ],
};

let products = 0;

/** A suite whose tests have a shop, a platform that it can reach, and a product. */
export function suiteOfCheckouts(title: string): uvu.Test<CheckoutContext> {
  const test = suite<CheckoutContext>(title);
  test.before(async (context) => {
    context.clock = { now: shopTime };
    context.platform = await aPlatform();
    context.shop = await aShop({
      ...{ profileFetchRules: context.platform.fetchRules, now: () => context.clock.now },
      settings: { ...shopSettings(['p24', 'cash_on_delivery']), assistants: { isOpen: true } },
    });
  });
  test.before.each(async (context) => {
    context.clock.now = shopTime;
    products += 1;
    context.handle = `poster-${products}`;
    context.title = `Poster ${products}`;
    context.variant = await aProduct(context.shop.database.db, { handle: context.handle, title: context.title });
  });
  test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
  test.after(async ({ shop, platform }) => {
    await shop.close();
    await platform.close();
  });
  return test;
}

/** What the platform is answered that begins one with everything in it. */
export async function aBegunCheckout(
  { shop, platform, variant }: CheckoutContext,
  more: object = {},
): Promise<UcpBody> {
  const context = { address_country: 'PL', language: 'pl' };
  const input = { context, line_items: [{ item: { id: variant }, quantity: 1 }], buyer, fulfillment, ...more };
  const profileUrl = platform.profileUrl('2026-08-25');
  const asking: Asking = { operation: 'create_checkout', input, transport: 'rest', profileUrl };
  return (await askAsPlatform(shop, asking)).body;
}

export function askAbout(
  { shop, platform }: CheckoutContext,
  operation: string,
  { id }: UcpBody,
  input?: object,
): Promise<UcpReply> {
  const profileUrl = platform.profileUrl('2026-08-25');
  const asking: Asking = { operation, profileUrl, transport: 'rest', id: String(id) };
  return askAsPlatform(shop, input ? { ...asking, input } : asking);
}

export const codesIn = (body: UcpBody) => ((body.messages ?? []) as UcpBody[]).map(({ code }) => code);
export const totalIn = (body: UcpBody) => (body.totals as { type: string; amount: number }[]).at(-1)?.amount;
