// Payment methods that the first run has ticked, in shops of eight countries.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listPossibleMethods, listProposedFor, listProposedMethods } from '#server/setup/save-payments.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { beginningMarkets, marketOfCountry } from '#src/shop/market-presets.ts';
import type { SettingsOf } from '#src/shop/settings-documents.ts';

const known = ['p24', 'blik', 'ideal', 'bancontact', 'eps'];
const marketsOf = (...countries: string[]) => beginningMarkets(countries.map(marketOfCountry));
const proposedIn = (...countries: string[]) =>
  listProposedMethods(marketsOf(...countries)).filter((method) => known.includes(method));

test('a method that people of one country pay with is ticked in a shop that sells there, and offered to others', () => {
  const expected: Record<string, string[]> = {
    ...{ PL: ['blik', 'p24'], NL: ['ideal'], BE: ['bancontact'], AT: ['eps'] },
    ...{ DE: [], IE: [], FI: [], GR: [], PT: [], CZ: [] },
  };
  for (const [country, methods] of Object.entries(expected)) assert.equal(proposedIn(country), methods, country);
  const possible = listPossibleMethods(marketsOf('FI'));
  assert.ok(possible.includes('p24') && possible.includes('ideal'));
  assert.not.ok(possible.includes('blik'), 'nobody pays euros with it');
  for (const country of Object.keys(expected)) {
    const proposed = listProposedMethods(marketsOf(country));
    assert.ok(
      ['card', 'bank_transfer', 'apple_pay'].every((method) => proposed.includes(method)),
      country,
    );
  }
});

test('cash on delivery is ticked only where Kasa knows who collects it, or the shop has said so', () => {
  const proposed = (country: 'GR' | 'PL', cashOnDelivery: object | null = null) => {
    const settings = withNeutralSettings({ markets: marketsOf(country) as SettingsOf<'markets'> });
    const taxes = { ...settings.taxes, homeCountry: country };
    const payments = { ...settings.payments, cashOnDelivery } as typeof settings.payments;
    return listProposedFor({ ...settings, taxes, payments }).includes('cash_on_delivery');
  };
  assert.ok(proposed('PL'));
  assert.not(proposed('GR'));
  assert.ok(proposed('GR', { terms: {}, countries: ['GR'], carriers: ['other-acs'] }));
});

test('a shop of several markets begins with what is known in each, that of the main market first', () => {
  assert.equal(proposedIn('NL', 'PL'), ['ideal', 'blik', 'p24']);
});

test.run();
