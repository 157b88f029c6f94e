// The form of a product: what is shown is saved as it is, in every language of whoever types, and of what is typed only what
// is another one is sent.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { withDifferences } from '#src/catalogue/office/editor/counted-stock.ts';
import { patchOf } from '#src/catalogue/office/editor/patch-of.ts';
import type { ShownProduct } from '#src/catalogue/office/editor/product-editor-queries.ts';
import type { PartContext } from '#src/catalogue/office/editor/product-part.ts';
import {
  describeProductField,
  productFormOf,
  productGroups,
  readProductForm,
} from '#src/catalogue/office/product-editor/product-form.ts';
import { listGreenClaims } from '#src/catalogue/office/texts/green-claims.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { decimalsOf } from '#src/money.ts';
import { mergeFields } from '#src/ui/record-editor/merge-fields.ts';

const test = suite('the form of a product');

const contextIn = (locale: Locale): PartContext => ({
  locale,
  maySetPrices: true,
  choices: {
    markets: currencies.map((currency) => ({ language: 'pl', currency, country: 'PL' })),
    languages: ['pl', 'de'],
    collections: [{ id: 'c1', handle: 'forest', title: 'Las', isByRule: false }],
    vatRates: [{ vatClass: 'standard', basisPoints: 2_300 }],
    ownFields: [],
    timeZone: 'Europe/Warsaw',
    origin: 'https://shop.example',
  },
});

const text = { descriptionHtml: '<p>Z gliny.</p>', seoTitle: '', seoDescription: '', safetyWarnings: 'Gorące.' };

/** The amount where there is nothing smaller than the unit. */
const amountIn = (currency: Currency, minor: number) => (decimalsOf(currency) === 0 ? minor - (minor % 100) : minor);

function aShown(product: Partial<ShownProduct> & { minor?: number; grams?: number } = {}): ShownProduct {
  const { minor = 12_900, grams = 350, ...fields } = product;
  return {
    ...{ id: 'p1', version: 3, handle: 'miska', state: 'draft', publishAt: null, vendor: 'Ada', productType: 'Miski' },
    goesWith: ['dzban'],
    ...{ tags: ['glina', 'dom'], vatClass: 'reduced', manufacturerName: 'Ada', manufacturerAddress: 'Las 1' },
    ...{
      manufacturerEmail: 'ada@example.com',
      responsiblePerson: '',
      pictures: 1,
      ownFields: '{}',
      collections: [],
      options: [],
      optionTexts: [],
    },
    texts: [{ locale: 'pl', title: 'Miska', ...text }],
    variants: [
      {
        ...{
          id: 'v1',
          sku: 'MISKA',
          barcode: '',
          values: [],
          imageUrl: null,
          weightGrams: grams,
          requiresShipping: true,
        },
        ...{ isTaxable: true, tracksStock: false, onHand: 0, reserved: 0, sellsWithoutStock: false },
        prices: currencies.map((currency) => ({
          ...{ currency, amountMinor: amountIn(currency, minor), compareAtMinor: amountIn(currency, minor) + 100 },
          convertedFrom: null,
        })),
      },
    ],
    ...fields,
  } as ShownProduct;
}

const contentOf = (shown: ShownProduct, context: PartContext) =>
  readProductForm(productFormOf(shown, context), context);

for (const locale of locales) {
  test(`what is shown is saved as it is, to whoever reads ${locale}`, () => {
    const context = contextIn(locale);
    for (const minor of [0, 100, 5_000, 99_900, 100_000, 123_456_700, 99_999_999_900, 1, 99, 1_250, 123_456]) {
      const shown = aShown({ minor, grams: minor % 1_000_000, publishAt: '2027-03-28T03:30' });
      const { content, problems } = contentOf(shown, context);
      assert.equal(problems, [], `${minor}`);
      const prices = (content.prices as Record<string, Record<string, object>>).v1;
      for (const currency of currencies) {
        if (minor % 100 !== 0 && decimalsOf(currency) === 0) continue;
        assert.equal(
          prices?.[currency],
          { amount_minor: minor, compare_at_minor: minor + 100 },
          `${locale} ${currency}`,
        );
      }
      const variants = content.variants as Record<string, { weight_grams: number }>;
      assert.is(variants.v1?.weight_grams, minor % 1_000_000);
      assert.is((content.product as { publish_at: string }).publish_at, '2027-03-28T03:30');
    }
  });
}

test('only what is another one is sent, and a list as a whole', () => {
  const context = contextIn('en');
  const shown = aShown();
  const form = productFormOf(shown, context);
  const before = readProductForm(form, context).content;
  assert.equal(patchOf(before, before), {});
  const typed = {
    ...form,
    texts: { ...form.texts, de: { title: 'Schale', description: '', seoTitle: '', seoDescription: '' } },
    organisation: { ...form.organisation, tags: 'glina, kuchnia', collections: { c1: true } },
    state: { ...form.state, state: 'published' },
  };
  assert.equal(JSON.parse(JSON.stringify(patchOf(readProductForm(typed, context).content, before))), {
    texts: { de: { title: 'Schale' } },
    product: { tags: ['glina', 'kuchnia'], status: 'active', is_published: true },
    collections: { c1: true },
  });
});

