// Whoever presses twice to get in is in once.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decryptTotp } from '#server/secrets/encrypt-totp.ts';
import { listKeys } from '#server/secrets/secret-keys.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { createPressKey } from '#src/staff/press-key.ts';
import { aShop, type ShopFixture, shopKeys, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';

const test = suite<{ shop: ShopFixture }>('pressing twice to sign in');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const password = 'four quiet green herons';
const owner = { email: 'owner@shop.example', name: 'Olga Owner', locale: 'en', password };

/** The code that the app shows, so many half minutes from now. */
async function codeOf({ database: { db } }: ShopFixture, table: 'staff_links' | 'staff_passwords', later = 0) {
  const { totp_secret: stored } = await db.selectFrom(table).select('totp_secret').executeTakeFirstOrThrow();
  const secret = decryptTotp(1, stored, await listKeys(shopKeys));
  assert.ok(secret);
  return totpCode(secret, totpStep(shopTime) + later);
}

test('the codes of whoever presses twice at the one-time link are the codes of the account', async ({ shop }) => {
  const path = await offerSetup(shop.database.db, shopTime);
  const variables = {
    ...owner,
    link: path?.split('/').at(-1) ?? '',
    code: await codeOf(shop, 'staff_links', -1),
  };
  const key = createPressKey();
  const accept = () => officePerson(shop).mutate('StaffAcceptLinkWithPassword', variables, key);
  const [first, second] = await Promise.all([accept(), accept()]);
  assert.is(first.acceptLinkWithPassword.recoveryCodes.length, 10);
  assert.equal(second, first);
});

test('whoever presses twice, with and without scripts, is signed in with a code that is good once', async ({
  shop,
}) => {
  const press = createPressKey();
  const credentials = { email: owner.email, password, code: await codeOf(shop, 'staff_passwords') };
  const form = { ...credentials, press };
  const posted = await Promise.all([
    officePerson(shop).post('/admin/sign-in', form),
    officePerson(shop).post('/admin/sign-in', form),
  ]);
  for (const { headers } of posted) assert.is(headers.location, '/admin/account');
  assert.is(String(posted[0]?.headers['set-cookie']), String(posted[1]?.headers['set-cookie']), 'one session');

  const code = await codeOf(shop, 'staff_passwords', 1);
  const signIn = async () => {
    const person = officePerson(shop);
    const { signIn: answered } = await person.mutate('StaffSignIn', { ...credentials, code }, press);
    return [answered.refusal, (await person.query('StaffSignedIn', {})).signedInStaff?.email];
  };
  assert.equal(await Promise.all([signIn(), signIn()]), [
    [null, credentials.email],
    [null, credentials.email],
  ]);
});

test.run();
