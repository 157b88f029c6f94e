// An address stands as the post of its country reads it, on letters, slips, invoices and in e-mails alike.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { companyAddress } from '#server/shop/company-address.ts';
import { letterLines } from '#src/checkout/address/letter-lines.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import { placeName } from '#src/vat/place-name.ts';
import { aCompany } from '../fixtures/a-company.ts';

const place = (country: string, postalCode: string, city: string) => ({ country, postalCode, city });

test('the postcode stands where the country puts it', () => {
  const lines = (country: string, postalCode: string, city: string) =>
    placedLines(['Street 1', null, ''], place(country, postalCode, city));
  assert.equal(lines('DE', '10115', 'Berlin'), ['Street 1', '10115 Berlin']);
  assert.equal(lines('IE', 'P12 F5X0', 'Macroom'), ['Street 1', 'Macroom', 'P12 F5X0']);
  assert.equal(lines('GB', 'BT1 1GB', 'Belfast'), ['Street 1', 'Belfast', 'BT1 1GB']);
  assert.equal(lines('HU', '1051', 'Budapest'), ['Budapest', 'Street 1', '1051']);
  assert.equal(lines('LV', 'LV-1010', 'Rīga'), ['Street 1', 'Rīga, LV-1010']);
  assert.equal(lines('MT', 'VLT 1117', 'Valletta'), ['Street 1', 'Valletta VLT 1117']);
  assert.equal(lines('IE', '', 'Macroom'), ['Street 1', 'Macroom']);
});

test('letters and the company’s own line follow it', () => {
  const irish = place('IE', 'P12 F5X0', 'Macroom');
  assert.equal(letterLines({ fullName: 'Aoife', line1: '1 Main Street', line2: '', ...irish }, 'Ireland'), [
    ...['Aoife', '1 Main Street', 'Macroom', 'P12 F5X0', 'Ireland'],
  ]);
  const far = (country: string, postalCode: string) => placeName('en', place(country, postalCode, ''));
  assert.is(far('FI', '22100'), 'Åland Islands, Finland');
  assert.is(far('PT', '9500-150'), 'Azores, Portugal');
  assert.is(far('PT', '9000-060'), 'Madeira, Portugal');
  assert.is(far('ES', '35001'), 'Canary Islands, Spain');
  assert.is(far('FI', '00100'), 'Finland');
  const address = { street: '1 Main Street', ...irish };
  assert.is(companyAddress(aCompany({ address }), 'de'), '1 Main Street, Macroom, P12 F5X0, Irland');
});

test.run();
