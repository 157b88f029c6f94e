import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  readFlag,
  readGrams,
  readImageSource,
  readPosition,
  readPrice,
  readPriceIn,
  readQuantity,
  withDecimalPoint,
} from '#server/catalogue/import/import-cell-values.ts';

test('a comma before decimals is a point, however thousands are set apart', () => {
  const cells = {
    '12,5': '12.5',
    '-3,00': '-3.00',
    '1 299,00': '1299.00',
    '1\u00a0299,00': '1299.00',
    '12.345.678,90': '12345678.90',
    '1,299.00': '1299.00',
    '12,1951': '12.1951',
    '2 500': '2500',
    '12 500.50': '12500.50',
  };
  for (const [cell, plain] of Object.entries(cells)) assert.is(withDecimalPoint(cell), plain, cell);
});

test('a comma that may be one of thousands is left for a person to decide', () => {
  for (const cell of ['1,299', '12,345', '1,2,3', 'a,5', ',5', '12.50', '1299'])
    assert.is(withDecimalPoint(cell), cell);
});

test("a price may have its own currency's sign, and no other", () => {
  for (const cell of ['49,00 zł', '49.00 PLN', 'PLN 49', 'zł49.00']) {
    const price = readPriceIn('PLN', cell);
    assert.ok(price.ok && price.value === 4900, cell);
  }
  const thousands = readPriceIn('EUR', '€ 1.299,00');
  assert.ok(thousands.ok && thousands.value === 129_900);
  for (const cell of ['$49.00', '49,00 €', 'PLN', 'zł']) assert.is(readPriceIn('PLN', cell).ok, false, cell);
});

test('zeros at the end of a price lose nothing', () => {
  const price = readPrice('19.9000');
  assert.ok(price.ok && price.value === 1990);
  assert.is(readPrice('19.905').ok, false);
});

test('numbers that a program wrote with a point are whole', () => {
  for (const read of [readQuantity, readPosition, readGrams]) {
    const number = read('12.0');
    assert.ok(number.ok && number.value === 12);
  }
});

test('spreadsheets say true and false in their own language', () => {
  for (const cell of ['TRUE', 'PRAWDA', 'WAHR', 'WAAR', 'VERDADEIRO', 'TOSI', 'VRAI', '1'])
    assert.equal(readFlag(cell), { ok: true, value: true }, cell);
  for (const cell of ['FALSE', 'FAŁSZ', 'FALSCH', 'ONWAAR', 'FALSO', 'EPÄTOSI', 'FAUX', '0']) {
    assert.equal(readFlag(cell), { ok: true, value: false }, cell);
  }
});

test('an address without its scheme or with blanks is still one', () => {
  assert.equal(readImageSource('//cdn.example/a b.jpg'), { ok: true, value: 'https://cdn.example/a%20b.jpg' });
});

test.run();
