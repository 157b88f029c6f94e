// Every file that staff download, asked by nobody and by every role: whom it is not for is refused, whoever must prove who it is
// is led there, and no cache and no search engine keeps it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { staffFiles } from '#server/office-routes.ts';
import type { StaffFile } from '#server/staff/office/staff-file.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { mayAccess, permissionsOf, roles } from '#src/staff/permissions.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { signedInStaff } from '../sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('files of the office');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const values: Readonly<Record<string, string>> = { id: '1', month: '2026-11', name: 'sales' };

const addressOf = ({ path }: StaffFile) => path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'x');

function assertKeptByNobody({ headers }: { headers: Record<string, unknown> }, path: string): void {
  assert.match(String(headers['cache-control']), /\bno-store$/, path);
  assert.is(headers['x-robots-tag'], 'noindex', path);
}

test('nobody is led to sign in', async ({ shop }) => {
  for (const file of staffFiles) {
    const answer = await shop.app.inject({ url: addressOf(file) });
    assert.is(answer.statusCode, 303, file.path);
    assert.match(answer.headers.location ?? '', officeUrlOf('signIn', {}), file.path);
    assertKeptByNobody(answer, file.path);
  }
});

for (const role of roles) {
  test(`${role}: what the role does not include is refused, and all else is sent or explained`, async ({ shop }) => {
    const { cookie } = await signedInStaff(shop.database.db, role, { now: shopTime });
    const staff = { permissions: permissionsOf[role] };
    for (const file of staffFiles) {
      const answer = await shop.app.inject({ url: addressOf(file), headers: { cookie } });
      assertKeptByNobody(answer, file.path);
      if (!mayAccess(staff, file.access)) {
        assert.is(answer.statusCode, 403, file.path);
      } else if (answer.statusCode === 200) {
        assert.match(
          String(answer.headers['content-disposition']),
          /^(attachment|inline); filename="[\w.-]+"$/,
          file.path,
        );
      } else {
        // It asks for a proof, leads back to its page, or there is no such document.
        assert.ok([303, 400, 404].includes(answer.statusCode), `${file.path} ${answer.statusCode}`);
      }
    }
  });
}

test('the messages of an import that nobody handed in are nowhere', async ({ shop }) => {
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const answer = await shop.app.inject({ url: '/admin/imports/1/messages.csv', headers: { cookie } });
  assert.is(answer.statusCode, 404);
});

test('a file with people in it is for whoever has just proved who it is', async ({ shop }) => {
  const asked: string[] = [];
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime, isSteppedUp: false });
  for (const file of staffFiles) {
    const { headers } = await shop.app.inject({ url: addressOf(file), headers: { cookie } });
    if (String(headers.location).startsWith(officeUrlOf('stepUp', {}))) asked.push(file.attempt);
  }
  assert.equal(asked.sort(), ['customers.csv', 'newsletter.csv', 'orders.csv']);
});

test.run();
