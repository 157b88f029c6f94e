// Days that are asked for the wrong way round: the report is of those between, and so say its fields, its chips and its file.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { officePerson } from '../staff/office-person.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('reversed days of a report');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('they are put in order wherever the page says them', async ({ shop }) => {
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const { body } = await officePerson(shop, cookie).getPage('/admin/reports?from=2026-11-20&until=2026-11-10');
  const fieldOf = (name: string) =>
    (body.match(/<input[^>]*type="date"[^>]*>/g) ?? []).find((tag) => tag.includes(`name="${name}"`)) ?? '';
  assert.match(fieldOf('from'), 'value="2026-11-10"');
  assert.match(fieldOf('until'), 'value="2026-11-20"');
  const file = /href="([^"]*csv[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const asked = new URLSearchParams(file.split('?')[1]);
  assert.equal([asked.get('from'), asked.get('until')], ['2026-11-10', '2026-11-20'], file);
});

test.run();
