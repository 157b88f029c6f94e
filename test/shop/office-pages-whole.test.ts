// The server writes pages of the office whole: what comes after the first view is in its HTML too, for the first who asks as
// for all others. Otherwise React throws that part away in the browser and complains.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { officePerson } from '../staff/office-person.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture; cookie: string }>('pages of the office as the server writes them');

/** What the shop says of a page that it could not write. */
const said: string[] = [];

test.before(async (context) => {
  context.shop = await aShop({ log: { level: 'error', stream: { write: (line) => void said.push(line) } } });
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime });
  context.cookie = cookie;
});
test.after(({ shop }) => shop.close());

const pages = [
  ...Object.keys(screenSources).map((document) => `/admin/settings/${document}`),
  ...['/admin/home', '/admin/navigation', '/admin/pages/new', '/admin/articles/new', '/admin/collections/new'],
  ...[
    '/admin/mails/order-sent',
    '/admin/law',
    '/admin/law/record',
    '/admin/translation',
    '/admin/products/new',
    '/admin/setup',
  ],
];

for (const path of pages) {
  test(`${path} is whole`, async ({ shop, cookie }) => {
    const { statusCode, body } = await officePerson(shop, cookie).getPage(path);
    assert.is(statusCode, 200, said.splice(0).join(''));
    // A boundary that the browser has to fill.
    assert.not.match(body, /<!--\$[!?]-->/);
  });
}

test.run();
