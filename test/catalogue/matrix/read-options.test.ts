import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { codeQuestions } from '#src/catalogue/office/advice/twin-codes.ts';
import { kindsOfProblems, listColumns, pasteBlock } from '#src/catalogue/office/matrix/matrix-cells.ts';
import { blankRow, matrixFormOf } from '#src/catalogue/office/matrix/matrix-form.ts';
import { findTwice, listCombinations, listMissing } from '#src/catalogue/office/matrix/option-change.ts';
import { proposeFreeSkus, proposeSkus } from '#src/catalogue/office/matrix/propose-sku.ts';
import { readMatrix } from '#src/catalogue/office/matrix/read-matrix.ts';
import { readOptions, readValues, writeValues } from '#src/catalogue/office/matrix/read-options.ts';

const test = suite('options as they are typed');

test('spaces stand between values, commas and lines between those of several words', () => {
  assert.equal(readValues(' S M  L '), ['S', 'M', 'L']);
  assert.equal(readValues('dark red, blue;green\nnavy  blue'), ['dark red', 'blue', 'green', 'navy blue']);
  assert.equal(readValues('"dark red" blue'), ['dark red', 'blue']);
  assert.equal(readValues('„ciemny czerwony” niebieski'), ['ciemny czerwony', 'niebieski']);
  assert.equal(readValues('"S, M", L'), ['S, M', 'L']);
  assert.equal(readValues(' , ;'), []);
});

test('an x between lists makes options, with a name before a colon', () => {
  assert.equal(readOptions('S M L x red blue'), [
    { name: '', values: ['S', 'M', 'L'] },
    { name: '', values: ['red', 'blue'] },
  ]);
  assert.equal(readOptions('Size: S M × Colour: dark red, blue'), [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['dark red', 'blue'] },
  ]);
  assert.equal(readOptions('30x40 50x70'), [{ name: '', values: ['30x40', '50x70'] }]);
  assert.equal(readOptions('"30 x 40" "50 x 70"'), [{ name: '', values: ['30 x 40', '50 x 70'] }]);
  assert.equal(readOptions('  '), []);
});

test('what is written is read back', () => {
  for (const values of [['S', 'M'], ['dark red', 'blue'], ['dark red'], ['a, b', 'c']]) {
    assert.equal(readValues(writeValues(values)), values);
  }
});

test('combinations change in the last option first, and those that are there are not missing', () => {
  const options = [{ values: ['S', 'M'] }, { values: ['red', 'blue'] }];
  assert.equal(
    listCombinations(options).map((values) => values.join()),
    ['S,red', 'S,blue', 'M,red', 'M,blue'],
  );
  assert.equal(listMissing(options, [['S', 'red']]).length, 3);
  assert.is(findTwice(['Red', 'blue', ' red']), ' red');
  assert.is(findTwice(['Red', 'blue']), undefined);
});

test('article numbers are proposed so that none is there twice', () => {
  const variants = [
    { id: 'a', values: ['S', 'czerwony'] },
    { id: 'b', values: ['M', 'czerń'] },
    { id: 'c', values: ['30 × 40', 'łąka'] },
  ];
  assert.equal(Object.fromEntries(proposeSkus({ base: 'Lis', variants }, ['LIS-S-CZERWONY'])), {
    a: 'LIS-S-CZERWONY-2',
    b: 'LIS-M-CZERN',
    c: 'LIS-3040-LAKA',
  });
});

test('article numbers are written in Latin letters as addresses are, and are never a number alone', () => {
  const variants = [
    { id: 'a', values: ['λεβάντα', '120γρ'] },
    { id: 'b', values: ['δάφνη', '500γρ'] },
  ];
  assert.equal(Object.fromEntries(proposeSkus({ base: 'Σαπούνι', variants })), {
    a: 'SAPOUNI-LEVA-120G',
    b: 'SAPOUNI-DAFN-500G',
  });
  const alone = (base: string) => [...proposeSkus({ base, variants: [{ id: '', values: [] }] }).values()][0];
  assert.is(alone('Λάδι 5 λίτρα'), 'LADI5LITRA');
  assert.is(alone('Мед 500'), 'MED500');
  assert.is(alone('Žluťoučký kůň'), 'ZLUTOUCKYKUN');
  assert.is(alone('5 リットル'), 'SKU-5');
  assert.is(alone('蜂蜜'), 'SKU');
  assert.is(alone('1984'), '1984', 'a name that is a number is one');
  const kanji = [{ id: 'a', values: ['大', '500'] }];
  assert.is([...proposeSkus({ base: '蜂蜜', variants: kanji }).values()][0], 'SKU-1-500');
});

