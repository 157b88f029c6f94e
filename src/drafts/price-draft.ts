// What a draft comes to: the editor shows it while somebody types, and the link and the order are made with it.
import { type CartTotals, priceCart } from '../cart/price-cart.ts';
import {
  allocateMoney,
  type Currency,
  type Money,
  money,
  multiplyMoney,
  percentOf,
  subtractMoney,
  sumMoney,
} from '../money.ts';
import type { RateOf } from '../vat/vat-rates.ts';
import { type Amounts, type Discount, isPricedIn, unitMinorOf } from './draft-content.ts';

/** What goods cost: each line's `gross`, and what is `left` after its own discount; all of them, and `whole` off that. */
export type DraftGoods = { units: Money[]; gross: Money[]; left: Money[]; goods: Money; whole: Money };

export function priceGoods({ lines, discount }: Amounts, currency: Currency): DraftGoods {
  const units = lines.map((line) => money(isPricedIn(line, currency) ? unitMinorOf(line) : 0, currency));
  const gross = lines.map((line, position) => multiplyMoney(units[position] ?? money(0, currency), line.quantity));
  const left = gross.map((amount, position) =>
    subtractMoney(amount, reductionOf(lines[position]?.discount ?? null, amount)),
  );
  const goods = sumMoney(left, currency);
  return { units, gross, left, goods, whole: reductionOf(discount, goods) };
}

/**
 * What is not agreed in this currency yet counts as nothing. `rateOf`: of where the goods go. Throws a RangeError when a
 * sum leaves the safe integers.
 */
export function priceDraft(draft: Amounts, currency: Currency, rateOf: RateOf): CartTotals {
  const { lines, shippingMinor, shippingCurrency } = draft;
  const { units, gross, left, whole } = priceGoods(draft, currency);
  const shares = allocateMoney(
    whole,
    left.map(({ minor }) => minor),
  );
  const nothing = money(0, currency);
  const priced = lines.map((line, position) => ({
    unitPrice: units[position] ?? nothing,
    quantity: line.quantity,
    vatClass: line.vatClass,
    discount: sumMoney(
      [subtractMoney(gross[position] ?? nothing, left[position] ?? nothing), shares[position] ?? nothing],
      currency,
    ),
  }));
  const shipping = money(isPricedIn({ currency: shippingCurrency }, currency) ? shippingMinor : 0, currency);
  return priceCart(priced, { currency, rateOf, shipping });
}

/** Never more than there is to reduce. */
function reductionOf(discount: Discount | null, amount: Money): Money {
  const { currency } = amount;
  if (!discount || (discount.kind === 'amount' && !isPricedIn(discount, currency))) return money(0, currency);
  const reduction =
    discount.kind === 'percent' ? percentOf(amount, discount.basisPoints) : money(discount.minor, currency);
  return reduction.minor > amount.minor ? amount : reduction;
}
