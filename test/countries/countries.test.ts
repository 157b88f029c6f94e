// What stands in a country's file is found wherever a country is asked for.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContact } from '#server/checkout/read-contact.ts';
import { normaliseDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { addressRules, tradeRules } from '#src/countries/countries.ts';
import { isCountry, memberStates } from '#src/countries/country.ts';
import { timeZoneOf } from '#src/countries/time-zone.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { locales } from '#src/i18n/locales.ts';
import { marketIn } from '../shop/every-market.ts';

test('every member state has the form of an address, VAT rates, holidays, a clock and a name in each language', () => {
  assert.is(new Set(memberStates).size, 27);
  assert.equal(addressRules.map(({ country }) => country).sort(), [...memberStates].sort());
  assert.equal(Object.keys(tradeRules).sort(), [...memberStates].sort());
  for (const [country, { vat, holidays }] of Object.entries(tradeRules)) {
    for (const { rates } of vat)
      assert.ok(rates.standard >= 1500 && rates.standard <= 2700 && rates.zero === 0, country);
    assert.is(vat[0].from, undefined, country);
    assert.equal(
      vat.slice(1).map(({ from = '' }) => from),
      vat
        .slice(1)
        .map(({ from = '' }) => from)
        .sort(),
      country,
    );
    assert.ok(holidays.fixed.includes('12-25') && holidays.fixed.includes('01-01'), country);
    assert.ok(new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(country) }), country);
    for (const locale of locales) assert.is.not(countryName(locale, country), country);
  }
});

for (const { country, postalCodeExample: postalCode, phoneExample: phone, taxIdExample: taxId } of addressRules) {
  test(`the examples that people are shown in ${country} are taken, with their check digits`, () => {
    const typed = {
      ...{ ...emptyDraft, email: 'anna@example.com', fullName: 'Anna Nowak', line1: 'Prosta 1', city: 'Miasto' },
      ...{ phone, postalCode, country, isCompany: true, companyName: 'Nowak', taxId, shippingMethod: 'dpd' },
    };
    const { draft, problems } = readContact(typed, { handover: 'door' });
    assert.equal(problems, []);
    // Whatever of it people leave out, or put before it.
    for (const code of [postalCode.replace(/[ -]/g, ''), `${country}-${postalCode}`])
      if (/^\d/.test(postalCode))
        assert.is(normaliseDraft({ ...draft, postalCode: code }).postalCode, postalCode, code);
  });
}

test('countries are called as people call them, and what is none by its code', () => {
  assert.equal(
    locales.map((locale) => countryName(locale, 'CZ')),
    ['Czechy', 'Tsjechië', 'Tschechien', 'Česko', 'Czechia'],
  );
  assert.equal(
    locales.map((locale) => countryName(locale, 'NL')),
    ['Holandia', 'Nederland', 'Niederlande', 'Nizozemsko', 'Netherlands'],
  );
  assert.is(countryName('en', ''), '');
  assert.not.ok(isCountry('toString'));
});

test('every language proposes a country that the shop can deliver to', () => {
  for (const locale of locales) assert.ok(isCountry(marketIn(locale).country), locale);
});

test.run();
