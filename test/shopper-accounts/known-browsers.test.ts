// What strangers who ask for the e-mails of somebody else use up, and what its owner still gets in a browser that was in the account.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { subjectOf } from '#server/http/count-tries.ts';
import { unconfirmedMails } from '#server/outbox/unconfirmed-mails.ts';
import { insertShopperPasskey } from '#server/shopper-accounts/shopper-passkeys.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aPasskey } from './a-passkey.ts';
import { aShoppersBrowser, receiveMails, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture }>('browsers that were in an account');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  const { db } = shop.database;
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('shopper_accounts').execute();
  await db.deleteFrom('shopper_sign_ins').execute();
});
test.after(({ shop }) => shop.close());

test('strangers who ask for an address use up nothing of what its owner gets in a known browser', async ({ shop }) => {
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'jan@example.com');
  const { aDay } = unconfirmedMails['shopper-sign-in'];
  for (let time = 0; time <= aDay; time += 1) await aShoppersBrowser(shop).ask('jan@example.com');
  await receiveMails(shop);
  await browser.postOwn('/pl/account/sign-out', { where: 'everywhere' });
  await browser.ask('jan@example.com');
  assert.is((await receiveMails(shop)).length, 1);
  // It is known for this account alone.
  for (let time = 0; time <= aDay; time += 1) await aShoppersBrowser(shop).ask('ewa@example.com');
  await receiveMails(shop);
  await browser.ask('ewa@example.com');
  assert.equal(await receiveMails(shop), []);
});

test('where strangers use up what the shop sends in an hour, a known browser still gets its e-mail', async ({
  shop,
}) => {
  const browser = aShoppersBrowser(shop);
  await signIn(shop, browser, 'jan@example.com');
  await browser.postOwn('/pl/account/sign-out', { where: 'here' });
  const { ofShopAnHour } = unconfirmedMails['shopper-sign-in'];
  const { db } = shop.database;
  await db
    .updateTable('rate_limits')
    .set({ tries: ofShopAnHour })
    .where('subject', '=', subjectOf({ name: 'shopper-sign-in of the shop' }, ''))
    .execute();
  await aShoppersBrowser(shop).ask('jan@example.com');
  assert.equal(await receiveMails(shop), [], 'nobody else gets one');
  await browser.ask('jan@example.com');
  assert.equal(
    (await receiveMails(shop)).map(({ to }) => to),
    ['jan@example.com'],
  );
});

test('a browser that came in by a passkey is known, too', async ({ shop }) => {
  const { db } = shop.database;
  await signIn(shop, aShoppersBrowser(shop), 'jan@example.com');
  const { id: accountId } = await db.selectFrom('shopper_accounts').select('id').executeTakeFirstOrThrow();
  const passkey = aPasskey();
  await inTransaction(db, (tx) =>
    insertShopperPasskey(tx, accountId, passkey.stored, { name: 'Phone', now: shopTime }),
  );
  const browser = aShoppersBrowser(shop);
  const { html: options } = await browser.post('/pl/account/sign-in/passkey/options');
  const answer = passkey.answer(options);
  assert.is((await browser.post('/pl/account/sign-in/passkey', { answer })).location, '/pl/account');
  assert.match((await browser.open('/pl/account')).text, 'Zalogowano jako jan@example.com');
  const { aDay } = unconfirmedMails['shopper-sign-in'];
  for (let time = 0; time <= aDay; time += 1) await aShoppersBrowser(shop).ask('jan@example.com');
  await receiveMails(shop);
  await browser.ask('jan@example.com');
  assert.is((await receiveMails(shop)).length, 1);
  const again = await browser.post('/pl/account/sign-in/passkey', { answer });
  assert.is(again.location, '/pl/account/sign-in?refused=PASSKEY_WRONG#answer', 'an answer is good once');
});

test.run();
