import { parse, visit } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documents } from '#server/graphql/documents.generated.ts';
import { schemaText } from '#server/graphql/schema-text.ts';
import { translateTo } from '#server/i18n/translations.ts';
import {
  type CheckoutRefusal,
  checkoutRefusals,
  orderRefusals,
  payRefusals,
  refusalText,
  type ShownCheckout,
} from '#src/checkout/refusals/checkout-refusals.ts';
import { readRefusal, refusalSearch } from '#src/checkout/refusals/refusal-search.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { listSources } from '../source-imports.ts';

const shown = {
  cart: {
    discount: { code: 'WIOSNA', refusal: 'USED_UP' },
    lines: [{ title: 'Lis', variantTitle: '30×40 cm', availability: 'SOLD_OUT', quantity: 1, maxQuantity: 0 }],
  },
  totals: { due: money(14_999, 'PLN') },
  country: 'DE',
  // What is read of it here is all there.
} as unknown as ShownCheckout;

const all: { [Kind in CheckoutRefusal['kind']]: Extract<CheckoutRefusal, { kind: Kind }> } = {
  MethodNotOffered: { kind: 'MethodNotOffered' },
  MethodRefused: { kind: 'MethodRefused' },
  HoldsTooMuch: { kind: 'HoldsTooMuch' },
  PaymentUnavailable: { kind: 'PaymentUnavailable' },
  PaymentOvertaken: { kind: 'PaymentOvertaken' },
  TooManyTries: { kind: 'TooManyTries', waitMinutes: 53 },
  InvalidFields: {
    kind: 'InvalidFields',
    fields: [
      { name: 'shippingMethod', problem: 'SHIPPING_METHOD' },
      { name: 'city', problem: 'TOO_LONG' },
    ],
  },
  CartEmpty: { kind: 'CartEmpty' },
  CartLost: { kind: 'CartLost' },
  OutOfStock: { kind: 'OutOfStock', titles: ['Lis, 30×40 cm'] },
  TotalChanged: { kind: 'TotalChanged', oldTotal: money(14_599, 'PLN'), newTotal: money(14_999, 'PLN') },
  DeliveryNotAvailable: { kind: 'DeliveryNotAvailable', country: 'DE' },
  DiscountRefused: { kind: 'DiscountRefused', code: 'WIOSNA', reason: 'USED_UP' },
  NeedsScripts: { kind: 'NeedsScripts' },
};

const useCases = [
  'placing/place-order',
  'placing/lock-goods',
  'start-payment',
  'pay-standing-order',
  'pay-again/pay-order',
];
const formRoutes = ['checkout-form-route', 'pay-again/pay-order-form-route'];

test('the table holds what the server refuses, and nothing else', async () => {
  const paths = [...useCases, ...formRoutes].map((name) => `server/orders/${name}.ts`);
  paths.push('server/payments/payment-limits.ts');
  const text = (await listSources('server/{orders,payments}/**/*.ts'))
    .filter(({ path }) => paths.includes(path))
    .map((source) => source.text)
    .join('\n');
  const refused = new Set([...text.matchAll(/\bkind: '([A-Z]\w+)'/g)].map(([, kind]) => kind));
  // This one lies between two rounds of the button; no shopper is told.
  refused.delete('Superseded');
  assert.equal([...refused].sort(), Object.keys(checkoutRefusals).sort());
});

test('a GraphQL union has the refusals of its button', () => {
  const unions: Record<string, string[]> = {};
  visit(parse(schemaText), {
    UnionTypeDefinition({ name, types = [] }) {
      unions[name.value] = types.map((type) => type.name.value);
    },
  });
  assert.equal(unions.PlaceOrderResult, ['PlacedOrder', ...Object.keys(orderRefusals)]);
  assert.equal(unions.PayOrderResult, ['PlacedOrder', ...Object.keys(payRefusals)]);
});

test('the browser asks for what the words of a refusal need', () => {
  const fieldsAsked = (document: string) => {
    const asked: Record<string, string[]> = {};
    visit(parse(document), {
      InlineFragment({ typeCondition, selectionSet }) {
        asked[typeCondition?.name.value ?? ''] = selectionSet.selections.flatMap((selection) =>
          selection.kind === 'Field' ? selection.name.value : [],
        );
      },
    });
    return asked;
  };
  const missing = (document: string, table: Partial<typeof orderRefusals>) =>
    Object.entries(table)
      .filter(([, { params, place }]) => params || !place)
      .flatMap(([kind, { fields = '' }]) =>
        [...fields.matchAll(/(\w+):/g)].flatMap(([, field = '']) =>
          fieldsAsked(document)[kind]?.includes(field) ? [] : `${kind}.${field}`,
        ),
      );
  assert.equal(missing(documents.CheckoutPlaceOrder, orderRefusals), []);
  assert.equal(missing(documents.OrderPay, payRefusals), []);
});

test('every refusal comes through the address as it was', () => {
  for (const refusal of Object.values(all)) {
    assert.equal(readRefusal(new URLSearchParams(refusalSearch(refusal)), shown), refusal);
  }
});

test('no two refusals share a notice', () => {
  const notices = Object.values(checkoutRefusals).map(({ notice }) => notice);
  assert.is(new Set(notices).size, notices.length);
});

test('where a standing order is paid, the address tells only of payments', () => {
  const told = Object.values(all).filter((refusal) => readRefusal(new URLSearchParams(refusalSearch(refusal)), null));
  assert.equal(told.map(({ kind }) => kind).sort(), [...Object.keys(payRefusals), 'NeedsScripts'].sort());
});

test('every refusal has its words, with all that they name, in every language', () => {
  for (const locale of locales) {
    const words = {
      locale,
      t: translateTo(locale),
      format: ({ minor, currency }: { minor: number; currency: string }) => `${minor} ${currency}`,
    };
    for (const refusal of Object.values(all)) {
      if (refusal.kind === 'InvalidFields') continue;
      const text = refusalText(refusal, words);
      assert.ok(text.length > 10, `${locale} ${refusal.kind}`);
      assert.not.match(text, /\{|undefined/, `${locale} ${refusal.kind}`);
    }
  }
});

const read = (query: string) => readRefusal(new URLSearchParams(query), shown);

test('what makes no sense tells nothing', () => {
  for (const query of [
    '',
    'notice=',
    'notice=won',
    'notice=total-changed',
    'notice=total-changed&was=1e9',
    'notice=too-many-tries&wait=999',
  ]) {
    assert.is(read(query), null, query);
  }
  assert.equal(read('notice=fields&fields=city.NOPE nope.MISSING city.constructor'), {
    kind: 'InvalidFields',
    fields: [],
  });
});

test('whoever has to wait is told how long', () => {
  const words = (locale: Locale, count: number) => translateTo(locale)('checkout.tooManyTries', { count });
  const minutes = (locale: Locale) => [1, 3, 25, 53].map((count) => /(\d+ \w+[ęy]?)/u.exec(words(locale, count))?.[1]);
  assert.equal(minutes('pl'), ['1 minutę', '3 minuty', '25 minut', '53 minuty']);
  assert.equal(minutes('de'), ['1 Minute', '3 Minuten', '25 Minuten', '53 Minuten']);
  assert.equal(minutes('nl'), ['1 minuut', '3 minuten', '25 minuten', '53 minuten']);
  assert.equal(minutes('en'), ['1 minute', '3 minutes', '25 minutes', '53 minutes']);
});

test.run();
