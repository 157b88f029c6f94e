// What numbers of invoices begin with in a shop that begins.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memberStates } from '#src/countries/country.ts';
import { seriesOf } from '#src/shop/invoices/country-series.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';

test('numbers begin with what the country calls an invoice', () => {
  const begins = ['PL', 'PT', 'IE', 'FI', 'GR'].map((country) => seriesOf(country).invoice);
  assert.equal(begins, [
    'FV/{year}/{number}',
    'FT/{year}/{number}',
    'INV/{year}/{number}',
    'LASKU/{year}/{number}',
    'INV/{year}/{number}',
  ]);
});

test('the series of every country can stand beside one another', () => {
  for (const country of [...memberStates, 'CH', 'GB'])
    assert.ok(invoiceSettingsSchema.safeParse({ series: seriesOf(country) }).success, country);
});

test('Poland’s are those of a shop that has set none', () => {
  const { series } = invoiceSettingsSchema.parse({});
  assert.equal({ ...series, ...seriesOf('PL') }, series);
});

test.run();
