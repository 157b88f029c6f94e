// What a code takes off, to the last minor unit, and from whom it takes nothing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priceCart } from '#src/cart/price-cart.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { applyDiscount, type DiscountablePurchase } from '#src/discounts/apply-discount.ts';
import { type DiscountTerms, isCode, normaliseCode } from '#src/discounts/discount-code.ts';
import { money, stepOf } from '#src/money.ts';

const test = suite('what a discount code takes off');

const now = new Date('2026-11-24T12:00:00Z');

function terms(changes: Partial<DiscountTerms> = {}): DiscountTerms {
  return {
    reward: { kind: 'percentage', basisPoints: 1000 },
    minimums: {},
    startsAt: null,
    endsAt: null,
    stoppedAt: null,
    maxUses: null,
    maxUsesPerEmail: null,
    ...changes,
  };
}

function purchase(lines: (number | [minor: number, isInScope: boolean])[], currency: Currency = 'PLN') {
  const listed = lines.map((line) => {
    const [minor, isInScope] = typeof line === 'number' ? ([line, true] as const) : line;
    return { total: money(minor, currency), isInScope };
  });
  return { currency, lines: listed, now, uses: 0, usesOfEmail: 0 } satisfies DiscountablePurchase;
}

function taken(code: DiscountTerms, bought: DiscountablePurchase): number[] {
  const applied = applyDiscount(code, bought);
  if (!applied.ok) throw new Error(applied.error.kind);
  return applied.value.lines.map(({ minor }) => minor);
}

function refusal(code: DiscountTerms, bought: DiscountablePurchase = purchase([5_000])): string {
  const applied = applyDiscount(code, bought);
  return applied.ok ? 'none' : applied.error.kind;
}

test('a percentage is rounded once and spread over the lines by largest remainder', () => {
  assert.equal(taken(terms(), purchase([333, 333, 333])), [34, 33, 33]);
  assert.equal(taken(terms({ reward: { kind: 'percentage', basisPoints: 10_000 } }), purchase([199, 1])), [199, 1]);
});

test('an amount is never more than the goods that it is for', () => {
  const code = terms({ reward: { kind: 'amount', amounts: { PLN: 2_000 } } });
  assert.equal(taken(code, purchase([3_000, 1_000])), [1_500, 500]);
  assert.equal(
    taken(
      code,
      purchase([
        [1_200, true],
        [9_000, false],
      ]),
    ),
    [1_200, 0],
  );
});

test('a code for some of the goods leaves the others alone', () => {
  assert.equal(
    taken(
      terms(),
      purchase([
        [1_000, false],
        [2_000, true],
      ]),
    ),
    [0, 200],
  );
});

for (const currency of currencies) {
  test(`goods, discount and VAT by rate add up in ${currency}`, () => {
    const step = stepOf(currency);
    const cart = [
      { unitPrice: money(1_237 * step, currency), quantity: 3, vatClass: 'standard' as const },
      { unitPrice: money(4_999 * step, currency), quantity: 1, vatClass: 'reduced' as const },
    ];
    const lines = taken(
      terms({ reward: { kind: 'percentage', basisPoints: 1_750 } }),
      purchase(
        cart.map(({ unitPrice, quantity }) => unitPrice.minor * quantity),
        currency,
      ),
    );
    for (const minor of lines) assert.is(minor % step, 0);
    const totals = priceCart(
      cart.map((line, position) => ({ ...line, discount: money(lines[position] ?? 0, currency) })),
      {
        currency,
        rateOf: (vatClass) => (vatClass === 'standard' ? 2300 : 800),
        shipping: money(1_699 * step, currency),
      },
    );
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    assert.is(totals.discount.minor, sum(lines));
    assert.is(totals.total.minor, totals.subtotal.minor - totals.discount.minor + totals.shipping.minor);
    assert.is(sum(totals.vatAmounts.map(({ gross }) => gross.minor)), totals.total.minor);
    assert.is(sum(totals.vatAmounts.map(({ vat }) => vat.minor)), totals.vat.minor);
  });
}

test('each reason for taking nothing off is told apart', () => {
  const day = 24 * 60 * 60_000;
  const at = (days: number) => new Date(now.getTime() + days * day);
  assert.is(refusal(terms({ stoppedAt: at(-1) })), 'EXPIRED');
  assert.is(refusal(terms({ endsAt: now })), 'EXPIRED');
  assert.is(refusal(terms({ startsAt: at(1) })), 'NOT_YET');
  assert.is(refusal(terms({ startsAt: now, endsAt: at(1) })), 'none');
  assert.is(refusal(terms({ maxUses: 2 }), { ...purchase([5_000]), uses: 2 }), 'USED_UP');
  assert.is(refusal(terms({ maxUsesPerEmail: 1 }), { ...purchase([5_000]), usesOfEmail: 1 }), 'NOT_WITH_THIS_EMAIL');
  assert.is(refusal(terms(), purchase([[5_000, false]])), 'NOT_FOR_THESE_GOODS');
  assert.is(refusal(terms({ reward: { kind: 'amount', amounts: { EUR: 500 } } })), 'OTHER_CURRENCY');
  assert.is(refusal(terms({ minimums: { EUR: 500 } })), 'OTHER_CURRENCY');
  assert.equal(applyDiscount(terms({ minimums: { PLN: 5_001 } }), purchase([5_000])), {
    ok: false,
    error: { kind: 'MINIMUM_NOT_REACHED', minimum: money(5_001, 'PLN') },
  });
  assert.is(refusal(terms({ minimums: { PLN: 5_000 } })), 'none');
});

test('a code is the same however it is typed', () => {
  assert.is(normaliseCode(' spring 10 '), 'SPRING10');
  const copied = ['SAVE25\u200b', '\u200eSAVE25', 'SA\u00adVE25', '\u2060SAVE25', '\u202asave25\u202c', 'SAVE25\ufe0f'];
  for (const code of [...copied, '\ufeffSAVE25\u0000']) assert.is(normaliseCode(code), 'SAVE25');
  assert.equal(['SPRING10', 'ŻÓŁW-5', 'AB', 'spring', 'A B C', 'A'.repeat(41)].map(isCode), [
    ...[true, true, false, false, false, false],
  ]);
});

test.run();
