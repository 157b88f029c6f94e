// A page of the office that somebody opens by its address, and whose role does not include it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { signedInStaff } from '../sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('a page of another role');
test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('a packer who opens customers or staff is told that the role does not include it, in the own language', async ({
  shop,
}) => {
  const { cookie } = await signedInStaff(shop.database.db, 'packer', { now: shopTime, locale: 'pl' });
  for (const url of ['/admin/customers', '/admin/staff', '/admin/drafts']) {
    const answer = await shop.app.inject({ url, headers: { cookie, accept: 'text/html' } });
    assert.is(answer.statusCode, 403);
    assert.match(answer.body, /Twoja rola nie obejmuje tej strony/);
    assert.match(answer.body, /href="\/admin"/);
  }
});

test.run();
