// The reductions of a product as they are typed: what is shown is saved as it is, in every language; what was ended is gone
// with the save, and what was typed meanwhile is not.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { patchOf } from '#src/catalogue/office/editor/patch-of.ts';
import type { ShownProduct } from '#src/catalogue/office/editor/product-editor-queries.ts';
import { newReduction, reducedCurrencies } from '#src/catalogue/office/reduced/new-reduction.ts';
import { reductionsPart } from '#src/catalogue/office/reduced/reductions-part.ts';
import { type ReductionsSlice, readReductions, reductionsOf } from '#src/catalogue/office/reduced/reductions-slice.ts';
import { locales } from '#src/i18n/locales.ts';

const test = suite('the reductions of a product');

const lines = [
  { key: 'r1', ordinaryMinor: 200_000, amountMinor: 123_456, rows: [{ id: 'r1', variantId: 'v1' }] },
  {
    ...{ key: 'r2', ordinaryMinor: 5_000, amountMinor: 1 },
    rows: ['2', '3'].map((place) => ({ id: `r${place}`, variantId: `v${place}` })),
  },
];
const price = (amountMinor: number) => [
  { currency: 'PLN', amountMinor, convertedFrom: null },
  { currency: 'EUR', amountMinor: 100, convertedFrom: 'PLN' },
];
const shown = {
  variants: [
    { id: 'v1', prices: price(200_000) },
    { id: 'v2', prices: price(5_000) },
    { id: 'v3', prices: price(5_000) },
    { id: 'v4', prices: [] },
  ],
  reductions: [
    {
      ...{ key: 'r1', setId: 's1', title: 'Week', currency: 'PLN', isRunning: false, otherProducts: 0 },
      ...{ from: '2026-11-27', until: '', lines },
    },
  ],
  // What is read of it here is all there.
} as unknown as ShownProduct;

for (const locale of locales) {
  test(`what is shown is saved as it is, to whoever reads ${locale}`, () => {
    const { content, problems } = readReductions(reductionsOf(shown, locale), { locale, maySetPrices: true });
    const row = (variant_id: string, amount_minor: number) => ({
      ...{ variant_id, currency: 'PLN', amount_minor, set_id: 's1', title: 'Week' },
      ...{ begins_at: '2026-11-27', ends_at: null },
    });
    assert.equal(problems, []);
    assert.equal(content.reductions, { r1: row('v1', 123_456), r2: row('v2', 1), r3: row('v3', 1) });
  });
}

const inEnglish = { locale: 'en', maySetPrices: true } as const;

test('only what is another one is sent; what is ended, as nothing; and nothing by who may set no prices', () => {
  const slice = reductionsOf(shown, 'en');
  const before = readReductions(slice, inEnglish).content;
  const reduction = slice.r1;
  assert.ok(reduction);
  const sent = (to: Partial<typeof reduction>) =>
    patchOf(readReductions({ r1: { ...reduction, ...to } }, inEnglish).content, before).reductions;
  assert.is(sent({}), undefined);
  assert.equal(sent({ amounts: { ...reduction.amounts, r2: '40' } }), {
    r2: { amount_minor: 4_000 },
    r3: { amount_minor: 4_000 },
  });
  assert.equal(sent({ isEnded: true }), { r1: null, r2: null, r3: null });
  assert.equal(readReductions(slice, { ...inEnglish, maySetPrices: false }), {
    content: { reductions: {} },
    problems: [],
  });
});

test('a new one has a field for each price, and says which cannot be read', () => {
  assert.equal(reducedCurrencies(shown), ['PLN']);
  const { key, reduction } = newReduction(shown, 'PLN');
  assert.equal(
    reduction.lines.map(({ ordinaryMinor, rows }) => [ordinaryMinor, rows.map(({ variantId }) => variantId)]),
    [
      [200_000, ['v1']],
      [5_000, ['v2', 'v3']],
    ],
  );
  const [first, second] = reduction.lines.map((line) => line.key);
  const typed = { ...reduction, from: 'T08:00', amounts: { [first ?? '']: '0', [second ?? '']: '49' } };
  assert.equal(readReductions({ [key]: typed }, inEnglish).problems, [`${key}.from`, `${key}.${first}`]);
});

test('what was ended is gone with the save, and what was typed while it was saved stays', () => {
  const base: ReductionsSlice = {};
  const { r1: reduction } = reductionsOf(shown, 'en');
  assert.ok(reduction);
  const sent = { r1: { ...reduction, isEnded: true } };
  const settle = (slice: ReductionsSlice) => reductionsPart.settle?.(slice, { sent, base }) as ReductionsSlice;
  assert.is(settle(sent).r1, undefined);
  assert.is(settle({ ...sent, r9: reduction }).r9, reduction);
});

test.run();
