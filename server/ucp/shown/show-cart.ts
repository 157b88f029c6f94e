// A cart as the protocol writes it, made of what the storefront shows: the same amounts, to the minor unit.
import { titleOf } from '#src/cart/cart-line.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import { type Money, subtractMoney } from '#src/money.ts';
import type { Cart } from '../../schema/resolver-types.generated.ts';

const PICTURE_WIDTH = 480;

export type Total = { type: string; amount: number; display_text?: string };

export function showLines({ lines }: Pick<Cart, 'lines'>, publicUrl: string): object[] {
  return lines.map((line) => ({
    id: line.variantId,
    item: {
      id: line.variantId,
      title: titleOf(line),
      price: line.unitPrice.minor,
      ...(line.image && { image_url: publicUrl + jpegOf(line.image, PICTURE_WIDTH) }),
    },
    quantity: line.quantity,
    totals: [
      { type: 'subtotal', amount: line.total.minor },
      { type: 'total', amount: line.total.minor },
    ],
  }));
}

/** They add up. VAT is within them, and is said in a message. */
export function totalsOfCart({ subtotal, discount }: Pick<Cart, 'subtotal' | 'discount'>): Total[] {
  const total = discount ? subtractMoney(subtotal, discount.amount) : subtotal;
  return [
    { type: 'subtotal', amount: subtotal.minor },
    ...(discount ? discountTotal(discount.amount, discount.code) : []),
    { type: 'total', amount: total.minor },
  ];
}

/** None where nothing is taken off. */
export function discountTotal({ minor }: Money, code: string): Total[] {
  return minor === 0 ? [] : [{ type: 'discount', amount: -minor, display_text: code }];
}

/** Left out where the platform and the shop have no discounts in common. `waiting`: a code that nobody has looked at. */
export function showDiscounts(t: Translate, { discount }: Pick<Cart, 'discount'>, waiting: string | null): object {
  if (!discount) return { codes: waiting === null ? [] : [waiting], applied: [] };
  const { code, amount, isDeliveryFree } = discount;
  return { codes: [code], applied: amount.minor > 0 || isDeliveryFree ? [appliedDiscount(t, code, amount)] : [] };
}

/** A code that takes nothing off the products is one of free delivery, which the price of delivery has in it already. */
export function appliedDiscount(t: Translate, code: string, { minor }: Money): object {
  return { code, title: minor > 0 ? code : `${code}: ${t('totals.freeDelivery')}`, amount: minor };
}
