// What the page of an order says of one that ended by itself, and what it offers then.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { locales } from '#src/i18n/locales.ts';
import { orderActions } from '#src/order-actions/office/order-actions.ts';
import { textOfMoment } from '#src/order-page/office/moment-texts.ts';
import type { ManagedOrder } from '#src/orders/office/office-order-queries.ts';

const reasons = [
  ...(['expired', 'superseded', 'cancelled_by_shopper', 'cancelled_by_staff'] as const),
  ...(['declined_for_good', 'refused_on_delivery'] as const),
];

// Before: `refused_on_delivery` stood there.
test('why an order was cancelled without a reason that somebody chose is said in words', () => {
  for (const locale of locales) {
    for (const text of reasons) {
      const { detail } = textOfMoment(translateTo(locale), { kind: 'OrderCancelled', text });
      assert.ok(detail !== '' && !detail.includes('_'), `${locale} ${text}: ${detail}`);
    }
  }
  const detail = (text: string) => textOfMoment(translateTo('en'), { kind: 'OrderCancelled', text }).detail;
  assert.is(detail('refused_on_delivery'), 'Not accepted on delivery');
  assert.is(detail('customer'), 'The customer asked for it');
  assert.is(detail('He found it cheaper'), 'He found it cheaper');
});

// Before: `payment_intent_authentication_failure` stood there alone.
test('why a payment failed is said in words, with the code that its provider knows it by', () => {
  const detail = (text: string, locale: (typeof locales)[number] = 'en') =>
    textOfMoment(translateTo(locale), { kind: 'PaymentFailed', text }).detail;
  assert.is(
    detail('payment_intent_authentication_failure'),
    'Not confirmed with the bank (payment_intent_authentication_failure)',
  );
  assert.is(detail('lost_card'), 'Declined (lost_card)');
  assert.is(new Set(locales.map((locale) => detail('insufficient_funds', locale))).size, locales.length);
});

// Before: a parcel that had come back could be marked as delivered.
test('what came back is not to be marked as delivered, and what is under way is', () => {
  const parcel = (returned: number, deliveredAt: string | null = null) => ({
    ...{ deliveredAt, lines: [{ title: 'Fox', quantity: 2, returned }] },
  });
  const isPossible = (...parcels: ReturnType<typeof parcel>[]) =>
    // What is read of it here is all there.
    orderActions.delivered.isPossible({ parcels } as unknown as ManagedOrder);
  assert.equal(
    [isPossible(parcel(2)), isPossible(parcel(1)), isPossible(parcel(0, '2026-11-21')), isPossible()],
    [false, true, false, false],
  );
  assert.ok(isPossible(parcel(2), parcel(0)));
});

test.run();
