// When gift cards are mailed, in words that stand alone: with their payment, or on the day that the buyer chose.
import { readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { formatArrival } from '#src/dates/format-arrival.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { EMAILED } from '#src/shipping/carriers.ts';
import type { Db } from '../database/connect.ts';
import { translateTo } from '../i18n/translations.ts';

/** Null for an order of anything else. */
export async function readWhenCardsGo(
  db: Db,
  { number, shippingMethod }: { number: number; shippingMethod: string },
  locale: Locale,
): Promise<string | null> {
  if (shippingMethod !== EMAILED) return null;
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.line_text as text')
    .where('orders.number', '=', number)
    .execute();
  return sayWhenCardsGo(
    lines.map(({ text }) => text),
    locale,
  );
}

/** `texts`: those of the lines that are ordered. */
export function sayWhenCardsGo(texts: readonly string[], locale: Locale): string {
  const t = translateTo(locale);
  const days = [...new Set(texts.map((text) => readGiftCardLine(text).sendOn))];
  const [day, other] = days;
  if (day && other === undefined) return formatArrival(day, day, languageOf(locale).languageTag);
  if (!days.includes(null)) return t('giftCardMail.onItsDay');
  return t(days.length > 1 ? 'giftCardMail.atOnceOrOnItsDay' : 'giftCardMail.atOnce');
}
