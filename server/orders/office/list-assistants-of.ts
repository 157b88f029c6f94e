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

/** The same where nothing beside it says that they are assistants; null where none led to it. */
export function nameAssistants(locale: Locale, given: readonly string[]): string | null {
  const t = translateTo(locale);
  const platforms = namedIn(given);
  if (platforms) return t('orderAssistants.ofPlatforms', { platforms });
  return given.length > 0 ? t('orderAssistants.unnamed') : null;
}

/** The same below a word that does say it. */
export function namePlatforms(locale: Locale, given: readonly string[]): string | null {
  if (given.length === 0) return null;
  return namedIn(given) || translateTo(locale)('assistantFigures.unnamed');
}

const namedIn = (platforms: readonly string[]) => platforms.filter(Boolean).join(', ');
