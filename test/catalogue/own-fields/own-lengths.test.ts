// A length is a field of the merchant's own, a number with its unit: what is shown is saved as it is, in every language, and
// so is what a spreadsheet writes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ShownProduct } from '#src/catalogue/office/editor/product-editor-queries.ts';
import type { PartContext } from '#src/catalogue/office/editor/product-part.ts';
import { ownFieldsPart } from '#src/catalogue/office/rare-parts/own-fields-part.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';

const test = suite('lengths in fields of the merchant’s own');

const field = { key: 'height', kind: 'number', unit: 'cm', names: [], choices: [], isShown: true, isFilter: false };

const contextIn = (locale: Locale) =>
  // The part reads the language and the fields of the context, and nothing else.
  ({ locale, maySetPrices: true, choices: { ownFields: [field], languages: [] } }) as unknown as PartContext;

const show = (height: number, locale: Locale) =>
  ownFieldsPart.formOf({ ownFields: JSON.stringify({ height }) } as ShownProduct, contextIn(locale));

function save(height: unknown, locale: Locale) {
  const { content, problems } = ownFieldsPart.read({ height } as never, contextIn(locale));
  return problems.length > 0 ? problems.join() : (content.own_fields as { height: number | null }).height;
}

test('what is shown is saved as it is, to whoever reads any language', () => {
  for (const locale of locales)
    for (const length of [
      0, 0.01, 0.07, 0.1, 0.5, 1, 1.05, 12.5, 99.99, 100, 999.9, 1_000, 1_234.5, 12_345.67, 999_999.99,
    ])
      assert.is(save(show(length, locale).height, locale), length, `${locale} ${length}`);
});

test('what a spreadsheet writes is read, with its unit and thousands of every kind', () => {
  for (const locale of locales) {
    for (const [text, length] of [
      ['12,5', 12.5],
      ['12.50', 12.5],
      ['12,5 cm', 12.5],
      [' 12.5cm ', 12.5],
      ['1\u00a0234,50\u00a0cm', 1_234.5],
      ['1 234,50', 1_234.5],
      ['1.234,50', 1_234.5],
      ['1,234.50 cm', 1_234.5],
      ["1'234.5", 1_234.5],
      ['', null],
      ['  ', null],
    ] as const)
      assert.is(save(text, locale), length, `${locale} ${text}`);
  }
});

test('what is no length of it, another unit, or could mean two things is marked and not guessed', () => {
  for (const text of ['long', '-5', '1,2,3', '12 mm', 'cm 5', '0,005', '9999999999999']) {
    for (const locale of locales) assert.is(save(text, locale), 'height', `${locale} ${text}`);
  }
  assert.is(save('1.250', 'en'), 'height');
  assert.is(save('1,250', 'de'), 'height');
});

test.run();
