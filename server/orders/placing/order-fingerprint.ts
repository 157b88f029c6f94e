import { createHash } from 'node:crypto';
import type { NormalisedDraft } from '#src/checkout/checkout-fields.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Money } from '#src/money.ts';
import type { OrderedLine } from '../../cart/cart-store.ts';
import type { CartDiscount } from '../../discounts/read-discount.ts';

export type Agreement = {
  locale: Locale;
  draft: NormalisedDraft;
  expectedTotal: Money;
  /** The rest of the total, after gift cards. */
  expectedDue: Money;
  /** The ids of the gift cards. */
  cards: readonly string[];
  lines: OrderedLine[];
  discount: CartDiscount | null;
  /** What the payment method costs. */
  fee: Money;
};

/**
 * A hash of everything that the shopper agrees to by pressing the button. Of the payment method only what it adds to the
 * total is part of it: one that costs the same may take the place of another without a new order.
 */
export function fingerprintOf({ locale, draft, expectedTotal, lines, discount, fee, ...agreement }: Agreement): string {
  const agreed = [
    locale,
    expectedTotal,
    Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)),
    lines.map(({ variantId, text, quantity }) => [variantId, quantity, ...(text ? [text] : [])]).sort(),
    ...(discount ? [discount.code] : []),
    ...(fee.minor > 0 ? [{ fee }] : []),
    ...(agreement.cards.length > 0 ? [{ cards: agreement.cards, due: agreement.expectedDue }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url');
}
