// Parts of an address as people type and paste them, and as the post writes them.
import '#src/countries/known-countries.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPostalCode } from '#src/checkout/address/address-formats.ts';

test('a postcode is understood with whatever stands between its parts, and the country before it', () => {
  for (const typed of [
    '00238',
    '00-238',
    '00–238',
    '00—238',
    '00\u2011238',
    '00\u00a0238',
    '00.238',
    'PL-00–238',
    'pl 00 238',
  ])
    assert.is(formatPostalCode(typed, 'PL'), '00-238', typed);
  for (const typed of ['D-10115', 'D–10115', '10115']) assert.is(formatPostalCode(typed, 'DE'), '10115', typed);
  for (const typed of ['1012ab', '1012 AB', '1012\u2011AB', 'NL-1012 AB']) {
    assert.is(formatPostalCode(typed, 'NL'), '1012 AB', typed);
  }
});

test('the country is taken off before letters too, and is no part of a postcode that begins with letters', () => {
  for (const typed of ['IE D02 X285', 'ie-d02x285', 'IE – D02 X285', 'D02 X285'])
    assert.is(formatPostalCode(typed, 'IE'), 'D02 X285', typed);
  assert.is(formatPostalCode('IE D6W F4E2', 'IE'), 'D6W F4E2');
  assert.is(formatPostalCode('GB BT1 5GS', 'IE'), 'BT1 5GS');
  assert.is(formatPostalCode('MT-VLT 1117', 'MT'), 'VLT 1117');
  assert.is(formatPostalCode('VLT 1117', 'MT'), 'VLT 1117');
  assert.is(formatPostalCode('FI-00100', 'FI'), '00100');
  assert.is(formatPostalCode('LV-1010', 'LV'), formatPostalCode('1010', 'LV'));
});

test('what cannot be a postcode stays as it was typed', () => {
  assert.is(formatPostalCode(' 00–23 ', 'PL'), '00–23');
  assert.is(formatPostalCode('Pod Lipami', 'PL'), 'Pod Lipami');
});

test.run();
