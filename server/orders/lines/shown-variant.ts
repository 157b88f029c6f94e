// What people read below the title of an order's line. The column `shown_variant` says it of everything but gift cards, whose
// text is kept in one form for all languages.
import { sayGiftCardLine } from '#src/catalogue/gift-card/said-gift-card.ts';
import { showVariant } from '#src/catalogue/line-text.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** The columns of a line that it is made of. */
export const shownVariantColumns = ['shown_variant', 'variant_title', 'line_text', 'line_text_label'] as const;
export type ShownVariantRow = Record<(typeof shownVariantColumns)[number], string>;

/** `locale`: the order's, in which its goods have their titles. */
export function shownVariantOf(row: ShownVariantRow, order: { is_for_gift_cards: boolean; locale: string }): string {
  if (!order.is_for_gift_cards) return row.shown_variant;
  const { variant_title: variantTitle, line_text: text, line_text_label: textLabel } = row;
  return showVariant({ variantTitle, text, textLabel, saidText: sayGiftCardLine(text, order.locale as Locale) });
}
