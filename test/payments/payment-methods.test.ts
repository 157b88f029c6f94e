// Each fact about a payment method is written once. What cannot be derived from the registry is held against it here.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GraphQLScalarType } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkoutResolvers } from '#server/checkout/checkout-resolvers.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { paymentMethodTypes, rulesFor } from '#server/sandbox/methods/payment-method-registry.ts';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import {
  factsOf,
  isRedirectMethod,
  listedMethods,
  methodOffers,
  paymentMethodName,
  paymentMethods,
  wallets,
} from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { offeredMethods, offeredWallets } from '#src/payments/offered-methods.ts';
import { walletTypes } from '#src/payments/wallet-types.ts';
import { whole } from '../depths.ts';
import { listSources, root } from '../source-imports.ts';

test('the API takes the methods of the registry and names of own ones, and refuses any other', () => {
  const { PaymentMethod } = checkoutResolvers as { PaymentMethod: GraphQLScalarType };
  for (const method of [...paymentMethods, 'own_swish']) assert.is(PaymentMethod.parseValue(method), method);
  for (const wrong of ['swish', 'manual', 'toString', '', 7, null])
    assert.throws(() => PaymentMethod.parseValue(wrong));
});

test('the sandbox has each method of the provider, and agrees on which of them lead away', () => {
  const ofList = listedMethods.filter(isProviderMethod);
  assert.equal([...paymentMethodTypes].sort(), [...new Set([...ofList, ...walletTypes])].sort());
  for (const method of ofList) assert.is(rulesFor(method).redirects, isRedirectMethod(method), method);
});

test('each method has a name, a hint and a mark, in every language', () => {
  for (const locale of locales) {
    const t = translateTo(locale);
    for (const method of listedMethods) {
      const name = paymentMethodName(t, method);
      const facts = factsOf(method);
      assert.ok(name.length > 2, `${locale} ${method}`);
      if ('texts' in facts) assert.not.match(t(`method.${facts.texts}Hint`, { name }), '{');
      assert.is(facts.marks.length > 0, facts.kind !== 'nothingDue', method);
    }
    const text = t('method.redirectText', { name: 'PayPal' });
    assert.match(text, 'PayPal');
  }
});

test('wallets are in no list; the checkout offers those that the shop takes, for amounts that can be charged', () => {
  assert.equal(wallets, ['apple_pay', 'google_pay', 'link']);
  const listed: readonly string[] = offered('de', 'DE');
  assert.not.ok(wallets.some((wallet) => listed.includes(wallet)));
  assert.equal(offeredWallets(nothingChosen, eur), wallets);
  assert.equal(offeredWallets({ methods: ['card', 'link'], limits: {} }, eur), ['link']);
  assert.equal(offeredWallets(nothingChosen, money(49, 'EUR')), []);
});

test('currencies and countries are codes', () => {
  for (const { currencies = {} } of Object.values(methodOffers)) {
    for (const [currency, countries] of Object.entries(currencies)) {
      assert.match(currency, /^[A-Z]{3}$/);
      for (const country of countries ?? []) assert.match(country, /^[A-Z]{2}$/);
    }
  }
});

const nothingChosen = { methods: null, limits: {} };
const eur = money(5000, 'EUR');
const offered = (locale: (typeof locales)[number], country: string, total = eur) =>
  offeredMethods(nothingChosen, total, { locale, country }).filter(isProviderMethod);

test('Bancontact is for Belgium and EPS for Austria', () => {
  assert.equal(offered('nl', 'BE'), ['bancontact', 'card', 'sepa_debit', 'paypal', 'klarna']);
  assert.equal(offered('de', 'AT'), ['sepa_debit', 'eps', 'paypal', 'card', 'klarna']);
  assert.not.ok(offered('nl', 'NL').includes('bancontact'));
  assert.not.ok(offered('de', 'DE').includes('eps'));
});

test('Klarna takes the currency of the country where its payers live, PayPal any', () => {
  const zlotys = money(5000, 'PLN');
  assert.equal(offered('pl', 'PL', zlotys), ['blik', 'p24', 'card', 'paypal', 'klarna']);
  assert.equal(offered('pl', 'DE', zlotys), ['blik', 'p24', 'card', 'paypal']);
  assert.not.ok(offered('en', 'PL').includes('klarna'));
  assert.ok(offered('en', 'PL').includes('paypal'));
});

/** What a new redirect takes: these files and none beside them. */
const redirectFiles = (method: string) => [
  'server/icons/collections/LICENSES.json',
  `server/icons/collections/payments/${method}.svg`,
  `server/sandbox/methods/${method}-method.ts`,
  'server/sandbox/methods/payment-method-registry.ts',
  `src/payments/methods/${method}.ts`,
  'src/payments/methods/payment-methods.ts',
];

for (const method of ['bancontact', 'eps', 'paypal', 'klarna']) {
  whole(test)(`${method} took six files written by hand`, async () => {
    const sources = await listSources('{bin,build,client,server,src}/**/*.{js,ts,tsx,sql,css,html,json,svg}');
    const named = new RegExp(`\\b${method}(?![a-z])|['"/]${method}\\b`, 'i');
    const found = sources
      // What shoppers search for is data.
      .filter(
        ({ path }) =>
          !/\.generated\.|^server\/icons\/collections\/LICENSES|^server\/demo\/texts\/|^server\/shop\/page-templates\//.test(
            path,
          ),
      )
      .filter(({ path, text }) => named.test(text) || path.split('/').some((part) => part.startsWith(`${method}.`)))
      .map(({ path }) => path);
    const licences = await readFile(join(root, 'server/icons/collections/LICENSES.json'), 'utf8');
    assert.match(licences, `"${method}"`);
    const expected = redirectFiles(method).filter((path) => !path.includes('LICENSES'));
    assert.equal(found.sort(), expected.sort());
  });
}

test.run();
