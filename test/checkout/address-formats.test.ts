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

test('what cannot be a postcode stays as it was typed', () => {
  assert.is(formatPostalCode(' 00–23 ', 'PL'), '00–23');
  assert.is(formatPostalCode('Pod Lipami', 'PL'), 'Pod Lipami');
});

test.run();
