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
