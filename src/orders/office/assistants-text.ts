import type { Translate } from '../../i18n/translate.ts';

/** Says which assistants led to an order, by their platforms. */
export function assistantsText(platforms: readonly string[], t: Translate): string {
  return platforms
    .map((platform) => (platform ? t('orders.byAssistant', { platform }) : t('orders.byUnnamed')))
    .join(', ');
}
