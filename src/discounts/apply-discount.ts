// The one computation of what a code takes off: cart, checkout and order share it.
import { allocateMoney, type Currency, type Money, money, percentOf, sumMoney } from '../money.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { DiscountReward, DiscountTerms } from './discount-code.ts';
import type { DiscountRefusalKind } from './discount-refusals.ts';

export type DiscountablePurchase = {
  currency: Currency;
  /** `total`: of the whole line, before the discount. */
  lines: readonly { total: Money; isInScope: boolean }[];
  now: Date;
  /** Counts other orders. */
  uses: number;
  /** Counts other orders with the same e-mail address; 0 while it is not known. */
  usesOfEmail: number;
};

export type AppliedDiscount = {
  /** What each line is reduced by. */
  lines: readonly Money[];
  isDeliveryFree: boolean;
};

/** `minimum`: what the goods must come to. */
export type DiscountRefusal = { kind: DiscountRefusalKind; minimum?: Money };

export function applyDiscount(
  terms: DiscountTerms,
  purchase: DiscountablePurchase,
): Result<AppliedDiscount, DiscountRefusal> {
  const refusal = refusalOf(terms, purchase);
  if (refusal) return refuse(refusal);
  const weights = purchase.lines.map(({ total, isInScope }) => (isInScope ? total.minor : 0));
  const reduced = weights.reduce((sum, weight) => sum + weight, 0);
  const reduction = reductionOf(terms.reward, money(reduced, purchase.currency));
  return ok({
    lines: reduction.minor > 0 ? allocateMoney(reduction, weights) : weights.map(() => reduction),
    isDeliveryFree: terms.reward.kind === 'free_delivery',
  });
}

function refusalOf(terms: DiscountTerms, purchase: DiscountablePurchase): DiscountRefusal | null {
  const { currency, lines, now, uses, usesOfEmail } = purchase;
  if (terms.stoppedAt !== null || (terms.endsAt && terms.endsAt <= now)) return { kind: 'EXPIRED' };
  if (terms.startsAt && now < terms.startsAt) return { kind: 'NOT_YET' };
  if (terms.maxUses !== null && uses >= terms.maxUses) return { kind: 'USED_UP' };
  const { reward, minimums } = terms;
  const minimum = minimums[currency];
  const isPriced = reward.kind !== 'amount' || (reward.amounts[currency] ?? 0) > 0;
  if (!isPriced || (minimum === undefined && Object.keys(minimums).length > 0)) return { kind: 'OTHER_CURRENCY' };
  if (!lines.some(({ isInScope }) => isInScope)) return { kind: 'NOT_FOR_THESE_GOODS' };
  const goods = sumMoney(
    lines.map(({ total }) => total),
    currency,
  );
  if (minimum !== undefined && goods.minor < minimum) {
    return { kind: 'MINIMUM_NOT_REACHED', minimum: money(minimum, currency) };
  }
  if (terms.maxUsesPerEmail !== null && usesOfEmail >= terms.maxUsesPerEmail) return { kind: 'NOT_WITH_THIS_EMAIL' };
  return null;
}

/** Never more than there is to reduce. */
function reductionOf(reward: DiscountReward, goods: Money): Money {
  switch (reward.kind) {
    case 'percentage':
      return within(goods, percentOf(goods, reward.basisPoints));
    case 'amount':
      return within(goods, money(reward.amounts[goods.currency] ?? 0, goods.currency));
    case 'free_delivery':
      return money(0, goods.currency);
  }
}

function within(goods: Money, reduction: Money): Money {
  return reduction.minor > goods.minor ? goods : reduction;
}
