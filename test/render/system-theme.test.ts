// Whoever chose no theme, and has a dark system, has the flag of it on the root of whatever page: of the shop, their own, the
// office's, and those that say that something went wrong. Whoever chose one has that.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture; staff: string }>('the theme on the root of every page');

test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db, { handle: 'fox' });
  context.staff = (await signedInStaff(context.shop.database.db, 'owner', { now: shopTime })).cookie;
});
test.after(({ shop }) => shop.close());

const pages: Record<string, { url: string; status?: number; isOffice?: true; method?: 'POST' }> = {
  'a page for all': { url: '/pl/p/fox' },
  'the cart': { url: '/pl/cart' },
  'the checkout': { url: '/pl/checkout' },
  'a page that is not there': { url: '/pl/nowhere', status: 404 },
  'a product that is not there': { url: '/pl/p/nowhere', status: 404 },
  'an order that is not there': { url: '/pl/order/nobody', status: 404 },
  'the balance of a gift card': { url: '/pl/gift-card' },
  'an address that cannot be read': { url: '/pl/p/%E0%A4%A', status: 404 },
  'a form that is no form': { url: '/pl/cart', status: 403, method: 'POST' },
  'signing in': { url: '/admin/sign-in' },
  'the day in the office': { url: '/admin', isOffice: true },
  'a page that the office has not': { url: '/admin/nowhere', status: 404, isOffice: true },
};

for (const [name, { url, status = 200, isOffice, method = 'GET' }] of Object.entries(pages)) {
  test(name, async ({ shop, staff }) => {
    const rootOf = async (hint: string | undefined, theme?: string) => {
      const cookie = [isOffice && staff, theme && `kasa_theme=${theme}`].filter(Boolean).join('; ');
      const headers = { accept: 'text/html', ...(hint && { 'sec-ch-prefers-color-scheme': hint }), cookie };
      const answer = await shop.app.inject({ method, url, headers });
      assert.is(answer.statusCode, status, answer.body.slice(0, 300));
      return /<html lang="[\w-]+"(.*?)>/.exec(answer.body)?.[1];
    };
    assert.is(await rootOf('"dark"'), ' class="dark" data-system=""');
    assert.is(await rootOf('"light"'), '');
    assert.is(await rootOf(undefined), '');
    assert.is(await rootOf('"dark"', 'light'), ' class="light"');
    assert.is(await rootOf(undefined, 'dark'), ' class="dark"');
  });
}

test.run();
