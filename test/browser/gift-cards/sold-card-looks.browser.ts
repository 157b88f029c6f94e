// The pages of shoppers that have to do with gift cards and the wishlist, as they look: each language in one look, and each look
// in some language.
import { locales } from '#src/i18n/locales.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { paymentSuite } from '../shop-suite.ts';

const test = paymentSuite('looks of gift cards and the wishlist', {});
const HANDLE = 'zubr';

test.before(async ({ shop: { db } }) => {
  const terms = JSON.stringify({ freeAmounts: { PLN: { minMinor: 5_000, maxMinor: 100_000 } } });
  const change = { gift_card: terms, updated_at: new Date() };
  await db.updateTable('products').set(change).where('handle', '=', HANDLE).execute();
});

for (const [at, look] of allLooks.entries()) {
  const shown = locales.filter((_, index) => index % allLooks.length === at);
  test(`nothing bars anybody on ${look.title}, in ${shown.join(' and ')}`, async ({ shop, browser }) => {
    const pages = [
      `/:locale/p/${HANDLE}`,
      '/:locale/gift-card',
      '/:locale/wishlist',
      `/:locale/wishlist?products=${HANDLE},hamlet`,
    ];
    await lookAtPages({ shop, browser, role: null }, pages, look, shown);
  });
}

test.run();
