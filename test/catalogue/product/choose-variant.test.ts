import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  chooseValues,
  priceAdded,
  type Variant,
  valueState,
  variantNamed,
  variantWithValues,
} from '#src/catalogue/product/choose-variant.ts';
import { printSizeOf, printSizesOf } from '#src/catalogue/product/print-size.ts';

const choose = suite('choosing a variant');

const aVariant = (sku: string, values: string[], availability: Variant['availability'] = 'IN_STOCK'): Variant => ({
  id: `id-${sku}`,
  sku,
  optionValues: values,
  availability,
  price: { minor: 7900, currency: 'PLN' },
  lowestPriorPrice: null,
  reducedUntil: null,
  gtin: null,
  unitPrice: null,
  maxQuantity: 5,
  weightGrams: 180,
  imageIndex: null,
  delivery: null,
});

const smallMatteBare = aVariant('S-M-0', ['30×40 cm', 'matte', 'bare']);
const smallMatteOak = aVariant('S-M-O', ['30×40 cm', 'matte', 'oak'], 'SOLD_OUT');
const largeMatteBare = aVariant('L-M-0', ['70×100 cm', 'matte', 'bare']);
const largeCottonOak = aVariant('L-C-O', ['70×100 cm', 'cotton', 'oak']);
const variants = [smallMatteBare, smallMatteOak, largeMatteBare, largeCottonOak];

choose('an address names a variant by SKU or by id', () => {
  assert.is(variantNamed(variants, 'L-C-O'), largeCottonOak);
  assert.is(variantNamed(variants, 'id-L-M-0'), largeMatteBare);
});

choose('without a name the cheapest variant that can be had is taken', () => {
  const costs = (variant: Variant, minor: number) => ({ ...variant, price: { ...variant.price, minor } });
  const [cheap, cheapest] = [costs(largeMatteBare, 3900), costs(smallMatteOak, 2900)];
  assert.is(variantNamed([smallMatteBare, cheapest, cheap], null), cheap);
  assert.is(variantNamed([cheapest, costs(smallMatteOak, 5900)], null), cheapest);
  assert.is(variantNamed([smallMatteOak, largeMatteBare], null), largeMatteBare);
  assert.is(variantNamed([smallMatteOak], 'unknown'), smallMatteOak);
  assert.is(variantNamed([], null), null);
});

choose('a value adds what it costs beside the cheapest that can be bought with the same other options', () => {
  const costs = (variant: Variant, minor: number) => ({ ...variant, price: { ...variant.price, minor } });
  const bare = costs(aVariant('B', ['30×40 cm', 'bare']), 7900);
  const oak = costs(aVariant('O', ['30×40 cm', 'oak']), 18_900);
  const largeOak = costs(aVariant('LO', ['50×70 cm', 'oak']), 25_900);
  const goneBlack = costs(aVariant('K', ['30×40 cm', 'black'], 'SOLD_OUT'), 15_900);
  const frames = [bare, oak, largeOak, goneBlack];
  const added = (current: Variant, option: number, value: string) => priceAdded(frames, current, option, value)?.minor;
  assert.is(added(bare, 1, 'oak'), 11_000);
  assert.is(added(oak, 1, 'oak'), 11_000, 'the same when it is the one that is chosen');
  assert.is(added(bare, 1, 'bare'), undefined);
  assert.is(added(bare, 1, 'black'), undefined, 'nobody can pay it');
  assert.is(added(oak, 0, '50×70 cm'), 7000);
  assert.is(added(bare, 0, '50×70 cm'), undefined, 'it is not made without a frame');
});

choose('a choice that is made leaves the other options where they are', () => {
  assert.equal(chooseValues(variants, smallMatteBare.optionValues.with(0, '70×100 cm')), {
    variant: largeMatteBare,
    moved: [],
  });
});

choose('a choice that is not made moves the others to the nearest variant and says which', () => {
  assert.equal(chooseValues(variants, largeCottonOak.optionValues.with(0, '30×40 cm')), {
    variant: smallMatteOak,
    moved: [1],
  });
});

choose('what is not made with the choices above it, or by nobody, gives way to them', () => {
  const stays = { variant: smallMatteBare, moved: [1] };
  assert.equal(chooseValues(variants, smallMatteBare.optionValues.with(1, 'cotton')), stays);
  assert.equal(chooseValues(variants, smallMatteBare.optionValues.with(1, 'silk')), stays);
});

choose('between equally near variants the one in stock wins', () => {
  const gone = aVariant('A', ['blue', 'thin'], 'SOLD_OUT');
  const here = aVariant('B', ['blue', 'thick']);
  assert.is(chooseValues([gone, here], ['blue', 'medium'])?.variant, here);
});

choose('a value is impossible when nothing is made with it and the choices above it', () => {
  assert.is(valueState(variants, smallMatteBare, 1, 'cotton'), 'impossible');
  assert.is(valueState(variants, largeMatteBare, 1, 'cotton'), 'possible');
  assert.is(valueState(variants, largeMatteBare, 2, 'oak'), 'impossible');
});

choose('a value is sold out when all that is made with it and the choices above it is gone', () => {
  assert.is(valueState(variants, smallMatteBare, 2, 'oak'), 'soldOut');
  assert.is(valueState(variants, smallMatteOak, 0, '30×40 cm'), 'possible');
});

choose('the values of the first option are never impossible', () => {
  for (const current of variants) {
    for (const size of ['30×40 cm', '70×100 cm']) {
      assert.is.not(valueState(variants, current, 0, size), 'impossible');
    }
  }
});

choose('a form without JavaScript gets the variant nearest to what it sends', () => {
  assert.is(variantWithValues(variants, ['70×100 cm', 'cotton', 'oak']), largeCottonOak);
  assert.is(variantWithValues(variants, ['30×40 cm', 'cotton', 'bare']), smallMatteBare);
});

choose('sizes are read from their names', () => {
  assert.equal(printSizeOf('50×70 cm'), { width: 50, height: 70 });
  assert.equal(printSizeOf('29,7 x 42 cm'), { width: 29.7, height: 42 });
  assert.is(printSizeOf('A3, 24 arkusze'), null);
});

choose('an option is a size only when all its values are', () => {
  assert.equal(printSizesOf(['30×40 cm', '50×70 cm'])?.length, 2);
  assert.is(printSizesOf(['A4, 48 arkuszy', '50×70 cm, 12 arkuszy']), null);
});

choose.run();
