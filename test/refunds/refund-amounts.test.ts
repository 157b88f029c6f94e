// What refunds come to: by line and quantity, with delivery, as a free amount, in every currency; all of them add up.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies } from '#src/currencies.ts';
import { applyDiscount } from '#src/discounts/apply-discount.ts';
import type { DiscountReward } from '#src/discounts/discount-code.ts';
import type { Money } from '#src/money.ts';
import type { EarlierRefund, RefundParts } from '#src/refunds/paid-order.ts';
import { refundAmounts } from '#src/refunds/refund-amounts.ts';
import { anOrder, assertComplete, type Line, randomFrom, refund, SEED, sum } from './a-priced-order.ts';

const test = suite('what a refund comes to');

const basket: Line[] = [
  { unit: 1_237, quantity: 3, rate: 'standard' },
  { unit: 4_999, quantity: 1, rate: 'reduced' },
  { unit: 333, quantity: 7, rate: 'reduced' },
];

for (const currency of currencies) {
  test(`unit by unit, then the delivery, everything goes back in ${currency}, and VAT by rate with it`, () => {
    for (const discount of [0, 1_001, 2_500]) {
      const order = anOrder(currency, basket, { discount });
      const refunds: EarlierRefund[] = [];
      for (const { position, quantity } of order.lines) {
        for (let unit = 0; unit < quantity; unit++) {
          refunds.push(refund(order, refunds, { lines: [{ position, quantity: 1 }] }));
        }
      }
      refunds.push(refund(order, refunds, { isWithDelivery: true }));
      assertComplete(order, refunds);
    }
  });
}

// Seen to fail when each unit gives back its share of the discount rounded for itself.
for (const currency of currencies) {
  test(`whatever a code took off at three rates of VAT, refunds in any order add up in ${currency}, seed ${SEED}`, () => {
    const random = randomFrom(SEED);
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    for (let round = 0; round < 100; round++) {
      const lines = Array.from(
        { length: upTo(5) },
        (): Line => ({ unit: upTo(50_000), quantity: upTo(9), rate: pick(['standard', 'reduced', 'super_reduced']) }),
      );
      const reward = pick<DiscountReward>([
        { kind: 'percentage', basisPoints: upTo(10_000) },
        { kind: 'amount', amounts: { [currency]: upTo(600) * 100 } },
      ]);
      const inScope = new Set([pick([...lines.keys()]), pick([...lines.keys()])]);
      const order = anOrder(currency, lines, { spread: (gross) => takenOff(reward, gross, inScope) });
      const parts: Partial<RefundParts>[] = [{ isWithDelivery: true }];
      for (const [position, { quantity }] of lines.entries()) {
        for (let left = quantity; left > 0; ) {
          const some = Math.min(left, upTo(3));
          parts.push({ lines: [{ position, quantity: some }] });
          left -= some;
        }
      }
      const refunds: EarlierRefund[] = [];
      while (parts.length > 0) {
        const [part] = parts.splice(Math.floor(random() * parts.length), 1);
        const { lines: given = [], isWithDelivery = false } = part ?? {};
        const amounts = refundAmounts(order, refunds, { lines: given, isWithDelivery }, null);
        if (amounts.ok) refunds.push(amounts.value);
        // Nothing goes back of goods that the code made free.
        else assert.is.not(amounts.error.kind, 'MoreThanRefundable');
      }
      assertComplete(order, refunds);
    }
  });
}

/** What a code takes off each line. */
function takenOff(reward: DiscountReward, gross: readonly Money[], inScope: ReadonlySet<number>): readonly Money[] {
  const terms = { reward, minimums: {}, startsAt: null, endsAt: null, stoppedAt: null };
  const applied = applyDiscount(
    { ...terms, maxUses: null, maxUsesPerEmail: null },
    {
      currency: gross[0]?.currency ?? 'EUR',
      lines: gross.map((total, position) => ({ total, isInScope: inScope.has(position) })),
      ...{ now: new Date('2026-11-23T10:00:00Z'), uses: 0, usesOfEmail: 0 },
    },
  );
  if (!applied.ok) throw new Error(applied.error.kind);
  return applied.value.lines;
}

test('of 10.00 for three the first gives back 3.34, and each after it 3.33', () => {
  const order = anOrder('EUR', [{ unit: 400, quantity: 3, rate: 'standard' }], { discount: 200 });
  const refunds: EarlierRefund[] = [];
  for (let unit = 0; unit < 3; unit++) refunds.push(refund(order, refunds, { lines: [{ position: 0, quantity: 1 }] }));
  assert.equal(
    refunds.map(({ amountMinor }) => amountMinor),
    [334, 333, 333],
  );
});

test('a line gives back what it had cost: its share of the discount is taken off', () => {
  const order = anOrder(
    'PLN',
    [
      { unit: 10_000, quantity: 1, rate: 'standard' },
      { unit: 30_000, quantity: 1, rate: 'standard' },
    ],
    {
      discount: 4_000,
    },
  );
  assert.is(refund(order, [], { lines: [{ position: 0, quantity: 1 }] }).amountMinor, 9_000);
  assert.is(
    refund(order, [], { lines: [{ position: 1, quantity: 1 }], isWithDelivery: true }).amountMinor,
    27_000 + 1_699,
  );
});

