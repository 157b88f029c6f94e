// Which rate is charged: by class, country and date, by what the merchant sets, and with the one-stop shop or without.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { VatClass } from '#src/countries/country.ts';
import { memberStates } from '#src/countries/country.ts';
import { taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { aTaxes } from '../fixtures/settings/a-taxes.ts';

const rateOf = (country: string, vatClass: VatClass, date: string, taxes = aTaxes()) =>
  vatRatesTo(country, taxes, new Date(`${date}T12:00:00Z`))(vatClass) / 100;

const cases: [country: string, vatClass: VatClass, date: string, percent: number][] = [
  ['PL', 'standard', '2026-11-21', 23],
  ['PL', 'reduced', '2026-11-21', 5],
  ['PL', 'second_reduced', '2026-11-21', 8],
  ['DE', 'reduced', '2026-11-21', 7],
  ['FR', 'super_reduced', '2026-11-21', 2.1],
  ['ES', 'super_reduced', '2026-11-21', 4],
  ['SK', 'standard', '2024-12-31', 20],
  ['SK', 'standard', '2025-01-01', 23],
  ['SK', 'second_reduced', '2025-01-01', 19],
  ['EE', 'standard', '2025-06-30', 22],
  ['EE', 'standard', '2025-07-01', 24],
  ['RO', 'standard', '2025-07-31', 19],
  ['RO', 'standard', '2025-08-01', 21],
  ['RO', 'reduced', '2025-07-31', 5],
  ['RO', 'reduced', '2025-08-01', 11],
  ['FI', 'second_reduced', '2025-12-31', 14],
  ['FI', 'second_reduced', '2026-01-01', 13.5],
  ['LT', 'second_reduced', '2025-12-31', 9],
  ['LT', 'second_reduced', '2026-01-01', 12],
];

for (const [country, vatClass, date, percent] of cases)
  test(`${vatClass} in ${country} on ${date} is ${percent} %`, () => {
    assert.is(rateOf(country, vatClass, date), percent);
  });

test('what a country lacks is charged at the next higher rate, never at less than is due', () => {
  assert.is(rateOf('DK', 'reduced', '2026-11-21'), 25);
  assert.is(rateOf('DE', 'second_reduced', '2026-11-21'), 19);
  assert.is(rateOf('DE', 'super_reduced', '2026-11-21'), 7);
  for (const country of memberStates) assert.is(rateOf(country, 'zero', '2026-11-21'), 0);
});

test('a day begins where the shop is', () => {
  // In Warsaw it is July already.
  const rates = vatRatesTo('EE', aTaxes(), new Date('2025-06-30T22:30:00Z'));
  assert.is(rates('standard'), 2400);
});

test('below the threshold home rates hold everywhere, above it those of the destination', () => {
  const belowThreshold = aTaxes({ homeCountry: 'PL', oss: false });
  assert.is(rateOf('DE', 'standard', '2026-11-21', belowThreshold), 23);
  assert.is(rateOf('PL', 'standard', '2026-11-21', belowThreshold), 23);
  assert.is(rateOf('DE', 'standard', '2026-11-21', aTaxes({ homeCountry: 'PL', oss: true })), 19);
  // The threshold is for sellers in the Union.
  assert.is(rateOf('DE', 'standard', '2026-11-21', aTaxes({ homeCountry: 'CH', oss: false })), 19);
});

test('a merchant’s rate holds from its day to its last, and the latest of several', () => {
  const { rates } = taxSettingsSchema.parse({
    rates: [
      { country: 'AT', class: 'super_reduced', percent: 4.9, from: '2026-07-01' },
      { country: 'DE', class: 'standard', percent: 16, from: '2026-12-01', until: '2026-12-31' },
      { country: 'DE', class: 'standard', percent: 20, from: '2026-01-01' },
    ],
  });
  const taxes = aTaxes({ rates });
  assert.is(rateOf('AT', 'super_reduced', '2026-06-30', taxes), 10, 'Austria has none of its own');
  assert.is(rateOf('AT', 'super_reduced', '2026-07-01', taxes), 4.9);
  assert.equal(
    ['2025-12-31', '2026-11-21', '2026-12-01', '2027-01-01'].map((date) => rateOf('DE', 'standard', date, taxes)),
    [19, 20, 16, 20],
  );
});

test('goods may be in another class elsewhere', () => {
  const taxes = aTaxes({ classes: { reduced: { CZ: 'zero', DK: 'standard' } } });
  assert.equal(
    ['PL', 'CZ', 'DK'].map((country) => rateOf(country, 'reduced', '2026-11-21', taxes)),
    [5, 0, 25],
  );
});

test('a country without known rates is refused, with the one-stop shop or without', () => {
  for (const oss of [true, false]) assert.throws(() => vatRatesTo('US', aTaxes({ oss }), new Date()), /no VAT rates/);
});

test.run();
