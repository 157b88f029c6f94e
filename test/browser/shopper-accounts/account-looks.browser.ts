// The pages of an account as its shopper sees them, with orders, addresses, products and a passkey: each language in one look, and
// each look in some language.
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { proveAddress } from '#server/shopper-accounts/shopper-account-store.ts';
import { saveAddress } from '#server/shopper-accounts/shopper-address-store.ts';
import { insertShopperPasskey } from '#server/shopper-accounts/shopper-passkeys.ts';
import { startShopperSession } from '#server/shopper-accounts/shopper-session-store.ts';
import { keepWishes } from '#server/shopper-accounts/shopper-wishlist-store.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { locales } from '#src/i18n/locales.ts';
import { accountCookie } from '#src/shopper-accounts/account-life.ts';
import { savedAddressFields, type TypedAddress } from '#src/shopper-accounts/saved-address.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { paymentSuite } from '../shop-suite.ts';

const test = paymentSuite('looks of an account');

const addressOf = (draft: typeof emptyDraft) =>
  Object.fromEntries(savedAddressFields.map((name) => [name, draft[name]])) as TypedAddress;

/** The value of the cookie, and the address that is not complete. */
async function fillAccount(tx: Transaction): Promise<{ value: string; incomplete: string }> {
  const now = new Date();
  const accountId = await proveAddress(tx, { email: 'anna@example.com', locale: 'pl' }, now);
  await saveAddress(tx, { accountId, id: null, given: addressOf(aDraft) }, now);
  const typed = addressOf({ ...emptyDraft, fullName: 'Anna Maria Wiśniewska-Kowalczyk', country: 'PL' });
  const saved = await saveAddress(tx, { accountId, id: null, given: typed }, now);
  await keepWishes(tx, accountId, ['zubr', 'zolw-jazz', 'hamlet'], now);
  const passkey = {
    id: `credential-${accountId}`,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: ['internal'],
  };
  await insertShopperPasskey(tx, accountId, passkey, { name: 'Firefox, Linux', now });
  const value = await startShopperSession(tx, { accountId, former: null }, now);
  return { value, incomplete: saved.ok ? saved.value.id : '' };
}

test.after.each(async ({ shop }) => {
  await shop.db.deleteFrom('shopper_accounts').where('email', '=', 'anna@example.com').execute();
});

for (const [at, look] of allLooks.entries()) {
  const shown = locales.filter((_, index) => index % allLooks.length === at);
  test(`nothing bars anybody on ${look.title}, in ${shown.join(' and ')}`, async ({ shop, browser }) => {
    await payAnOrder(shop);
    const { value, incomplete } = await inTransaction(shop.db, fillAccount);
    const pages = [
      '',
      '/addresses',
      `/addresses?address=${incomplete}`,
      '/wishlist',
      '/settings',
      '/delete',
      '/sign-in',
    ];
    await lookAtPages(
      { shop, browser, role: null, cookie: { name: accountCookie.name, value } },
      [...pages.map((page) => `/:locale/account${page}`), '/:locale/account/sign-in?refused=CODE_OVER'],
      look,
      shown,
    );
  });
}

test.run();
