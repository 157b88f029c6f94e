// The list of cookies and storage keys names every name that the code of browsers stores under, and no other.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEVICE_KEPT_S } from '#server/staff/device-store.ts';
import { CART_KEPT_S } from '#src/cart/cart-life.ts';
import { storedInBrowsers } from '#src/law/record/stored-in-browsers.ts';
import { accountCookie, knownBrowserCookie } from '#src/shopper-accounts/account-life.ts';
import { officeDelivery } from '#src/surfaces/office-delivery.ts';
import { storefrontDelivery } from '#src/surfaces/storefront-delivery.ts';
import { listSources } from '../source-imports.ts';

/** Names of other things: channels between tabs, policies of scripts, elements, keys of the API. */
const notStored = [
  ...['kasa-cart', 'kasa-office-live', 'kasa-problems', 'kasa-sanitised', 'kasa-script', 'kasa-state', 'kasa-texts'],
  'kasa_key_',
];

const names = [...new Set(storedInBrowsers.map(({ name }) => name.replace('*', '')))];

test('each name in the code of browsers is listed, or is of something else', async () => {
  const sources = [...(await listSources('src/**/*.{ts,tsx}')), ...(await listSources('client/**/*.{ts,tsx}'))];
  const code = sources.filter(({ path }) => !path.endsWith('stored-in-browsers.ts'));
  const found = code.flatMap(({ text }) =>
    [...text.matchAll(/'(kasa[-_][a-z_-]+|typing:)'/g)].map(([, name = '']) => name),
  );
  // The cookie of devices is called after the one of sessions.
  const used = new Set([...found, `${officeDelivery.session.name}_device`]);
  assert.equal(
    [...used].filter((name) => !names.includes(name) && !notStored.includes(name)),
    [],
    'add it to stored-in-browsers.ts',
  );
  assert.equal(
    names.filter((name) => !used.has(name)),
    [],
    'nothing stores it',
  );
});

test('the listed periods of cookies are those that are set', () => {
  const daysOf = (id: string) =>
    storedInBrowsers.flatMap((entry) => (entry.id === id && 'days' in entry ? entry.days : []));
  const day = 24 * 60 * 60;
  assert.equal(daysOf('cart'), [CART_KEPT_S / day]);
  assert.is(storefrontDelivery.session.maxAgeS, CART_KEPT_S);
  assert.equal(daysOf('account'), [(accountCookie.maxAgeS ?? 0) / day]);
  assert.equal(daysOf('knownBrowser'), [(knownBrowserCookie.maxAgeS ?? 0) / day]);
  assert.equal(daysOf('device'), [DEVICE_KEPT_S / day]);
  assert.is(officeDelivery.session.maxAgeS, undefined, 'until the browser is closed');
});

test.run();
