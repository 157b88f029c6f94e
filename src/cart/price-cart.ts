// The one computation of what a cart costs: the cart page, the checkout, the order and the tests share it.

import type { VatClass } from '../countries/country.ts';
import { addMoney, type Currency, type Money, money, multiplyMoney, subtractMoney, sumMoney } from '../money.ts';
import { type LineAtRate, splitByRate, type VatAmount } from '../vat/vat-by-rate.ts';
import type { RateOf } from '../vat/vat-rates.ts';

export type LineToPrice = {
  unitPrice: Money;
  quantity: number;
  vatClass: VatClass;
  /** The reduction of the whole line. */
  discount?: Money | undefined;
};

export type Destination = {
  currency: Currency;
  /** The rates of goods that go there: `vatRatesTo`. */
  rateOf: RateOf;
  shipping: Money;
  /** What the way it is paid costs, when that costs something. */
  fee?: Money;
};

export type CartTotals = {
  lines: LineAtRate[];
  subtotal: Money;
  shipping: Money;
  fee: Money;
  discount: Money;
  total: Money;
  vat: Money;
  /** One for each rate, highest first; delivery and fee share the rates of the goods in proportion to their value. */
  vatAmounts: VatAmount[];
};

export function priceCart(
  cart: readonly LineToPrice[],
  { currency, rateOf, shipping, fee = money(0, currency) }: Destination,
): CartTotals {
  const lines = cart.map((line) => ({
    total: multiplyMoney(line.unitPrice, line.quantity),
    discount: line.discount ?? money(0, currency),
    basisPoints: rateOf(line.vatClass),
  }));
  const subtotal = sumMoney(
    lines.map(({ total }) => total),
    currency,
  );
  const discount = sumMoney(
    lines.map((line) => line.discount),
    currency,
  );
  const extras = addMoney(shipping, fee);
  const vatAmounts = splitByRate(lines, extras, currency);
  return {
    lines,
    subtotal,
    shipping,
    fee,
    discount,
    total: addMoney(subtractMoney(subtotal, discount), extras),
    vat: sumMoney(
      vatAmounts.map(({ vat }) => vat),
      currency,
    ),
    vatAmounts,
  };
}
