// The company's own VAT id, as its owner copies it from wherever it stands.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeVatId } from '#server/shop/write-company.ts';

test('a VAT id is read in its country’s own letters, in full-width digits and with any dashes', () => {
  assert.is(writeVatId('ΕΛ 094259216', 'GR'), 'EL094259216');
  assert.is(writeVatId('GR094259216', 'GR'), 'EL094259216');
  assert.is(writeVatId('ＥＬ０９４２５９２１６', 'GR'), 'EL094259216');
  assert.is(writeVatId('526-025-02-74', 'PL'), 'PL5260250274');
  assert.is(writeVatId('PL 526 025 02 74', 'PL'), 'PL5260250274');
  assert.is(writeVatId('526–025–02–74', 'PL'), 'PL5260250274');
  assert.is(writeVatId('РL5260250274', 'PL'), 'PL5260250274');
  assert.is(writeVatId('５２６０２５０２７４', 'PL'), 'PL5260250274');
});

test('what cannot be one stays as it was typed', () => {
  assert.is(writeVatId('ΕΛ 12', 'GR'), 'ΕΛ 12');
  assert.is(writeVatId('NIP: brak', 'PL'), 'NIP: brak');
});

test.run();
