// The Enter key in the checkout's form, without scripts: browsers send the form's first button, whichever field it is in.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture, shopSettings } from '#test/fixtures/a-shop.ts';
import { aDiscountCode } from '../discounts/a-discount-code.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';

const test = suite<{ shop: ShopFixture }>('the Enter key in the checkout without scripts');

test.before(async (context) => {
  context.shop = await aShop({ settings: shopSettings(['p24']) });
});
test.after(({ shop }) => shop.close());

async function pressEnter(shop: ShopFixture) {
  const visitor = await aCheckoutVisitor(shop);
  return async (typed: Record<string, string>) => {
    const { headers } = await visitor.press({ action: 'refresh', ...typed });
    return String(headers.location);
  };
}

/** What Enter in a field of each form of the page presses: action and value of the first button. */
function firstButtons(html: string): [form: string, name: string, value: string][] {
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, form = '', inner = '']) => {
    const button = inner.match(/<button\b[^>]*>/g)?.find((tag) => !/type="button"/.test(tag)) ?? '';
    return [attribute(form, 'action'), attribute(button, 'name'), attribute(button, 'value')];
  });
}

test('is the first button of the form, which computes anew and orders nothing', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const of = async (path: string, action = path) =>
    firstButtons((await visitor.getPage(path)).body).filter(([form]) => form === action);
  assert.equal(await of('/pl/checkout'), [['/pl/checkout', 'action', 'refresh']]);
  // In the cart it keeps the number that was typed, and takes nothing out and orders nothing.
  assert.equal((await of('/pl/cart'))[0], ['/pl/cart', 'action', 'set']);
});

test('stays at the search for lockers, once something was typed there', async ({ shop }) => {
  const enter = await pressEnter(shop);
  const locker = { shippingMethod: 'inpost-locker', pickupSearch: 'Kraków' };
  assert.is(await enter(locker), '/pl/checkout?payment=p24#checkout-pickupPoint');
  assert.is(await enter(locker), '/pl/checkout?payment=p24#checkout-country', 'nothing new was typed there');
});

test('takes the discount code that was typed, or says why not', async ({ shop }) => {
  await aDiscountCode(shop.database.db, { code: 'TEN' });
  const enter = await pressEnter(shop);
  assert.is(await enter({ discountCode: 'NONE' }), '/pl/checkout?payment=p24&discount=UNKNOWN#order-summary');
  assert.is(await enter({ discountCode: 'ten' }), '/pl/checkout?payment=p24#order-summary');
});

test.run();
