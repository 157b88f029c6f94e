// What led to an order, where assistants did: browsers of the office get it ready-made.
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';

/** The platforms of the assistants that led to the order; an empty one where the assistant names none. */
export async function listAssistantsOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('assistant_orders')
    .select('platform')
    .distinct()
    .where('order_id', '=', orderId)
    .orderBy('platform')
    .execute();
  return rows.map(({ platform }) => platform);
}

/** The same in words; null where no assistant led to it. */
export function nameAssistants(locale: Locale, platforms: readonly string[]): string | null {
  const t = translateTo(locale);
  const named = platforms.map((platform) =>
    platform ? t('orderAssistants.ofPlatform', { platform }) : t('orderAssistants.unnamed'),
  );
  return named.join(', ') || null;
}
