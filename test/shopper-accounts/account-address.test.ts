// Which page of an account an address is.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locate } from '#src/addresses.ts';
import { accountPageIn, accountPatterns, accountUrl } from '#src/shopper-accounts/account-address.ts';
import { accountHome } from '#src/shopper-accounts/account-home.ts';

test('each page is found at the address that is made for it', () => {
  for (const page of ['orders', 'addresses', 'wishlist', 'settings', 'signIn', 'deletion'] as const) {
    assert.equal(accountPageIn(accountUrl(page, { locale: 'pl' }, { page: '2' })), { page, token: '' }, page);
  }
  const link = accountUrl('link', { locale: 'de', token: 'a-token' });
  assert.equal(accountPageIn(link), { page: 'link', token: 'a-token' });
  assert.is(accountHome('nl'), accountUrl('orders', { locale: 'nl' }));
});

test('what only begins like one is no page of it', () => {
  for (const href of ['/pl/accounts', '/pl/account-x', '/pl/account/x', '/pl/account/link', '/pl/account/orders/1', '/pl']) {
    assert.is(accountPageIn(href), null, href);
  }
  assert.is(accountPageIn('/pl/account/constructor'), null);
});

test('all of them are of one route', () => {
  for (const pattern of Object.values(accountPatterns)) {
    assert.is(locate(pattern.replace(':locale', 'en').replace(/:\w+/g, 'x'))?.route, 'account', pattern);
  }
});

test.run();
