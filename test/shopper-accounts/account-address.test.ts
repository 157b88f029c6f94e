// Which page of an account an address is.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locate } from '#src/addresses.ts';
import { accountHome, accountPatterns, accountUrl, locateInAccount } from '#src/shopper-accounts/account-address.ts';
import { account } from '#src/surfaces/account.ts';

test('each page is found at the address that is made for it', () => {
  for (const page of ['orders', 'addresses', 'wishlist', 'settings', 'signIn', 'deletion'] as const) {
    const found = locateInAccount(accountUrl(page, { locale: 'pl' }, { page: '2' }));
    assert.is(found?.route, `account${page[0]?.toUpperCase()}${page.slice(1)}`);
    assert.equal([found?.locale, found?.search.get('page')], ['pl', '2']);
  }
  const link = locateInAccount(accountUrl('link', { locale: 'de', token: 'a-token' }));
  assert.equal([link?.route, link?.params.token], ['accountLink', 'a-token']);
  assert.is(accountHome('nl'), accountUrl('orders', { locale: 'nl' }));
});

test('what is in an account but no page of it is not found', () => {
  for (const href of ['/pl/account/x', '/pl/account/link', '/pl/account/orders/1', '/pl/account/constructor']) {
    assert.is(locateInAccount(href)?.route, 'notFound', href);
  }
});

test('the shop’s pages are left to the server, as those of an account are by the shop', () => {
  for (const href of ['/pl/accounts', '/pl/account-x', '/pl', '/pl/cart', '/xx/account']) {
    assert.is(locateInAccount(href), null, href);
    assert.is.not(account.locate(href, 'pl').href, href);
  }
  for (const pattern of Object.values(accountPatterns)) {
    assert.is(locate(pattern.replace(':locale', 'en').replace(/:\w+/g, 'x'))?.route, 'notFound', pattern);
  }
});

test.run();
