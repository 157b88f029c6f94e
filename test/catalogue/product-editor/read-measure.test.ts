// How much a product holds, as it is typed into its editor.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readMeasure, unitPriceBase, unitPriceBases, writeMeasure } from '#src/catalogue/read-measure.ts';

const test = suite('how much a product holds');

test('a measure is read with its unit, of small units thousands and of others decimals', () => {
  const read = (text: string) => Object.values(readMeasure(text) ?? {}).join(' ');
  assert.equal(
    ['500 g', '0,75 l', '1.250 g', '1,250 kg', '1,5 m\u00b2', '\uff15\uff10\uff10\u00a0ML', '02.50 cl'].map(read),
    ['500 g', '0.75 l', '1250 g', '1.25 kg', '1.5 m2', '500 ml', '2.5 cl'],
  );
  for (const text of ['', '500', 'g', '0 g', '-5 g', '5 stones', '1,2,3 g']) assert.is(readMeasure(text), null, text);
});

test('units are read as people in Europe write them', () => {
  const read = (text: string) => Object.values(readMeasure(text) ?? {}).join(' ');
  assert.equal(
    ['120 γρ.', '500γρ', '0,12 κιλά', '5 λίτρα', '750 μλ', '250 ml.', '10 τεμ.', '3 szt.', '6 Stück', '1,5 τ.μ.'].map(
      read,
    ),
    ['120 g', '500 g', '0.12 kg', '5 l', '750 ml', '250 ml', '10 item', '3 item', '6 item', '1.5 m2'],
  );
  assert.equal(['3 kilos', '2 quilogramas', '5 litrów', '1 litre', '7 gramów', '1 kusy', '5 stk'].map(read), [
    '3 kg',
    '2 kg',
    '5 l',
    '1 l',
    '7 g',
    '1 item',
    '5 item',
  ]);
  for (const text of ['5 stones', '2 kilometer', '1 lita', '3 k']) assert.is(readMeasure(text), null, text);
  assert.equal(['2 литра', '100 мл', '1 ks', '4 kpl', '20 cm'].map(read), [
    '2 l',
    '100 ml',
    '1 item',
    '4 item',
    '20 cm',
  ]);
});

test('what is written is read as it was', () => {
  for (const amount of ['1', '500', '0.125', '1.125', '0.000001'])
    for (const unit of ['mg', 'g', 'kg', 'l', 'm3', 'oz', 'us_fl_oz', 'item'])
      assert.equal(readMeasure(writeMeasure({ amount, unit })), { amount, unit });
});

test('the unit price is for a unit of the same kind, and for what the catalogue says', () => {
  const grams = { amount: '500', unit: 'g' };
  assert.equal(unitPriceBases({ per: '' }, grams), ['1 kg', '100 g']);
  assert.is(unitPriceBase({ per: '1 l' }, grams), '1 kg');
  assert.is(unitPriceBase({ per: '250 g' }, grams), '250 g');
  assert.is(unitPriceBase({ per: '1 oz' }, { amount: '5', unit: 'oz' }), '1 oz');
});

test.run();
