// The discount code that a platform wants in a cart. A gift card is money, and is typed in by whoever pays.
import { normaliseCode } from '#src/discounts/discount-code.ts';
import { isGiftCardCode, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import { setDiscountCode } from '../../cart/set-discount-code.ts';
import { findDiscountCode } from '../../discounts/discount-code-store.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { UcpServices } from '../operation.ts';

/** What only the goods lack is said by the cart itself, which keeps the code. */
const keptRefusals = ['MINIMUM_NOT_REACHED', 'NOT_FOR_THESE_GOODS'];

/** None: takes the code out. Of several the first counts. */
export async function putCode({ context, locale, t }: UcpServices, codes: readonly string[]): Promise<ShownMessage[]> {
  const [code = '', ...others] = [...new Set(codes.map((each) => each.trim()))];
  const messages = others.map((_, position) => say(t, 'codeNotCombined', { path: pathOf(position + 1) }));
  const isCard =
    isGiftCardCode(normaliseGiftCardCode(code)) && !(await findDiscountCode(context.db, normaliseCode(code)));
  if (isCard) return [say(t, 'cardAtCheckout', { path: pathOf(0) }), ...messages];
  const set = await setDiscountCode(context, locale, code);
  if (set.ok || keptRefusals.includes(set.error.kind)) return messages;
  const content = t(`discount.refused${set.error.kind}`, { amount: '' });
  return [say(t, 'codeRefused', { path: pathOf(0), content }), ...messages];
}

function pathOf(position: number): string {
  return `$.discounts.codes[${position}]`;
}
