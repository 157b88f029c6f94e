// What a product asks for with each line of it: its text, or, of a gift card, to whom it is sent and when.

import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import type { LineText } from '#src/catalogue/line-text.ts';
import { locales } from '#src/i18n/locales.ts';
import { translateTo } from '../i18n/translations.ts';

/** Columns of a product. */
export type AskedColumns = { line_text: LineText | null; gift_card: GiftCardTerms | null };

export function askedTextOf({ line_text: lineText, gift_card: giftCard }: AskedColumns): LineText | null {
  return giftCard ? { ...textOfGiftCard(), giftCard } : lineText;
}

/** An unused card can be withdrawn from as any other product, whatever stands on it. */
function textOfGiftCard(): LineText {
  return {
    labels: Object.fromEntries(locales.map((locale) => [locale, translateTo(locale)('giftCardMail.for')])),
    ...{ isRequired: true, maxLength: 0, characters: '', prices: {}, isExcepted: false },
  };
}
