import type { Money } from '#src/money.ts';
import { moneyText } from './money-text.ts';

/** What was taken off an order, with the code that it comes of; empty without either. */
export function discountText({ discount, discountCode }: { discount: Money; discountCode?: string | null }): string {
  if (discount.minor > 0) return ['discount', discountCode, `−${moneyText(discount)}`].filter(Boolean).join(' ');
  return discountCode ? `discount ${discountCode} free delivery` : '';
}
