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

const textOf = (html: string) => html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');

test('a packer who opens customers or staff is told in the own language what is missing and who gives it', async ({
  shop,
}) => {
  await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const owner = await shop.database.db
    .selectFrom('staff')
    .select('name')
    .where('role', '=', 'owner')
    .executeTakeFirst();
  const { cookie } = await signedInStaff(shop.database.db, 'packer', { now: shopTime, locale: 'pl' });
  const open = (url: string) => shop.app.inject({ url, headers: { cookie, accept: 'text/html' } });
  const needs = {
    '/admin/customers?search=jan': 'przeglądać klientów',
    '/admin/staff': 'przeglądać i zmieniać zespół',
    '/admin/drafts': 'tworzyć zamówienia ręcznie',
  };
  for (const [url, right] of Object.entries(needs)) {
    const led = await open(url);
    assert.is(led.statusCode, 302);
    const answer = await open(String(led.headers.location));
    assert.is(answer.statusCode, 403);
    assert.is(answer.headers['cache-control'], 'private, no-store');
    const text = textOf(answer.body);
    assert.match(text, 'Twoja rola nie obejmuje tej strony');
    assert.match(text, right);
    assert.match(text, /Role, które to obejmują: Właściciel/);
    assert.match(text, String(owner?.name));
    // The frame of the office, with the menu of what the role does include, and the page itself to try again.
    assert.match(answer.body, /<nav.*href="\/admin\/orders"/s);
    assert.ok(answer.body.includes(`<a href="${url}"`), url);
  }
});

test('whoever has got the role goes on to the page, and no address leads elsewhere', async ({ shop }) => {
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const open = (url: string) => shop.app.inject({ url, headers: { cookie, accept: 'text/html' } });
  const led = await open('/admin/no-access?to=%2Fadmin%2Fcustomers%3Fsearch%3Djan');
  assert.is(led.statusCode, 302);
  assert.is(led.headers.location, '/admin/customers?search=jan');
  for (const to of ['//example.com', '/admin/no-access?to=/admin', 'https://example.com/admin', '/admin/sign-in']) {
    const stays = await open(`/admin/no-access?to=${encodeURIComponent(to)}`);
    assert.is(stays.statusCode, 403, to);
    assert.not.match(stays.body, /href="(?:https:)?\/\/example/);
  }
});

test('nobody who is signed out sees it', async ({ shop }) => {
  const led = await shop.app.inject({ url: '/admin/no-access?to=%2Fadmin%2Fstaff' });
  assert.is(led.statusCode, 302);
  assert.match(String(led.headers.location), /^\/admin\/sign-in/);
});

test.run();
