import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { readGrams, writeGrams } from '#src/numbers/weight.ts';

test('a weight is saved as it is shown, in every language', () => {
  for (const locale of locales) {
    for (const grams of [0, 1, 9, 350, 999, 1_000, 1_250, 12_345, 100_000, 1_000_000_000]) {
      assert.is(readGrams(writeGrams(grams), locale), grams, `${locale} ${grams}`);
    }
  }
});

test('grams are whole, and kilograms have three decimals', () => {
  for (const [text, grams] of [
    ['350', 350],
    ['350 g', 350],
    ['1.250', 1_250],
    ['1 250 g', 1_250],
    ['1\u00a0250', 1_250],
    ['1,2 kg', 1_200],
    ['1.25kg', 1_250],
    ['1.250 kg', 1_250],
    ['0,005 KG', 5],
    ['2 kg', 2_000],
  ] as const) {
    for (const locale of locales) assert.is(readGrams(text, locale), grams, `${locale} ${text}`);
  }
});

test('units are read as people in Europe write them', () => {
  for (const [text, grams] of [
    ['0,12 κιλά', 120],
    ['1 κιλό', 1_000],
    ['1,5 κ.', 1_500],
    ['120 γρ.', 120],
    ['500γρ', 500],
    ['120 ΓΡΑΜΜΆΡΙΑ', 120],
    ['200 gr', 200],
    ['250 gramów', 250],
    ['1,5 kilo', 1_500],
    ['0,3 quilos', 300],
    ['2 кг', 2_000],
    ['300 г', 300],
  ] as const) {
    for (const locale of locales) assert.is(readGrams(text, locale), grams, `${locale} ${text}`);
  }
  assert.equal([readGrams('1 lb', 'en'), readGrams('3 oz', 'en')], [454, 85]);
  for (const text of ['2 k', '1 ml', '1 λίτρο']) assert.is(readGrams(text, 'en'), null, text);
});

test('what is no weight is not read', () => {
  for (const text of ['', 'heavy', '-5', '1,5', '1 stone', '0,0005 kg', '1,2,3 kg', 'kg', '9999999999']) {
    assert.is(readGrams(text, 'en'), null, text);
  }
});

test.run();
