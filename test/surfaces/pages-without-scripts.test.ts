// Pages that the server writes by itself, as that of a payment link which cannot be ordered by, stand in the shop: whoever comes
// to one can go on from there.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('pages without scripts');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const token = 'a'.repeat(32);
const pages: [what: string, path: string, status: number][] = [
  ['a payment link that has ended', `/pl/offer/${token}`, 404],
  ['what is left on a gift card', '/pl/gift-card', 200],
  ['the e-mail for goods that are sold out', '/pl/back-in-stock', 200],
  ['a link that nobody was sent', `/pl/back-in-stock/${token}`, 404],
  ['the end of reminders', `/pl/cart/no-reminders/${token}`, 200],
];

for (const [what, path, status] of pages)
  test(`${what} has the head and the foot of the shop’s pages, and no scripts`, async ({ shop }) => {
    const ended = await shop.app.inject(path);
    assert.is(ended.statusCode, status);
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
