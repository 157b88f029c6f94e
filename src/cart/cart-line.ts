import { type Money, subtractMoney } from '../money.ts';
import type { CartFieldsFragment } from '../operations.generated.ts';

export type CartLine = CartFieldsFragment['lines'][number];

/** What tells a line from the others. */
export type LineName = Pick<CartLine, 'variantId' | 'text'>;

export function keyOf({ variantId, text }: LineName): string {
  return variantId + text;
}

export function canBeOrdered(line: Pick<CartLine, 'availability' | 'quantity' | 'maxQuantity'>): boolean {
  return line.availability !== 'SOLD_OUT' && line.quantity <= line.maxQuantity;
}

export function titleOf({ title, variantTitle }: Pick<CartLine, 'title' | 'variantTitle'>): string {
  return variantTitle ? `${title}, ${variantTitle}` : title;
}

/** Whether something is dearer, cheaper or no longer sold since the shopper last looked. */
export function hasChanges({ lines, goneLines }: CartFieldsFragment): boolean {
  return goneLines.length > 0 || lines.some(({ priceBefore }) => priceBefore);
}

/** What the goods cost, with the discount taken off. */
export function goodsOf({ subtotal, discount }: CartFieldsFragment): Money {
  return discount ? subtractMoney(subtotal, discount.amount) : subtotal;
}
