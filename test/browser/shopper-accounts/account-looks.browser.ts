// The pages of an account as its shopper sees them, with orders, addresses, products and a passkey: each language in one look, and
// each look in some language.
import { inTransaction } from '#server/database/transaction.ts';
import { locales } from '#src/i18n/locales.ts';
import { accountCookie } from '#src/shopper-accounts/account-life.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { paymentSuite } from '../shop-suite.ts';
import { fillAccount } from './a-full-account.ts';

const test = paymentSuite('looks of an account');

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
