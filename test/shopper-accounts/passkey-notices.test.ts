// Whoever has an account hears that a passkey was added to it or removed: somebody else may have done it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createAccountEmails, writeAccountChange } from '#server/emails/service/account-changed.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { accountChanges } from '#server/shopper-accounts/tell-shopper.ts';
import { locales } from '#src/i18n/locales.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { shopOrigin } from '../fixtures/post-form.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPasskey } from './a-passkey.ts';
import { aShoppersBrowser, type ShoppersBrowser, signIn } from './a-shoppers-browser.ts';

const test = suite<{ shop: ShopFixture; browser: ShoppersBrowser }>('passkeys that are told of');

test.before.each(async (context) => {
  context.shop = await aShop();
  context.browser = aShoppersBrowser(context.shop);
  await signIn(context.shop, context.browser, 'jan@example.com');
});
test.after.each(({ shop }) => shop.close());

const now = () => shopTime;

async function receiveNotices({ database: { db } }: ShopFixture): Promise<Mail[]> {
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
  };
  const handlers = createAccountEmails({ db, sendMail, publicUrl: shopOrigin });
  await deliverOutbox({ db, now, log: silentLog, handlers });
  return sent;
}

async function add(browser: ShoppersBrowser, passkey: ReturnType<typeof aPasskey>, name: string) {
  const { html: options } = await browser.postOwn('/pl/account/passkeys/options');
  const answer = passkey.register(options);
  return (await browser.postOwn('/pl/account/passkeys', { action: 'add', answer, name })).location;
}

test('a passkey that is added or removed is told to the address of the account', async ({ shop, browser }) => {
  const passkey = aPasskey();
  assert.is(await add(browser, passkey, 'https://evil.example'), '/pl/account/settings');
  const [added, ...others] = await receiveNotices(shop);
  assert.equal([added?.to, others.length], ['jan@example.com', 0]);
  assert.match(added?.text ?? '', /dodano klucz dostępu/);
  assert.match(added?.text ?? '', `${shopOrigin}/pl/account/settings`);
  assert.not.match(`${added?.text}${added?.html}`, 'evil.example');

  const remove = () => browser.postOwn('/pl/account/passkeys', { action: 'remove', id: passkey.stored.id });
  await remove();
  assert.match((await receiveNotices(shop)).map(({ text }) => text).join(), /usunięto klucz dostępu/);
  await remove();
  assert.equal(await receiveNotices(shop), [], 'there was none');
});

test('a passkey of another account stays, and nobody hears of it', async ({ shop, browser }) => {
  const passkey = aPasskey();
  await add(browser, passkey, 'Phone');
  await receiveNotices(shop);
  const other = aShoppersBrowser(shop);
  await signIn(shop, other, 'ewa@example.com');
  await other.postOwn('/pl/account/passkeys', { action: 'remove', id: passkey.stored.id });
  assert.equal(await receiveNotices(shop), []);
  assert.is((await shop.database.db.selectFrom('shopper_passkeys').select('id').execute()).length, 1);
});

test('an account that was deleted meanwhile is not written to', async ({ shop, browser }) => {
  await add(browser, aPasskey(), 'Phone');
  await browser.postOwn('/pl/account/delete');
  assert.equal(await receiveNotices(shop), []);
});

test('the notice says in each language when it was, and what to do', async ({ shop }) => {
  const profile = await readShop(shop.database.db);
  for (const locale of locales) {
    for (const kind of accountChanges) {
      const { subject, text } = writeAccountChange({
        ...{ key: 'notice', kind, to: 'jan@example.com', locale, at: '2026-11-24T12:05:00Z' },
        ...{ shop: profile, publicUrl: shopOrigin },
      });
      assert.match(subject, profile.identity.name);
      assert.match(text, '13:05', `${kind} ${locale}`);
      assert.match(text, `/${locale}/account/settings`);
      assert.not.match(subject + text, /mail\.\w|[{}]/);
    }
  }
});

test.run();