test('a number that another product has is not proposed, among 2,048 either', async () => {
  const variants = Array.from({ length: 2_048 }, (_, place) => ({ id: String(place), values: [`V${place}`] }));
  const others = new Set(['LIS-V3', 'LIS-V2000', 'LIS-V2000-2']);
  const questions: number[] = [];
  const findTaken = async (skus: string[]) =>
    codeQuestions(skus).flatMap((codes) => {
      questions.push(codes.length);
      return codes.filter((code) => others.has(code));
    });
  const proposed = await proposeFreeSkus({ base: 'Lis', variants }, [], findTaken);
  assert.equal([proposed.get('2'), proposed.get('3'), proposed.get('2000')], ['LIS-V2', 'LIS-V3-2', 'LIS-V2000-3']);
  assert.equal(questions.slice(0, 5), [500, 500, 500, 500, 48], 'all of them are asked about');
});

test('a block goes over the rows and columns that are shown, and what has no place is counted', () => {
  const columns = listColumns(['PLN', 'EUR'], ['price', 'sku']);
  const pasted = pasteBlock([['1', '2', '3', '4'], ['5']], { rows: ['a', 'b'], columns }, { row: 1, column: 1 });
  assert.equal(pasted, {
    cells: [
      { row: 'b', column: columns[1], text: '1' },
      { row: 'b', column: columns[2], text: '2' },
    ],
    leftOver: 3,
  });
});

test('the columns of cells that cannot be read are known, of each currency and those that are hidden', () => {
  const problems = ['options', 'variants', 'rows.a.weight', 'rows.b.contents', 'rows.b.price EUR', 'rows.a.weight'];
  assert.equal(kindsOfProblems(problems), ['price', 'weight', 'contents']);
  assert.equal(kindsOfProblems(['variants', 'options.1.name']), []);
});

test('what cannot be read names its cell, and what could mean two things is not decided', () => {
  const form = matrixFormOf({ options: [], texts: [], variants: [] });
  const problemsWith = (row: object) =>
    readMatrix(
      { ...form, rows: { new: { ...blankRow, id: 'new', values: [], ...row } } },
      { locale: 'pl', currencies: ['PLN'], maySetPrices: true },
    ).problems;
  assert.equal(problemsWith({ prices: { PLN: '1.250' } }), ['rows.new.price PLN']);
  assert.equal(problemsWith({ prices: { PLN: '10' }, compareAt: { PLN: '9' } }), ['rows.new.compareAt PLN']);
  assert.equal(problemsWith({ stock: '-1', weight: '1,5' }), ['rows.new.stock', 'rows.new.weight']);
  assert.equal(problemsWith({ stock: '7', weight: '1,2 kg', prices: { PLN: '12,50 zł' } }), []);
});

test('a price that was there and is emptied is taken away, and one that never was stays unsaid', () => {
  const form = matrixFormOf({ options: [], texts: [], variants: [] });
  const pricesWith = (row: object) =>
    readMatrix(
      { ...form, rows: { v1: { ...blankRow, id: 'v1', values: [], ...row } } },
      { locale: 'pl', currencies: ['PLN'], maySetPrices: true },
    ).content.prices;
  assert.equal(pricesWith({ priced: ['PLN'], prices: { PLN: '' } }), {
    v1: { PLN: { amount_minor: null, compare_at_minor: null } },
  });
  assert.equal(pricesWith({ prices: { PLN: '' } }), { v1: {} });
});

test.run();