test('a new product is sent with what was typed alone, and has to have a name', () => {
  const context = contextIn('pl');
  const form = productFormOf(null, context);
  assert.equal(readProductForm(form, context).problems, ['texts.pl.title']);
  const typed = {
    ...form,
    texts: { ...form.texts, pl: { title: 'Miska', description: '', seoTitle: '', seoDescription: '' } },
    single: { ...form.single, prices: { PLN: { amount: '129,90', compareAt: '' } } },
  };
  const { content, problems } = readProductForm(typed, context);
  assert.equal(problems, []);
  assert.equal(patchOf(content, readProductForm(form, context).content), {
    texts: { pl: { title: 'Miska' } },
    prices: { new: { PLN: { amount_minor: 12_990 } } },
  });
});

test('stock is typed as a number, and sent as the difference to the one that stood there, under a key of the version', () => {
  const context = contextIn('pl');
  const counted = (tracksStock: boolean, onHand: number) => {
    const [variant] = aShown().variants;
    return aShown({ variants: [{ ...(variant as ShownProduct['variants'][number]), tracksStock, onHand }] });
  };
  const key = '0198a0f0-0000-4000-8000-00000000000a';
  const sentOf = (shown: ShownProduct | null, onHand: string, version: number | null = 3) => {
    const form = productFormOf(shown, context);
    const before = readProductForm(form, context).content;
    const { content, problems } = readProductForm({ ...form, single: { ...form.single, onHand } }, context);
    return {
      patch: withDifferences(patchOf(content, before), { before, key, version }),
      problems: problems.filter((problem) => problem.startsWith('single')),
    };
  };
  const ofThird = '0198a0f0-0000-4000-8000-000000000003';
  assert.equal(sentOf(counted(true, 10), '12').patch, { stock: { v1: { by: 2, counted: 12, key: ofThird } } });
  assert.equal(sentOf(counted(true, 10), ' 10 ').patch, {});
  assert.equal(sentOf(counted(true, 10), '').patch, { variants: { v1: { tracks_stock: false } } });
  assert.equal(sentOf(counted(false, 0), '').patch, {});
  assert.equal(sentOf(counted(false, 0), '4').patch, {
    variants: { v1: { tracks_stock: true } },
    stock: { v1: { by: 4, counted: 4, key: ofThird } },
  });
  // What it was before nobody counted it is no part of what there is.
  assert.equal(sentOf(counted(false, 3), '8').patch, {
    variants: { v1: { tracks_stock: true } },
    stock: { v1: { by: 5, counted: 8, key: ofThird } },
  });
  assert.equal(sentOf(null, '7', null).patch, {
    variants: { new: { tracks_stock: true } },
    stock: { new: { by: 7, counted: 7, key: '0198a0f0-0000-4000-8000-000000000000' } },
  });
  assert.equal(sentOf(counted(true, 10), 'dużo').problems, ['single.onHand']);
});

test('two who edit different languages and prices lose nothing, and one field of both is asked about', () => {
  const context = contextIn('pl');
  const base = productFormOf(aShown(), context);
  const theirs = productFormOf(aShown({ vendor: 'Bela', texts: [{ locale: 'pl', title: 'Ich', ...text }] }), context);
  const mine = {
    ...base,
    texts: { ...base.texts, pl: { title: 'Moja', description: '<p>x</p>', seoTitle: '', seoDescription: '' } },
  };
  const { form, collisions } = mergeFields({ base, mine, theirs }, productGroups);
  assert.equal(
    collisions.map(({ at, names }) => [...at, ...names].join('.')),
    ['texts.pl.title'],
  );
  assert.is((form.organisation as { vendor?: string }).vendor, 'Bela');
});

test('a picture that one of two shows whole is asked about by what its box says', () => {
  const context = contextIn('pl');
  const form = productFormOf(aShown(), context);
  const collision = {
    at: ['pictures', 'pictures', 'm1'],
    names: ['isWhole'],
    mine: { isWhole: true },
    theirs: { isWhole: false },
  };
  assert.equal(describeProductField(collision, translateTo('en'), { form, context }), {
    ...{ label: 'Whole in cards, on a ground', mine: 'Yes', theirs: 'No' },
  });
});

test('a crossed-out price that is no higher than the price is marked', () => {
  const context = contextIn('en');
  const form = productFormOf(aShown(), context);
  const typed = { ...form, single: { ...form.single, prices: { PLN: { amount: '10', compareAt: '9' } } } };
  assert.equal(readProductForm(typed, context).problems, ['single.prices.PLN.compareAt']);
  const large = { ...form, single: { ...form.single, prices: { PLN: { amount: '2000000000', compareAt: '' } } } };
  assert.equal(readProductForm(large, context).problems, ['single.prices.PLN.amount']);
});

test('general claims about the environment are found as they stand in the text', () => {
  assert.equal(listGreenClaims('<p>Umweltfreundliche Schale, <b>klimaneutral</b></p>'), [
    'Umweltfreundliche',
    'klimaneutral',
  ]);
  assert.equal(listGreenClaims('<p>Ekologiczna miska, ekologiczna</p>'), ['Ekologiczna']);
  assert.equal(listGreenClaims('<p>Zielona miska w nieekologicznym kolorze</p>'), []);
});

test.run();
