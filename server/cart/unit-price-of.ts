// What a piece of a line costs with its text, as long as it can be had as it was chosen.
import { isDayOffered, readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { checkLineText, type LineText, priceOfLineText } from '#src/catalogue/line-text.ts';
import { addMoney, type Money, money } from '#src/money.ts';

/** `today`: as `2026-11-29`, by the clocks of the shop. */
type Chosen = { text: string; asked: LineText | null; today: string };

/**
 * `price`: of the variant. Null when the line cannot be had: that the text could be is no help, and the product without it is not
 * what was chosen. A gift card may lie in the cart until its day is over.
 */
export function unitPriceOf(price: Money, { text, asked, today }: Chosen): Money | null {
  if (!checkLineText(asked, text).ok) return null;
  if (asked?.giftCard) {
    const { amount, sendOn } = readGiftCardLine(text);
    if (!isDayOffered(sendOn, today)) return null;
    if (amount) return amount.currency === price.currency ? amount : null;
  }
  const added = asked && text ? priceOfLineText(asked, price.currency) : money(0, price.currency);
  return added && addMoney(price, added);
}
