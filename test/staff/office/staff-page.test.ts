// The page of whoever works in the office.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { signedInStaff } from '../sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('the page of the staff');
test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('inviting stands above the list, however long that is, and the log says in words what was done', async ({
  shop,
}) => {
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const { body } = await shop.app.inject({ url: '/admin/staff', headers: { cookie } });
  const [invite, remove] = ['StaffInvite', 'StaffRemove'].map((name) => body.indexOf(`action="/admin/do/${name}"`));
  assert.ok(invite !== undefined && remove !== undefined && 0 < invite && invite < remove);
  const log = textOf((await shop.app.inject({ url: '/admin/log', headers: { cookie } })).body);
  assert.match(log, 'Role changed');
  assert.not.match(log, 'staff.roleChanged');
});

test.run();
