// When gift cards are mailed, in words that stand alone: with their payment, or on the day that the buyer chose.
import { readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { formatArrival } from '#src/dates/format-arrival.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { translateTo } from '../i18n/translations.ts';

/** `texts`: those of the lines that are ordered. */
export function sayWhenCardsGo(texts: readonly string[], locale: Locale): string {
  const t = translateTo(locale);
  const days = [...new Set(texts.map((text) => readGiftCardLine(text).sendOn))];
  const [day, other] = days;
  if (day && other === undefined) return formatArrival(day, day, languageOf(locale).languageTag);
  if (!days.includes(null)) return t('giftCardMail.onItsDay');
  return t(days.length > 1 ? 'giftCardMail.atOnceOrOnItsDay' : 'giftCardMail.atOnce');
}
