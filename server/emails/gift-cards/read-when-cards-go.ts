import type { Locale } from '#src/i18n/locales.ts';
import { EMAILED } from '#src/shipping/carriers.ts';
import type { Db } from '../../database/connect.ts';
import { sayWhenCardsGo } from '../../gift-cards/when-cards-go.ts';

/** When the gift cards of an order are mailed, in words; null for an order of anything else. */
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