test('a line and its delivery give back the VAT of both, together or one after the other', () => {
  const order = anOrder(
    'EUR',
    [
      { unit: 3_990, quantity: 1, rate: 'standard' },
      { unit: 3_026, quantity: 1, rate: 'reduced' },
    ],
    { shipping: 690 },
  );
  const line = { lines: [{ position: 0, quantity: 1 }] };
  const both = refund(order, [], { ...line, isWithDelivery: true });
  const [one, then] = [refund(order, [], line), refund(order, [], { isWithDelivery: true })];
  const grossAt = (rate: number, ...refunds: EarlierRefund[]) =>
    sum(refunds.flatMap(({ vat }) => vat).map((part) => (part.basisPoints === rate ? part.grossMinor : 0)));
  for (const rate of [2300, 800]) assert.is(grossAt(rate, both), grossAt(rate, one, then), `${rate}`);
  assert.is(grossAt(800, both), 298);
  const rest = refund(order, [both], { lines: [{ position: 1, quantity: 1 }] });
  assert.equal(rest.vat, [{ basisPoints: 800, grossMinor: 3_026, vatMinor: 224 }]);
  assertComplete(order, [both, rest]);
});

test('a part of the price of one line goes back at its rate, and no piece of it', () => {
  const order = anOrder('EUR', [
    { unit: 6_000, quantity: 2, rate: 'standard' },
    { unit: 4_000, quantity: 1, rate: 'reduced' },
  ]);
  const part = refund(order, [], { ofLine: 1 }, 1_000);
  assert.equal(part.vat, [{ basisPoints: 800, grossMinor: 1_000, vatMinor: 74 }]);
  assert.equal([part.lines, part.deliveryMinor, part.amountMinor], [[], 0, 1_000]);
  assert.is(refund(order, [], {}, 1_000).vat.length, 2, 'a sum for nothing in particular is of all rates');
  const more = refund(order, [], { ofLine: 1 }, 5_000);
  assert.equal(
    more.vat.map(({ basisPoints }) => basisPoints),
    [2_300, 800],
    'what is above its price is of the order',
  );
  const unit = refund(order, [part], { lines: [{ position: 0, quantity: 1 }] });
  const rest = refund(order, [part, unit], { isWithDelivery: true }, order.capturedMinor - 1_000 - unit.amountMinor);
  assertComplete(order, [part, unit, rest]);
});

test('what was given back before as a free amount is not given back again', () => {
  const order = anOrder('PLN', basket);
  const first = refund(order, [], {}, 500);
  const all = refund(order, [first], {
    lines: order.lines.map(({ position, quantity }) => ({ position, quantity })),
    isWithDelivery: true,
  });
  assert.is(all.amountMinor, order.capturedMinor - 500);
  assert.ok(all.isLimited);
  assert.is(sum([...all.lines.map(({ amountMinor }) => amountMinor), all.deliveryMinor]), all.amountMinor);
  assertComplete(order, [first, all]);
});

test('an amount of one’s own takes the place of what the lines had cost', () => {
  const order = anOrder('PLN', basket);
  const { amountMinor, lines } = refund(order, [], { lines: [{ position: 1, quantity: 1 }] }, 2_000);
  assert.equal([amountMinor, lines], [2_000, [{ position: 1, quantity: 1, amountMinor: 2_000, costMinor: 4_999 }]]);
});

test('a refund that somebody made at the provider counts, though nobody knows what for', () => {
  const order = anOrder('PLN', basket);
  const foreign: EarlierRefund = { amountMinor: 1_111, deliveryMinor: 0, lines: [], vat: [] };
  const rest = refund(order, [foreign], {}, order.capturedMinor - 1_111);
  const grossOf = (basisPoints: number) => rest.vat.find((part) => part.basisPoints === basisPoints)?.grossMinor ?? 0;
  assert.is(sum(rest.vat.map(({ grossMinor }) => grossMinor)), order.capturedMinor - 1_111);
  for (const { basisPoints, grossMinor } of order.vat) assert.ok(grossOf(basisPoints) < grossMinor);
});

test('no more of a line, and no more money, than there is', () => {
  const order = anOrder('PLN', basket);
  const first = refund(order, [], { lines: [{ position: 0, quantity: 2 }], isWithDelivery: true });
  const again = (parts: Partial<RefundParts>, own: number | null = null) =>
    refundAmounts(order, [first], { lines: [], isWithDelivery: false, ...parts }, own);
  assert.equal(again({ lines: [{ position: 0, quantity: 2 }] }), {
    ok: false,
    error: { kind: 'MoreThanRefundable', position: 0, leftQuantity: 1 },
  });
  assert.equal(again({ isWithDelivery: true }), { ok: false, error: { kind: 'RefundNotPositive' } });
  const leftMinor = order.capturedMinor - first.amountMinor;
  assert.equal(again({}, leftMinor + 1), { ok: false, error: { kind: 'RefundTooLarge', leftMinor } });
});

test.run();
