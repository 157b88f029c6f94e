// Payment methods that the first run has ticked, in shops of eight countries.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listPossibleMethods, listProposedMethods } from '#server/setup/save-payments.ts';
import { beginningMarkets, marketOfCountry } from '#src/shop/market-presets.ts';

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

test('a shop of several markets begins with what is known in each, that of the main market first', () => {
  assert.equal(proposedIn('NL', 'PL'), ['ideal', 'blik', 'p24']);
});

test.run();
