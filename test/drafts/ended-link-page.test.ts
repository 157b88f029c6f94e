// The page of a payment link that cannot be ordered by stands in the shop: whoever comes to it can go on from there.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('the page of an ended payment link');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('it has the head and the foot of the shop’s pages, and no scripts', async ({ shop }) => {
  const ended = await shop.app.inject(`/pl/offer/${'a'.repeat(32)}`);
  assert.is(ended.statusCode, 404);
  const { body: other } = await shop.app.inject('/pl/contact');
  const partOf = (html: string, name: 'header' | 'footer') =>
    [...(new RegExp(`<${name}[ >].*</${name}>`, 's').exec(html)?.[0] ?? '').matchAll(/ href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  for (const name of ['header', 'footer'] as const) {
    const links = partOf(ended.body, name);
    assert.ok(links.length > 2, name);
    const toOthers = (href: string | undefined) => !/^\/\w\w(?:\/(?:404|contact))?$/.test(href ?? '');
    assert.equal(links.filter(toOthers), partOf(other, name).filter(toOthers), name);
  }
  assert.match(ended.body, /<main id="main"[^>]*class="error-page"><h1>/);
  assert.not.match(ended.body, '<script');
  assert.not.match(ended.body, '\u2063', 'every slot is filled');
});

test.run();
