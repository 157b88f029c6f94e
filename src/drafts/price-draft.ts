// What a draft comes to: the editor shows it while somebody types, and the link and the order are made with it.
import { type CartTotals, priceCart } from '../cart/price-cart.ts';
import {
  allocateMoney,
  type Currency,
  type Money,
  money,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
} from '../money.ts';
import type { RateOf } from '../vat/vat-rates.ts';
import { type Amounts, type Discount, isPricedIn, unitMinorOf } from './draft-content.ts';

const WHOLE = 10_000;

/**
 * What is not agreed in this currency yet counts as nothing. `rateOf`: of where the goods go. Throws a RangeError when a
 * sum leaves the safe integers.
 */
export function priceDraft(
  { lines, discount, shippingMinor, shippingCurrency }: Amounts,
  currency: Currency,
  rateOf: RateOf,
): CartTotals {
  const units = lines.map((line) => money(isPricedIn(line, currency) ? unitMinorOf(line) : 0, currency));
  const gross = lines.map((line, position) => multiplyMoney(units[position] ?? money(0, currency), line.quantity));
  const own = lines.map((line, position) => reductionOf(line.discount, gross[position] ?? money(0, currency)));
  const left = gross.map((amount, position) => subtractMoney(amount, own[position] ?? money(0, currency)));
  const shares = allocateMoney(
    reductionOf(discount, sumMoney(left, currency)),
    left.map(({ minor }) => minor),
  );
  const priced = lines.map((line, position) => ({
    unitPrice: units[position] ?? money(0, currency),
    quantity: line.quantity,
    vatClass: line.vatClass,
    discount: sumMoney([own[position], shares[position]].filter(isMoney), currency),
  }));
  const shipping = money(isPricedIn({ currency: shippingCurrency }, currency) ? shippingMinor : 0, currency);
  return priceCart(priced, { currency, rateOf, shipping });
}

/** Never more than there is to reduce. */
function reductionOf(discount: Discount | null, amount: Money): Money {
  const { currency } = amount;
  if (!discount || (discount.kind === 'amount' && !isPricedIn(discount, currency))) return money(0, currency);
  const reduction =
    discount.kind === 'percent'
      ? roundMoney((amount.minor * discount.basisPoints) / WHOLE, currency)
      : money(discount.minor, currency);
  return reduction.minor > amount.minor ? amount : reduction;
}

function isMoney(amount: Money | undefined): amount is Money {
  return amount !== undefined;
}
