// Columns of somebody's own table are recognised by what they are called, also in languages that the office has not.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findNearName } from '#server/catalogue/import-jobs/near-names.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { locales } from '#src/i18n/locales.ts';

test('Greek, Portuguese, Spanish, Italian, French and Finnish names lead to their columns', () => {
  for (const [name, column] of [
    ...[
      ['Τίτλος', 'Title'],
      ['ΤΙΜΗ', 'Price'],
      ['Ποσότητα', 'Inventory quantity'],
      ['Κατηγορία', 'Collections'],
      ['ΦΠΑ', 'VAT class'],
      ['Quantidade', 'Inventory quantity'],
      ['Peso', 'Weight value (grams)'],
      ['Coleção', 'Collections'],
      ['IVA', 'VAT class'],
      ['Preço (EUR)', 'Price'],
      ['Descripción', 'Description'],
      ['Quantità', 'Inventory quantity'],
      ['Prix', 'Price'],
      ['Hinta', 'Price'],
      ['Varastosaldo', 'Inventory quantity'],
    ],
  ] as const)
    assert.is(findNearName(name ?? ''), column, name);
});

test('names of the office’s languages keep their columns, and others have none', () => {
  assert.is(findNearName('Menge'), 'Inventory quantity');
  assert.is(findNearName('Kategoria'), 'Collections');
  assert.is(findNearName('Waga g'), 'Weight value (grams)');
  assert.is(findNearName('qwertz'), null);
});

test('a table may call its columns what the choices of the import call them, in any language of the office', () => {
  for (const [name, column] of [
    ['Contents: amount', 'Unit price total measure'],
    ['Contents: unit', 'Unit price total measure unit'],
    ['Address of the manufacturer', 'Manufacturer address'],
    ['Peso em gramas', 'Weight value (grams)'],
    ['Weight in grams', 'Weight value (grams)'],
    ['Hersteller', 'Vendor'],
  ] as const)
    assert.is(findNearName(name), column, name);
  for (const locale of locales) {
    const label = translateTo(locale)('importColumn.unit_base_measure');
    assert.is(findNearName(label), 'Unit price base measure', label);
  }
});

test.run();
