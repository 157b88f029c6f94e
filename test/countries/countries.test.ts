// What stands in a country's file is found wherever a country is asked for.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { countryName } from '#src/checkout/address/country-name.ts';
import { addressRules, tradeRules } from '#src/countries/countries.ts';
import { isCountry } from '#src/countries/country.ts';
import { locales } from '#src/i18n/locales.ts';
import { vatClasses } from '#src/vat/vat-rates.ts';
import { marketIn } from '../shop/every-market.ts';

test('every country has the form of an address, VAT rates, holidays and a name in each language', () => {
  assert.equal(Object.keys(addressRules), Object.keys(tradeRules));
  for (const [country, { vat, holidays }] of Object.entries(tradeRules)) {
    assert.equal(Object.keys(vat), [...vatClasses]);
    assert.ok(holidays.fixed.includes('12-25'), country);
    for (const locale of locales) assert.is.not(countryName(translateTo(locale), country), country);
  }
});

test('what is no country of ours is shown by its code, and judged by no rule', () => {
  assert.is(countryName(translateTo('en'), 'FR'), 'FR');
  assert.not.ok(isCountry('toString'));
});

test('every language proposes a country that the shop can deliver to', () => {
  for (const locale of locales) assert.ok(isCountry(marketIn(locale).country), locale);
});

test.run();
