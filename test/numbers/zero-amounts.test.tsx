// What an amount of 0 means is said at its field: a gift, a free delivery, no reduction; or why there is no such thing.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { AppProvider } from '#src/app-instance.tsx';
import type { PartContext } from '#src/catalogue/office/editor/product-part.ts';
import { singleVariantPart } from '#src/catalogue/office/editor/single-variant-part.tsx';
import { useCellWarnings } from '#src/catalogue/office/matrix/cell-problems.tsx';
import { listColumns } from '#src/catalogue/office/matrix/matrix-cells.ts';
import { blankRow, matrixFormOf, type RowForm } from '#src/catalogue/office/matrix/matrix-form.ts';
import { readMatrix } from '#src/catalogue/office/matrix/read-matrix.ts';
import { readPrice } from '#src/catalogue/office/product-list/read-cell.ts';
import { readForm as readDiscount } from '#src/discounts/office/discount-form-state.ts';
import { DraftLine } from '#src/drafts/office/draft-line.tsx';
import { DraftTerms } from '#src/drafts/office/draft-terms.tsx';
import { isZeroAmount } from '#src/numbers/read-amount.ts';
import { createQueryClient } from '#src/query-client.ts';
import { anApp } from '../fixtures/an-app.ts';

const nothing = () => undefined;

function shown(node: ReactNode): string {
  const queryClient = createQueryClient(() => new Promise(nothing), 'server');
  const html = renderToString(
    <AppProvider app={anApp('en')}>
      <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
    </AppProvider>,
  );
  queryClient.clear();
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('nothing is nothing in any writing, and what is empty or cannot be read is not', () => {
  const isZero = (text: string) => isZeroAmount(text, { locale: 'pl', currency: 'PLN' });
  for (const text of ['0', '0,00', ' 0,00 zł ', '0.00']) assert.ok(isZero(text), text);
  for (const text of ['', '0,01', 'zero', '0 €']) assert.not(isZero(text), text);
});

const context: PartContext = {
  locale: 'en',
  maySetPrices: true,
  choices: {
    ...{ languages: ['en'], collections: [], vatRates: [], ownFields: [], timeZone: 'Europe/Warsaw' },
    ...{ markets: [{ language: 'en', currency: 'EUR', country: 'IE' }], origin: 'https://shop.example' },
  },
};

test('a price of 0 in the editor of a product is given away, and can be saved', () => {
  const { Fields, formOf, read } = singleVariantPart;
  const draw = (amount: string) => {
    const slice = { ...formOf(null, context), prices: { EUR: { amount, compareAt: '' } } };
    assert.equal(read(slice, context).problems, []);
    const props = { slice, problems: [], shown: null, form: { texts: {} }, context, change: nothing, update: nothing };
    return shown(<Fields {...props} leave={nothing} updateForm={nothing} />);
  };
  assert.match(draw('0'), '0: customers get it for free.');
  assert.not.match(draw('0.01'), 'customers get it for free');
});

const matrixOf = (row: RowForm) => ({
  ...matrixFormOf({ options: [], texts: [], variants: [] }),
  rows: { r1: row },
});

function Warning({ row }: { row: RowForm }) {
  const form = matrixOf(row);
  const [price] = listColumns(['EUR'], ['price']).filter(({ kind }) => kind === 'price');
  const warningOf = useCellWarnings(form, null, null);
  return <p>{price ? warningOf(row, price) : 'no such column'}</p>;
}

test('a price of 0 in the table of variants is given away; a crossed-out price of 0 is none', () => {
  const row = (price: string, compareAt = ''): RowForm => ({
    ...{ ...blankRow, id: null, values: [], prices: { EUR: price }, compareAt: { EUR: compareAt } },
  });
  assert.match(shown(<Warning row={row('0,00')} />), '0: customers get it for free.');
  assert.is(shown(<Warning row={row('0,01')} />).trim(), '');
  const problemsOf = (of: RowForm) =>
    readMatrix(matrixOf(of), { locale: 'en', maySetPrices: true, currencies: ['EUR'] }).problems;
  assert.equal(problemsOf(row('12')), []);
  assert.equal(problemsOf(row('12', '0')), ['rows.r1.compareAt EUR']);
});

test('a price of 0 in the grid and in the list is refused, with the place where it can be meant', () => {
  assert.equal(readPrice('0', 'EUR', 'en'), { kind: 'bad', message: 'grid.zeroPrice' });
  assert.match(translateTo('en')('grid.zeroPrice'), /give it away.*own page/);
});

test('a discount of 0 is none', () => {
  const typed = {
    ...{ code: 'SPRING', percent: '0', amounts: { EUR: '0' }, minimums: { EUR: '0' }, scope: 'everything' as const },
    ...{ collections: [], products: [], from: { day: '', time: '' }, until: { day: '', time: '' } },
    ...{ maxUses: '', maxUsesPerEmail: '' },
  };
  assert.equal(readDiscount({ ...typed, kind: 'percentage' }, 'en').problems, ['percent', 'minimums.EUR']);
  assert.equal(readDiscount({ ...typed, kind: 'amount' }, 'en').problems, ['amounts.EUR', 'minimums.EUR']);
  const t = translateTo('en');
  for (const key of ['discounts.badPercent', 'discounts.badAmount', 'discounts.badMinimum'] as const) {
    assert.match(t(key), 'above 0');
  }
});

test('what costs 0 in an order by hand says so, and so does a reduction by 0', () => {
  const draw = (price: string, discount: string) => {
    const line = {
      ...{ key: 1, variantId: null, title: 'Ribbon', variantTitle: '', sku: '', vatClass: 'standard', quantity: '1' },
      ...{ price, discount: { kind: 'amount' as const, text: discount } },
    };
    const fields = {
      vatClasses: [],
      gross: undefined,
      total: undefined,
      titleField: undefined,
      stock: () => null,
      currency: 'EUR' as const,
    };
    return shown(
      <DraftLine
        {...fields}
        line={line as never}
        isWrong={nothing as never}
        onRemove={nothing}
        onLeave={nothing}
        onChange={nothing}
      />,
    );
  };
  assert.match(draw('0', ''), '0: the customer gets it for free.');
  assert.match(draw('5', '0.00'), '0: nothing is taken off.');
  assert.not.match(draw('5', '1'), /0: /);
});

test('a delivery that costs 0 in an order by hand is free', () => {
  const draw = (shipping: string, shippingMethod: string) => {
    const form = { locale: 'en', shipping, shippingMethod, note: '', validDays: '7', lines: [] };
    const choices = { markets: [{ locale: 'en', language: 'English', currency: 'EUR' }], deliveries: [] };
    const acts = { onLeave: nothing, onChange: nothing, onMarket: nothing };
    return shown(<DraftTerms form={form as never} choices={choices as never} problems={[]} {...acts} />);
  };
  assert.match(draw('0', 'post'), '0: delivery is free.');
  assert.not.match(draw('4.90', 'post'), 'delivery is free');
  assert.not.match(draw('0', ''), 'delivery is free');
});

test.run();
