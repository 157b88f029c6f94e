import type { Money } from '#src/money.ts';
import { moneyText } from './money-text.ts';

/** What of the order's money went back; empty when none did. */
export function refundedText({ total, refunded }: { total: Money; refunded: Money }): string {
  if (refunded.minor === 0) return '';
  return refunded.minor >= total.minor ? 'all refunded' : `refunded ${moneyText(refunded)}`;
}
