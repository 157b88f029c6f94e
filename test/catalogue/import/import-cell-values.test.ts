import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatOptionTexts } from '#server/catalogue/csv/product-csv-cell.ts';
import { collectionHandle, collectionName, isHandle } from '#server/catalogue/csv/product-csv-handle.ts';
import * as values from '#server/catalogue/import/import-cell-values.ts';
import { textToHandle } from '#src/catalogue/text-to-handle.ts';
import { listChargedClasses } from '#src/vat/vat-rates.ts';
import { aTaxes } from '#test/fixtures/settings/a-taxes.ts';

const outcome = <T>(result: values.CellResult<T>) => (result.ok ? result.value : result.error.kind);

test('a price is read digit by digit into minor units', () => {
  const cells = { '50': 5000, '50.5': 5050, '50.00': 5000, '0': 0, '1.15': 115, '1000000000.00': 100_000_000_000 };
  for (const [cell, minor] of Object.entries(cells)) assert.is(outcome(values.readPrice(cell)), minor, cell);
});

test('a price with a comma, a sign, a third decimal or anything else is refused', () => {
  for (const cell of [
    '12,50',
    '-1',
    '+1',
    '1.005',
    '1.',
    '.5',
    '1e3',
    '0x10',
    '12 zł',
    'NaN',
    '٣',
    '1000000000.01',
    '12345678901234',
  ]) {
    assert.is(outcome(values.readPrice(cell)), 'INVALID_PRICE', cell);
  }
});

test('a quantity is a whole number of pieces', () => {
  assert.is(outcome(values.readQuantity('2147483647')), 2147483647);
  for (const cell of ['-1', '1.5', '2147483648', 'many']) {
    assert.is(outcome(values.readQuantity(cell)), 'INVALID_QUANTITY', cell);
  }
});

test('a measure is above zero and loses the zeros that mean nothing', () => {
  assert.is(outcome(values.readMeasure('0.750')), '0.75');
  assert.is(outcome(values.readMeasure('100.0')), '100');
  for (const cell of ['0', '0.00', '-1', '1,5']) assert.is(outcome(values.readMeasure(cell)), 'INVALID_MEASURE', cell);
});

test('an image is an http(s) address or a file name that stays in its folder', () => {
  for (const source of [
    'https://a.example/x.jpg?v=1',
    'HTTP://a.example/x',
    'kot.svg',
    'zdjęcia/kot 2.jpg',
    'a..b.png',
  ]) {
    assert.is(outcome(values.readImageSource(source)), source);
  }
  const bad = ['../x.jpg', 'a/../x.jpg', '/etc/passwd', 'file:///x', 'javascript:x', 'data:x', 'a\\b.jpg'];
  for (const source of [...bad, 'ftp://a/x', 'https://', 'a//b.jpg', '.env', 'a/']) {
    assert.is(outcome(values.readImageSource(source)), 'INVALID_IMAGE', source);
  }
});

test('option texts survive being written and read, with separators inside them', () => {
  const texts = new Map([
    ['Size', 'Größe'],
    ['a;b=c\\d', '=;\\'],
    ['1 = 1', 'x'],
  ]);
  assert.equal(outcome(values.readOptionTexts(formatOptionTexts(texts))), texts);
});

test('option texts that are not pairs, or that repeat a source, are refused', () => {
  for (const cell of ['Size', 'Size=', '=x', 'a=b=c', 'a=b; a=c']) {
    assert.is(outcome(values.readOptionTexts(cell)), 'INVALID_OPTION_TEXTS', cell);
  }
});

test('names of object properties are refused as option texts, handles and collections', () => {
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    assert.is(outcome(values.readOptionTexts(`${name}=x`)), 'FORBIDDEN_NAME');
    assert.is(isHandle(name), false);
    assert.is(outcome(values.readCollections(`tea, ${name}`)), 'INVALID_COLLECTION');
  }
});

test('the whole catalogue cannot be a collection', () => {
  assert.is(outcome(values.readCollections('all')), 'INVALID_COLLECTION');
});

test('a handle is made from a text without losing Polish and German letters', () => {
  assert.is(textToHandle(' Żółć & Straßen-Łąka '), 'zolc-strassen-laka');
  assert.is(textToHandle('日本'), '');
});

test('a collection is named by its handle or its title', () => {
  const read = (cell: string) => {
    const result = values.readCollections(cell);
    return result.ok ? [...result.value] : result.error.kind;
  };
  assert.equal(read('gift-sets, Książki dla dzieci, gift-sets, Gift sets'), [
    ['gift-sets', 'Gift sets'],
    ['ksiazki-dla-dzieci', 'Książki dla dzieci'],
  ]);
  assert.is(read('tea; coffee'), 'INVALID_COLLECTION');
  assert.is(read('All'), 'INVALID_COLLECTION');
});

test('an export names a collection so that the same title is made of it again', () => {
  assert.is(collectionName('gift-sets', 'Gift sets'), 'gift-sets');
  assert.is(collectionName('ksiazki', 'Książki'), 'Książki');
  assert.is(collectionName(collectionHandle('日本'), '日本'), '日本');
  assert.is(collectionName('sale', 'Bargains'), 'sale');
  assert.is(collectionName('tea-coffee', 'Tea, coffee'), 'tea-coffee');
});

test('a handle is made from Greek, Cyrillic and Turkish letters by what they sound like', () => {
  assert.is(textToHandle('Ποτήρια & Κούπες'), 'potiria-koupes');
  assert.is(textToHandle('Ψωμί'), 'psomi');
  assert.is(textToHandle('Женская одежда'), 'zhenskaya-odezhda');
  assert.is(textToHandle('Къщи и Щампи'), 'kashti-i-shtampi');
  assert.is(textToHandle('Її чай'), 'ii-chai');
  assert.is(textToHandle('KIRMIZI Kılıf'), 'kirmizi-kilif');
});

test('a collection has a handle whatever its title is written in, and always the same', () => {
  assert.is(collectionHandle('Prezenty'), 'prezenty');
  assert.match(collectionHandle('日本'), /^collection-[0-9a-f]{8}$/);
  assert.is(collectionHandle('日本'), collectionHandle('日本'));
  assert.is.not(collectionHandle('日本'), collectionHandle('京都'));
});

test('a class of VAT may be said by its percent at home, and the fault names what there is', () => {
  const irish = listChargedClasses(
    aTaxes({ homeCountry: 'IE', smallBusiness: true }),
    new Date('2026-11-29T12:00:00Z'),
  );
  const read = (cell: string) => outcome(values.readVatClass(cell, irish));
  assert.is(read('13,5 %'), 'second_reduced');
  assert.is(read('13.5'), 'second_reduced');
  assert.is(read('23%'), 'standard');
  assert.is(read('0 %'), 'zero');
  assert.is(read('Reduced'), 'reduced');
  assert.is(read('21 %'), 'INVALID_VAT_CLASS');
  const refused = values.readVatClass('21 %', irish);
  assert.match(refused.ok ? '' : refused.error.fix, 'reduced (9 %), second_reduced (13.5 %)');
  assert.is(outcome(values.readVatClass('23 %', [])), 'INVALID_VAT_CLASS');
});

test.run();
