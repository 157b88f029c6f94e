// The text of a gift card's line as people read it: it is kept in one form, whatever language it was typed in.
import { formatDay, longDay } from '../../dates/format-moment.ts';
import { isDay } from '../../dates/local-date.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { formatMoney } from '../../money.ts';
import { readGiftCardLine, SEPARATOR } from './gift-card-terms.ts';

/** E.g. `anna@example.com · 75,00 zł · 24 grudnia 2026 · Wesołych świąt`. */
export function sayGiftCardLine(text: string, locale: Locale): string {
  const { recipient, amount, sendOn, message } = readGiftCardLine(text);
  const money = amount && formatMoney(amount, languageOf(locale).languageTag);
  const day = sendOn && isDay(sendOn) ? formatDay(sendOn, locale, 'UTC', longDay) : sendOn;
  return [recipient, money, day, message].filter(Boolean).join(SEPARATOR);
}
