// Refunds of orders that single-purpose gift cards paid in part: in any order and number they take back the VAT of the rest, and
// what went to the cards is what these had paid.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lessTaxed } from '#src/gift-cards/taxed-cards.ts';
import { type Currency, money, sumMoney } from '#src/money.ts';
import type { EarlierRefund, PaidOrder } from '#src/refunds/paid-order.ts';
import { leftOf, quantityLeft, refundAmounts } from '#src/refunds/refund-amounts.ts';
import { splitByRate, vatInGross } from '#src/vat/vat-by-rate.ts';
import { randomFrom, SEED } from './a-priced-order.ts';

const ORDERS = 400;

function anOrder(below: (most: number) => number): PaidOrder {
  const currency: Currency = below(4) === 0 ? 'HUF' : 'PLN';
  const step = currency === 'HUF' ? 100 : 1;
  const basisPoints = [2_300, 800, 0][below(3)] ?? 0;
  const lines = Array.from({ length: 1 + below(4) }, (_, position) => {
    const [quantity, unitMinor] = [1 + below(4), (1 + below(9_000)) * step];
    const discountMinor = below(3) === 0 ? below(unitMinor / step) * step : 0;
    return { position, quantity, totalMinor: quantity * unitMinor, discountMinor, basisPoints };
  });
  const deliveryMinor = below(2) * below(2_000) * step;
  const rates = lines.map(({ totalMinor, discountMinor }) => ({
    ...{ basisPoints, total: money(totalMinor, currency), discount: money(discountMinor, currency) },
  }));
  const vatAmounts = splitByRate(rates, money(deliveryMinor, currency), currency);
  const total = sumMoney(
    vatAmounts.map(({ gross }) => gross),
    currency,
  );
  const taxedCardsMinor = below(total.minor / step + 1) * step;
  const left = lessTaxed({ total, vat: total, vatAmounts }, taxedCardsMinor);
  return {
    ...{ currency, lines, deliveryMinor, capturedMinor: total.minor, taxedCardsMinor },
    vat: left.vatAmounts.map(({ gross, vat }) => ({ basisPoints, grossMinor: gross.minor, vatMinor: vat.minor })),
  };
}

test(`whatever is given back sums to the VAT of the rest and to what the cards paid, seed ${SEED}`, () => {
  const random = randomFrom(SEED);
  const below = (most: number) => Math.floor(random() * most);
  for (let count = 0; count < ORDERS; count++) {
    const order = anOrder(below);
    const [rate] = order.vat;
    assert.is(rate?.grossMinor, order.capturedMinor - (order.taxedCardsMinor ?? 0));
    const earlier: EarlierRefund[] = [];
    while (leftOf(order, earlier).minor > 0) {
      const isLast = earlier.length === 5;
      const lines = order.lines.flatMap(({ position }) => {
        const most = quantityLeft(order, earlier, position);
        return most > 0 && below(2) === 0 ? [{ position, quantity: 1 + below(most) }] : [];
      });
      const step = order.currency === 'HUF' ? 100 : 1;
      const own = isLast ? leftOf(order, earlier).minor : (1 + below(leftOf(order, earlier).minor / step)) * step;
      const parts = { lines: isLast ? [] : lines, isWithDelivery: !isLast && below(2) === 0 };
      const amounts = refundAmounts(order, earlier, parts, isLast || below(2) === 0 ? own : null);
      if (!amounts.ok) continue;
      const { amountMinor, taxedCardsMinor, vat } = amounts.value;
      const grossMinor = vat.reduce((sum, part) => sum + part.grossMinor, 0);
      assert.is(grossMinor, amountMinor - taxedCardsMinor);
      assert.ok(vat.every((part) => part.vatMinor >= 0 && part.vatMinor <= vatInGross(part.grossMinor, 10_000) + step));
      earlier.push(amounts.value);
    }
    const sum = (of: (refund: EarlierRefund) => number) => earlier.reduce((total, refund) => total + of(refund), 0);
    assert.is(
      sum(({ taxedCardsMinor = 0 }) => taxedCardsMinor),
      order.taxedCardsMinor,
    );
    assert.is(
      sum(({ vat }) => vat.reduce((total, part) => total + part.vatMinor, 0)),
      rate?.vatMinor,
    );
  }
});

test.run();
